import Audit

/// Two colours seen together, in words and samples.
struct ColorEvidenceText: EvidenceText {
  let finding: Finding
  let evidence: ColorEvidence
  let style: TerminalStyle

  var headline: [String] {
    [style.paint(shorten(singleLine(evidence.subject), to: 70), .heading), evidence.role, what]
  }

  var subject: FindingSubject {
    FindingSubject(
      name: evidence.subject, role: evidence.role, categories: evidence.categories, os: evidence.os)
  }

  var statement: String { what }

  private var what: String {
    guard let worst = evidence.examples.first else { return finding.rule }
    var text = self.text(of: worst).ratio
    text += evidence.role == "states" ? " apart in " : " in "
    text += worst.shortAppearances
    if evidence.examples.count > 1 { text += " and more" }
    let isOpen = finding.rule == UndeterminedContrastRule().id
    let needs = "\(isOpen ? "needed:" : "needs") \(minimumText(worst.required))"
    return "\(text), \(needs) (\(evidence.criterion))"
  }

  var rows: [(label: String, text: String)] {
    var rows = evidence.examples.enumerated().map { index, example in
      (label: index == 0 ? "shows" : "", text: line(for: example))
    }
    rows += sizes.map { [("size", $0)] } ?? []
    let ideas = evidence.examples.flatMap { example in
      text(of: example).suggestions(namingAppearances: evidence.examples.count > 1)
    }
    rows += ideas.enumerated().map { index, idea in (label: index == 0 ? "try" : "", text: idea) }
    return rows
  }

  private func text(of example: ColorExample) -> ColorExampleText {
    ColorExampleText(example: example, role: evidence.role, style: style)
  }

  private func line(for example: ColorExample) -> String {
    let text = text(of: example)
    var parts = [text.colors, text.ratio, style.paint(example.shortAppearances, .quiet)]
    if !text.sample.isEmpty { parts.insert(text.sample, at: 0) }
    if !example.deficiencies.isEmpty {
      parts.append("alike with \(example.deficiencies.joined(separator: ", "))")
    }
    return parts.joined(separator: "  ")
  }

  /// How the text size bears on it.
  private var sizes: String? {
    guard let first = evidence.categories.first, let last = evidence.categories.last else {
      return nil
    }
    var text = evidence.font.map { "\($0): " } ?? ""
    text += first == last ? "at \(first)" : "from \(first) to \(last)"
    if let category = evidence.passesFrom {
      text += "; large enough for its contrast from \(category) on"
    }
    return text
  }

  /// The rows and the headline of a low contrast say all of its reason.
  var explanation: String? {
    finding.rule == LowContrastRule().id || finding.reason.isEmpty ? nil : finding.reason
  }
}

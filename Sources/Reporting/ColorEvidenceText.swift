import Audit
import Foundation

/// Two colours seen together, in words and samples.
struct ColorEvidenceText: EvidenceText {
  let finding: Finding
  let evidence: ColorEvidence
  let style: TerminalStyle

  private var isAboutStates: Bool { evidence.role == "states" }

  var headline: [String] {
    [style.paint(shorten(singleLine(evidence.subject), to: 70), .heading), evidence.role, what]
  }

  private var what: String {
    guard let worst = evidence.examples.first else { return finding.rule }
    var text = ratio(of: worst)
    text += isAboutStates ? " apart in " : " in "
    text += worst.appearance
    let others = evidence.examples.count - 1
    if others > 0 { text += " and \(counted(others, "more appearance"))" }
    return text + ", \(worst.bestRatio == nil ? "needs" : "needed:") \(minimumText(worst.required))"
  }

  var rows: [(label: String, text: String)] {
    var rows = evidence.examples.enumerated().map { index, example in
      (label: index == 0 ? "shows" : "", text: text(of: example))
    }
    rows += sizes.map { [("size", $0)] } ?? []
    return rows
  }

  private func text(of example: ColorExample) -> String {
    let swatch = Swatch(style: style)
    let ground = example.background
    var parts: [String] = []
    let sample = isAboutStates ? " ● " : evidence.role == "icon" ? " ★ " : " Aa "
    let shown = swatch.sample(sample, color: example.foreground, on: ground)
    if !shown.isEmpty { parts.append(shown) }
    parts.append("\(example.foreground) \(isAboutStates ? "beside" : "on") \(ground)")
    parts.append(ratio(of: example))
    parts.append(style.paint(example.appearance, .quiet))
    if !example.deficiencies.isEmpty {
      parts.append("alike with \(example.deficiencies.joined(separator: ", "))")
    }
    return parts.joined(separator: "  ")
  }

  private func ratio(of example: ColorExample) -> String {
    guard let best = example.bestRatio else { return ratioText(example.ratio) }
    return "\(ratioText(example.ratio)) to \(ratioText(best))"
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

  var explanation: String? { finding.reason.isEmpty ? nil : finding.reason }
}

/// A contrast ratio that was rounded down to two decimals already: `4.50:1`.
func ratioText(_ value: Double) -> String { String(format: "%.2f:1", value) }

/// A ratio that is asked for, without needless zeros: `4.5:1`, `3:1`.
func minimumText(_ value: Double) -> String { "\(points(value, digits: 2)):1" }

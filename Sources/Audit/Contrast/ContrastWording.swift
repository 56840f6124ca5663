import ColorContrast
import DynamicType
import InterfaceScan

/// What a finding says about a judged pair.
struct ContrastWording {
  private let judgement: ContrastJudgement
  private var pairing: ColorPairing { judgement.pairing }

  init(_ judgement: ContrastJudgement) {
    self.judgement = judgement
  }

  /// What is seen: `label: Dimmed on white`.
  static func subject(of pairing: ColorPairing) -> String {
    let colors = "\(pairing.foreground.name) on \(pairing.backdrop.name)"
    switch pairing.reason {
    case .interface, .theme, .tint: return "\(pairing.component): \(colors)"
    default: return colors
    }
  }

  /// The evidence of a finding about some cases, worst first.
  ///
  /// - Parameter categories: the text sizes at which a case has the fault.
  func evidence(
    _ cases: [ContrastCase], categories: (ContrastCase) -> [ContentSizeCategory]
  ) -> ColorEvidence {
    let hit = Set(cases.flatMap(categories))
    let isText = pairing.role == .text
    return ColorEvidence(
      subject: Self.subject(of: pairing), role: pairing.role.rawValue,
      foreground: pairing.foreground.name, background: pairing.backdrop.name,
      criterion: judgement.criterion.rawValue, level: judgement.settings.level.rawValue,
      os: judgement.settings.os.displayName, font: isText ? pairing.font?.displayName : nil,
      categories: isText ? hit.sorted().map(\.shortName) : [],
      passesFrom: passesFrom(cases)?.shortName, examples: cases.map(example))
  }

  /// The first text size from which on all cases pass.
  private func passesFrom(_ cases: [ContrastCase]) -> ContentSizeCategory? {
    guard pairing.role == .text else { return nil }
    let sizes = judgement.settings.categories.sorted()
    let last = sizes.lastIndex { category in
      cases.contains { $0.result.meets(judgement.minimum(at: category)) != true }
    }
    guard let last, last + 1 < sizes.count else { return nil }
    return sizes[last + 1]
  }

  /// One case in numbers and names of colours.
  func example(_ example: ContrastCase) -> ColorExample {
    let known = example.background
    let ends = example.backdrop.ends
    return ColorExample(
      appearances: example.appearances.map(\.displayName),
      foreground: example.seenForeground.hexadecimal,
      background: (known ?? ends.darkest).hexadecimal,
      lightestBackground: known == nil ? ends.lightest.hexadecimal : nil,
      ratio: example.result.worst.hundredths,
      bestRatio: known == nil ? example.result.best.hundredths : nil,
      required: judgement.strictestMinimum,
      lightnessContrast: example.lightnessContrast.map { ($0 * 10).rounded() / 10 },
      suggestions: suggestions(example))
  }

  /// The nearest colours with which a case passes at every text size.
  private func suggestions(_ example: ContrastCase) -> [SuggestedColor] {
    guard !judgement.failing(example).isEmpty else { return [] }
    let minimum = judgement.strictestMinimum
    let foreground = ColorSuggestion.foreground(
      for: example.foreground, on: example.backdrop, minimum: minimum)
    // Nobody replaces the system's backgrounds for the sake of one text.
    let isOwn = pairing.backdrop.isOwn
    let background = example.background.flatMap { color in
      isOwn
        ? ColorSuggestion.background(for: color, under: example.foreground, minimum: minimum) : nil
    }
    return [foreground, background].compactMap { $0.map(SuggestedColor.init) }
  }

  // MARK: Words

  /// What happens in the worst case.
  func reason(_ worst: ContrastCase) -> String {
    let appearance = example(worst).shortAppearances
    let minimum = judgement.strictestMinimum
    var text = "\(pairing.explanation); in \(appearance) the contrast is "
    switch worst.result {
    case .determined(let ratio): text += "\(ratio)"
    case .undetermined(let reason, let low, let high):
      text += "\(low) to \(high) (\(reason))"
    }
    text += ", \(judgement.criterion.displayName) needs \(Self.minimum(minimum))"
    if pairing.role == .text, pairing.font == nil { text += " unless the text is large" }
    return text
  }

  /// What can be done.
  func advice(_ cases: [ContrastCase]) -> String {
    var ideas = ["take a suggested colour"]
    if cases.allSatisfy({ suggestions($0).isEmpty }) {
      ideas = ["choose colours that differ more in lightness"]
    }
    if pairing.role == .text {
      let large = judgement.criterion.minimum(isLargeText: true)
      let isEnough = cases.allSatisfy { $0.result.meets(large) == true }
      if isEnough {
        ideas.append(
          "make the text large (\(judgement.settings.largeText.limits)), which needs only"
            + " \(Self.minimum(large))")
      }
    }
    return ideas.joined(separator: ", or ")
  }

  /// What was assumed and what else is to be known.
  func notes(_ cases: [ContrastCase], others: ArraySlice<ContrastJudgement>) -> [String] {
    var notes: [String] = []
    if ![.interface, .tint].contains(pairing.reason) {
      notes.append("place: \(pairing.explanation)")
    }
    for color in [pairing.foreground] + pairing.backdrop.stated {
      if let place = color.place, place.file != pairing.place.file {
        notes.append("place: \(color.name) is from \(place)")
      }
    }
    for source in cases.flatMap(\.sources) where source.hasPrefix("estimate") {
      if !notes.contains(source) { notes.append(source) }
    }
    if pairing.role == .text, pairing.font == nil {
      notes.append("the text's size is not known; judged as text of the usual size")
    }
    if pairing.reason == .tint {
      let names = others.map(\.pairing.component).filter { $0 != pairing.component }
      if !names.isEmpty { notes.append("the same in \(names.joined(separator: ", "))") }
      return notes
    }
    let elsewhere = others.map { String($0.pairing.place.line) }
    if !elsewhere.isEmpty {
      let shown = elsewhere.prefix(8).joined(separator: ", ")
      let more = elsewhere.count > 8 ? " and \(elsewhere.count - 8) more" : ""
      notes.append(
        "\(Wording.count(elsewhere.count, "more place")) in this file: line \(shown)\(more)")
    }
    return notes
  }

  /// A ratio that is asked for: `4.5:1`, `3:1`.
  static func minimum(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)):1" : "\(value):1"
  }
}

extension ContrastJudgement {
  /// What is seen: `label: Dimmed on white`.
  public var subject: String { ContrastWording.subject(of: pairing) }

  /// One case in numbers and names of colours, with suggestions where it fails.
  public func evidenceExample(_ example: ContrastCase) -> ColorExample {
    ContrastWording(self).example(example)
  }
}

extension SuggestedColor {
  init(_ suggestion: ColorSuggestion) {
    let components = AssetColorComponents(suggestion.color)
    self.init(
      replaces: suggestion.role.rawValue, color: suggestion.hexadecimal,
      components: [
        "red": components.red, "green": components.green, "blue": components.blue,
        "alpha": components.alpha,
      ],
      ratio: suggestion.ratio.hundredths)
  }
}

extension LargeText {
  /// The sizes from which text counts as large, in words.
  public var limits: String {
    switch self {
    case .points: "18 pt, or 14 pt bold"
    case .cssPoints: "24 pt, or 18.7 pt bold"
    case .humanInterface: "18 pt, or bold"
    }
  }
}

extension Backdrop {
  /// The darkest and the lightest it can be.
  var ends: ColorRange {
    if case .unknown(_, let range) = self { return range }
    return resolved.map { ColorRange($0, $0) } ?? .any
  }
}

extension ContrastRatio {
  /// The ratio with two decimals, rounded down so that a failing ratio never reads as the minimum.
  var hundredths: Double { (value * 100).rounded(.down) / 100 }
}

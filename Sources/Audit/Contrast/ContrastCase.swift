import ColorContrast
import DynamicType
import InterfaceScan

/// A pair of colours as one appearance shows it, or several that show the same.
public struct ContrastCase: Sendable, Hashable {
  /// The appearances that show these colours, in the order they were asked for.
  public var appearances: [Appearance]
  /// The text or symbol as it is stated; it may be translucent.
  public let foreground: Color
  /// What it stands on.
  public let backdrop: Backdrop
  /// The contrast, as far as the backdrop is known.
  public let result: ContrastResult
  /// How sure the colours are.
  public let confidence: Confidence
  /// Where the values of the colours come from, without repetitions.
  public let sources: [String]

  /// Whether it is seen without the setting Increase Contrast.
  var isNormal: Bool { appearances.contains { $0.contrast == .normal } }

  /// The opaque background, if it is known.
  public var background: Color? { backdrop.resolved }

  /// The foreground as it is seen on the known background.
  public var seenForeground: Color {
    background.map(foreground.composited) ?? foreground
  }

  /// The appearances in words: ``ColorExample/shortNames(of:)``.
  public var appearanceNames: String {
    ColorExample.shortNames(of: appearances.map(\.displayName))
  }

  /// The lightness contrast Lc of APCA, advice beside the ratio; nil on an unknown background.
  public var lightnessContrast: Double? {
    background.map { APCA.lightnessContrast(text: foreground, background: $0) }
  }
}

/// A pair of colours judged in all appearances.
public struct ContrastJudgement: Sendable {
  /// The pair.
  public let pairing: ColorPairing
  /// What was asked for.
  public let settings: ContrastSettings
  /// The appearances, those that show the same colours together.
  public let cases: [ContrastCase]
  /// Appearances in which a colour of the pair has no value in the generation.
  public let missing: [Appearance]

  /// Judges a pair.
  public init(_ pairing: ColorPairing, settings: ContrastSettings) {
    self.pairing = pairing
    self.settings = settings
    var cases: [ContrastCase] = []
    var missing: [Appearance] = []
    for appearance in settings.wantedAppearances {
      guard let color = pairing.foreground.resolved(in: appearance, os: settings.os) else {
        missing.append(appearance)
        continue
      }
      let backdrop = pairing.backdrop.resolved(in: appearance, os: settings.os)
      let layers = pairing.backdrop.stated.compactMap {
        $0.resolved(in: appearance, os: settings.os)
      }
      let base = pairing.backdrop.baseConfidence(in: appearance, os: settings.os)
      let confidence = ([color] + layers).map(\.confidence).reduce(base, min)
      if let index = cases.firstIndex(where: {
        $0.foreground == color.color && $0.backdrop == backdrop
          && ($0.confidence == .guess) == (confidence == .guess)
      }) {
        cases[index].appearances.append(appearance)
        continue
      }
      var sources: [String] = []
      for source in ([color] + layers).map(\.source) where !sources.contains(source) {
        sources.append(source)
      }
      cases.append(
        ContrastCase(
          appearances: [appearance], foreground: color.color, backdrop: backdrop,
          result: ContrastResult(color.color, on: backdrop),
          confidence: confidence, sources: sources))
    }
    self.cases = cases
    self.missing = missing
  }

  /// The criterion that is asked for.
  public var criterion: ContrastCriterion { settings.criterion(for: pairing.role) }

  /// Whether the text is large at a size; false for other roles and unknown fonts.
  public func isLarge(at category: ContentSizeCategory) -> Bool {
    guard pairing.role == .text, let font = pairing.font else { return false }
    return settings.largeText.includes(
      pointSize: font.pointSize(for: category), weight: font.weight(boldText: settings.boldText))
  }

  /// The ratio that is needed at a text size.
  public func minimum(at category: ContentSizeCategory) -> Double {
    criterion.minimum(isLargeText: isLarge(at: category))
  }

  /// The strictest ratio of the text sizes that count.
  public var strictestMinimum: Double {
    settings.categories.map(minimum).max() ?? criterion.minimum(isLargeText: false)
  }

  /// Whether the text size bears on the verdict.
  public var dependsOnSize: Bool {
    Set(settings.categories.map(isLarge)).count > 1
  }

  /// The text sizes at which a case fails whatever lies behind.
  public func failing(_ example: ContrastCase) -> [ContentSizeCategory] {
    settings.categories.filter { example.result.meets(minimum(at: $0)) == false }
  }

  /// The text sizes at which a case passes whatever lies behind.
  public func passing(_ example: ContrastCase) -> [ContentSizeCategory] {
    settings.categories.filter { example.result.meets(minimum(at: $0)) == true }
  }

  /// The text sizes at which it depends on what lies behind.
  public func undetermined(_ example: ContrastCase) -> [ContentSizeCategory] {
    settings.categories.filter { example.result.meets(minimum(at: $0)) == nil }
  }
}

extension RoleFont {
  /// The name for people, such as `footnote`, `body semibold`, `17 pt semibold`.
  public var displayName: String {
    switch self {
    case .style(let style, nil): style.rawValue
    case .style(let style, let weight?): "\(style.rawValue) \(weight.rawValue)"
    case .fixed(let size, let weight): "\(Wording.points(size)) \(weight.rawValue)"
    case .growing(let size, let weight, let limit):
      "\(Wording.points(size)) \(weight.rawValue), growing to \(limit.shortName)"
    }
  }
}

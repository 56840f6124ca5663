import DynamicType

/// Two colours that are seen together, in the appearances in which that is a fault.
public struct ColorEvidence: Sendable, Hashable, Codable {
  /// What shows the colours, such as `label “Pay”` or `primaryText on background`.
  public var subject: String
  /// What the foreground is: `text`, `icon`, `control`, `states` or `statusBar`.
  public var role: String
  /// The name of the foreground as it was written: `AccentColor`, `systemBlue`, `#FF9500`.
  public var foreground: String
  /// The name of the background as it was written.
  public var background: String
  /// The success criterion of WCAG 2.2, such as `1.4.3`.
  public var criterion: String
  /// The conformance level that was asked for: `AA` or `AAA`.
  public var level: String
  /// The iOS generation whose system colours were taken, such as `iOS 26`.
  public var os: String
  /// The font of a text, such as `footnote` or `17 pt semibold`; nil where it is not known.
  public var font: String?
  /// The text sizes with the fault, in order; empty where the text size does not matter.
  public var categories: [String]
  /// The first text size at which the text is large enough for its contrast in every appearance;
  /// nil where there is none.
  public var passesFrom: String?
  /// The appearances with the fault, worst first.
  public var examples: [ColorExample]

  /// Creates evidence.
  public init(
    subject: String, role: String, foreground: String, background: String, criterion: String,
    level: String, os: String, font: String? = nil, categories: [String] = [],
    passesFrom: String? = nil, examples: [ColorExample]
  ) {
    self.subject = subject
    self.role = role
    self.foreground = foreground
    self.background = background
    self.criterion = criterion
    self.level = level
    self.os = os
    self.font = font
    self.categories = categories
    self.passesFrom = passesFrom
    self.examples = examples
  }
}

/// Two colours as one appearance shows them.
public struct ColorExample: Sendable, Hashable, Codable {
  /// The appearances that show these colours, such as `light` or `dark, increased contrast`.
  public var appearances: [String]
  /// The foreground as it is seen, laid over the background, as `#RRGGBB` in sRGB; over an unknown
  /// background as it is stated, as `#RRGGBBAA` if it is translucent.
  public var foreground: String
  /// The background as it is seen; the darkest that it can be where it is not known.
  public var background: String
  /// The lightest that the background can be where it is not known; nil where it is.
  public var lightestBackground: String?
  /// The contrast ratio, 1 to 21, rounded down to two decimals; the worst case where the background
  /// is not known.
  public var ratio: Double
  /// The best case, where the background is not known; nil where it is.
  public var bestRatio: Double?
  /// The ratio that is needed.
  public var required: Double
  /// The lightness contrast Lc of APCA, −108 to 106, as advice; nil between two states.
  public var lightnessContrast: Double?
  /// The nearest colours that pass.
  public var suggestions: [SuggestedColor]
  /// The colour vision deficiencies with which two states look alike.
  public var deficiencies: [String]

  /// The appearances in words: ``shortNames(of:)``.
  public var shortAppearances: String { Self.shortNames(of: appearances) }

  /// Names of appearances without those that follow from another: increased contrast and the
  /// elevated level have the colours of the plain appearance unless there are others for them.
  public static func shortNames(of appearances: [String]) -> String {
    let names = appearances.filter { name in
      ![", increased contrast", ", elevated"].contains { suffix in
        name.contains(suffix) && appearances.contains(name.replacing(suffix, with: ""))
      }
    }
    return names.joined(separator: " and ")
  }

  /// Creates an example.
  public init(
    appearances: [String], foreground: String, background: String,
    lightestBackground: String? = nil, ratio: Double, bestRatio: Double? = nil, required: Double,
    lightnessContrast: Double? = nil,
    suggestions: [SuggestedColor] = [], deficiencies: [String] = []
  ) {
    self.appearances = appearances
    self.foreground = foreground
    self.background = background
    self.lightestBackground = lightestBackground
    self.ratio = ratio
    self.bestRatio = bestRatio
    self.required = required
    self.lightnessContrast = lightnessContrast
    self.suggestions = suggestions
    self.deficiencies = deficiencies
  }
}

/// A colour of the same hue that passes, in place of one that does not.
public struct SuggestedColor: Sendable, Hashable, Codable {
  /// Which colour it replaces: `foreground` or `background`.
  public var replaces: String
  /// The colour as `#RRGGBB` in sRGB.
  public var color: String
  /// The components as an asset catalog writes them, such as `"red": "0x00"`.
  public var components: [String: String]
  /// The contrast ratio it gives, rounded down to two decimals.
  public var ratio: Double

  /// Creates a suggestion.
  public init(replaces: String, color: String, components: [String: String], ratio: Double) {
    self.replaces = replaces
    self.color = color
    self.components = components
    self.ratio = ratio
  }
}

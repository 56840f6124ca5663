import DynamicType

/// One system colour of one generation of iOS, in all its appearances.
///
/// Components are written `0xRRGGBB_AA`, the form in which the sources give them: eight bits each,
/// alpha too.
struct SystemColorRow: Sendable {
  /// The name without the suffix `Color`, as `UIColor` spells it: `systemBlue`.
  let name: String
  let source: String
  /// How sure the values are, unless one of the next two says otherwise.
  private let confidence: Confidence
  /// The same for the light value without Increase Contrast.
  private let lightConfidence: Confidence
  /// The same for the values with Increase Contrast.
  private let contrastConfidence: Confidence
  private let light: UInt32
  private let dark: UInt32
  private let lightHigh: UInt32
  private let darkHigh: UInt32
  private let darkElevated: UInt32
  private let darkHighElevated: UInt32

  /// A colour with values for all appearances.
  ///
  /// - Parameter elevated: The dark values one level up, usual and with Increase Contrast, where
  ///   they differ; the light ones never do.
  init(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32,
    elevated: (UInt32, UInt32)? = nil, source: String, _ confidence: Confidence,
    light lightConfidence: Confidence? = nil
  ) {
    self.name = name
    self.source = source
    self.confidence = confidence
    self.lightConfidence = lightConfidence ?? confidence
    contrastConfidence = confidence
    self.light = light
    self.dark = dark
    self.lightHigh = lightHigh
    self.darkHigh = darkHigh
    darkElevated = elevated?.0 ?? dark
    darkHighElevated = elevated?.1 ?? darkHigh
  }

  /// A colour that is the same in light and dark; for Increase Contrast nothing else is known.
  init(
    fixed name: String, _ value: UInt32, source: String, _ confidence: Confidence,
    contrast contrastConfidence: Confidence? = nil
  ) {
    self.name = name
    self.source = source
    self.confidence = confidence
    lightConfidence = confidence
    self.contrastConfidence = contrastConfidence ?? confidence
    light = value
    dark = value
    lightHigh = value
    darkHigh = value
    darkElevated = value
    darkHighElevated = value
  }

  /// The colour in an appearance.
  ///
  /// - Parameter limit: The most that the confidence can be.
  func value(in appearance: Appearance, atMost limit: Confidence = .certain) -> SourcedColor {
    let isHigh = appearance.contrast == .high
    let components: UInt32 =
      switch (appearance.style, isHigh, appearance.level) {
      case (.light, false, _): light
      case (.light, true, _): lightHigh
      case (.dark, false, .base): dark
      case (.dark, true, .base): darkHigh
      case (.dark, false, .elevated): darkElevated
      case (.dark, true, .elevated): darkHighElevated
      }
    let sureness =
      isHigh ? contrastConfidence : appearance.style == .light ? lightConfidence : confidence
    return SourcedColor(
      Color(bytes: components), source: source, confidence: min(limit, sureness))
  }

  /// The colour in all appearances.
  func values(atMost limit: Confidence = .certain) -> [Appearance: SourcedColor] {
    Dictionary(
      uniqueKeysWithValues: Appearance.allCases.map { ($0, value(in: $0, atMost: limit)) })
  }
}

extension Color {
  /// A colour from four bytes, `0xRRGGBBAA`.
  init(bytes: UInt32) {
    self.init(
      red: Double(bytes >> 24 & 0xFF) / 255, green: Double(bytes >> 16 & 0xFF) / 255,
      blue: Double(bytes >> 8 & 0xFF) / 255, alpha: Double(bytes & 0xFF) / 255)
  }
}

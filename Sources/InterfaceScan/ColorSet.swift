import ColorContrast
import DynamicType
import Localization

/// A named colour of an asset catalog: the variants of one `.colorset`.
public struct ColorSet: Sendable, Hashable {
  /// What a variant holds.
  public enum Value: Sendable, Hashable {
    /// Components, already converted from their space.
    case color(Color, space: ColorSpace)
    /// A colour of the system, as `systemBlueColor`.
    case system(DynamicColor)
  }

  /// One colour with the traits it is meant for; nil means any.
  public struct Variant: Sendable, Hashable {
    /// `universal`, `iphone`, `ipad`, `mac`, `tv`, `watch`, `car` or `vision`.
    public var idiom: String
    /// A narrower kind of device, as `mac-catalyst`.
    public var subtype: String?
    /// The appearance `luminosity`.
    public var style: Appearance.Style?
    /// High when the appearance `contrast` is.
    public var contrast: Appearance.Contrast
    /// The gamut of the screen.
    public var gamut: DisplayGamut?
    /// The language of a localised colour.
    public var locale: String?
    /// The colour.
    public var value: Value
    /// The line the variant begins on, counted from 1.
    public var line: Int
  }

  /// The name by which code and storyboards load it, with the folders that provide a namespace:
  /// `Brand/Primary`.
  public let name: String
  /// The file `Contents.json`.
  public let place: SourcePlace
  /// The variants in the order of the file, without those that could not be read.
  public let variants: [Variant]

  /// Creates a colour set.
  public init(name: String, place: SourcePlace, variants: [Variant]) {
    self.name = name
    self.place = place
    self.variants = variants
  }

  /// The colour as a device sees it; nil if no variant is meant for the device, as in a set that
  /// was never filled in.
  ///
  /// First the idiom decides, then the language, then the appearance, then the gamut; each falls
  /// back on what is not narrowed down. With Increase Contrast, the style of the appearance counts
  /// more than the contrast: without a variant for dark and high contrast the dark one is taken,
  /// and only then the one for high contrast in any style (OpenSwiftUIProject/OpenSwiftUI,
  /// Sources/OpenSwiftUICore/Graphic/Color/NamedColor.swift).
  public func color(
    idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3, locale: String? = nil
  ) -> DynamicColor? {
    let groups = variants(for: idiom, locale: locale)
    let hasSystemColor = groups.joined().contains { variant in
      if case .system = variant.value { true } else { false }
    }
    let generations: [OSGeneration] = hasSystemColor ? OSGeneration.allCases : [.iOS7]
    var table: [OSGeneration: [Appearance: SourcedColor]] = [:]
    for generation in generations {
      for appearance in Appearance.allCases {
        let choice = groups.lazy.compactMap { Self.choice(from: $0, appearance, gamut) }.first
        guard let (variant, confidence) = choice,
          let color = sourced(variant, confidence, appearance, generation)
        else { continue }
        table[generation, default: [:]][appearance] = color
      }
    }
    return table.isEmpty ? nil : DynamicColor(name: name, variants: table)
  }

  /// Whether no variant holds a colour, as in the accent colour of a new project.
  public var isUnset: Bool { variants.isEmpty }

  /// What is meant for the device, from the narrowest to the widest.
  private func variants(for idiom: Idiom, locale: String?) -> [[Variant]] {
    let usable = variants.filter { $0.subtype == nil }
    let idioms = [idiom == .phone ? "iphone" : "ipad", "universal"]
    let locales = locale == nil ? [nil] : [locale, nil]
    return idioms.flatMap { idiom in
      locales.map { locale in usable.filter { $0.idiom == idiom && $0.locale == locale } }
    }
  }

  private static func choice(
    from variants: [Variant], _ appearance: Appearance, _ gamut: DisplayGamut
  ) -> (Variant, Confidence)? {
    let attempts: [(Appearance.Style?, Appearance.Contrast)] =
      appearance.contrast == .normal
      ? [(appearance.style, .normal), (nil, .normal)]
      : [(appearance.style, .high), (appearance.style, .normal), (nil, .high), (nil, .normal)]
    for (style, contrast) in attempts {
      let matching = variants.filter { $0.style == style && $0.contrast == contrast }
      guard !matching.isEmpty else { continue }
      let variant =
        matching.first { $0.gamut == gamut } ?? matching.first { $0.gamut == nil }
        ?? matching.first { $0.gamut == .sRGB } ?? matching[0]
      // The order matters only where a set narrows down both, but not together.
      let skipped = variants.contains { $0.style == nil && $0.contrast == .high }
      let isEstimate = appearance.contrast == .high && contrast == .normal && skipped
      return (variant, isEstimate ? .likely : .certain)
    }
    return nil
  }

  private func sourced(
    _ variant: Variant, _ confidence: Confidence, _ appearance: Appearance,
    _ generation: OSGeneration
  ) -> SourcedColor? {
    let source = "\(place.file):\(variant.line)"
    switch variant.value {
    case .color(let color, _):
      return SourcedColor(color, source: source, confidence: confidence)
    case .system(let system):
      guard let color = system.resolved(in: appearance, os: generation) else { return nil }
      return SourcedColor(
        color.color, source: "\(source), \(system.name): \(color.source)",
        confidence: min(confidence, color.confidence))
    }
  }
}

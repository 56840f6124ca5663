import DynamicType

/// A colour with variants for appearances and, where iOS changed it, for generations of iOS.
public struct DynamicColor: Sendable, Hashable {
  /// The name, such as `systemBlue` or that of a colour set.
  public let name: String
  private let variants: [OSGeneration: [Appearance: SourcedColor]]

  /// Creates a colour from its variants by the generation that brought them.
  public init(name: String, variants: [OSGeneration: [Appearance: SourcedColor]]) {
    self.name = name
    self.variants = variants
  }

  /// Creates a colour that is the same in all generations.
  public init(name: String, variants: [Appearance: SourcedColor]) {
    self.init(name: name, variants: [.iOS7: variants])
  }

  /// The colour in an appearance, or `nil` if the generation does not have it.
  ///
  /// The newest values up to `os` count. Without a variant for the appearance the nearest one does:
  /// first the base level, then normal contrast, then the light appearance, which is the "any" of
  /// asset catalogs. That order is an estimate where a colour has both a dark variant and one for
  /// increased contrast but none for both.
  public func resolved(in appearance: Appearance, os: OSGeneration = .newest) -> SourcedColor? {
    let generation = variants.keys.filter { $0 <= os && variants[$0]?.isEmpty == false }.max()
    guard let generation, let table = variants[generation] else { return nil }
    for candidate in Self.fallbacks(of: appearance) {
      if let color = table[candidate] { return color }
    }
    return nil
  }

  /// The variants as they were given, by the generation that brought them.
  public var definedVariants: [OSGeneration: [Appearance: SourcedColor]] { variants }

  private static func fallbacks(of appearance: Appearance) -> [Appearance] {
    let styles: [Appearance.Style] = appearance.style == .dark ? [.dark, .light] : [.light]
    let contrasts: [Appearance.Contrast] =
      appearance.contrast == .high ? [.high, .normal] : [.normal]
    let levels: [Appearance.Level] = appearance.level == .elevated ? [.elevated, .base] : [.base]
    return styles.flatMap { style in
      contrasts.flatMap { contrast in
        levels.map { Appearance(style, contrast: contrast, level: $0) }
      }
    }
  }
}

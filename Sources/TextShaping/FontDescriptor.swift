import DynamicType

/// Which face a text is set in, without its size.
public struct FontDescriptor: Sendable, Hashable {
  /// The family of a font the app brings; nil for the system font.
  public var family: String?
  /// The weight, Bold Text included.
  public var weight: FontWeight
  /// The italic face, where there is one.
  public var isItalic: Bool
  /// The width, where the font has several.
  public var width: FontWidth
  /// The system font's monospaced design (`UIFont.monospacedSystemFont(ofSize:weight:)`, SwiftUI's
  /// inline code), which has no widths of its own here. A family of the app wins over it.
  public var isMonospaced: Bool
  /// Letters may be joined to ligatures that the script does not need. False where the app sets
  /// tracking, which ends them (`NSAttributedString.Key.tracking`).
  public var usesLigatures: Bool

  /// Describes a face; without arguments the system font in regular.
  public init(
    family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false,
    width: FontWidth = .standard, isMonospaced: Bool = false, usesLigatures: Bool = true
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.isMonospaced = isMonospaced
    self.usesLigatures = usesLigatures
  }
}

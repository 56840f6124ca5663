import DynamicType

/// Which face a text is set in, without its size.
public struct FontDescriptor: Sendable, Hashable {
  /// The family of a font the app brings; nil for the system font.
  public var family: String?
  /// The weight, Bold Text included.
  public var weight: FontWeight
  /// The italic face, where there is one.
  public var isItalic: Bool

  /// Describes a face; without arguments the system font in regular.
  public init(family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// How long a text may be, as an exchange file says it (XLIFF 1.2, `maxwidth` and `maxbytes`; XLIFF
/// 2.1, size and length restriction module).
public struct SizeRestriction: Sendable, Hashable, Codable {
  /// What is measured.
  public enum Dimension: String, Sendable, Hashable, Codable {
    /// The length of the text in ``SizeRestriction/unit``.
    case width
    /// The height in ``SizeRestriction/unit``.
    case height
    /// The space it takes in a file, in bytes of the encoding in ``SizeRestriction/unit``.
    case storage
  }

  /// What is measured.
  public var dimension: Dimension
  /// The least that is allowed; nil for no limit.
  public var minimum: Double?
  /// The most that is allowed; nil for no limit.
  public var maximum: Double?
  /// The unit as written: `pixel` where XLIFF 1.2 says nothing, `char`, `em`, `point` … or a profile
  /// of XLIFF 2 such as `xliff:codepoints`.
  public var unit: String

  /// Creates a restriction.
  public init(
    dimension: Dimension, minimum: Double? = nil, maximum: Double? = nil, unit: String
  ) {
    self.dimension = dimension
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }
}

import DynamicType

/// A colour with where its value comes from.
public struct SourcedColor: Sendable, Hashable {
  /// The colour.
  public let color: Color
  /// The public document or repository, or the file of the project.
  public let source: String
  /// How sure the value is.
  public let confidence: Confidence

  /// Creates a colour with its source.
  public init(_ color: Color, source: String, confidence: Confidence) {
    self.color = color
    self.source = source
    self.confidence = confidence
  }
}

/// A string whose parts are set in different faces of one size.
public struct StyledText: Sendable, Hashable {
  /// A stretch in one face.
  public struct Run: Sendable, Hashable {
    /// Length in UTF-16 code units.
    public var length: Int
    /// The face.
    public var font: FontDescriptor

    /// A run of a length in UTF-16 code units.
    public init(length: Int, font: FontDescriptor) {
      self.length = length
      self.font = font
    }
  }

  /// The characters.
  public var text: String
  /// The faces from the start on; a last run that is too short reaches to the end.
  public var runs: [Run]

  /// A string in the given runs.
  public init(_ text: String, runs: [Run]) {
    self.text = text
    self.runs = runs
  }

  /// A string in one face.
  public init(_ text: String, font: FontDescriptor = FontDescriptor()) {
    self.init(text, runs: [Run(length: text.utf16.count, font: font)])
  }
}

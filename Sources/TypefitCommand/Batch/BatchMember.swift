import JSONText

/// One member of a line of a batch: its value and the bytes it was written with.
struct BatchMember {
  var value: JSONValue
  /// Offsets in the line.
  var source: Range<Int>
}

extension JSONFault {
  /// The message after its column, for a text of one line.
  var columnMessage: String {
    let example = reason == .noObject ? "; write an object such as {\"text\": \"Settings\"}" : ""
    return (column.map { "column \($0): " } ?? "") + message + example
  }
}

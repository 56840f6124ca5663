/// One entry of a `.strings` file.
struct StringsEntry {
  /// The key.
  var key: String
  /// The value; the key itself when the entry has none.
  var value: String
  /// The comment that belongs to the entry.
  var comment: String?
  /// The line the key begins on, counted from 1.
  var line: Int
}

/// Where the reading of a `.strings` file ended, and why.
struct StringsFault: Error {
  /// The line of the mistake, counted from 1.
  var line: Int
  /// What was expected and what was found.
  var message: String
  /// Whether the mistake is a line that a merge left behind.
  var isConflict = false
}

/// How Foundation's reader ends with a `.strings` file.
enum StringsEnding {
  /// Everything was read.
  case complete
  /// It stops without an error; the entries before are loaded.
  case cut(StringsFault)
  /// It answers with an error, and nothing is loaded.
  case rejected(StringsFault)
}

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
}

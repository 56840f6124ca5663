/// Keys that make the spellings of one name equal.
enum NameKey {
  /// The part after the last dot, in lower case, letters and digits only.
  ///
  /// So `UIFont.TextStyle.body`, `.body` and `Body` share the key `body`.
  static func member(_ name: String) -> String {
    let last = name.split(separator: ".", omittingEmptySubsequences: true).last ?? ""
    return String(last.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

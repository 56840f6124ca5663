/// One value of a localization in a string catalog, with the variations that lead to it.
struct CatalogForm {
  /// Kinds and names by turns: `["device", "ipad", "plural", "other"]`; empty for a plain value.
  var path: [String]
  /// The text as written.
  var text: String
  /// The state as written.
  var state: String?
  /// The line of the text.
  var line: Int

  /// The name that follows a kind in the path.
  func name(of kind: String) -> String? {
    for index in stride(from: 0, to: path.count - 1, by: 2) where path[index] == kind {
      return path[index + 1]
    }
    return nil
  }
}

/// A variable of a text, with a form for each plural category or device.
struct CatalogSubstitution {
  /// Its name in `%#@name@`.
  var name: String
  /// Which argument it stands for, counted from 1; nil when the catalog does not say.
  var argument: Int?
  /// The conversion of that argument without the percent sign, such as `lld`.
  var specifier: String
  /// Its forms.
  var forms: [CatalogForm]
}

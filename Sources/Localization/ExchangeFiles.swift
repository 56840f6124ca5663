/// Whether files that go to translators are read beside the app's own: `.xliff` and `.xcloc`.
///
/// They hold copies of what the app's tables say. It is about what is found in folders; an exchange
/// file that is named itself is always read.
public enum ExchangeFiles: String, Sendable, Hashable, CaseIterable {
  /// Read where no table of the app is found.
  case whenAlone
  /// Read in any case.
  case always
  /// Never read.
  case never
}

/// An export for translators as a folder: `de.xcloc`.
///
/// Its translations are in `Localized Contents/de.xliff`; the rest are copies and pictures.
enum LocalizationCatalogFolder {
  /// `xcloc`.
  static let fileExtension = "xcloc"
  /// Where the translations are.
  static let contents = "Localized Contents"
}

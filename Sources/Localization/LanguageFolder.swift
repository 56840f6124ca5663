/// Reads languages from folder names and spells them in one way.
public enum LanguageFolder {
  /// The names that language folders had before codes came into use (Apple, Internationalization
  /// Programming Topics: "legacy language names").
  private static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es",
    "Japanese": "ja", "Dutch": "nl", "Portuguese": "pt", "Danish": "da", "Swedish": "sv",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]

  /// A language as identifiers write it: `zh_CN` gives `zh-CN`, `English` gives `en`.
  public static func identifier(_ name: String) -> String {
    if let code = legacyNames[name] { return code }
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    return name.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
  }

  /// The language of the innermost `.lproj` folder around a file, `Base` included; nil when it
  /// lies in none.
  public static func language(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }) else { return nil }
    return identifier(String(folder.dropLast(6)))
  }
}

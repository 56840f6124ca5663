/// A system colour's name as a source file, an asset catalog or a storyboard writes it.
struct SystemColorSpelling {
  /// The key of ``SystemColor``'s catalog: lower case, without prefix and suffix.
  let key: String

  init(_ text: String, framework: SystemColor.Framework) {
    var framework = framework
    var name = text.filter { !$0.isWhitespace }[...]
    if name.hasPrefix("[UIColor"), name.hasSuffix("]") {
      framework = .uiKit
      name = name.dropFirst("[UIColor".count).dropLast()
    }
    for (opening, owner) in Self.wrappers where name.hasPrefix(opening) && name.hasSuffix(")") {
      framework = owner
      name = name.dropFirst(opening.count).dropLast()
      break
    }
    if name.hasSuffix("()") { name = name.dropLast(2) }
    for (prefix, owner) in Self.prefixes where name.hasPrefix(prefix) {
      framework = owner
      name = name.dropFirst(prefix.count)
      break
    }
    if name.hasPrefix(".") { name = name.dropFirst() }
    var key = name.lowercased().replacing("grey", with: "gray")
    if key.hasSuffix("color"), key != "tintcolor", key != "accentcolor" { key.removeLast(5) }
    if framework == .swiftUI, let own = Self.swiftUINames[key] { key = own.lowercased() }
    self.key = key
  }

  /// Initialisers around a name; `Color(.x)` takes the names of `UIColor`.
  private static let wrappers: [(String, SystemColor.Framework)] = [
    ("Color(uiColor:", .uiKit), ("Color(UIColor.", .uiKit), ("Color(.", .uiKit),
  ]

  private static let prefixes: [(String, SystemColor.Framework)] = [
    ("UIColor.", .uiKit), ("SwiftUI.Color.", .swiftUI), ("Color.", .swiftUI),
  ]

  /// Colours of SwiftUI by the names of `UIColor` (Apple documentation: SwiftUI, Color, Getting
  /// standard colors; the shape styles for foreground and hierarchy).
  private static let swiftUINames: [String: String] = [
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray", "primary": "label", "secondary": "secondaryLabel",
    "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel", "foreground": "label",
    "background": "systemBackground", "tint": "tintColor", "placeholder": "placeholderText",
  ]

  /// Other names for colours of the tables.
  ///
  /// `accentColor`, the asset `AccentColor` and `tintColor` are the app's own once it sets them.
  /// The table names are those of Interface Builder before iOS 13, which later became the grouped
  /// backgrounds.
  static let aliases: [(alias: String, name: String)] = [
    ("tintColor", "systemBlue"), ("accentColor", "systemBlue"),
    ("groupTableViewBackground", "systemGroupedBackground"),
    ("tableBackground", "systemBackground"), ("tableCellBackground", "systemBackground"),
    ("tableCellGroupedBackground", "secondarySystemGroupedBackground"),
    ("tableSeparator", "separator"),
  ]
}

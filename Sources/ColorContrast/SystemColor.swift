import DynamicType

/// The colours that iOS defines, by the names `UIColor`, SwiftUI, asset catalogs and Interface
/// Builder give them.
public enum SystemColor {
  /// Where a name is used: `blue` is the tint `systemBlue` in SwiftUI and pure blue in UIKit.
  public enum Framework: Sendable {
    /// `UIColor`, asset catalogs, storyboards and xibs.
    case uiKit
    /// SwiftUI's `Color` and shape styles.
    case swiftUI
  }

  /// The colour of a name, or `nil` if iOS has none.
  ///
  /// All of these are the same: `systemBlue`, `.systemBlue`, `UIColor.systemBlue`,
  /// `Color.systemBlue`, `Color(.systemBlue)`, `Color(uiColor: .systemBlue)`,
  /// `UIColor.systemBlue()`, `[UIColor systemBlueColor]` and `systemBlueColor`, as asset catalogs
  /// and Interface Builder write it; `grey` may stand for `gray`. A `Color.` in front makes it
  /// SwiftUI's, `UIColor` makes it UIKit's, whatever `framework` says.
  ///
  /// `tintColor` and `accentColor` are the system blue that they are until an app sets them.
  public static func named(_ name: String, framework: Framework = .uiKit) -> DynamicColor? {
    let spelling = SystemColorSpelling(name, framework: framework)
    return catalog[spelling.key]
  }

  /// The colour of `UIColor`'s own name; `nil` if there is none.
  static func uiColor(_ name: String) -> DynamicColor? { catalog[name.lowercased()] }

  /// All colours in the order of the tables: tints, greys, families, fixed ones.
  public static let all: [DynamicColor] = {
    var names: [String] = []
    for row in SystemColors13.rows + SystemColors7.rows + FixedColors.rows
    where !names.contains(row.name) {
      names.append(row.name)
    }
    return names.map(color)
  }()

  /// The colours that can be a tint: those with a hue.
  public static let tints: [DynamicColor] = [
    "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  ].map(color)

  /// The background of a screen that sets none.
  public static let systemBackground = color("systemBackground")

  /// The tint of a window that sets none: system blue.
  public static let defaultTint = color("systemBlue")

  private static let catalog: [String: DynamicColor] = {
    var catalog = Dictionary(uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })
    for (alias, name) in SystemColorSpelling.aliases {
      catalog[alias.lowercased()] = catalog[name.lowercased()]
    }
    return catalog
  }()

  private static func color(_ name: String) -> DynamicColor {
    let rows7 = SystemColors7.rows.filter { $0.name == name }
    let rows13 = SystemColors13.rows.filter { $0.name == name }
    let rows26 = SystemColors26.rows.filter { $0.name == name }
    var variants: [OSGeneration: [Appearance: SourcedColor]] = [:]
    for row in FixedColors.rows where row.name == name { variants[.iOS7] = row.values() }
    for row in rows7 { variants[.iOS7] = row.values() }
    for row in rows13 {
      variants[.iOS13] = row.values()
      variants[.iOS26] = row.values(atMost: SystemColors26.sureness(ofUnchanged: name))
    }
    for row in rows26 { variants[.iOS26] = row.values() }
    return DynamicColor(name: name, variants: variants)
  }
}

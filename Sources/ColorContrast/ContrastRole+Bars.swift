import DynamicType

extension ContrastRole {
  private static let flutter = "flutter/packages: packages/cupertino_ui/lib/src"
  private static let flutterBar = "\(flutter)/nav_bar.dart, text_theme.dart"
  private static let openUIKitBar =
    "Vercantez/openuikit: Sources/OpenUIKit/UINavigationBar.swift, UIBarButtonItem.swift (iOS 26.1)"
  private static let openUIKitTabs =
    "Vercantez/openuikit: Sources/OpenUIKit/UITabBar.swift (iOS 26.1)"
  private static let selectedTab =
    "\(flutter)/bottom_tab_bar.dart; \(openUIKitTabs), where glass turns system blue into about "
    + "(0, 124, 243)"

  /// Grey of what is not selected in a tab bar.
  private static let unselected: [OSGeneration: RoleColor] = [
    .iOS7: .fixed(
      light: Color(eightBit: 0x99, 0x99, 0x99), dark: Color(eightBit: 0x75, 0x75, 0x75),
      source: "\(flutter)/colors.dart (inactiveGray)", confidence: .likely),
    .iOS26: .fixed(
      light: Color(eightBit: 25, 25, 25), dark: Color(eightBit: 243, 243, 243),
      source: openUIKitTabs, confidence: .certain),
  ]

  /// The capsule of the selected tab; its dark value is not known.
  private static let capsule = RoleColor.fixed(
    light: Color(white: 0, alpha: 18.0 / 253), dark: Color(white: 1, alpha: 18.0 / 253),
    source: "\(openUIKitTabs): 235 on a platter of 253; the same share in dark is an estimate",
    confidence: .guess)

  private static let buttonColor: [OSGeneration: RoleColor] = [
    .iOS7: .tint, .iOS26: .system("label"),
  ]

  /// A button's colour in iOS 26 is the label's although the bar has a tint; only a tint of the item
  /// itself shows.
  private static func button(_ name: String, _ bar: BarAppearance.Bar) -> ContrastRole {
    ContrastRole(
      name, .text(.growing(pointSize: 17, weight: .regular, upTo: .extraExtraLarge)), buttonColor,
      on: [.iOS7: .bar(bar), .iOS26: .platter(bar)], property: "UIBarButtonItem.tintColor",
      source: "\(flutterBar); \(openUIKitBar)", .certain)
  }

  /// Elements of navigation bars, toolbars, tab bars and search bars.
  static let bars: [ContrastRole] = [
    ContrastRole(
      "navigationBar.title",
      .text(.growing(pointSize: 17, weight: .semibold, upTo: .extraExtraLarge)),
      [.iOS7: .system("label")], on: [.iOS7: .bar(.navigationBar)],
      property: "titleTextAttributes", source: "\(flutterBar); \(openUIKitBar)", .certain),
    ContrastRole(
      "navigationBar.largeTitle", .text(.style(.largeTitle, weight: .bold)),
      [.iOS7: .system("label")], on: [.iOS7: .scrollEdge(.navigationBar)],
      property: "largeTitleTextAttributes", source: "\(flutterBar); \(openUIKitBar)", .certain),
    ContrastRole(
      "navigationBar.prompt", .text(.fixed(pointSize: 12, weight: .regular)),
      [.iOS7: .system("label"), .iOS26: .system("secondaryLabel")],
      on: [.iOS7: .bar(.navigationBar)],
      source: "\(openUIKitBar); before iOS 26 an estimate", .guess),
    button("navigationBar.button", .navigationBar),
    ContrastRole(
      "navigationBar.prominentButton",
      .text(.growing(pointSize: 17, weight: .semibold, upTo: .extraExtraLarge)),
      [.iOS7: .tint, .iOS26: .system("white")],
      on: [.iOS7: .bar(.navigationBar), .iOS26: .fillOnBar(.tint, .navigationBar)],
      property: "UIBarButtonItem.tintColor", source: "\(flutterBar); \(openUIKitBar)", .certain),
    ContrastRole(
      "navigationBar.backChevron", .icon, buttonColor,
      on: [.iOS7: .bar(.navigationBar), .iOS26: .platter(.navigationBar)],
      property: "tintColor", source: "\(flutterBar); \(openUIKitBar)", .certain),
    button("toolbar.button", .toolbar),
    ContrastRole(
      "tabBar.selectedTitle", .text(.fixed(pointSize: 10, weight: .medium)), [.iOS7: .tint],
      on: [.iOS7: .bar(.tabBar), .iOS26: .fillOnBar(capsule, .tabBar)], property: "tintColor",
      source: selectedTab, .certain),
    ContrastRole(
      "tabBar.selectedIcon", .icon, [.iOS7: .tint],
      on: [.iOS7: .bar(.tabBar), .iOS26: .fillOnBar(capsule, .tabBar)], property: "tintColor",
      source: selectedTab, .certain),
    ContrastRole(
      "tabBar.title", .text(.fixed(pointSize: 10, weight: .medium)), unselected,
      on: [.iOS7: .bar(.tabBar), .iOS26: .platter(.tabBar)], property: "unselectedItemTintColor",
      source: "\(flutter)/bottom_tab_bar.dart; \(openUIKitTabs)", .certain),
    ContrastRole(
      "tabBar.icon", .icon, unselected,
      on: [.iOS7: .bar(.tabBar), .iOS26: .platter(.tabBar)], property: "unselectedItemTintColor",
      source: "\(flutter)/bottom_tab_bar.dart; \(openUIKitTabs)", .certain),
    ContrastRole(
      "tabBar.badge", .text(.fixed(pointSize: 13, weight: .regular)), [.iOS7: .system("white")],
      on: [.iOS7: .fillOnBar(.system("systemRed"), .tabBar)], property: "badgeColor",
      source: "Apple documentation: UITabBarItem.badgeColor", .certain),
    ContrastRole(
      "searchBar.placeholder", .text(.style(.body)),
      [.iOS7: .system("systemGray"), .iOS13: .system("secondaryLabel")],
      on: [
        .iOS7: .fillOnBar(.system("white"), .searchBar),
        .iOS13: .fillOnBar(.system("tertiarySystemFill"), .navigationBar),
        .iOS26: .platter(.navigationBar),
      ], property: "searchTextField.attributedPlaceholder",
      source: "\(flutter)/search_field.dart; before iOS 13 an estimate", .likely),
    ContrastRole(
      "searchBar.cancel", .text(.style(.body)), buttonColor,
      on: [
        .iOS7: .bar(.searchBar), .iOS13: .bar(.navigationBar), .iOS26: .platter(.navigationBar),
      ],
      property: "tintColor", source: "\(flutterBar); in iOS 26 as other buttons", .likely),
  ]
}

/// The kinds of objects that show texts.
enum UIKitKind: Sendable, Hashable {
  case label, button, buttonConfiguration, textField, textView, searchBar, searchController
  case segmentedControl, cell, contentConfiguration
  case barButtonItem, navigationItem, tabBarItem, viewController
  case alert, alertView, alertAction, menu, action, swipeAction
  case notification, shortcut, refreshControl

  /// Classes by name; a class of the app's own counts where its name ends so.
  private static let classes: [(name: String, kind: UIKitKind)] = [
    ("UILabel", .label), ("UIButton", .button), ("UIButton.Configuration", .buttonConfiguration),
    ("UITextField", .textField), ("UISearchTextField", .textField), ("UITextView", .textView),
    ("UISearchBar", .searchBar), ("UISearchController", .searchController),
    ("UISegmentedControl", .segmentedControl), ("UITableViewCell", .cell),
    ("UIListContentConfiguration", .contentConfiguration),
    ("UIBarButtonItem", .barButtonItem), ("UINavigationItem", .navigationItem),
    ("UITabBarItem", .tabBarItem), ("UITab", .tabBarItem), ("UIViewController", .viewController),
    ("UIAlertController", .alert), ("UIAlertView", .alertView), ("UIActionSheet", .alertView),
    ("UIAlertAction", .alertAction), ("UIMenu", .menu),
    ("UIAction", .action), ("UICommand", .action), ("UIKeyCommand", .action),
    ("UIContextualAction", .swipeAction), ("UITableViewRowAction", .swipeAction),
    ("UNMutableNotificationContent", .notification), ("UNNotificationAction", .notification),
    ("UIApplicationShortcutItem", .shortcut), ("UIMutableApplicationShortcutItem", .shortcut),
    ("UIRefreshControl", .refreshControl),
  ]
  private static let byClass = Dictionary(
    uniqueKeysWithValues: classes.map { ($0.name, $0.kind) })

  /// Ends of names of classes and variables that tell what they are.
  private static let endings: [(ending: String, kind: UIKitKind)] = [
    ("segmentedcontrol", .segmentedControl), ("searchbar", .searchBar),
    ("searchcontroller", .searchController), ("searchfield", .textField),
    ("textfield", .textField), ("textview", .textView),
    ("barbuttonitem", .barButtonItem), ("barbutton", .barButtonItem), ("tabbaritem", .tabBarItem),
    ("navigationitem", .navigationItem), ("viewcontroller", .viewController),
    ("alertcontroller", .alert), ("alertview", .alertView), ("alertaction", .alertAction),
    ("refreshcontrol", .refreshControl), ("label", .label), ("button", .button), ("cell", .cell),
  ]

  /// Members of UIKit's classes.
  private static let members: [String: UIKitKind] = [
    "textLabel": .label, "detailTextLabel": .label, "navigationItem": .navigationItem,
    "topItem": .navigationItem, "backItem": .navigationItem, "tabBarItem": .tabBarItem,
    "searchBar": .searchBar, "searchController": .searchController,
    "configuration": .buttonConfiguration, "refreshControl": .refreshControl,
    "items[]": .tabBarItem, "rightBarButtonItem": .barButtonItem,
    "leftBarButtonItem": .barButtonItem, "backBarButtonItem": .barButtonItem,
    "rightBarButtonItems[]": .barButtonItem, "leftBarButtonItems[]": .barButtonItem,
    "titleLabel": .label, "searchTextField": .textField,
  ]

  /// The kind of a class; certain for UIKit's own.
  static func named(_ type: String) -> (kind: UIKitKind, isCertain: Bool)? {
    if let kind = byClass[type] { return (kind, true) }
    return byEnding(type).map { ($0, false) }
  }

  /// The kind of a variable or member with a name.
  static func member(_ name: String) -> (kind: UIKitKind, isCertain: Bool)? {
    if let kind = members[name] { return (kind, name != "configuration" && name != "items[]") }
    return byEnding(name).map { ($0, false) }
  }

  private static func byEnding(_ name: String) -> UIKitKind? {
    let lower = name.lowercased()
    return endings.first { lower.hasSuffix($0.ending) }?.kind
  }

  /// The class of what a call creates; nil where it creates nothing that shows a text.
  static func created(by call: SourceCall) -> String? {
    switch call.callee {
    case .name(let name): return byClass[name] == nil && !isOwnClass(name) ? nil : name
    case .member(let base?, let member):
      guard let type = base.dottedName else {
        return member == "defaultContentConfiguration" ? "UIListContentConfiguration" : nil
      }
      if member == "defaultContentConfiguration" { return "UIListContentConfiguration" }
      if member == "init" { return byClass[type] == nil ? nil : type }
      // `UIButton.Configuration.filled()`, `UIListContentConfiguration.cell()`.
      if byClass[type + "." + member] != nil { return type + "." + member }
      switch byClass[type] {
      case .buttonConfiguration, .contentConfiguration: return type
      default: return nil
      }
    default: return nil
    }
  }

  private static func isOwnClass(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, let kind = byEnding(name) else { return false }
    return [.label, .button, .textField, .textView, .viewController].contains(kind)
  }

  /// The class that `self` stands for in a type that is a view controller.
  static func viewController(_ type: SourceType) -> String? {
    let isOne =
      type.name.hasSuffix("ViewController")
      || type.inherited.contains {
        $0.hasSuffix("ViewController") || $0 == "UITabBarController"
          || $0 == "UINavigationController"
      }
    return isOne ? "UIViewController" : nil
  }
}

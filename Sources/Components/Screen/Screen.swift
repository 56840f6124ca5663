import DynamicType

/// A screen of an app: containers, the components in them, and what is presented over them.
public struct Screen: Sendable, Hashable {
  /// A name for reports.
  public var name: String
  /// The root view controller of the window.
  public var root: ScreenNode

  /// Creates a screen.
  public init(name: String, root: ScreenNode) {
    self.name = name
    self.root = root
  }
}

/// A text of a screen.
public enum ScreenText: Sendable, Hashable {
  /// The text itself.
  case literal(String)
  /// The text of a key of the app's string catalogs; `table` is the catalog's name, nil for any.
  case key(String, table: String?)
}

/// A column of a split view controller, as `UISplitViewController.Column`.
public enum SplitColumn: String, CaseIterable, Sendable {
  /// The outermost side column.
  case primary
  /// The side column between the other two, in a split view of three columns.
  case supplementary
  /// The main column.
  case secondary
}

/// A view controller, a view or a component of a screen.
public struct ScreenNode: Sendable, Hashable {
  /// What a node is.
  public enum Kind: Sendable, Hashable {
    /// A container.
    case container(ScreenContainer)
    /// A component of the registry, by its name.
    case component(String)
  }

  /// What it is.
  public var kind: Kind
  /// A name for paths; nil for that of the kind.
  public var identifier: String?
  /// The texts by slot name, in the order they are shown.
  public var texts: [String: [ScreenText]] = [:]
  /// What the app decides about the component or container.
  public var options = SlotOptions()
  /// The one slot the options speak of, where they do not speak of all; see `ComponentContent.slot`.
  public var optionsSlot: String?
  /// The traits it changes for itself and what it contains.
  public var overrides = TraitOverrides()
  /// What it contains, in order; for a split view controller see `columns`.
  public var content: [ScreenNode] = []
  /// The columns of a split view controller.
  public var columns: [SplitColumn: ScreenNode] = [:]
  /// How a split view controller shows its columns.
  public var displayMode = SplitDisplayMode.besideSecondary
  /// What is presented over it: alerts, sheets, popovers, menus.
  public var presents: [ScreenNode] = []

  /// Creates a node of a kind.
  public init(_ kind: Kind, identifier: String? = nil) {
    self.kind = kind
    self.identifier = identifier
  }

  /// Creates a container with its content.
  public init(_ container: ScreenContainer, _ content: [ScreenNode] = []) {
    self.init(.container(container))
    self.content = content
  }

  /// The component that draws the texts of the node itself; nil for a container without texts.
  public var component: (any Component)? {
    switch kind {
    case .component(let name): ComponentRegistry.component(named: name)
    case .container(let container):
      container.componentName.flatMap(ComponentRegistry.component(named:))
    }
  }

  /// The name its kind has in a description.
  public var typeName: String {
    switch kind {
    case .component(let name): name
    case .container(let container): container.rawValue
    }
  }
}

/// The containers of a screen, by the names of UIKit.
public enum ScreenContainer: String, CaseIterable, Sendable {
  /// Columns side by side, or one over the other in a compact width.
  case splitViewController
  /// A navigation bar over its content; its texts are those of `navigationBar`.
  case navigationController
  /// A tab bar and the content of the selected tab; its texts are those of `tabBar`.
  case tabBarController
  /// Rows and sections; its `style`, `editing` and `indexTitles` are those of its rows.
  case tableView
  /// A view of the app's own, narrower by its `width` or insets.
  case view
  /// A view controller presented as a sheet.
  case sheet
  /// A view controller presented as a popover; its texts are those of `popover`.
  case popover

  /// The component that draws its own texts.
  var componentName: String? {
    switch self {
    case .navigationController: "navigationBar"
    case .tabBarController: "tabBar"
    case .popover: "popover"
    case .splitViewController, .tableView, .view, .sheet: nil
    }
  }
}

/// How a split view controller shows its columns in a regular width, as
/// `UISplitViewController.DisplayMode`.
public enum SplitDisplayMode: String, CaseIterable, Sendable {
  /// The side columns take their width from the main one (`oneBesideSecondary`,
  /// `twoBesideSecondary`).
  case besideSecondary
  /// The side columns lie over the main one, which has the whole width (`oneOverSecondary`,
  /// `twoOverSecondary`, `secondaryOnly`).
  case overSecondary
}

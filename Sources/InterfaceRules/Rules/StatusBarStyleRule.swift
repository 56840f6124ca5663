import DynamicType
import InterfaceScan
import LocalizationRules

/// A status-bar style that contradicts the colour of the bar behind it.
public struct StatusBarStyleRule: SourceRule {
  public let id = "status-bar-style"
  public let summary = "A controller asks for a status-bar style that its own bar's colour hides."
  public let why =
    "Light contents on a light bar cannot be read, nor dark ones on a dark bar. Storyboards and"
    + " theme.json are the matter of status-bar-contrast."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "Light contents over a white bar",
        controller: """
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override func viewDidLoad() {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .white
          }
          """,
        faults: ["1: the status bar is light over appearance.backgroundColor, which is white"]),
      InterfaceExample(
        "Dark contents over a black screen",
        controller: """
          override var preferredStatusBarStyle: UIStatusBarStyle { return .darkContent }
          override func viewDidLoad() { view.backgroundColor = UIColor.black }
          """,
        faults: ["1: the status bar is dark over view.backgroundColor, which is black"]),
      InterfaceExample(
        "Light contents over a dark bar; the bar hides the screen's colour",
        controller: """
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override func viewDidLoad() {
            navigationController?.navigationBar.barTintColor = .black
            view.backgroundColor = .white
          }
          """, faults: []),
    ]
  }

  /// Colours that are light or dark in the light appearance.
  private static let isLight = ["white": true, "systemBackground": true, "black": false]

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return StatusBarOverride.all(in: nodes).compactMap { override in
      guard let isLightContent = override.isLight,
        let backdrop = backdrop(in: override.type, nodes),
        backdrop.isLight == isLightContent
      else { return nil }
      let kind = isLightContent ? "light" : "dark"
      return fault(
        at: override.index, of: source, subject: "preferredStatusBarStyle", confidence: .likely,
        "the status bar is \(kind) over \(backdrop.target), which is \(backdrop.color)",
        advice: isLightContent
          ? "ask for .darkContent, or for .default" : "ask for .lightContent, or for .default")
    }
  }

  /// The colour that a type gives its bar, else its view.
  private func backdrop(
    in type: Int, _ nodes: SourceNodes
  ) -> (target: String, color: String, isLight: Bool)? {
    var screen: (target: String, color: String, isLight: Bool)?
    for index in nodes.subtree(of: type) {
      guard case .assignment(let target, "=", let value) = nodes[index].content,
        let name = target.lastName, let path = target.dottedName,
        let color = value.lastName
      else { continue }
      let lower = path.lowercased()
      let isBar =
        lower.contains("navigationbar") || lower.contains("navbar")
        || lower.hasPrefix("appearance.") || lower.contains("barappearance.")
      guard name == "barTintColor" || name == "backgroundColor" else { continue }
      if isBar {
        // Any colour of the bar decides, also one that is not known.
        return Self.isLight[color].map { (path, color, $0) }
      }
      if path == "view.backgroundColor" || path == "self.view.backgroundColor" {
        screen = Self.isLight[color].map { (path, color, $0) }
      }
    }
    return screen
  }
}

/// A controller's own `preferredStatusBarStyle`.
struct StatusBarOverride {
  /// The node of the property.
  var index: Int
  /// The node of the controller.
  var type: Int
  /// Whether the contents are light; nil where the style is computed or the default one.
  var isLight: Bool?

  /// The properties of a file.
  static func all(in nodes: SourceNodes) -> [StatusBarOverride] {
    nodes.indices.compactMap { index in
      guard case .variable(let variable) = nodes[index].content,
        variable.name == "preferredStatusBarStyle", let type = nodes[index].parent,
        case .type = nodes[type].content
      else { return nil }
      let styles: [String: Bool] = ["lightContent": true, "darkContent": false]
      let style = result(of: variable).flatMap { styles[$0] }
      return StatusBarOverride(index: index, type: type, isLight: style)
    }
  }

  private static func result(of variable: SourceVariable) -> String? {
    guard variable.getter.count == 1 else { return nil }
    switch variable.getter[0] {
    case .expression(let value), .returning(let value?): return value.lastName
    default: return nil
    }
  }
}

/// How the view controllers of a file follow each other: tabs, navigation stacks, containers.
struct InterfaceScenes {
  /// The tab bar items of the screens beside each other, by the id of each screen.
  private(set) var tabs: [String: [XMLTree.Element?]] = [:]
  /// Screens that show a large title when they appear.
  private(set) var largeTitles: Set<String> = []
  /// Screens with a back button.
  private(set) var pushed: Set<String> = []

  private let document: InterfaceDocument
  private var segues: [String: [(kind: String, relationship: String, destination: String)]] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    var controllers: [XMLTree.Element] = []
    for element in document.tree.root.descendants {
      if element.isController { controllers.append(element) }
      guard element.name == "segue", let destination = element["destination"],
        let source = element.ancestors.first(where: { $0.isController })?.id
      else { continue }
      segues[source, default: []].append(
        (element["kind"] ?? "", element["relationship"] ?? "", destination))
    }
    for controller in controllers {
      guard let id = controller.id else { continue }
      if controller.name == "tabBarController" { addTabs(of: id) }
      if controller.name == "navigationController" { addStack(of: controller, id) }
    }
  }

  private mutating func addTabs(of id: String) {
    let screens = (segues[id] ?? []).filter { $0.relationship == "viewControllers" }
      .map(\.destination)
    let items = screens.map { document.element(id: $0)?.child(key: "tabBarItem") }
    for screen in screens { tabs[screen] = items }
  }

  /// Follows the screens that a navigation controller pushes.
  private mutating func addStack(of controller: XMLTree.Element, _ id: String) {
    let prefersLarge = controller.child(key: "navigationBar")?.flag("largeTitles") == true
    var waiting = (segues[id] ?? []).filter { $0.relationship == "rootViewController" }
      .map { (screen: $0.destination, isLarge: true, isPushed: false) }
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next.screen).inserted, let screen = document.element(id: next.screen) else {
        continue
      }
      let mode = screen.child(key: "navigationItem")?["largeTitleDisplayMode"]
      let isLarge = mode == "always" || (mode != "never" && next.isLarge)
      if prefersLarge, isLarge { largeTitles.insert(next.screen) }
      if next.isPushed { pushed.insert(next.screen) }
      for segue in segues[next.screen] ?? [] where ["show", "push"].contains(segue.kind) {
        // A segue to another navigation controller presents it.
        guard document.element(id: segue.destination)?.name != "navigationController" else {
          continue
        }
        waiting.append((segue.destination, isLarge, true))
      }
    }
  }
}

extension XMLTree.Element {
  /// Whether the element is a view controller, one of another file among them.
  var isController: Bool {
    (name.hasSuffix("ontroller") || name == "viewControllerPlaceholder")
      && self["sceneMemberID"] == "viewController"
  }
}

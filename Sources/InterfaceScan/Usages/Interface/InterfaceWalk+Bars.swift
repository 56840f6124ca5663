import Components
import DynamicType

/// Navigation bars, toolbars and tab bars.
extension InterfaceWalk {
  // MARK: Navigation items

  mutating func addNavigationItem(_ item: XMLTree.Element) {
    let buttons = navigationButtons(of: item)
    var options = SlotOptions()
    if !buttons.isEmpty { options.count = buttons.count }
    let controller = item.parent.flatMap { $0.isController ? $0.id : nil }
    let title = text("title", of: item)
    var companions: [String: [TextReference]] = [
      "navigationBar.button": buttons.compactMap { buttonText($0)?.reference }
    ]
    if let controller, scenes.pushed.contains(controller) {
      companions["navigationBar.backButton"] = [.verbatim("")]
    }
    let hasView = item.child(key: "titleView") != nil
    if !hasView {
      let confidence: Confidence = controller == nil ? .likely : .certain
      if let controller, scenes.largeTitles.contains(controller) {
        add(title, "navigationBar.largeTitle", .certain, "large title of a navigation item")
      }
      add(
        title, "navigationBar.title", options, companions: companions, confidence,
        "title of a navigation item")
    }
    add(text("prompt", of: item), "navigationBar.prompt", .certain, "prompt of a navigation item")
    add(
      text("subtitle", of: item), "navigationBar.subtitle",
      companions: ["navigationBar.title": title.map { [$0.reference] } ?? []], .certain,
      "subtitle of a navigation item")
    add(
      text("backButtonTitle", of: item), "navigationBar.backButton", .certain,
      "back button of a navigation item")
  }

  /// The title of a view controller, which its bar shows where the navigation item has none.
  mutating func addController(_ controller: XMLTree.Element) {
    guard let id = controller.id, controller.isController, let title = text("title", of: controller)
    else { return }
    let isContainer = ["navigationController", "tabBarController", "splitViewController"]
      .contains(controller.name)
    guard let item = controller.child(key: "navigationItem"), !isContainer else { return }
    guard item.string("title") == nil, item.child(key: "titleView") == nil else { return }
    if scenes.largeTitles.contains(id) {
      add(title, "navigationBar.largeTitle", .likely, "title of a view controller")
    }
    add(title, "navigationBar.title", .likely, "title of a view controller")
  }

  private func navigationButtons(of item: XMLTree.Element) -> [XMLTree.Element] {
    item.children.flatMap { child in
      switch child.name {
      case "barButtonItem": return child["key"] == "backBarButtonItem" ? [] : [child]
      case "leftBarButtonItems", "rightBarButtonItems": return child.children
      default: return []
      }
    }.filter { $0.name == "barButtonItem" && !$0.isSpace }
  }

  /// The title of a bar button item that shows one.
  private func buttonText(_ item: XMLTree.Element) -> Text? {
    item["image"] == nil && item.child(key: "image") == nil && item.child(key: "customView") == nil
      ? text("title", of: item) : nil
  }

  // MARK: Bar button items

  mutating func addBarButtonItem(_ item: XMLTree.Element) {
    guard item["systemItem"] == nil, let title = text("title", of: item) else { return }
    var options = SlotOptions()
    if ["done", "prominent"].contains(item["style"]) { options.selected = true }
    if let width = item.number("width"), width > 0 { options.width = width }
    // A bar shows the image in place of the title.
    options.image = image(item).map { _ in .standard }
    guard let parent = item.parent else { return }
    if item["key"] == "backBarButtonItem" {
      return add(title, "navigationBar.backButton", .certain, "back button of a navigation item")
    }
    let isLeft = item["key"] == "leftBarButtonItem" || parent.name == "leftBarButtonItems"
    let isRight = item["key"] == "rightBarButtonItem" || parent.name == "rightBarButtonItems"
    if isLeft || isRight {
      let owner = parent.name == "navigationItem" ? parent : parent.parent
      let buttons = owner.map { navigationButtons(of: $0) } ?? [item]
      options.count = buttons.count
      options.style = isLeft ? "leading" : "trailing"
      let shown = owner.flatMap { text("title", of: $0) }
      add(
        title, "navigationBar.button", options,
        companions: [
          "navigationBar.title": shown.map { [$0.reference] } ?? [],
          "navigationBar.button": texts(of: buttons, besides: item),
        ], .certain, "bar button item of a navigation item")
      return
    }
    let isInToolbar = parent.name == "toolbarItems" || parent.parent?.name == "toolbar"
    guard isInToolbar else {
      return add(title, "navigationBar.button", options, .likely, "bar button item")
    }
    let items = parent.children.filter { $0.name == "barButtonItem" && !$0.isSpace }
    options.count = items.count
    if parent.parent?.name == "toolbar" { options.style = "bar" }
    add(
      title, "toolbar.button", options,
      companions: ["toolbar.button": texts(of: items, besides: item)], .certain,
      "bar button item of a toolbar")
  }

  private func texts(
    of items: [XMLTree.Element], besides own: XMLTree.Element
  ) -> [TextReference] {
    items.filter { $0.index != own.index }.compactMap { buttonText($0)?.reference }
  }

  // MARK: Tabs

  mutating func addTabBarItem(_ item: XMLTree.Element) {
    guard item["systemItem"] == nil else { return }
    let title = text("title", of: item)
    let badge = text("badgeValue", of: item)
    var items: [XMLTree.Element?] = []
    if let parent = item.parent {
      if parent.name == "items" {
        items = parent.children
      } else if let id = parent.id {
        items = scenes.tabs[id] ?? []
      }
    }
    var options = SlotOptions()
    // A phone shows five tabs, the last of them for the rest.
    if !items.isEmpty { options.count = min(items.count, 5) }
    let others = items.compactMap { $0 }.filter { $0.index != item.index }
      .compactMap { text("title", of: $0)?.reference }
    add(
      title, "tabBar.item", options,
      companions: ["tabBar.item": items.count <= 5 ? others : []],
      items.isEmpty ? .likely : .certain, "tab bar item")
    add(badge, "tabBar.badge", options, .certain, "badge of a tab bar item")
  }
}

extension XMLTree.Element {
  /// Whether a bar button item is a gap between others.
  var isSpace: Bool { ["fixedSpace", "flexibleSpace"].contains(self["systemItem"]) }
}

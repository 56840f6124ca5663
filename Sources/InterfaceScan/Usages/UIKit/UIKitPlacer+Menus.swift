import Components

/// Menus, their items, and the actions behind a swipe over a row.
extension UIKitPlacer {
  func menu(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    let isSubmenu = object.uses.contains { $0.name == "UIMenu" }
    let isInline = Self.mentions("displayInline", event.call?["options"])
    let slot = isInline ? "menu.sectionTitle" : isSubmenu ? "menu.submenu" : "menu.title"
    // A menu returned by a function may be put into another one.
    return usage(
      text("title", of: event), slot, event, "UIMenu",
      options: image(event), companions: ["menu.item": items(of: event)],
      isSubmenu || isInline ? .certain : .likely)
  }

  func action(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    let title = text("title", of: event)
    if object.uses.contains(where: { $0.label == "primaryAction" }) {
      let isBar = object.uses.contains { $0.name == "UIBarButtonItem" }
      return usage(
        title, isBar ? "navigationBar.button" : "button.title", event, "primary UIAction",
        options: image(event), .likely)
    }
    var companions: [String: [TextReference]] = [:]
    if let menu = object.uses.first(where: { $0.name == "UIMenu" })?.owner,
      let creation = objects[menu].creation
    {
      var others = items(of: creation)
      if let index = others.firstIndex(of: title) { others.remove(at: index) }
      companions["menu.item"] = others
    }
    let isShown = event.call?["attributes"].map { Self.mentions("hidden", $0) } != true
    guard isShown else { return [] }
    var options = image(event)
    if event.call?["state"]?.lastName == "on" { options.selected = true }
    let subtitle = text("subtitle", of: event)
    if subtitle.isWorthShowing { companions["menu.subtitle"] = [subtitle] }
    return usage(
      title, "menu.item", event, object.type ?? "UIAction", options: options,
      companions: companions, companions["menu.item"] == nil ? .likely : .certain)
      + usage(
        subtitle, "menu.subtitle", event, object.type ?? "UIAction",
        companions: ["menu.item": [title]])
  }

  /// The titles of a menu's own items.
  private func items(of event: UIKitEvent) -> [TextReference] {
    event.objects("children").compactMap { id in
      objects[id].creation.map { text("title", of: $0) }
    }.filter(\.isWorthShowing)
  }

  func swipeAction(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    var options = SlotOptions()
    if object.value(["image"]) != nil { options.image = .standard }
    return usage(
      text("title", of: event), "tableRow.swipeAction", event, object.type ?? "UIContextualAction",
      options: options)
  }

  private func image(_ event: UIKitEvent) -> SlotOptions {
    var options = SlotOptions()
    if let image = event.call?["image"], image != .none { options.image = .standard }
    return options
  }

  /// Whether an option set such as `[.displayInline, .destructive]` holds a member.
  static func mentions(_ name: String, _ value: SourceExpression?) -> Bool {
    switch value {
    case .array(let elements)?: elements.contains { $0.lastName == name }
    case .choice(_, let results)?: results.contains { mentions(name, $0) }
    default: value?.lastName == name
    }
  }
}

import Components
import DynamicType

/// Navigation bars, toolbars and tab bars.
extension UIKitPlacer {
  private static let navigationProperties: Set<String> = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
    "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
    "setRightBarButtonItem", "setLeftBarButtonItem",
  ]
  private static let toolbarProperties: Set<String> = [
    "toolbarItems", "setToolbarItems", "setItems", "items",
  ]

  func barButtonItem(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    let place = barPlace(object)
    return usage(
      text("title", of: event), place.slot, event, place.reason,
      options: barOptions(object, event), place.confidence)
  }

  func barPlace(
    _ object: UIKitObject
  ) -> (slot: String, reason: String, confidence: Confidence) {
    for use in object.uses {
      if Self.navigationProperties.contains(use.name) {
        return ("navigationBar.button", "UIBarButtonItem in navigationItem", .certain)
      }
      if Self.toolbarProperties.contains(use.name) {
        return ("toolbar.button", "UIBarButtonItem in \(use.name)", .certain)
      }
      if use.name == "backBarButtonItem" {
        return ("navigationBar.backButton", "backBarButtonItem", .certain)
      }
    }
    return ("navigationBar.button", "UIBarButtonItem", .likely)
  }

  private func barOptions(_ object: UIKitObject, _ event: UIKitEvent) -> SlotOptions {
    var options = SlotOptions()
    if ["done", "prominent"].contains(event.call?["style"]?.lastName) { options.selected = true }
    if let width = object.value(["width"])?.number, width > 0 { options.width = width }
    // A bar shows the image in place of the title.
    if let image = event.call?["image"], image != .none { options.image = .standard }
    return options
  }

  func tabBarItem(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    usage(text("title", of: event), "tabBar.item", event, object.type ?? "UITabBarItem")
  }

  func navigationItem(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    usage(text("title", of: event), "navigationBar.title", event, "UINavigationItem(title:)")
  }

  /// Slots of the properties of bars' items, and of view controllers.
  static let barProperties: [UIKitKind: [String: String]] = [
    .navigationItem: [
      "title": "navigationBar.title", "prompt": "navigationBar.prompt",
      "backButtonTitle": "navigationBar.backButton", "subtitle": "navigationBar.subtitle",
    ],
    .tabBarItem: ["title": "tabBar.item", "badgeValue": "tabBar.badge"],
    .viewController: ["title": "navigationBar.title"],
  ]

  /// The title in the bar and what stands beside it.
  func titleCompanions(
    _ object: UIKitObject, _ event: UIKitEvent, _ slot: String
  ) -> [String: [TextReference]] {
    guard slot == "navigationBar.title", event.owner.isEmpty else { return [:] }
    let buttons = objects.filter { button in
      button.owner == object.owner && button.type == "UIBarButtonItem"
        && button.uses.contains { Self.navigationProperties.contains($0.name) }
    }
    return [
      "navigationBar.button": buttons.compactMap { button in
        button.creation.flatMap { creation in
          creation.call?["image"] == nil ? text("title", of: creation) : nil
        }
      }
    ]
  }
}

import Components

/// Alerts, action sheets and their buttons.
extension UIKitPlacer {
  func alert(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    let family = alertFamily(object, event)
    let reason = "UIAlertController(\(family))"
    let all = alertTexts(object, event, family)
    var usages: [PendingUsage] = []
    for part in ["title", "message"] {
      let slot = "\(family).\(part)"
      for text in all[slot] ?? [] {
        usages += usage(
          text, slot, event, reason, companions: all.filter { $0.key != slot },
          event.call?["preferredStyle"] == nil ? .likely : .certain,
          line: event.call?[part]?.line)
      }
    }
    return usages
  }

  /// `alert` or `actionSheet`.
  private func alertFamily(_ object: UIKitObject, _ event: UIKitEvent) -> String {
    event.call?["preferredStyle"]?.lastName == "actionSheet" ? "actionSheet" : "alert"
  }

  /// All texts of an alert by slot.
  private func alertTexts(
    _ object: UIKitObject, _ event: UIKitEvent, _ family: String
  ) -> [String: [TextReference]] {
    var texts: [String: [TextReference]] = [:]
    for part in ["title", "message"] {
      var found = [text(part, of: event)]
      found += object.events.filter { $0.path == [part] }.compactMap { event in
        event.value.map { text($0, in: event) }
      }
      texts["\(family).\(part)"] = found.filter(\.isWorthShowing)
    }
    let buttons = object.events.filter { $0.path == ["addAction"] }.flatMap { $0.objects(nil) }
    texts["\(family).button"] = buttons.compactMap { id in
      objects[id].creation.map { text("title", of: $0) }
    }.filter(\.isWorthShowing)
    return texts.filter { !$0.value.isEmpty }
  }

  func alertAction(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    var options = SlotOptions()
    let style = event.call?["style"]?.lastName
    if let style, ["cancel", "destructive"].contains(style) { options.style = style }
    let title = text("title", of: event)
    guard let alert = object.uses.first(where: { $0.name == "addAction" })?.owner,
      let creation = objects[alert].creation, kind(of: objects[alert], [])?.kind == .alert
    else {
      // It is added to an alert that another function creates.
      return usage(title, "alert.button", event, "UIAlertAction", options: options, .likely)
    }
    let family = alertFamily(objects[alert], creation)
    options.selected = object.uses.contains { $0.name == "preferredAction" } ? true : nil
    var companions = alertTexts(objects[alert], creation, family)
    let slot = "\(family).button"
    // The other buttons without this one.
    if var buttons = companions[slot] {
      if let index = buttons.firstIndex(of: title) { buttons.remove(at: index) }
      companions[slot] = buttons
    }
    return usage(
      title, slot, event, "UIAlertAction in UIAlertController(\(family))", options: options,
      companions: companions)
  }
}

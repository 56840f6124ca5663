import Components

/// `UIAlertView` and `UIActionSheet`, which iOS shows as alerts and action sheets since iOS 8.
extension UIKitPlacer {
  func alertView(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    let family = alertViewFamily(object)
    let all = alertViewTexts(object, event, family)
    var usages: [PendingUsage] = []
    for part in ["title", "message"] {
      let slot = "\(family).\(part)"
      usages += usage(
        text(part, of: event), slot, event, object.type ?? "UIAlertView",
        companions: all.filter { $0.key != slot }, line: event.call?[part]?.line)
    }
    for (title, value, style) in buttons(of: event) {
      var options = SlotOptions()
      options.style = style
      usages += usage(
        title, "\(family).button", event, "button of \(object.type ?? "UIAlertView")",
        options: options, companions: without(title, all, family), line: value.line)
    }
    return usages
  }

  func addedButton(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    let family = alertViewFamily(object)
    let title = text("withTitle", of: event)
    let all = object.creation.map { alertViewTexts(object, $0, family) } ?? [:]
    return usage(
      title, "\(family).button", event, "addButton of \(object.type ?? "UIAlertView")",
      companions: without(title, all, family))
  }

  func lateAlertViewText(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    guard let value = event.value, ["title", "message"].contains(event.name) else { return [] }
    return usage(
      text(value, in: event), "\(alertViewFamily(object)).\(event.name)", event,
      "\(object.type ?? "UIAlertView").\(event.name)")
  }

  private func alertViewFamily(_ object: UIKitObject) -> String {
    object.type == "UIActionSheet" ? "actionSheet" : "alert"
  }

  /// The buttons given when it is created; the other ones are several values of one argument.
  private func buttons(
    of event: UIKitEvent
  ) -> [(title: TextReference, value: SourceExpression, style: String?)] {
    guard let call = event.call else { return [] }
    var found: [(TextReference, SourceExpression, String?)] = []
    var isOther = false
    for argument in call.arguments where argument.value != .none {
      switch argument.label {
      case "cancelButtonTitle":
        found.append((text(argument.value, in: event), argument.value, "cancel"))
      case "destructiveButtonTitle":
        found.append((text(argument.value, in: event), argument.value, "destructive"))
      case "otherButtonTitles":
        isOther = true
        found.append((text(argument.value, in: event), argument.value, nil))
      case nil where isOther:
        found.append((text(argument.value, in: event), argument.value, nil))
      default: break
      }
    }
    return found
  }

  /// All texts by slot.
  private func alertViewTexts(
    _ object: UIKitObject, _ event: UIKitEvent, _ family: String
  ) -> [String: [TextReference]] {
    var texts: [String: [TextReference]] = [:]
    for part in ["title", "message"] {
      texts["\(family).\(part)"] = [text(part, of: event)]
    }
    texts["\(family).button"] =
      buttons(of: event).map(\.title)
      + object.events.filter { $0.path == ["addButton"] }.map { text("withTitle", of: $0) }
    return texts.mapValues { $0.filter(\.isWorthShowing) }.filter { !$0.value.isEmpty }
  }

  private func without(
    _ title: TextReference, _ texts: [String: [TextReference]], _ family: String
  ) -> [String: [TextReference]] {
    var texts = texts
    if let index = texts["\(family).button"]?.firstIndex(of: title) {
      texts["\(family).button"]?.remove(at: index)
    }
    return texts
  }
}

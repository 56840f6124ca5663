import Components
import DynamicType

/// Buttons, segmented controls, and what else is set by methods.
extension UIKitPlacer {
  func usages(
    of call: SourceCall, _ event: UIKitEvent, on object: UIKitObject,
    _ kind: (kind: UIKitKind, isCertain: Bool)?
  ) -> [PendingUsage] {
    switch event.name {
    case "addButton" where kind?.kind == .alertView: return addedButton(event, on: object)
    case "setTitle", "setAttributedTitle":
      if call["forSegmentAt"] != nil { return segment(text(nil, of: event), event, on: object) }
      guard call["for"] != nil, let value = call.arguments.first?.value else { return [] }
      let isButton = kind?.kind == .button || call["for"]?.lastName == "normal"
      return usage(
        text(value, in: event), "button.title", event, "\(event.name)(_:for:)",
        options: buttonOptions(object, event), isButton ? .certain : .likely)
    case "insertSegment":
      return segment(text("withTitle", of: event), event, on: object)
    default: return []
    }
  }

  // MARK: Buttons

  private static let buttonStyles: Set<String> = [
    "plain", "gray", "tinted", "filled", "bordered", "borderedProminent", "borderless", "glass",
    "prominentGlass",
  ]
  private static let controlSizes = [
    "mini": "mini", "small": "small", "medium": "regular", "large": "large",
  ]

  private func buttonOptions(_ object: UIKitObject, _ event: UIKitEvent) -> SlotOptions {
    var options = options(of: object, event.owner + ["titleLabel"], with: event).options
    let own = self.options(of: object, event.owner, with: event).options
    options.width = own.width
    options.height = own.height
    if let creation = object.creation?.call, event.owner.isEmpty, creation.name == "UIButton" {
      switch creation["type"]?.lastName {
      case "system", "roundedRect": options.style = "system"
      case "custom": options.style = "custom"
      case nil where creation["configuration"] == nil: options.style = "custom"
      default: break
      }
      if let style = style(of: creation["configuration"]) { options.style = style }
    }
    if object.calls(event.owner + ["setImage"], with: event) { options.image = .standard }
    return options
  }

  func buttonOptions(
    ofConfiguration object: UIKitObject, _ event: UIKitEvent
  ) -> SlotOptions {
    var options = SlotOptions()
    // A configuration of its own, or that of a button.
    if event.owner.isEmpty {
      options.style = object.creation?.call?.name.flatMap {
        Self.buttonStyles.contains($0) ? $0 : nil
      }
    } else {
      let owner = Array(event.owner.dropLast())
      options.style =
        style(of: object.value(event.owner)) ?? style(of: object.creation?.call?["configuration"])
      let own = self.options(of: object, owner, with: event).options
      options.width = own.width
      options.height = own.height
    }
    func value(_ name: String) -> SourceExpression? {
      object.value(event.owner + [name], with: event)
    }
    if value("image") != nil { options.image = .standard }
    options.controlSize = value("buttonSize")?.lastName.flatMap { Self.controlSizes[$0] }
    options.truncation = value("titleLineBreakMode")?.lastName == "byTruncatingTail" ? "tail" : nil
    return options
  }

  private func style(of configuration: SourceExpression?) -> String? {
    configuration?.lastName.flatMap { Self.buttonStyles.contains($0) ? $0 : nil }
  }

  // MARK: Segments

  func segments(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    guard let items = event.call?["items"] else { return [] }
    return list(
      items, "segmentedControl.segment", event, "UISegmentedControl(items:)",
      options: segmentOptions(object))
  }

  private func segment(
    _ text: TextReference, _ event: UIKitEvent, on object: UIKitObject
  ) -> [PendingUsage] {
    let all = object.events.compactMap { other -> TextReference? in
      guard other.owner == event.owner else { return nil }
      switch other.name {
      case "insertSegment": return self.text("withTitle", of: other)
      case "setTitle": return other.call?["forSegmentAt"] == nil ? nil : self.text(nil, of: other)
      default: return nil
      }
    }
    var others = all
    if let index = others.firstIndex(of: text) { others.remove(at: index) }
    var options = segmentOptions(object)
    options.count = all.count > 1 ? all.count : nil
    return usage(
      text, "segmentedControl.segment", event, "\(event.name) of UISegmentedControl",
      options: options, companions: ["segmentedControl.segment": others])
  }

  private func segmentOptions(_ object: UIKitObject) -> SlotOptions {
    var options = SlotOptions()
    if object.value(["apportionsSegmentWidthsByContent"])?.isTrue == true {
      options.style = "proportional"
    }
    return options
  }

  // MARK: Outside of the app

  func notificationAction(_ event: UIKitEvent) -> [PendingUsage] {
    usage(text("title", of: event), "notification.action", event, "UNNotificationAction")
  }

  func shortcut(_ event: UIKitEvent) -> [PendingUsage] {
    let title = text("localizedTitle", of: event)
    let subtitle = text("localizedSubtitle", of: event)
    return usage(
      title, "homeScreen.quickAction", event, "UIApplicationShortcutItem",
      companions: ["homeScreen.quickActionSubtitle": [subtitle]])
      + usage(
        subtitle, "homeScreen.quickActionSubtitle", event, "UIApplicationShortcutItem",
        companions: ["homeScreen.quickAction": [title]])
  }
}

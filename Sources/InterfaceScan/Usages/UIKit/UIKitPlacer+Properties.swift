import Components
import DynamicType

/// Texts that are set as properties.
extension UIKitPlacer {
  /// Slots of the properties of labels, fields and notifications.
  private static let properties: [UIKitKind: [String: String]] = [
    .label: ["text": "label", "attributedText": "label"],
    .buttonConfiguration: [
      "title": "button.title", "attributedTitle": "button.title", "subtitle": "button.subtitle",
      "attributedSubtitle": "button.subtitle",
    ],
    .textField: [
      "text": "textField.text", "placeholder": "textField.placeholder",
      "attributedPlaceholder": "textField.placeholder",
    ],
    .textView: ["text": "textView.text", "attributedText": "textView.text"],
    .searchBar: ["placeholder": "searchBar.placeholder"],
    .refreshControl: ["attributedTitle": "refreshControl.title"],
    .notification: ["title": "notification.title", "body": "notification.body"],
    .action: ["title": "menu.item", "subtitle": "menu.subtitle"],
    .menu: ["title": "menu.title"],
    .swipeAction: ["title": "tableRow.swipeAction"],
    .shortcut: [
      "localizedTitle": "homeScreen.quickAction",
      "localizedSubtitle": "homeScreen.quickActionSubtitle",
    ],
  ].merging(barProperties) { first, _ in first }

  /// Properties that hardly anything else has, with what most often has them.
  private static let fallbacks: [String: String] = [
    "text": "label", "attributedText": "label", "placeholder": "textField.placeholder",
    "attributedPlaceholder": "textField.placeholder", "labelText": "label",
    "detailsLabelText": "label",
  ]

  private static let spoken: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityAttributedLabel", "accessibilityAttributedHint",
  ]

  func texts(
    set event: UIKitEvent, on object: UIKitObject, _ kind: (kind: UIKitKind, isCertain: Bool)?
  ) -> [PendingUsage] {
    guard let value = event.value else { return [] }
    if let usages = cellText(event, on: object) { return usages }
    if kind?.kind == .contentConfiguration { return contentText(event, on: object) }
    if kind?.kind == .searchBar, event.name == "scopeButtonTitles" {
      return list(value, "searchBar.scope", event, "scopeButtonTitles")
    }
    if kind?.kind == .alert { return lateAlertText(event, on: object) }
    if kind?.kind == .alertView { return lateAlertViewText(event, on: object) }
    if kind?.kind == .barButtonItem, event.name == "title" {
      return lateBarTitle(event, on: object)
    }
    let text = text(value, in: event)
    if Self.spoken.contains(event.name) {
      return usage(text, Usage.unmeasured, event, "\(event.name): spoken by VoiceOver")
    }
    if event.name == "placeholder", object.uses.contains(where: { $0.name == "addTextField" }) {
      return usage(text, "alert.placeholder", event, "addTextField of UIAlertController")
    }
    guard let kind, let slot = Self.properties[kind.kind]?[event.name] else {
      guard let slot = Self.fallbacks[event.name], kind == nil,
        event.name.hasSuffix("LabelText") || event.name == "labelText"
          || !Self.isModel(object, event)
      else { return [] }
      return usage(
        text, slot, event, ".\(event.name) of an unknown view",
        Self.isNamedText(event.owner.last ?? object.name) ? .likely : .guess)
    }
    var confidence = kind.isCertain ? Confidence.certain : .likely
    // A title of a view controller is shown where it stands in a bar or a tab.
    if kind.kind == .viewController || kind.kind == .menu { confidence = .likely }
    var options = options(of: object, event.owner, with: event)
    let isText = [.label, .textField, .textView].contains(kind.kind)
    if !isText { options.options = SlotOptions() }
    if kind.kind == .buttonConfiguration {
      options.options = buttonOptions(ofConfiguration: object, event)
    }
    if kind.kind == .textField { options.options.lineLimit = nil }
    return usage(
      text, slot, event, "\(Self.words(kind.kind)).\(event.name)", options: options.options,
      maximum: options.maximum, companions: titleCompanions(object, event, slot), confidence)
  }

  /// Whether a view whose class is not known is named like a label: `cell.title.text`.
  private static func isNamedText(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["title", "detail", "details", "heading", "message", "caption"].contains {
      lower.hasSuffix($0)
    }
  }

  private static func words(_ kind: UIKitKind) -> String {
    switch kind {
    case .label: "UILabel"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .searchBar: "UISearchBar"
    case .buttonConfiguration: "UIButton.Configuration"
    case .navigationItem: "navigationItem"
    case .tabBarItem: "tabBarItem"
    case .viewController: "UIViewController"
    default: "\(kind)"
    }
  }

  /// A value of the app's own that has a text too: `let item = Item(); item.text = "a"`.
  private static func isModel(_ object: UIKitObject, _ event: UIKitEvent) -> Bool {
    guard event.owner.isEmpty else { return false }
    return object.type != nil
  }

  private func lateAlertText(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    guard let value = event.value, ["title", "message"].contains(event.name) else { return [] }
    let style = object.creation?.call?["preferredStyle"]?.lastName
    let family = style == "actionSheet" ? "actionSheet" : "alert"
    return usage(
      text(value, in: event), "\(family).\(event.name)", event,
      "UIAlertController.\(event.name)", style == nil ? .likely : .certain)
  }

  private func lateBarTitle(_ event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    guard let value = event.value else { return [] }
    if event.owner.last == "backBarButtonItem" {
      return usage(
        text(value, in: event), "navigationBar.backButton", event, "backBarButtonItem.title")
    }
    let place = barPlace(object)
    let isNamed = !event.owner.isEmpty
    return usage(
      text(value, in: event), place.slot, event,
      isNamed ? "\(event.owner.last ?? "").title" : place.reason,
      isNamed ? .certain : place.confidence)
  }

  /// Each text of an array, with the others as companions.
  func list(
    _ value: SourceExpression, _ slot: String, _ event: UIKitEvent, _ reason: String,
    options: SlotOptions = SlotOptions()
  ) -> [PendingUsage] {
    guard case .array(let elements) = value else { return [] }
    let texts = elements.map { text($0, in: event) }
    var options = options
    options.count = elements.count
    return elements.indices.flatMap { index -> [PendingUsage] in
      var others = texts
      others.remove(at: index)
      return usage(
        texts[index], slot, event, reason, options: options, companions: [slot: others],
        line: elements[index].line)
    }
  }
}

import Components
import DynamicType

/// Keys that a project hands to its views as user-defined runtime attributes, for its own code to
/// look up: `localizedKey`, `locText`, `i18nKey`.
extension InterfaceWalk {
  mutating func addRuntimeAttributes(_ element: XMLTree.Element) {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in attributes where attribute["type"] == "string" {
      guard let path = attribute["keyPath"], !Self.isUnseen(path),
        let value = attribute.string("value"), !value.text.isEmpty,
        let place = place(ofAttribute: path, on: element)
      else { continue }
      facts.usages.append(
        PendingUsage(
          text: .lookUp(.verbatim(value.text), table: nil), slot: place.slot,
          options: place.options, line: value.line, confidence: .likely,
          reason: "runtime attribute \(path), \(place.reason)"))
    }
  }

  /// Attributes for VoiceOver and for tests.
  private static func isUnseen(_ path: String) -> Bool {
    let lower = path.lowercased()
    return lower.hasPrefix("acc") || lower.contains("accessib") || lower.contains("identifier")
  }

  private mutating func place(
    ofAttribute path: String, on element: XMLTree.Element
  ) -> (slot: String, options: SlotOptions, reason: String)? {
    let lower = path.lowercased()
    switch element.name {
    case "label":
      guard standardCell(of: element) == nil else { return nil }
      let place = labelPlace(element)
      return ("label", place.options, place.reason)
    case "button":
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      let place = buttonPlace(element, state: state)
      return ("button.title", place.options, place.reason)
    case "textField":
      let place = fieldPlace(element)
      let isText = lower.contains("text") && !lower.contains("placeholder")
      return (
        isText ? "textField.text" : "textField.placeholder", place.options, place.reason
      )
    case "textView":
      let place = textViewPlace(element)
      return ("textView.text", place.options, place.reason)
    case "navigationItem":
      let isPrompt = lower.contains("prompt")
      return (
        isPrompt ? "navigationBar.prompt" : "navigationBar.title", SlotOptions(), "navigation item"
      )
    case "barButtonItem":
      let isBack = element["key"] == "backBarButtonItem"
      let isTool = element.ancestors.contains { ["toolbarItems", "toolbar"].contains($0.name) }
      return (
        isBack ? "navigationBar.backButton" : isTool ? "toolbar.button" : "navigationBar.button",
        SlotOptions(), "bar button item"
      )
    case "tabBarItem": return ("tabBar.item", SlotOptions(), "tab bar item")
    case "searchBar":
      return ("searchBar.placeholder", SlotOptions(style: "bar"), "UISearchBar")
    case let name where name.hasSuffix("ontroller") && lower.contains("title"):
      return ("navigationBar.title", SlotOptions(), "view controller")
    default: return nil
    }
  }
}

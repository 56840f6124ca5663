import Components
import DynamicType

/// Views whose texts come from code.
extension InterfaceWalk {
  mutating func addOutlet(_ outlet: XMLTree.Element) {
    guard let property = outlet["property"], let owner = outlet.parent?.parent?["customClass"],
      let view = outlet["destination"].flatMap(document.element(id:))
    else { return }
    let name = OutletName(owner: owner, property: property)
    for place in outletPlaces(view) {
      facts.outlets.append(
        InterfaceOutlet(
          name: name, slot: place.slot, options: place.options, confidence: place.confidence,
          reason: place.reason))
    }
  }

  private mutating func outletPlaces(
    _ view: XMLTree.Element
  ) -> [(slot: String, options: SlotOptions, confidence: Confidence, reason: String)] {
    switch view.name {
    case "label":
      if let cell = standardCell(of: view) {
        return cellPlace(view, in: cell).map { [($0.slot, $0.options, $0.confidence, $0.reason)] }
          ?? []
      }
      let place = labelPlace(view)
      return [("label", place.options, place.confidence, place.reason)]
    case "button":
      let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
      let place = buttonPlace(view, state: state)
      return [("button.title", place.options, place.confidence, place.reason)]
    case "textField":
      let place = fieldPlace(view)
      return ["textField.placeholder", "textField.text"].map {
        ($0, place.options, place.confidence, place.reason)
      }
    case "textView":
      let place = textViewPlace(view)
      return [("textView.text", place.options, place.confidence, place.reason)]
    case "searchBar":
      return [("searchBar.placeholder", SlotOptions(style: "bar"), .likely, "UISearchBar")]
    case "barButtonItem":
      guard view["key"] != "backBarButtonItem" else { return [] }
      let isTool = view.ancestors.contains { ["toolbarItems", "toolbar"].contains($0.name) }
      return [
        (
          isTool ? "toolbar.button" : "navigationBar.button", SlotOptions(), .certain,
          "bar button item of a \(isTool ? "toolbar" : "navigation item")"
        )
      ]
    default: return []
    }
  }
}

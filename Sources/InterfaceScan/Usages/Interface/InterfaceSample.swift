/// Tells texts that only fill the canvas of Interface Builder from those that are shown.
enum InterfaceSample {
  /// What says that code replaces a text before anyone sees it; nil for a text that is shown.
  ///
  /// - Parameters:
  ///   - element: the object of the text.
  ///   - property: the property.
  static func reason(_ text: String, _ property: String, of element: XMLTree.Element) -> String? {
    if let note = note(of: element), isAgainstTranslation(note, property) {
      return "its note says \"\(note)\""
    }
    let text = text.split { $0.isWhitespace }.joined(separator: " ")
    if let first = text.first, let last = text.last, text.count > 2,
      [("{", "}"), ("[", "]"), ("<", ">")].contains(where: { $0 == (first, last) })
    {
      return "it stands in brackets"
    }
    return isDefault(text, property, of: element) ? "Interface Builder gives it new objects" : nil
  }

  /// What the developer wrote for the translators.
  private static func note(of element: XMLTree.Element) -> String? {
    guard let comments = element.child(key: "userComments") else { return nil }
    let text =
      element.string("userComments")?.text
      ?? comments.children.compactMap { $0["content"] }.joined()
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.isEmpty ? nil : line
  }

  private static func isAgainstTranslation(_ note: String, _ property: String) -> Bool {
    let lower = note.lowercased()
    // The placeholder of a field may be called so.
    if lower.hasPrefix("placeholder"), property != "placeholder" { return true }
    // What BartyCrouch leaves out.
    if lower.contains("#bc-ignore") { return true }
    return ["translat", "locali"].contains { lower.contains($0) }
      && ["do not ", "don't ", "don’t ", "not to be ", "no translation", "not translat"]
        .contains { lower.contains($0) }
  }

  private static func isDefault(
    _ text: String, _ property: String, of element: XMLTree.Element
  ) -> Bool {
    let lower = text.lowercased()
    if lower.hasPrefix("lorem ipsum") { return true }
    switch element.name {
    case "label":
      if lower == "label" { return true }
      guard let cell = element.ancestors.first(where: { $0.name == "tableViewCell" }) else {
        return false
      }
      let words = lower.split { !$0.isLetter }
      if cell["detailTextLabel"] == element.id {
        return words.allSatisfy { ["detail", "details", "subtitle"].contains($0) }
      }
      let table = cell.ancestors.first { $0.name == "tableView" }
      return cell["textLabel"] == element.id && table?["dataMode"] != "static"
        && words.allSatisfy { ["title", "label", "cell"].contains($0) }
    case "button": return lower == "button"
    case "barButtonItem", "tabBarItem": return lower == "item"
    default: return false
    }
  }
}

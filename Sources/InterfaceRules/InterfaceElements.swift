import InterfaceScan
import LocalizationRules

extension XMLTree.Element {
  /// The element and the text it shows, as findings name it: `label “Pay”`.
  var shownName: String {
    let kind = self["customClass"] ?? name
    guard let text = shownText?.split(whereSeparator: \.isNewline).first else { return kind }
    return "\(kind) “\(String(text).shortened(to: 40))”"
  }

  /// The text of a label, a button, a field or a cell; nil for none.
  var shownText: String? {
    let text = self["text"] ?? self["title"] ?? self["placeholder"]
    if let text, !text.isEmpty { return text }
    for child in children {
      switch (child.name, child["key"]) {
      case ("string", "text"?), ("mutableString", "text"?): return child.text
      case ("state", "normal"?), ("buttonConfiguration", _):
        if let title = child["title"], !title.isEmpty { return title }
      default: continue
      }
    }
    return nil
  }

  /// Whether it is a visible label, button or field that shows words: a button without a title is an
  /// image, and a text without a letter a mark.
  var showsWords: Bool {
    guard ["label", "button", "textField", "textView"].contains(name), self["hidden"] != "YES"
    else {
      return false
    }
    guard let text = shownText else { return name != "button" }
    return text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a font description is of the system's font; Xcode writes its name for some weights.
  var isSystemFont: Bool {
    ["system", "boldSystem", "italicSystem"].contains(self["type"])
      || self["name"]?.hasPrefix(".") == true
  }

  /// The class or identifier of the scene or of the xib's owner; empty for none.
  var sceneName: String {
    var nearest = ""
    for element in ancestors {
      let isController = element.name.hasSuffix("ontroller") && element.parent?.name == "objects"
      let isView = element.name.hasSuffix("Cell") || element.parent?.name == "objects"
      guard isController || isView else { continue }
      if let name = element["customClass"] { return name }
      if nearest.isEmpty {
        nearest = element["storyboardIdentifier"] ?? element["reuseIdentifier"] ?? ""
      }
    }
    return nearest
  }

  /// The notes that a developer wrote for the object in Interface Builder.
  var userComments: String {
    guard let notes = children.first(where: { $0["key"] == "userComments" }) else { return "" }
    let texts = ([notes] + notes.descendants).compactMap { element -> String? in
      element["content"] ?? (element.text.isEmpty ? nil : element.text)
    }
    return texts.joined(separator: "\n")
  }
}

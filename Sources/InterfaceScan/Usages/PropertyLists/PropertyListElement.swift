/// A value of an XML property list that knows its line.
struct PropertyListElement {
  private let element: XMLTree.Element

  /// The value at the root; nil where the document is no property list.
  init?(_ tree: XMLTree) {
    guard tree.root.name == "plist", let value = tree.root.children.first else { return nil }
    element = value
  }

  private init(_ element: XMLTree.Element) { self.element = element }

  /// The line it begins on, counted from 1.
  var line: Int { element.line }

  /// The text of a string.
  var string: String? { element.name == "string" ? element.text : nil }

  /// The flag, as `<true/>` or as a text.
  var isTrue: Bool {
    element.name == "true" || ["YES", "TRUE", "true"].contains(element.text.trimmed)
  }

  /// The values of a list; none of other values.
  var values: [PropertyListElement] {
    element.name == "array" ? element.children.map(PropertyListElement.init) : []
  }

  /// The members of a dictionary in order, with the lines of their keys; none of other values.
  var members: [(key: String, line: Int, value: PropertyListElement)] {
    guard element.name == "dict" else { return [] }
    var members: [(String, Int, PropertyListElement)] = []
    var key: XMLTree.Element?
    for child in element.children {
      if child.name == "key" {
        key = child
      } else if let name = key {
        members.append((name.text.trimmed, name.line, PropertyListElement(child)))
        key = nil
      }
    }
    return members
  }

  /// The value of a member of a dictionary.
  subscript(key: String) -> PropertyListElement? { members.first { $0.key == key }?.value }

  /// A text that a table of strings may translate: the text is the key.
  func reference(in table: String) -> TextReference? {
    guard let string, !string.isEmpty, !string.contains("$(") else { return nil }
    return .lookUp(.localizedLiteral(string), table: table)
  }
}

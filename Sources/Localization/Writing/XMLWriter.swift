import Foundation

/// Writes the elements of an XML document, one on a line.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private let indent: String
  private var depth = 0

  /// - Parameter indent: what each level is moved by.
  init(indent: String, documentType: String? = nil) {
    self.indent = indent
    if let documentType { text += documentType + "\n" }
  }

  /// Writes an element and what a closure writes inside of it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout XMLWriter) -> Void
  ) {
    text += padding + "<\(name)\(Self.written(attributes))>\n"
    depth += 1
    content(&self)
    depth -= 1
    text += padding + "</\(name)>\n"
  }

  /// Writes an element that holds a text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    text += padding + "<\(name)\(Self.written(attributes))>\(Self.escaped(content))</\(name)>\n"
  }

  private var padding: String { String(repeating: indent, count: depth) }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { name, value in
      let value = escaped(value).replacingOccurrences(of: "\"", with: "&quot;")
        .replacingOccurrences(of: "\n", with: "&#10;").replacingOccurrences(of: "\t", with: "&#9;")
      return " \(name)=\"\(value)\""
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\r", with: "&#13;")
  }
}

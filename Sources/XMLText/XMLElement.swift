/// An element of an XML document, which knows the line it begins on.
///
/// Names and prefixes are kept as written; comments and processing instructions are left out.
public struct XMLElement: Sendable, Hashable {
  /// What stands in an element.
  public enum Node: Sendable, Hashable {
    /// An element.
    case element(XMLElement)
    /// Text, with references resolved.
    case text(String)
  }

  /// The name of the tag, with its prefix.
  public var name: String
  /// The attributes in the order of the text.
  public var attributes: [XMLAttribute]
  /// What stands between the tags.
  public var nodes: [Node]
  /// The line of the start tag, counted from 1.
  public var line: Int
  /// The bytes of the element from its start tag to its end tag; empty for one that was not read.
  public var range: Range<Int>

  /// Creates an element.
  public init(
    name: String, attributes: [XMLAttribute] = [], nodes: [Node] = [], line: Int,
    range: Range<Int> = 0..<0
  ) {
    self.name = name
    self.attributes = attributes
    self.nodes = nodes
    self.line = line
    self.range = range
  }

  /// The name without its prefix.
  public var localName: Substring { Self.local(name) }

  /// The elements directly in this one.
  public var children: [XMLElement] {
    nodes.compactMap { node in
      guard case .element(let element) = node else { return nil }
      return element
    }
  }

  /// All text in the element and in those inside of it.
  public var text: String {
    nodes.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  /// The value of the attribute with a name, prefix included.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first element in this one with a name, whatever its prefix.
  public func child(_ localName: String) -> XMLElement? {
    for case .element(let element) in nodes where element.localName == localName { return element }
    return nil
  }

  /// The value of the first attribute with a name, whatever its prefix.
  public func attribute(local name: String) -> String? {
    attributes.first { Self.local($0.name) == name }?.value
  }

  private static func local(_ name: String) -> Substring {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name[...] }
    return name[name.utf8.index(after: colon)...]
  }
}

/// An attribute of an XML element.
public struct XMLAttribute: Sendable, Hashable {
  /// The name, with its prefix.
  public var name: String
  /// The value, with references resolved.
  public var value: String

  /// Creates an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Why a text is no XML.
public struct XMLFault: Error, Sendable, Hashable {
  /// The line of the mistake, counted from 1.
  public var line: Int
  /// What was expected and what was found.
  public var message: String

  /// Creates a fault.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

/// An XML document as a tree whose elements know their lines and their parents.
///
/// It is made for interface files and property lists: names and attributes are kept as written,
/// namespaces mean nothing, comments and processing instructions are left out.
public struct XMLTree: Sendable {
  /// The element that holds all others.
  public var root: Element { Element(records: records, index: 0) }

  let records: Records

  /// One element as it was read; the parent and the children are indices.
  struct Record: Sendable {
    var name: String
    var attributes: [String: String]
    var line: Int
    var parent: Int?
    var children: [Int] = []
    var text = ""
  }

  /// The elements in the order of their start tags. They are shared, so that an element is small.
  final class Records: Sendable {
    let all: [Record]

    init(_ all: [Record]) { self.all = all }
  }

  /// An element of a document.
  public struct Element: Sendable {
    private let records: Records
    /// The number of the element in the order of the start tags; the root is 0.
    public let index: Int

    init(records: Records, index: Int) {
      self.records = records
      self.index = index
    }

    private var record: Record { records.all[index] }

    /// The name of the tag, as written.
    public var name: String { record.name }

    /// All attributes with references resolved.
    public var attributes: [String: String] { record.attributes }

    /// The line of the start tag, counted from 1.
    public var line: Int { record.line }

    /// The text directly in the element, without the text of its children.
    public var text: String { record.text }

    /// The attribute `id`.
    public var id: String? { record.attributes["id"] }

    /// The element around this one; nil for the root.
    public var parent: Element? { record.parent.map { Element(records: records, index: $0) } }

    /// The elements directly in this one, in order.
    public var children: [Element] {
      record.children.map { Element(records: records, index: $0) }
    }

    /// The value of an attribute.
    public subscript(attribute: String) -> String? { record.attributes[attribute] }

    /// The elements around this one, from the nearest to the root.
    public var ancestors: some Sequence<Element> {
      sequence(first: self) { $0.parent }.dropFirst()
    }

    /// Everything in this element, in the order of the start tags.
    public var descendants: [Element] {
      var end = index + 1
      while end < records.all.count, let parent = records.all[end].parent, parent >= index {
        end += 1
      }
      return (index + 1..<end).map { Element(records: records, index: $0) }
    }

    /// The first child with a name.
    public func child(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The first child whose attribute `key` has a value.
    ///
    /// Interface Builder writes so which property of the parent a child is.
    public func child(key: String) -> Element? { children.first { $0["key"] == key } }
  }
}

extension XMLTree.Element: Hashable {
  /// Whether both are the same element of the same document.
  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.records === right.records
  }

  /// Hashes the place in the document.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

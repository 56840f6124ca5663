import XMLText

/// Reads XML property lists as Foundation does (swift-corelibs-foundation, CFPropertyList.c).
///
/// What follows the outermost element is not looked at, and of repeated keys the last one counts.
struct XMLPropertyList {
  /// A key that stands in a dictionary again.
  struct Repetition {
    var key: String
    /// The line of the one that counts.
    var line: Int
    /// The line of the one before it.
    var earlierLine: Int
    var hasOtherValue: Bool
  }

  /// Repeated keys, in the order of the file.
  private(set) var repetitions: [Repetition] = []

  /// Whether the text is an XML property list and not one in the old syntax.
  static func matches(_ text: some Sequence<UInt8>) -> Bool {
    let start = Array(text.lazy.drop { $0 <= 0x20 }.prefix(9))
    return ["<?xml", "<!DOCTYPE", "<plist", "<dict", "<!--"].contains {
      start.starts(with: $0.utf8)
    }
  }

  /// Reads the text of a file, which is UTF-8 without a byte-order mark.
  mutating func read(_ text: [UInt8]) throws(PropertyListFault) -> PropertyListValue {
    let root: XMLElement
    do throws(XMLFault) {
      root = try text.withUnsafeBufferPointer { bytes throws(XMLFault) in
        var scanner = XMLScanner(bytes, allowsTrailingText: true)
        return try scanner.scan()
      }
    } catch {
      throw PropertyListFault(line: error.line, message: error.message)
    }
    guard root.name == "plist" else { return try value(root) }
    let children = try elements(of: root)
    guard let first = children.first, children.count == 1 else {
      throw PropertyListFault(
        line: root.line,
        message: "expected one value in <plist>, found \(children.isEmpty ? "none" : "several")")
    }
    return try value(first)
  }

  private mutating func value(_ element: XMLElement) throws(PropertyListFault) -> PropertyListValue
  {
    let kind: PropertyListValue.Kind
    switch element.name {
    case "dict": kind = .dictionary(try members(of: element))
    case "array":
      var values: [PropertyListValue] = []
      for child in try elements(of: element) { values.append(try value(child)) }
      kind = .array(values)
    case "string": kind = .string(try text(of: element))
    case "integer", "real": kind = .other("a number")
    case "true", "false": kind = .other("a truth value")
    case "date": kind = .other("a date")
    case "data": kind = .other("data")
    default:
      throw PropertyListFault(
        line: element.line,
        message: "expected an element of a property list, found <\(element.name)>")
    }
    return PropertyListValue(kind: kind, line: element.line)
  }

  private mutating func members(
    of dictionary: XMLElement
  ) throws(PropertyListFault) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    var indices: [String: Int] = [:]
    var rest = try elements(of: dictionary)[...]
    while let key = rest.popFirst() {
      guard key.name == "key" else {
        throw PropertyListFault(
          line: key.line, message: "expected <key> in <dict>, found <\(key.name)>")
      }
      let name = try text(of: key)
      guard let element = rest.popFirst(), element.name != "key" else {
        throw PropertyListFault(
          line: key.line, message: "expected a value after the key \"\(name)\"")
      }
      let member = PropertyListMember(key: name, line: key.line, value: try value(element))
      if let earlier = indices[name] {
        repetitions.append(
          Repetition(
            key: name, line: key.line, earlierLine: members[earlier].line,
            hasOtherValue: !member.value.saysTheSame(as: members[earlier].value)))
        members[earlier] = member
      } else {
        indices[name] = members.count
        members.append(member)
      }
    }
    return members
  }

  /// The elements in another one, between which only space may stand.
  private func elements(of element: XMLElement) throws(PropertyListFault) -> [XMLElement] {
    var line = element.line
    for node in element.nodes {
      switch node {
      case .element(let child): line = child.line
      case .text(let text):
        let start = text.prefix(while: \.isWhitespace)
        guard start.endIndex < text.endIndex else { continue }
        throw PropertyListFault(
          line: line + start.count(where: \.isNewline),
          message: "expected an element in <\(element.name)>, found"
            + " \"\(text[start.endIndex...].prefix(20))\"")
      }
    }
    return element.children
  }

  private func text(of element: XMLElement) throws(PropertyListFault) -> String {
    if let child = element.children.first {
      throw PropertyListFault(
        line: child.line,
        message: "expected text in <\(element.name)>, found <\(child.name)>; '<' is written &lt;")
    }
    return element.text
  }
}

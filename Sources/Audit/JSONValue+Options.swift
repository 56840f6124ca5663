import Foundation
import JSONText

/// What options need, which are decoded by their own type but reported with their line.
extension JSONValue {
  /// The value as plain JSON, for types that decode themselves.
  var foundationValue: Any {
    switch kind {
    case .object(let members):
      var object: [String: Any] = [:]
      for member in members { object[member.name] = member.value.foundationValue }
      return object
    case .array(let values): return values.map(\.foundationValue)
    case .string(let text): return text
    case .number(let text):
      // Foundation's writer stops the program at infinity; a string is refused by the option.
      guard let number, number.isFinite else { return text }
      // An integer must stay one: `"lineLimit": 2` would otherwise be read as 2.0.
      return Int(exactly: number).map { $0 as Any } ?? number as Any
    case .bool(let flag): return flag
    case .null: return NSNull()
    }
  }

  /// The line of the first member called `name` at any depth.
  func line(ofMember name: String) -> Int? {
    switch kind {
    case .object(let members):
      for member in members {
        if member.name == name { return member.line }
        if let line = member.value.line(ofMember: name) { return line }
      }
      return nil
    case .array(let values):
      for value in values {
        if let line = value.line(ofMember: name) { return line }
      }
      return nil
    case .string, .number, .bool, .null:
      return nil
    }
  }
}

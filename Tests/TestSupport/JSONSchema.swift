import Foundation

/// Checks JSON against a JSON Schema, as far as the schemas of reports use it (drafts 4, 7 and
/// 2020-12): `$ref` within the schema, types, members, lists, numbers, patterns and combinations.
///
/// A word that it does not know is an error, so that no rule of a schema is passed over.
public struct JSONSchema {
  private let root: [String: Any]

  private static let ignored: Set<String> = [
    "$schema", "$id", "id", "$comment", "title", "description", "default", "examples", "format",
    "definitions", "$defs", "deprecated",
  ]

  public init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.coderReadCorrupt)
    }
    self.root = root
  }

  /// What is wrong with a document: a path and a reason for each fault.
  public func faults(in data: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    return faults(value, root, at: "$")
  }

  private func faults(_ value: Any, _ schema: Any, at path: String) -> [String] {
    if isBool(schema), let isAllowed = schema as? Bool {
      return isAllowed ? [] : ["\(path): not allowed"]
    }
    guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
    var found: [String] = []
    for (word, rule) in schema.sorted(by: { $0.key < $1.key }) where !Self.ignored.contains(word) {
      found += faults(value, word: word, rule, of: schema, at: path)
    }
    return found
  }

  private func faults(
    _ value: Any, word: String, _ rule: Any, of schema: [String: Any], at path: String
  ) -> [String] {
    switch word {
    case "$ref":
      guard let target = resolve(rule as? String ?? "") else {
        return ["\(path): \(rule) leads nowhere"]
      }
      return faults(value, target, at: path)
    case "type":
      let names = rule as? [String] ?? [rule as? String ?? ""]
      return names.contains { isKind(value, $0) } ? [] : ["\(path): not of type \(names)"]
    case "enum":
      let values = rule as? [Any] ?? []
      return values.contains { same($0, value) } ? [] : ["\(path): \(value) is none of \(values)"]
    case "const": return same(rule, value) ? [] : ["\(path): \(value) is not \(rule)"]
    case "required":
      guard let object = value as? [String: Any] else { return [] }
      let names = rule as? [String] ?? []
      return names.filter { object[$0] == nil }.map { "\(path): \"\($0)\" is missing" }
    case "properties", "additionalProperties", "patternProperties":
      return memberFaults(value, word, rule, of: schema, at: path)
    case "items":
      guard let list = value as? [Any] else { return [] }
      return list.enumerated().flatMap { faults($1, rule, at: "\(path)[\($0)]") }
    case "minItems": return check((value as? [Any])?.count, rule, at: path, word) { $0 >= $1 }
    case "maxItems": return check((value as? [Any])?.count, rule, at: path, word) { $0 <= $1 }
    case "uniqueItems":
      guard rule as? Bool == true, let list = value as? [Any] else { return [] }
      let texts = list.map { String(describing: $0) }
      return Set(texts).count == texts.count ? [] : ["\(path): not unique"]
    case "minLength": return check((value as? String)?.count, rule, at: path, word) { $0 >= $1 }
    case "maxLength": return check((value as? String)?.count, rule, at: path, word) { $0 <= $1 }
    case "minimum": return check(number(value), rule, at: path, word) { $0 >= $1 }
    case "maximum": return check(number(value), rule, at: path, word) { $0 <= $1 }
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      let range = text.range(of: pattern, options: .regularExpression)
      return range == nil ? ["\(path): \(text) does not match \(pattern)"] : []
    default: return combinationFaults(value, word, rule, of: schema, at: path)
    }
  }

  private func memberFaults(
    _ value: Any, _ word: String, _ rule: Any, of schema: [String: Any], at path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: Any] ?? [:]
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    func matches(_ name: String, _ pattern: String) -> Bool {
      name.range(of: pattern, options: .regularExpression) != nil
    }
    return object.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      switch word {
      case "properties": return known[name].map { faults(member, $0, at: "\(path).\(name)") } ?? []
      case "patternProperties":
        return patterns.filter { matches(name, $0.key) }
          .flatMap { faults(member, $0.value, at: "\(path).\(name)") }
      default:
        guard known[name] == nil, !patterns.keys.contains(where: { matches(name, $0) }) else {
          return []
        }
        return faults(member, rule, at: "\(path).\(name)")
      }
    }
  }

  private func combinationFaults(
    _ value: Any, _ word: String, _ rule: Any, of schema: [String: Any], at path: String
  ) -> [String] {
    let options = (rule as? [Any] ?? []).map { faults(value, $0, at: path) }
    switch word {
    case "allOf": return options.flatMap { $0 }
    case "anyOf": return options.contains([]) ? [] : ["\(path): fits none of anyOf: \(options)"]
    case "oneOf":
      let count = options.count { $0.isEmpty }
      return count == 1 ? [] : ["\(path): fits \(count) of oneOf: \(options)"]
    case "not": return faults(value, rule, at: path).isEmpty ? ["\(path): not allowed"] : []
    case "if":
      let branch = faults(value, rule, at: path).isEmpty ? schema["then"] : schema["else"]
      return branch.map { faults(value, $0, at: path) } ?? []
    case "then", "else": return []
    default: return ["\(path): the checker does not know \"\(word)\""]
    }
  }

  // MARK: Values

  private func resolve(_ reference: String) -> Any? {
    guard reference.hasPrefix("#") else { return nil }
    var target: Any? = root
    for name in reference.dropFirst().split(separator: "/") {
      target = (target as? [String: Any])?[String(name)]
    }
    return target
  }

  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private func number(_ value: Any) -> Double? {
    isBool(value) ? nil : (value as? NSNumber)?.doubleValue
  }

  private func isKind(_ value: Any, _ name: String) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBool(value)
    case "number": number(value) != nil
    case "integer": number(value).map { $0.rounded() == $0 } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private func same(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? String { return first == second as? String }
    if let first = number(first) { return first == number(second) }
    return String(describing: first) == String(describing: second)
  }

  private func check<Number: BinaryInteger>(
    _ value: Number?, _ rule: Any, at path: String, _ word: String,
    _ holds: (Double, Double) -> Bool
  ) -> [String] {
    check(value.map { Double($0) }, rule, at: path, word, holds)
  }

  private func check(
    _ value: Double?, _ rule: Any, at path: String, _ word: String,
    _ holds: (Double, Double) -> Bool
  ) -> [String] {
    guard let value, let limit = number(rule) else { return [] }
    return holds(value, limit) ? [] : ["\(path): \(value) is not within \(word) \(limit)"]
  }
}

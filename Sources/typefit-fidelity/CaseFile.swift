import DynamicType
import Foundation
import JSONText
import TextLayout

/// Why a file of cases cannot be used.
struct CaseFileError: Error, CustomStringConvertible {
  var description: String
}

/// Reads files of ``GroundTruthCase``.
struct CaseFile {
  /// What messages call the file.
  let name: String

  /// Reads all cases of a file.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  static func read(path: String) throws -> [GroundTruthCase] {
    let name = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CaseFileError(description: "\(path): cannot be read; name a JSON file of cases")
    }
    let file = CaseFile(name: name)
    let bytes = [UInt8](data)
    let root: JSONValue
    do {
      root = try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
        var scanner = JSONScanner(buffer)
        return try scanner.scan()
      }
    } catch {
      throw CaseFileError(description: "\(name): \(error)")
    }
    guard let list = root["cases"], case .array(let cases) = list.kind else {
      throw CaseFileError(
        description: "\(name):\(root.line): expected an object with a list `cases`")
    }
    return try cases.map(file.groundTruth)
  }

  private func groundTruth(_ value: JSONValue) throws -> GroundTruthCase {
    let weightName = try optional(value, "font_weight", "a string", \.string) ?? "regular"
    guard let weight = FontWeight(name: weightName) else {
      throw fault(value["font_weight"] ?? value, "`font_weight`: expected a weight as `semibold`")
    }
    guard let list = value["lines"], case .array(let lines) = list.kind, !lines.isEmpty else {
      throw fault(value, "expected a list `lines` that is not empty")
    }
    let size = try required(value, "font_size_pt", "a number", \.number)
    guard size > 0, size <= 1000 else {
      throw fault(value["font_size_pt"] ?? value, "`font_size_pt`: expected points from 0 to 1000")
    }
    var hug: Double?
    if case .array(let pair)? = value["label_hug_pt"]?.kind { hug = pair.first?.number }
    let category = try optional(value, "content_size_category", "a string", \.string) ?? ""
    let limit = try optional(value, "number_of_lines_limit", "a number", \.number)
    return GroundTruthCase(
      id: try required(value, "id", "a string", \.string),
      string: try required(value, "string", "a string", \.string),
      locale: try optional(value, "locale", "a string", \.string) ?? "en",
      script: try optional(value, "script", "a string", \.string) ?? "Latin",
      kind: try required(value, "kind", "a string", \.string),
      pointSize: size, weight: weight,
      isAccessibilitySize: ContentSizeCategory(name: category)?.isAccessibilityCategory ?? false,
      width: try optional(value, "container_width_pt", "a number", \.number),
      widthNote: try optional(value, "container_note", "a string", \.string) ?? "",
      hugWidth: hug, lineLimit: limit.flatMap { Int(exactly: $0) },
      imageScale: try optional(value, "image_scale", "a number", \.number) ?? 3,
      lines: try lines.map { line in
        GroundTruthCase.Line(
          text: try required(line, "text", "a string", \.string),
          inkWidth: try required(line, "ink_w_sub_pt", "a number", \.number))
      },
      isTruncated: try flag(value, "truncated"),
      lineBreakMode: mode(try optional(value, "trunc_mode", "a string", \.string) ?? ""),
      isHyphenated: try flag(value, "hyphenated"),
      avoidsOrphan: try flag(value, "orphan_avoidance"), isPartial: try flag(value, "partial"),
      isUncertain: try flag(value, "string_uncertain"))
  }

  private func mode(_ words: String) -> LineBreakMode {
    if words.hasPrefix("middle") { return .byTruncatingMiddle }
    if words.hasPrefix("head") { return .byTruncatingHead }
    if words.contains("word wrapping") { return .byWordWrapping }
    if words.contains("character wrapping") { return .byCharWrapping }
    return .byTruncatingTail
  }

  private func required<Value>(
    _ value: JSONValue, _ member: String, _ expected: String,
    _ path: KeyPath<JSONValue, Value?>
  ) throws -> Value {
    guard let result = try optional(value, member, expected, path) else {
      throw fault(value, "expected \(expected) `\(member)`")
    }
    return result
  }

  private func optional<Value>(
    _ value: JSONValue, _ member: String, _ expected: String,
    _ path: KeyPath<JSONValue, Value?>
  ) throws -> Value? {
    guard let found = value[member], found.kind != .null else { return nil }
    guard let result = found[keyPath: path] else {
      throw fault(found, "`\(member)`: expected \(expected), found \(found.kindName)")
    }
    return result
  }

  private func flag(_ value: JSONValue, _ member: String) throws -> Bool {
    guard let found = value[member], found.kind != .null else { return false }
    guard case .bool(let result) = found.kind else {
      throw fault(found, "`\(member)`: expected true or false, found \(found.kindName)")
    }
    return result
  }

  private func fault(_ value: JSONValue, _ message: String) -> CaseFileError {
    CaseFileError(description: "\(name):\(value.line): \(message)")
  }
}

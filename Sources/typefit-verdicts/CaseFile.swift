import Components
import DynamicType
import Foundation
import JSONText

/// Why a file of cases cannot be used.
struct CaseFileError: Error, CustomStringConvertible {
  var description: String
}

/// Reads files of ``ReportedCase``.
struct CaseFile {
  /// What messages call the file.
  let name: String

  /// Reads the cases about room: those of the kinds `a` and `b`.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  static func read(path: String) throws -> [ReportedCase] {
    let (file, bytes) = try open(path: path)
    return try file.cases(bytes)
  }

  /// The file with its bytes.
  ///
  /// - Throws: ``CaseFileError`` with the path.
  static func open(path: String) throws -> (CaseFile, [UInt8]) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CaseFileError(description: "\(path): cannot be read; name a JSON file of cases")
    }
    return (CaseFile(name: (path as NSString).lastPathComponent), [UInt8](data))
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  func cases(_ bytes: [UInt8]) throws -> [ReportedCase] {
    try values(bytes).compactMap(reportedCase)
  }

  /// The list `cases` of a text.
  func values(_ bytes: [UInt8]) throws -> [JSONValue] {
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
    return cases
  }

  private func reportedCase(_ value: JSONValue) throws -> ReportedCase? {
    guard ["a", "b"].contains(try required(value, "kind")) else { return nil }
    let component = try text(value, "component") ?? ""
    return ReportedCase(
      id: try required(value, "id"), component: component,
      action: try text(value, "action") ?? "",
      limits: try limits(value["limits"])
        .completed(by: component, try text(value, "outcome") ?? ""),
      isStepUnknown: try text(value, "category")?.contains("not stated") ?? false,
      strings: try list(value, "strings").compactMap(\.string),
      items: try list(value, "expected").map(item))
  }

  private func item(_ value: JSONValue) throws -> ReportedCase.Item {
    let word = try required(value, "expect")
    let note = try text(value, "note") ?? ""
    let basis = try text(value, "basis") ?? ""
    var siblings = try list(value, "with_siblings").compactMap(\.string)
    if let sibling = try text(value, "sibling") { siblings.insert(sibling, at: 0) }
    return ReportedCase.Item(
      surface: try required(value, "surface"),
      text: basis.hasSuffix("of this source") ? nil : try text(value, "string"),
      // What the report calls a defect is harmful whatever became of the lines.
      expectation: basis.contains("as a defect") ? .harmful : ReportedCase.Expectation(word),
      expectedWord: word,
      isGuess: value["string_guess"]?.kind == .bool(true), isReported: basis.hasPrefix("reported"),
      isAfterFix: ["fix:", "fixed later", "after the fix"].contains(where: basis.contains),
      isStepUnknown: basis.contains("step not stated"),
      device: basis.contains("device not stated") ? nil : try text(value, "device"),
      os: try text(value, "os"),
      category: try text(value, "category"), locale: try text(value, "locale") ?? "en",
      orientation: try text(value, "orientation") == "landscape" ? .landscape : .portrait,
      value: try text(value, "value"), visible: try visible(value), siblings: siblings,
      hasDot: note.contains("dot") && !note.contains("no dot"))
  }

  /// A text with an ellipsis in it; other words describe what was seen.
  private func visible(_ value: JSONValue) throws -> String? {
    guard let text = try text(value, "visible")?.replacing("...", with: "…"), text.contains("…")
    else { return nil }
    return text
  }

  private func limits(_ value: JSONValue?) throws -> CaseLimits {
    guard let value, value.kind != .null else { return CaseLimits() }
    guard value.members != nil else {
      throw fault(value, "`limits`: expected an object, found \(value.kindName)")
    }
    var limits = CaseLimits()
    limits.font = try text(value, "font").flatMap(CaseLimits.font)
    limits.lines = value["lines"]?.number.flatMap { Int(exactly: $0) }
    limits.width = number(value, "width", "frame_w")
    limits.height = number(value, "height", "frame_h")
    limits.inset = number(value, "box_inset", "inset")
    limits.leading = number(value, "text_leading", "title_leading")
    limits.trailing = number(value, "text_trailing")
    limits.count = number(value, "items", "segments").flatMap { Int(exactly: $0) }
    limits.minimumScale = number(value, "min_scale")
    limits.isMiddleTruncated = value["mode"]?.string?.hasPrefix("middle") ?? false
    limits.sibling = try text(value, "sibling")
    limits.argument = try text(value, "argument").flatMap { words in
      words.range(of: "such as ").map { String(words[$0.upperBound...]) }
    }
    let width = value["width"]?.string ?? ""
    limits.isWidthFixed = width.hasPrefix("fixed")
    limits.isWidthUnbounded = width.hasPrefix("unbounded")
    limits.isHeightFixed = value["height"]?.string?.hasPrefix("fixed") ?? false
    limits.hasUnknownRoom = value["column"]?.string != nil || value["note"]?.string != nil
    return limits
  }

  private func number(_ value: JSONValue, _ names: String...) -> Double? {
    names.lazy.compactMap { value[$0]?.number }.first
  }

  func list(_ value: JSONValue, _ member: String) throws -> [JSONValue] {
    guard let found = value[member], found.kind != .null else { return [] }
    guard case .array(let values) = found.kind else {
      throw fault(found, "`\(member)`: expected a list, found \(found.kindName)")
    }
    return values
  }

  func text(_ value: JSONValue, _ member: String) throws -> String? {
    guard let found = value[member], found.kind != .null else { return nil }
    guard let text = found.string else {
      throw fault(found, "`\(member)`: expected a string, found \(found.kindName)")
    }
    return text
  }

  func required(_ value: JSONValue, _ member: String) throws -> String {
    guard let text = try text(value, member) else {
      throw fault(value, "expected a string `\(member)`")
    }
    return text
  }

  func fault(_ value: JSONValue, _ message: String) -> CaseFileError {
    CaseFileError(description: "\(name):\(value.line): \(message)")
  }
}

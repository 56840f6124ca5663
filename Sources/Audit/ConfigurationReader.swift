import Components
import DynamicType
import Foundation
import JSONText
import Localization

/// Reads a configuration file: JSON with comments and trailing commas.
public enum ConfigurationReader {
  /// The file name that is looked for when none is given.
  public static let defaultFileName = ".typefit.json"

  /// Reads the file at a path.
  ///
  /// - Throws: `ConfigurationError` with file, line and the names that are allowed.
  public static func read(file: String) throws -> AuditConfiguration {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ConfigurationError(
        file: file, line: nil, message: "cannot be read; check that it exists and is readable")
    }
    return try read(data, file: file)
  }

  /// Reads the bytes of a configuration file.
  ///
  /// - Parameter file: the path that errors name.
  public static func read(_ data: Data, file: String) throws -> AuditConfiguration {
    let reading = ConfigurationReading(file: file)
    return try reading.configuration(from: reading.root(of: data))
  }
}

/// One reading of one file; holds the path that errors name.
struct ConfigurationReading {
  let file: String

  private static let topLevel = [
    "sourceLanguage", "devices", "orientations", "windows", "os", "locales", "failOn", "samples",
    "slots", "screens", "ignore", "fonts", "defaultFont", "markdown", "boldText", "rules",
    "contrast", "baseline", "exclude", "reports",
  ]
  private static let ruleMembers = ["key", "comment", "table", "slot", "options", "companions"]
  private static let sampleMembers = [
    "string", "integer", "percentage", "decimal", "character", "applicationName", "groupsIntegers",
    "byKey",
  ]

  /// Reads the JSON. What the scanner only remarks on is a mistake in a file written by hand.
  func root(of data: Data) throws -> JSONValue {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return try bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, syntax: [.comments, .trailingCommas])
      do throws(JSONFault) {
        let root = try scanner.scan()
        if let remark = scanner.remarks.min(by: { $0.line < $1.line }) { throw remark }
        return root
      } catch {
        throw explained(error)
      }
    }
  }

  func configuration(from root: JSONValue) throws -> AuditConfiguration {
    var configuration = AuditConfiguration()
    configuration.file = file
    var screens: [(text: String, line: Int)] = []
    for member in try members(of: root, allowed: Self.topLevel, in: "the configuration") {
      switch member.name {
      case "sourceLanguage": configuration.sourceLanguage = try string(member)
      case "devices": configuration.devices = try devices(member)
      case "orientations": configuration.orientations = try orientations(member)
      case "windows": configuration.windows = try windows(member)
      case "screens": screens = try strings(member)
      case "os": configuration.os = try generation(member)
      case "locales": configuration.locales = try strings(member).map(\.text)
      case "failOn": configuration.failOn = try severity(member)
      case "samples": try readSamples(member.value, into: &configuration.samples)
      case "slots": configuration.slots = try list(member).map(rule)
      case "markdown": configuration.markdown = try markdown(member)
      case "baseline": configuration.baseline = beside(try string(member))
      case "reports": configuration.reports = try reports(member)
      case "rules": configuration.rules = try ruleSettings(member)
      case "contrast": configuration.contrast = try contrast(member)
      case "boldText": configuration.boldText = try bool(member)
      case "fonts": configuration.fonts = try fontFamilies(member)
      case "exclude": configuration.exclusions = try exclusions(member)
      case "defaultFont":
        configuration.defaultFont = try options(font: member).font
      default: configuration.ignore = try strings(member).map { try pattern($0.text, $0.line) }
      }
    }
    try resolveFontFamilies(of: &configuration, in: root)
    configuration.screens = try screens.map { name, line in
      guard FileManager.default.isReadableFile(atPath: beside(name)) else {
        throw error(
          line, "the screen \"\(name)\" cannot be read; paths begin at this file's folder")
      }
      return try ScreenReader.read(file: beside(name), families: configuration.fonts)
    }
    return configuration
  }

  // MARK: Members

  private func rule(_ value: JSONValue) throws -> SlotRule {
    var rule = SlotRule(slot: "", options: SlotOptions(), line: value.line)
    for member in try members(of: value, allowed: Self.ruleMembers, in: "a slot rule") {
      switch member.name {
      case "key": rule.key = try pattern(try string(member), member.value.line)
      case "comment":
        rule.comment = try pattern(try string(member), member.value.line, ignoresCase: true)
      case "table": rule.table = try string(member)
      case "slot": rule.slot = try slotName(try string(member), member.value.line)
      case "options": rule.options = try options(member.value)
      default: rule.companions = try companions(member.value)
      }
    }
    if rule.slot.isEmpty { throw error(value.line, "a slot rule needs \"slot\"") }
    if rule.key == nil, rule.comment == nil, rule.table == nil {
      throw error(value.line, "a slot rule needs \"key\", \"comment\" or \"table\"")
    }
    return rule
  }

  private func companions(_ value: JSONValue) throws -> [String: [String]] {
    guard case .object(let members) = value.kind else {
      throw expected("an object from slot name to texts", "\"companions\"", value)
    }
    var companions: [String: [String]] = [:]
    for member in members {
      let slot = try slotName(member.name, member.line)
      if case .string(let text) = member.value.kind {
        companions[slot] = [text]
      } else {
        companions[slot] = try strings(member).map(\.text)
      }
    }
    return companions
  }

  func options(_ value: JSONValue) throws -> SlotOptions {
    guard case .object(let members) = value.kind,
      let object = value.foundationValue as? [String: Any]
    else { throw expected("an object", "\"options\"", value) }
    for member in members where !SlotOptions.memberNames.contains(member.name) {
      throw unknown(member, in: "\"options\"", allowed: SlotOptions.memberNames)
    }
    return try options(object, in: "\"options\"", value)
  }

  /// Reads an object that stands for options; an error names its place in the file.
  func options(
    _ object: [String: Any], in place: String, _ value: JSONValue
  ) throws -> SlotOptions {
    do {
      return try SlotOptionsDecoding.decode(object)
    } catch let failure {
      let (message, member) = SlotOptionsDecoding.explain(failure)
      let line = member.flatMap { value.line(ofMember: $0) } ?? value.line
      throw error(line, "\(place)\(member.map { ".\"\($0)\"" } ?? ""): \(message)")
    }
  }

  private func readSamples(
    _ value: JSONValue, into samples: inout PlaceholderSamples
  ) throws {
    for member in try members(of: value, allowed: Self.sampleMembers, in: "\"samples\"") {
      switch member.name {
      case "string": samples.string = try string(member)
      case "character": samples.character = try string(member)
      case "applicationName": samples.applicationName = try string(member)
      case "integer": samples.integer = try integer(member)
      case "percentage": samples.percentage = try integer(member)
      case "groupsIntegers": samples.groupsIntegers = try bool(member)
      case "decimal": samples.decimal = try number(member)
      default:
        guard case .object(let keys) = member.value.kind else {
          throw expected("an object from key to a list of values", "\"byKey\"", member.value)
        }
        for key in keys { samples.byKey[key.name] = try strings(key).map(\.text) }
      }
    }
  }

  private func devices(_ member: JSONMember) throws -> [Device] {
    try strings(member).map { name, line in
      guard let device = Device.named(name) else {
        throw error(
          line,
          "unknown device \"\(name)\"; known: \(Device.all.map(\.name).joined(separator: ", "))")
      }
      return device
    }
  }

  private func orientations(_ member: JSONMember) throws -> [Orientation] {
    try strings(member).map { name, line in
      guard let orientation = Orientation(rawValue: name) else {
        throw error(line, "unknown orientation \"\(name)\"; allowed: portrait, landscape")
      }
      return orientation
    }
  }

  private func windows(_ member: JSONMember) throws -> [WindowSize] {
    try strings(member).map { name, line in
      guard let window = WindowSize(name: name) else {
        throw error(line, "unknown window \"\(name)\"; allowed: \(WindowSize.expectation)")
      }
      return window
    }
  }

  private func generation(_ member: JSONMember) throws -> OSGeneration {
    var name = ""
    switch member.value.kind {
    case .string(let text): name = text
    case .number:
      let number = try number(member)
      name = Int(exactly: number).map(String.init) ?? "\(number)"
    default: throw expected("a system version such as \"26\"", "\"os\"", member.value)
    }
    guard let generation = OSGeneration(name: name) else {
      let known = OSGeneration.allCases.map(\.displayName).joined(separator: ", ")
      throw error(
        member.value.line, "unknown system \"\(name)\"; write a version of \(known)")
    }
    return generation
  }

  private func markdown(_ member: JSONMember) throws -> MarkdownOption {
    switch member.value.kind {
    case .bool(let flag): return flag ? .interpreted : .literal
    case .string(MarkdownOption.automatic.name): return .automatic
    default: throw expected("true, false or \"auto\"", "\"markdown\"", member.value)
    }
  }

  private func severity(_ member: JSONMember) throws -> Severity {
    let name = try string(member)
    guard let severity = Severity(rawValue: name) else {
      let known = Severity.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(member.value.line, "unknown severity \"\(name)\"; allowed: \(known)")
    }
    return severity
  }

  private func slotName(_ name: String, _ line: Int) throws -> String {
    guard ComponentRegistry.slots.contains(where: { $0.name == name }) else {
      let known = ComponentRegistry.slots.map(\.name).joined(separator: ", ")
      throw error(line, "unknown slot \"\(name)\"; known: \(known)")
    }
    return name
  }

  func pattern(
    _ source: String, _ line: Int, ignoresCase: Bool = false
  ) throws -> KeyPattern {
    guard let pattern = KeyPattern(source, ignoresCase: ignoresCase) else {
      throw error(line, "\(source) is not a valid regular expression")
    }
    return pattern
  }

  // MARK: Kinds

  func members(
    of value: JSONValue, allowed: [String], in place: String
  ) throws -> [JSONMember] {
    guard case .object(let members) = value.kind else {
      throw expected("an object", place, value)
    }
    for member in members where !allowed.contains(member.name) {
      throw unknown(member, in: place, allowed: allowed)
    }
    return members
  }

  func string(_ member: JSONMember) throws -> String {
    guard case .string(let text) = member.value.kind else {
      throw expected("a string", "\"\(member.name)\"", member.value)
    }
    return text
  }

  private func number(_ member: JSONMember) throws -> Double {
    guard let number = member.value.number else {
      throw expected("a number", "\"\(member.name)\"", member.value)
    }
    guard number.isFinite else {
      throw error(member.value.line, "\"\(member.name)\" is too large")
    }
    return number
  }

  func bool(_ member: JSONMember) throws -> Bool {
    guard case .bool(let flag) = member.value.kind else {
      throw expected("true or false", "\"\(member.name)\"", member.value)
    }
    return flag
  }

  private func integer(_ member: JSONMember) throws -> Int {
    guard let integer = Int(exactly: try number(member)) else {
      throw error(member.value.line, "\"\(member.name)\" must be a whole number")
    }
    return integer
  }

  func list(_ member: JSONMember) throws -> [JSONValue] {
    guard case .array(let values) = member.value.kind else {
      throw expected("a list", "\"\(member.name)\"", member.value)
    }
    return values
  }

  func strings(
    _ member: JSONMember
  ) throws -> [(text: String, line: Int)] {
    try list(member).map { value in
      guard case .string(let text) = value.kind else {
        throw expected("a string", "an element of \"\(member.name)\"", value)
      }
      return (text, value.line)
    }
  }

  // MARK: Errors

  func error(_ line: Int, _ message: String) -> ConfigurationError {
    ConfigurationError(file: file, line: line, message: message)
  }

  private func explained(_ fault: JSONFault) -> ConfigurationError {
    switch fault.reason {
    case .encoding: ConfigurationError(file: file, line: nil, message: "is not UTF-8 text")
    case .empty: error(fault.line, "is empty; expected an object { … }")
    case .nesting: error(fault.line, "is nested too deeply")
    case .repeatedName(let name): error(fault.line, "\"\(name)\" is given twice in this object")
    case .halfSurrogate:
      error(fault.line, "the string holds half of a surrogate pair (\\ud800 to \\udfff)")
    case .syntax, .noObject: error(fault.line, fault.message)
    }
  }

  func expected(
    _ what: String, _ place: String, _ value: JSONValue
  ) -> ConfigurationError {
    var found = value.kindName
    if case .array = value.kind { found = "a list" }
    return error(value.line, "\(place) must be \(what), not \(found)")
  }

  private func unknown(
    _ member: JSONMember, in place: String, allowed: [String]
  ) -> ConfigurationError {
    error(
      member.line,
      "unknown member \"\(member.name)\" in \(place); allowed: \(allowed.joined(separator: ", "))")
  }
}

import ColorContrast
import DynamicType
import Foundation
import JSONText
import Localization

/// Reads a theme file: JSON with comments and trailing commas.
struct ThemeFileReader {
  private let json: JSONFile
  private var themeColors: ThemeColors
  private var pairings: [ColorPairing] = []
  private var statusBars: [StatusBarBackdrop] = []
  private var problems: [ScanProblem] = []
  var file: String { json.file }

  private static let topLevel = ["colors", "pairs", "views", "alert", "proxies"]
  private static let pairMembers =
    ["name", "foreground", "background", "role", "style", "size", "weight", "exempt"]

  /// Reads the JSON of a file.
  init(contentsOf path: String) throws(ScanProblem) {
    self.init(try JSONFile(contentsOf: path, syntax: [.comments, .trailingCommas]))
  }

  /// Reads the JSON of bytes.
  init(_ data: Data, file: String) throws(ScanProblem) {
    self.init(try JSONFile(data, file: file, syntax: [.comments, .trailingCommas]))
  }

  /// Takes a file that was read already.
  init(_ json: JSONFile) {
    self.json = json
    themeColors = ThemeColors(
      nil, file: json.file, catalogs: AssetCatalogs(), idiom: .phone, gamut: .displayP3)
  }

  /// Whether the file is meant for typefit: other programs have themes too.
  var isTheme: Bool {
    guard case .array? = (json.root["pairs"] ?? json.root["views"])?.kind else { return false }
    return json.root.members?.allSatisfy { Self.topLevel.contains($0.name) } == true
  }

  /// Reads the colours, the pairs and the views. A fault in one leaves out that one.
  func read(
    catalogs: AssetCatalogs, idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3
  ) -> ThemeFile {
    var reader = self
    return reader.reading(catalogs, idiom, gamut)
  }

  private mutating func reading(
    _ catalogs: AssetCatalogs, _ idiom: Idiom, _ gamut: DisplayGamut
  ) -> ThemeFile {
    problems = json.remarks
    var colors: [DynamicColor] = []
    let root = json.root
    attempt { reader throws(ScanProblem) in
      _ = try reader.members(of: root, allowed: Self.topLevel, in: "the theme")
    }
    if let object = root["colors"] {
      if object.members == nil {
        problems.append(
          json.problem(object.line, "expected \"colors\" to be an object of named colours"))
      }
      themeColors = ThemeColors(
        object, file: file, catalogs: catalogs, idiom: idiom, gamut: gamut)
    } else {
      themeColors = ThemeColors(
        nil, file: file, catalogs: catalogs, idiom: idiom, gamut: gamut)
    }
    for member in root["colors"]?.members ?? [] {
      attempt { reader throws(ScanProblem) in
        colors.append(
          try reader.themeColors.color(named: member.name, line: member.value.line))
      }
    }
    for entry in list("pairs") {
      attempt { reader throws(ScanProblem) in try reader.addPair(entry) }
    }
    let accent = catalogs.accentColor(near: file)?.color(idiom: idiom, gamut: gamut)
    let environment = environment(root, accentColor: accent)
    for entry in list("views") {
      attempt { reader throws(ScanProblem) in try reader.addViews(entry, in: environment) }
    }
    return ThemeFile(
      file: file, colors: colors, pairings: pairings, statusBars: statusBars, problems: problems)
  }

  mutating func attempt(
    _ work: (inout ThemeFileReader) throws(ScanProblem) -> Void
  ) {
    do throws(ScanProblem) {
      try work(&self)
    } catch {
      if !problems.contains(error) { problems.append(error) }
    }
  }

  mutating func list(_ name: String) -> [JSONValue] {
    guard let value = json.root[name] else { return [] }
    guard case .array(let entries) = value.kind else {
      problems.append(
        json.problem(value.line, "expected \"\(name)\" to be a list, found \(value.kindName)"))
      return []
    }
    return entries
  }

  // MARK: Pairs

  private mutating func addPair(_ entry: JSONValue) throws(ScanProblem) {
    _ = try members(of: entry, allowed: Self.pairMembers, in: "a pair")
    guard let foreground = entry["foreground"], let background = entry["background"] else {
      throw json.problem(entry.line, "expected \"foreground\" and \"background\" in a pair")
    }
    let color = try paired(foreground)
    let backdrop = try self.backdrop(background)
    let name = try text("name", of: entry) ?? "\(color.name) on \(backdrop.name)"
    pairings.append(
      ColorPairing(
        color, on: backdrop, role: try role(of: entry) ?? .text, component: name, reason: .theme,
        explanation: "the theme lists it", place: place(entry), confidence: .certain,
        font: try font(of: entry), exemption: try exemption(of: entry)))
  }

  /// A colour, colours from back to front, or `{"unknown": "why"}`.
  mutating func backdrop(_ value: JSONValue) throws(ScanProblem) -> PairedBackdrop {
    if let reason = value["unknown"] {
      guard let text = reason.string, value.members?.count == 1 else {
        throw json.problem(reason.line, "expected a reason as the only member \"unknown\"")
      }
      return .unknown(text)
    }
    guard case .array(let entries) = value.kind else { return PairedBackdrop(try paired(value)) }
    guard !entries.isEmpty else {
      throw json.problem(value.line, "expected at least one colour in the list of layers")
    }
    var layers: [PairedColor] = []
    for entry in entries { layers.append(try paired(entry)) }
    return PairedBackdrop(base: .opaque, layers: layers)
  }

  mutating func paired(_ value: JSONValue) throws(ScanProblem) -> PairedColor {
    PairedColor(try themeColors.color(value), place: place(value))
  }

  mutating func color(_ value: JSONValue) throws(ScanProblem) -> DynamicColor {
    try themeColors.color(value)
  }

  mutating func add(_ pairing: ColorPairing) { pairings.append(pairing) }

  mutating func add(_ statusBar: StatusBarBackdrop) { statusBars.append(statusBar) }

  mutating func warn(_ line: Int, _ message: String) {
    problems.append(
      ScanProblem(file: file, line: line, message: message, severity: .warning))
  }

  // MARK: Members

  func place(_ value: JSONValue) -> SourcePlace { SourcePlace(file: file, line: value.line) }

  func problem(_ line: Int, _ message: String) -> ScanProblem { json.problem(line, message) }

  func members(
    of value: JSONValue, allowed: [String], in label: String
  ) throws(ScanProblem) -> [JSONMember] {
    guard let members = value.members else {
      throw json.problem(value.line, "expected \(label) to be an object, found \(value.kindName)")
    }
    for member in members where !allowed.contains(member.name) {
      throw json.problem(
        member.line,
        "unknown member \"\(member.name)\" in \(label); allowed: "
          + allowed.joined(separator: ", "))
    }
    return members
  }

  func text(_ name: String, of entry: JSONValue) throws(ScanProblem) -> String? {
    guard let value = entry[name] else { return nil }
    guard let text = value.string else {
      throw json.problem(value.line, "expected \"\(name)\" to be a text, found \(value.kindName)")
    }
    return text
  }

  func flag(_ name: String, of entry: JSONValue) throws(ScanProblem) -> Bool? {
    guard let value = entry[name] else { return nil }
    guard case .bool(let flag) = value.kind else {
      throw problem(value.line, "expected \"\(name)\" to be true or false, found \(value.kindName)")
    }
    return flag
  }

  /// A text that must be one of the raw values of a type.
  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of entry: JSONValue, as type: Value.Type
  ) throws(ScanProblem) -> Value? {
    guard let text = try text(name, of: entry), let line = entry[name]?.line else { return nil }
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw json.problem(line, "unknown \(name) \"\(text)\"; known: \(known)")
    }
    return value
  }

  func role(of entry: JSONValue) throws(ScanProblem) -> ColorPairing.Role? {
    try choice("role", of: entry, as: ColorPairing.Role.self)
  }

  func exemption(of entry: JSONValue) throws(ScanProblem) -> ColorPairing.Exemption? {
    try choice("exempt", of: entry, as: ColorPairing.Exemption.self)
  }

  func font(of entry: JSONValue) throws(ScanProblem) -> ColorPairing.Font? {
    var weight: FontWeight?
    if let name = try text("weight", of: entry), let line = entry["weight"]?.line {
      guard let known = FontWeight(name: name) else {
        let all = FontWeight.allCases.map(\.rawValue).joined(separator: ", ")
        throw json.problem(line, "unknown weight \"\(name)\"; known: \(all)")
      }
      weight = known
    }
    if let name = try text("style", of: entry), let line = entry["style"]?.line {
      guard let style = TextStyle(name: name) else {
        let all = TextStyle.allCases.map(\.rawValue).joined(separator: ", ")
        throw json.problem(line, "unknown text style \"\(name)\"; known: \(all)")
      }
      if let size = entry["size"] {
        throw json.problem(size.line, "expected \"style\" or \"size\", found both")
      }
      return .style(style, weight: weight)
    }
    guard let size = entry["size"] else { return nil }
    guard let points = size.number, points > 0, points <= 1000 else {
      throw json.problem(size.line, "expected \"size\" in points, above 0 and up to 1000")
    }
    return .fixed(pointSize: points, weight: weight ?? .regular)
  }
}

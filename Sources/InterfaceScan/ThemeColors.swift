import ColorContrast
import DynamicType
import JSONText
import Localization

/// The named colours of a theme file, which may refer to each other.
struct ThemeColors {
  private let file: String
  private let catalogs: AssetCatalogs
  private let idiom: Idiom
  private let gamut: DisplayGamut
  private var members: [String: JSONValue] = [:]
  private var known: [String: DynamicColor] = [:]

  /// The names of the variants, and the appearance each is for.
  static let appearances: [(name: String, appearance: Appearance)] = [
    ("light", .light), ("dark", .dark),
    ("lightHighContrast", Appearance(.light, contrast: .high)),
    ("darkHighContrast", Appearance(.dark, contrast: .high)),
    ("lightElevated", Appearance(.light, level: .elevated)),
    ("darkElevated", Appearance(.dark, level: .elevated)),
    ("lightHighContrastElevated", Appearance(.light, contrast: .high, level: .elevated)),
    ("darkHighContrastElevated", Appearance(.dark, contrast: .high, level: .elevated)),
  ]

  init(
    _ object: JSONValue?, file: String, catalogs: AssetCatalogs, idiom: Idiom, gamut: DisplayGamut
  ) {
    self.file = file
    self.catalogs = catalogs
    self.idiom = idiom
    self.gamut = gamut
    for member in object?.members ?? [] { members[member.name] = member.value }
  }

  /// Whether the file defines a colour of this name.
  func defines(_ name: String) -> Bool { members[name] != nil }

  /// A colour that a value names, writes or builds.
  mutating func color(_ value: JSONValue) throws(ScanProblem) -> DynamicColor {
    try color(value, name: nil, path: [])
  }

  /// A colour of the file.
  mutating func color(
    named name: String, line: Int
  ) throws(ScanProblem) -> DynamicColor {
    try color(JSONValue(kind: .string(name), line: line), name: nil, path: [])
  }

  private mutating func color(
    _ value: JSONValue, name: String?, path: [String]
  ) throws(ScanProblem) -> DynamicColor {
    switch value.kind {
    case .string(let text): return try color(text, line: value.line, name: name, path: path)
    case .object(let members): return try built(members, value, name: name, path: path)
    default:
      throw problem(
        value.line, "expected a colour as a text or an object, found \(value.kindName)")
    }
  }

  /// A text is a name of the file, of an asset or of the system, or a notation, in this order.
  private mutating func color(
    _ text: String, line: Int, name: String?, path: [String]
  ) throws(ScanProblem) -> DynamicColor {
    if let definition = members[text] {
      if let color = known[text] { return color }
      if let start = path.firstIndex(of: text) {
        let circle = (path[start...] + [text]).joined(separator: " → ")
        throw problem(line, "expected a colour that ends somewhere; \(circle) is a cycle")
      }
      let color = try color(definition, name: text, path: path + [text])
      known[text] = color
      return color
    }
    // AccentColor is a name for the system's tint too, and the project's own is meant.
    if let (set, _) = catalogs.colorSet(named: text, near: file),
      let color = set.color(idiom: idiom, gamut: gamut)
    {
      return named(color, name)
    }
    if let system = SystemColor.named(text) { return named(system, name) }
    do {
      return literal(try Color(parsing: text), line: line, name: name)
    } catch {
      let looksWritten = text.contains { "#(".contains($0) }
      throw problem(
        line,
        looksWritten
          ? error.message
          : "unknown colour \"\(text)\"; expected a name under \"colors\", a system colour, a"
            + " colour set of the project or a notation such as #1C1C1E")
    }
  }

  /// `{"light": …, "dark": …}` or `{"color": …, "opacity": …}`.
  private mutating func built(
    _ list: [JSONMember], _ value: JSONValue, name: String?, path: [String]
  ) throws(ScanProblem) -> DynamicColor {
    let label = name ?? "a colour"
    if let base = value["color"] {
      try check(list, allowed: ["color", "opacity"], in: label)
      let color = try color(base, name: nil, path: path)
      guard let opacity = value["opacity"] else { return named(color, name) }
      guard let share = opacity.number, (0...1).contains(share) else {
        throw problem(opacity.line, "expected \"opacity\" from 0 to 1")
      }
      let variants = color.definedVariants.mapValues { table in
        table.mapValues { sourced in
          SourcedColor(
            sourced.color.withAlpha(sourced.color.alpha * share), source: sourced.source,
            confidence: sourced.confidence)
        }
      }
      return DynamicColor(name: name ?? "\(color.name) at \(share)", variants: variants)
    }
    try check(list, allowed: Self.appearances.map(\.name), in: label)
    guard value["light"] != nil else {
      throw problem(
        value.line, "expected \"light\" in \(label): it is what all appearances fall back on")
    }
    var stated: [Appearance: DynamicColor] = [:]
    for (key, appearance) in Self.appearances {
      guard let variant = value[key] else { continue }
      stated[appearance] = try color(variant, name: nil, path: path)
    }
    return combined(stated, name: name ?? "the colour on line \(value.line)")
  }

  /// Each variant may itself be a colour with variants; those of its own appearance count.
  private func combined(
    _ stated: [Appearance: DynamicColor], name: String
  ) -> DynamicColor {
    let generations = Set(stated.values.flatMap(\.definedVariants.keys))
    var table: [OSGeneration: [Appearance: SourcedColor]] = [:]
    for generation in generations {
      for appearance in Appearance.allCases {
        let chosen = stated.keys.filter { Self.falls(appearance, backOn: $0) }
          .max { Self.rank($0) < Self.rank($1) }
        guard let chosen,
          let color = stated[chosen]?.resolved(in: appearance, os: generation)
        else { continue }
        table[generation, default: [:]][appearance] = color
      }
    }
    return DynamicColor(name: name, variants: table)
  }

  private static func falls(_ appearance: Appearance, backOn other: Appearance) -> Bool {
    (other.style == .light || appearance.style == .dark)
      && (other.contrast == .normal || appearance.contrast == .high)
      && (other.level == .base || appearance.level == .elevated)
  }

  /// The style counts more than the contrast, the contrast more than the level.
  private static func rank(_ appearance: Appearance) -> Int {
    (appearance.style == .dark ? 4 : 0) + (appearance.contrast == .high ? 2 : 0)
      + (appearance.level == .elevated ? 1 : 0)
  }

  private func literal(_ color: Color, line: Int, name: String?) -> DynamicColor {
    let source = SourcedColor(color, source: "\(file):\(line)", confidence: .certain)
    return DynamicColor(name: name ?? color.hexadecimal, variants: [.light: source])
  }

  private func named(_ color: DynamicColor, _ name: String?) -> DynamicColor {
    name.map { DynamicColor(name: $0, variants: color.definedVariants) } ?? color
  }

  private func check(
    _ members: [JSONMember], allowed: [String], in label: String
  ) throws(ScanProblem) {
    for member in members where !allowed.contains(member.name) {
      throw problem(
        member.line,
        "unknown member \"\(member.name)\" in \(label); allowed: "
          + allowed.joined(separator: ", "))
    }
  }

  private func problem(_ line: Int, _ message: String) -> ScanProblem {
    ScanProblem(file: file, line: line, message: message)
  }
}

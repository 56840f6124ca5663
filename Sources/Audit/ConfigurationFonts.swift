import Components
import DynamicType
import Foundation
import JSONText
import TextShaping

/// The members of a configuration that speak of the app's own fonts.
extension ConfigurationReading {
  private static let familyMembers = ["family", "files"]
  private static let fileMembers = ["path", "weight", "italic"]

  /// Reads `fonts`: families with their files, each file opened to see what it is.
  func fontFamilies(_ member: JSONMember) throws -> [CustomFontFamily] {
    var families: [CustomFontFamily] = []
    for value in try list(member) {
      let family = try fontFamily(value)
      if families.named(family.name) != nil {
        throw error(value.line, "the font family \"\(family.name)\" is given twice")
      }
      families.append(family)
    }
    return families
  }

  private func fontFamily(_ value: JSONValue) throws -> CustomFontFamily {
    var name = ""
    var fonts: [CustomFont] = []
    for member in try members(of: value, allowed: Self.familyMembers, in: "a font family") {
      if member.name == "family" {
        name = try string(member)
      } else {
        fonts = try list(member).flatMap(fontFile)
      }
    }
    if name.isEmpty || name == SlotFont.systemFamily {
      throw error(
        value.line,
        "a font family needs \"family\", the name that options ask for; \"system\" is taken")
    }
    if fonts.isEmpty {
      throw error(value.line, "the font family \"\(name)\" needs \"files\", a list of font files")
    }
    return CustomFontFamily(name: name, fonts: fonts)
  }

  /// Reads a file given by its path, or by an object that corrects what the file says of itself.
  private func fontFile(_ value: JSONValue) throws -> [CustomFont] {
    if case .string(let path) = value.kind { return try fonts(at: path, value.line) }
    guard case .object = value.kind else {
      throw expected("a path, or an object with \"path\"", "an element of \"files\"", value)
    }
    var path: (text: String, line: Int)?
    var weight: FontWeight?
    var isItalic: Bool?
    for member in try members(of: value, allowed: Self.fileMembers, in: "a font file") {
      switch member.name {
      case "path": path = (try string(member), member.value.line)
      case "weight": weight = try fontWeight(member)
      default: isItalic = try bool(member)
      }
    }
    guard let path else { throw error(value.line, "a font file needs \"path\"") }
    return try fonts(at: path.text, path.line).map { font in
      var font = font
      if let weight { font.weight = weight.weightClass }
      if let isItalic { font.isItalic = isItalic }
      return font
    }
  }

  private func fontWeight(_ member: JSONMember) throws -> FontWeight {
    let name = try string(member)
    guard let weight = FontWeight(name: name) else {
      let known = FontWeight.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(member.value.line, "unknown weight \"\(name)\"; allowed: \(known)")
    }
    return weight
  }

  /// Paths are relative to the configuration file.
  private func fonts(at path: String, _ line: Int) throws -> [CustomFont] {
    do {
      return try CustomFont.read(path: beside(path))
    } catch let failure as CustomFontError {
      throw error(line, "font file \"\(path)\": \(failure.reason)")
    }
  }

  /// A path that is written relative to the configuration file.
  func beside(_ path: String) -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  }

  /// Reads `defaultFont`, which has the members of the option `font`.
  func options(font member: JSONMember) throws -> SlotOptions {
    guard case .object = member.value.kind else {
      throw expected(
        "an object such as {\"family\": \"Brand Sans\"}", "\"defaultFont\"", member.value)
    }
    return try options(
      ["font": member.value.foundationValue], in: "\"defaultFont\"", member.value)
  }

  /// Gives every family the spelling of `fonts`, which may stand below the rules that name it.
  func resolveFontFamilies(
    of configuration: inout AuditConfiguration, in root: JSONValue
  ) throws {
    let families = configuration.fonts
    func resolve(_ font: inout SlotFont?, in value: JSONValue?) throws {
      guard let name = font?.customFamily else { return }
      guard let family = families.named(name) else {
        throw error(
          value?.line(ofMember: "family") ?? value?.line ?? root.line, families.unknown(name))
      }
      font?.family = family.name
    }
    try resolve(&configuration.defaultFont, in: root["defaultFont"])
    guard case .array(let rules)? = root["slots"]?.kind else { return }
    for (index, rule) in rules.enumerated() {
      try resolve(&configuration.slots[index].options.font, in: rule["options"])
    }
  }
}

extension Array where Element == CustomFontFamily {
  /// The family with this name; case, spaces and hyphens do not matter.
  public func named(_ name: String) -> CustomFontFamily? {
    func key(_ name: String) -> String {
      String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    let wanted = key(name)
    return first { key($0.name) == wanted }
  }

  /// What to say of a family that is not among them.
  public func unknown(_ name: String) -> String {
    let known =
      isEmpty
      ? "name its files under \"fonts\" in the configuration"
      : "known: " + map(\.name).joined(separator: ", ")
    return "unknown font family \"\(name)\"; \(known)"
  }
}

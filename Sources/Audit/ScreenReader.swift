import Components
import DynamicType
import Foundation
import JSONText
import TextShaping

/// Reads the description of a screen: JSON with comments and trailing commas.
///
/// `docs/screens.md` lists its members.
public enum ScreenReader {
  /// Reads the file at a path.
  ///
  /// - Parameter families: the app's own fonts, which options may name.
  /// - Throws: `ConfigurationError` with file, line and what is allowed there.
  public static func read(file: String, families: [CustomFontFamily] = []) throws -> Screen {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ConfigurationError(
        file: file, line: nil, message: "cannot be read; check that it exists and is readable")
    }
    return try read(data, file: file, families: families)
  }

  /// Reads the bytes of a description.
  ///
  /// - Parameters:
  ///   - file: the path that errors name; the screen's name where the description has none.
  ///   - families: the app's own fonts, which options may name.
  public static func read(
    _ data: Data, file: String, families: [CustomFontFamily] = []
  ) throws -> Screen {
    let reading = ConfigurationReading(file: file)
    return try ScreenReading(reading: reading, families: families)
      .screen(from: reading.root(of: data))
  }
}

/// One reading of one description.
private struct ScreenReading {
  let reading: ConfigurationReading
  let families: [CustomFontFamily]

  private static let nodeMembers = [
    "type", "id", "texts", "options", "optionsSlot", "traits", "content", "presents",
  ]
  private static let splitMembers = SplitColumn.allCases.map(\.rawValue) + ["displayMode"]
  private static let traitMembers = [
    "contentSizeCategory", "minimumContentSizeCategory", "maximumContentSizeCategory",
    "horizontalSizeClass", "verticalSizeClass", "layoutDirection", "boldText", "locale",
  ]
  /// Deep enough for any app; a deeper description is a mistake.
  private static let deepest = 64

  func screen(from root: JSONValue) throws -> Screen {
    var name = URL(fileURLWithPath: reading.file).deletingPathExtension().lastPathComponent
    var node: ScreenNode?
    for member in try reading.members(of: root, allowed: ["name", "root"], in: "the screen") {
      if member.name == "name" {
        name = try reading.string(member)
      } else {
        node = try self.node(member.value, depth: 0)
      }
    }
    guard let node else {
      throw reading.error(root.line, "the screen needs \"root\", its outermost view controller")
    }
    return Screen(name: name, root: node)
  }

  // MARK: Nodes

  private func node(_ value: JSONValue, depth: Int) throws -> ScreenNode {
    guard value.members != nil else {
      throw reading.expected("an object with \"type\"", "a node", value)
    }
    guard depth < Self.deepest else {
      throw reading.error(value.line, "the nodes are nested too deeply")
    }
    guard let type = value["type"] else {
      throw reading.error(value.line, "a node needs \"type\", such as tableView or alert")
    }
    var node = ScreenNode(try kind(type))
    let place = "a node of the type \(node.typeName)"
    var allowed = Self.nodeMembers
    if node.kind == .container(.splitViewController) {
      allowed = allowed.filter { $0 != "content" } + Self.splitMembers
    } else if case .component = node.kind {
      allowed = allowed.filter { $0 != "content" }
    }
    for member in try reading.members(of: value, allowed: allowed, in: place) {
      switch member.name {
      case "type": break
      case "id": node.identifier = try identifier(member)
      case "texts": node.texts = try texts(member, of: node)
      case "options": node.options = try options(member.value)
      case "optionsSlot":
        node.optionsSlot = try slot(try reading.string(member), of: node, member.value.line)
      case "traits": node.overrides = try overrides(member.value)
      case "content":
        node.content = try reading.list(member).map { try self.node($0, depth: depth + 1) }
      case "presents":
        node.presents = try reading.list(member).map { try self.node($0, depth: depth + 1) }
      case "displayMode": node.displayMode = try choice(member, SplitDisplayMode.init(rawValue:))
      default:
        if let column = SplitColumn(rawValue: member.name) {
          node.columns[column] = try self.node(member.value, depth: depth + 1)
        }
      }
    }
    try check(node, value)
    return node
  }

  private func kind(_ value: JSONValue) throws -> ScreenNode.Kind {
    guard let name = value.string else {
      throw reading.expected("the name of a container or component", "\"type\"", value)
    }
    if let container = ScreenContainer(rawValue: name) { return .container(container) }
    if ComponentRegistry.component(named: name) != nil { return .component(name) }
    let known =
      ScreenContainer.allCases.map(\.rawValue)
      + ComponentRegistry.all.map(\.name).filter { $0 != "popover" }
    throw reading.error(
      value.line, "unknown type \"\(name)\"; known: \(known.joined(separator: ", "))")
  }

  private func identifier(_ member: JSONMember) throws -> String {
    let name = try reading.string(member)
    guard !name.isEmpty, !name.contains("/") else {
      throw reading.error(member.value.line, "\"id\" must be a name without a slash")
    }
    return name
  }

  /// What a node as a whole has to be.
  private func check(_ node: ScreenNode, _ value: JSONValue) throws {
    if node.kind == .container(.splitViewController), node.columns[.secondary] == nil {
      throw reading.error(
        value.line, "a splitViewController needs \"secondary\", and \"primary\" for a side column")
    }
    if case .component = node.kind, node.texts.isEmpty {
      throw reading.error(value.line, "a component needs \"texts\": its texts by slot")
    }
    if node.kind == .container(.sheet), let style = node.options.style,
      !SheetStyle.allCases.map(\.rawValue).contains(style)
    {
      let known = SheetStyle.allCases.map(\.rawValue).joined(separator: ", ")
      throw reading.error(
        value["options"]?.line(ofMember: "style") ?? value.line,
        "unknown style \"\(style)\" of a sheet; allowed: \(known)")
    }
  }

  // MARK: Texts

  private func texts(_ member: JSONMember, of node: ScreenNode) throws -> [String: [ScreenText]] {
    guard let members = member.value.members else {
      throw reading.expected("an object from slot name to texts", "\"texts\"", member.value)
    }
    var texts: [String: [ScreenText]] = [:]
    for member in members {
      let slot = try slot(member.name, of: node, member.line)
      if case .array(let values) = member.value.kind {
        texts[slot] = try values.map(text)
      } else {
        texts[slot] = [try text(member.value)]
      }
    }
    return texts
  }

  private func text(_ value: JSONValue) throws -> ScreenText {
    if let text = value.string { return .literal(text) }
    guard value.members != nil else {
      throw reading.expected("a string, or an object with \"key\"", "a text", value)
    }
    var key: String?
    var table: String?
    for member in try reading.members(of: value, allowed: ["key", "table"], in: "a text") {
      if member.name == "key" {
        key = try reading.string(member)
      } else {
        table = try reading.string(member)
      }
    }
    guard let key else { throw reading.error(value.line, "a text by key needs \"key\"") }
    return .key(key, table: table)
  }

  /// The full name of a slot, which may be given without its component's.
  private func slot(_ name: String, of node: ScreenNode, _ line: Int) throws -> String {
    let slots = node.component?.slots.map(\.name) ?? []
    let prefix = node.component.map { $0.name + "." } ?? ""
    if let slot = slots.first(where: { $0 == name || $0 == prefix + name }) { return slot }
    guard !slots.isEmpty else {
      throw reading.error(line, "a \(node.typeName) has no texts of its own, only content")
    }
    let known = slots.map { String($0.dropFirst($0.hasPrefix(prefix) ? prefix.count : 0)) }
    throw reading.error(
      line, "unknown slot \"\(name)\" of \(node.typeName); known: \(known.joined(separator: ", "))")
  }

  private func options(_ value: JSONValue) throws -> SlotOptions {
    var options = try reading.options(value)
    if let name = options.font?.customFamily {
      guard let family = families.named(name) else {
        throw reading.error(value.line(ofMember: "family") ?? value.line, families.unknown(name))
      }
      options.font?.family = family.name
    }
    return options
  }

  // MARK: Traits

  private func overrides(_ value: JSONValue) throws -> TraitOverrides {
    var overrides = TraitOverrides()
    for member in try reading.members(of: value, allowed: Self.traitMembers, in: "\"traits\"") {
      switch member.name {
      case "contentSizeCategory": overrides.contentSizeCategory = try category(member)
      case "minimumContentSizeCategory": overrides.minimumContentSizeCategory = try category(member)
      case "maximumContentSizeCategory": overrides.maximumContentSizeCategory = try category(member)
      case "horizontalSizeClass":
        overrides.horizontalSizeClass = try choice(member, SizeClass.init(rawValue:))
      case "verticalSizeClass":
        overrides.verticalSizeClass = try choice(member, SizeClass.init(rawValue:))
      case "layoutDirection":
        overrides.layoutDirection = try choice(member, LayoutDirection.init(rawValue:))
      case "boldText": overrides.boldText = try reading.bool(member)
      default: overrides.locale = try reading.string(member)
      }
    }
    return overrides
  }

  private func category(_ member: JSONMember) throws -> ContentSizeCategory {
    let name = try reading.string(member)
    guard let category = ContentSizeCategory(name: name) else {
      let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
      throw reading.error(
        member.value.line, "unknown text size \"\(name)\"; allowed: \(known)")
    }
    return category
  }

  private func choice<Choice: CaseIterable & RawRepresentable>(
    _ member: JSONMember, _ parse: (String) -> Choice?
  ) throws -> Choice where Choice.RawValue == String {
    let name = try reading.string(member)
    guard let choice = parse(name) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw reading.error(
        member.value.line, "unknown \(member.name) \"\(name)\"; allowed: \(known)")
    }
    return choice
  }
}

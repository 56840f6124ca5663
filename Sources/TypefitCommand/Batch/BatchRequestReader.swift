import Audit
import Components
import DynamicType
import Foundation
import JSONText
import TextLayout
import TextShaping

/// Reads one line of a batch into a ``MeasureRequest``.
struct BatchRequestReader {
  /// What a line holds besides the request.
  struct Line {
    var request: MeasureRequest
    /// Members that had no say in the answer, sorted.
    var ignored: [String]
  }

  private static let commonMembers: Set<String> = ["id", "text", "locale", "category", "markdown"]
  private static let bareMembers = commonMembers.union([
    "style", "size", "weight", "scales", "width", "maxLines", "minimumScale", "truncation",
    "italic", "family", "fontWidth", "tracking", "boldText",
  ])
  private static let placeMembers = commonMembers.union([
    "slot", "device", "orientation", "window", "os", "boldText", "options", "companions",
  ])
  private static let slotNames = Set(ComponentRegistry.slots.map(\.name))

  /// The app's own font families that requests may name.
  private let families: [CustomFontFamily]

  init(families: [CustomFontFamily] = []) { self.families = families }

  /// Options repeat from line to line; decoding them is slow.
  private var decodedOptions: [[UInt8]: SlotOptions] = [:]
  private static let decodedOptionsLimit = 4_096

  /// Interprets the members of a line.
  /// - Throws: ``RunError`` that names the member and what was expected.
  mutating func read(
    _ members: [String: BatchMember], bytes: UnsafeRawBufferPointer
  ) throws -> Line {
    let fields = Fields(members: members)
    guard let text = try fields.string("text") else {
      throw RunError("'text' is missing: every line needs the text to measure.")
    }
    var request = MeasureRequest(text: text)
    if let locale = try fields.string("locale"), !locale.isEmpty { request.locale = locale }
    if let category = try fields.name(
      "category", expecting: "a content size category such as L or AX5",
      ContentSizeCategory.init(name:))
    {
      request.category = category
    }
    request.markdown = try fields.markdown()
    if let slot = try fields.string("slot") {
      request.target = .place(try place(slot, fields, bytes: bytes))
    } else {
      request.target = .bare(try bare(fields))
    }
    return Line(request: request, ignored: ignored(members, request.target))
  }

  /// Members and companions that had no say in the answer.
  private func ignored(
    _ members: [String: BatchMember], _ target: MeasureRequest.Target
  ) -> [String] {
    let known: Set<String>
    var ignored: [String] = []
    switch target {
    case .bare: known = Self.bareMembers
    case .place(let place):
      known = Self.placeMembers
      ignored = place.companions.keys.filter { !Self.slotNames.contains($0) }
        .map { "companions.\($0)" }
    }
    for name in members.keys where !known.contains(name) { ignored.append(name) }
    return ignored.sorted()
  }

  private func bare(_ fields: Fields) throws -> BareRequest {
    var bare = BareRequest()
    bare.font = try font(fields)
    bare.boldText = try fields.bool("boldText") ?? false
    bare.width = try fields.number("width", in: 0...1_000_000)
    bare.maximumLines = try fields.integer("maxLines", in: 0...1_000_000) ?? 0
    bare.minimumScale = try scale(fields) ?? 1
    bare.lineBreakMode =
      try fields.name(
        "truncation", expecting: "tail, middle, head, clip, word or character",
        LineBreakMode.init(rawValue:)) ?? .byTruncatingTail
    return bare
  }

  private func font(_ fields: Fields) throws -> SlotFont {
    SlotFont(
      family: try family(try fields.string("family")),
      style: try fields.name(
        "style", expecting: "a text style such as body", TextStyle.init(name:)),
      size: try fields.number("size", in: 1...1_000),
      weight: try fields.name(
        "weight", expecting: "a weight such as regular or semibold", FontWeight.init(name:)),
      isItalic: try fields.bool("italic"),
      width: try fields.name(
        "fontWidth", expecting: "a width such as condensed", FontWidth.init(name:)),
      tracking: try fields.number("tracking", in: -100...100),
      scales: try fields.bool("scales"))
  }

  /// The spelling of a family under which the fonts were loaded.
  private func family(_ name: String?) throws -> String? {
    guard let name, name != SlotFont.systemFamily else { return nil }
    guard let family = families.named(name) else { throw RunError(unknownFamily(name, families)) }
    return family.name
  }

  /// UIKit takes 0, its default, as "never shrink".
  private func scale(_ fields: Fields) throws -> Double? {
    let value = try fields.number("minimumScale", in: 0...1)
    return value == 0 ? 1 : value
  }

  private mutating func place(
    _ slot: String, _ fields: Fields, bytes: UnsafeRawBufferPointer
  ) throws -> PlaceRequest {
    let device: Device
    if let name = try fields.string("device") {
      guard let named = Device.named(name) else { throw RunError(unknownDevice(name)) }
      device = named
    } else {
      device = try defaultDevice()
    }
    var place = PlaceRequest(slot: slot, device: device)
    if let orientation = try fields.name(
      "orientation", expecting: "portrait or landscape", Orientation.init(rawValue:))
    {
      place.orientation = orientation
    }
    if let os = try fields.name("os", expecting: "7 to 18, or 26", OSGeneration.init(name:)) {
      place.os = os
    }
    if let window = try fields.name(
      "window", expecting: WindowSize.expectation, WindowSize.init(name:))
    {
      place.window = window
      if let fault = place.windowFault { throw RunError("'window': \(fault)") }
    }
    place.boldText = try fields.bool("boldText") ?? false
    if let member = fields.member("options") {
      place.options = try options(member, bytes: bytes)
    }
    place.companions = try fields.companions()
    return place
  }

  private mutating func options(
    _ member: BatchMember, bytes: UnsafeRawBufferPointer
  ) throws -> SlotOptions {
    let source = Array(bytes[member.source])
    if let known = decodedOptions[source] { return known }
    var options: SlotOptions
    do {
      options = try JSONDecoder().decode(SlotOptions.self, from: Data(source))
    } catch {
      throw RunError("'options': \(explain(error))")
    }
    if let name = options.font?.customFamily { options.font?.family = try family(name) }
    if decodedOptions.count >= Self.decodedOptionsLimit { decodedOptions.removeAll() }
    decodedOptions[source] = options
    return options
  }
}

/// The device that stands for all when none is named: the one that suffers first.
func defaultDevice() throws -> Device {
  guard let device = Device.auditDefaults.first else {
    throw RunError("No device is known; name one with 'device'.")
  }
  return device
}

/// A decoder's complaint in words for the person who wrote the JSON.
func explain(_ error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  switch error {
  case .dataCorrupted(let context): return context.debugDescription
  case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing."
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "'\(path)': \(context.debugDescription)"
  @unknown default: return "\(error)"
  }
}

/// The texts shown beside a text, by slot: each a string or an array of strings.
/// - Returns: `nil` when the value has another shape.
func companionTexts(_ value: JSONValue) -> [String: [String]]? {
  guard let members = value.members else { return nil }
  var result: [String: [String]] = [:]
  for member in members {
    switch member.value.kind {
    case .string(let text):
      result[member.name] = [text]
    case .array(let elements):
      let strings = elements.compactMap(\.string)
      guard strings.count == elements.count else { return nil }
      result[member.name] = strings
    default:
      return nil
    }
  }
  return result
}

/// Typed access to the members of a line; `null` counts as absent.
private struct Fields {
  let members: [String: BatchMember]

  func member(_ name: String) -> BatchMember? {
    guard let member = members[name], member.value.kind != .null else { return nil }
    return member
  }

  func string(_ name: String) throws -> String? {
    guard let value = member(name)?.value else { return nil }
    guard let text = value.string else { throw mismatch(name, "a string", value) }
    return text
  }

  func bool(_ name: String) throws -> Bool? {
    guard let value = member(name)?.value else { return nil }
    guard case .bool(let flag) = value.kind else { throw mismatch(name, "true or false", value) }
    return flag
  }

  func markdown() throws -> MarkdownOption? {
    guard let value = member("markdown")?.value else { return nil }
    if case .bool(let flag) = value.kind { return flag ? .interpreted : .literal }
    guard value.string == MarkdownOption.automatic.name else {
      throw mismatch("markdown", "true, false or \"auto\"", value)
    }
    return .automatic
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let value = member(name)?.value else { return nil }
    guard let number = value.number else { throw mismatch(name, "a number", value) }
    guard range.contains(number) else {
      throw RunError(
        "'\(name)' is \(plain(number)): expected a number from \(plain(range.lowerBound))"
          + " to \(plain(range.upperBound)).")
    }
    return number
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = try number(name, in: bounds) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw RunError("'\(name)' is \(plain(number)): expected a whole number.")
    }
    return integer
  }

  /// A string, or a number for values such as `"os": 26`, read by `parse`.
  func name<Value>(
    _ name: String, expecting expectation: String, _ parse: (String) -> Value?
  ) throws -> Value? {
    guard let value = member(name)?.value else { return nil }
    let text: String
    if let string = value.string {
      text = string
    } else if let number = value.number {
      text = plain(number)
    } else {
      throw mismatch(name, expectation, value)
    }
    guard let parsed = parse(text) else {
      throw RunError("'\(name)' is '\(text)': expected \(expectation).")
    }
    return parsed
  }

  func companions() throws -> [String: [String]] {
    guard let value = member("companions")?.value else { return [:] }
    guard let texts = companionTexts(value) else {
      throw RunError("'companions': expected an object from slot names to texts.")
    }
    return texts
  }

  private func mismatch(_ name: String, _ expectation: String, _ value: JSONValue) -> RunError {
    RunError("'\(name)': expected \(expectation), found \(value.kindName).")
  }
}

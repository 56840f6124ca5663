import Components
import Foundation
import InterfaceScan

/// A marker in a string's comment: `typefit: alert.title` or `typefit: label width=120 lines=2`.
///
/// Options follow the slot as `name=value`, separated by spaces, up to the first word that is not
/// one. `lines` is short for `lineLimit`, `scale` for `minimumScale`; `font` takes a text style
/// (`font=caption1`) or a size, and `family`, `size`, `weight`, `italic`, `fontWidth` and `tracking`
/// are members of the font. `typefit: ignore` leaves the string out. `typefit: allow RULE, RULE`
/// names no slot: it leaves out findings of these rules.
enum SlotMarker {
  enum Outcome: Sendable {
    case slot(String, SlotOptions)
    case ignore
    /// The marker cannot be understood; says what is allowed.
    case invalid(String)
  }

  /// The names a marker accepts, for messages.
  static let optionNames = [
    "width", "height", "lines", "lineLimit", "font", "family", "size", "weight",
    "italic", "fontWidth", "tracking", "scales", "scale",
    "minimumScale", "truncation", "image", "margin", "leadingInset", "trailingInset", "accessory",
    "count",
    "style", "controlSize", "selected", "markdown",
  ]

  /// Reads the marker of a comment that names a slot; nil when there is none.
  static func read(_ comment: String) -> Outcome? {
    let markers = AllowMarker.markers(in: comment)
    guard
      let line = markers.first(where: {
        $0.split(whereSeparator: \.isWhitespace).first != "allow"
      })
    else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      return .invalid("the typefit marker names no slot; write for example `typefit: alert.title`")
    }
    let slot = first.trimmingCharacters(in: CharacterSet(charactersIn: ".,)]"))
    if slot == "ignore" { return .ignore }
    guard ComponentRegistry.slots.contains(where: { $0.name == slot }) else {
      let known = ComponentRegistry.slots.map(\.name).joined(separator: ", ")
      return .invalid("the typefit marker names an unknown slot '\(slot)'; known: \(known)")
    }
    return options(Array(words.dropFirst()), slot: slot)
  }

  private static func options(_ words: [String], slot: String) -> Outcome {
    var object: [String: Any] = [:]
    var font: [String: Any] = [:]
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else { break }
      let name = String(word[..<equals])
      let text = word[word.index(after: equals)...]
        .trimmingCharacters(in: CharacterSet(charactersIn: ",)]\"'"))
      switch name {
      case "lines": object["lineLimit"] = value(text)
      case "scale": object["minimumScale"] = value(text)
      case "font":
        if let size = Double(text) { font["size"] = size } else { font["style"] = text }
      case "size", "weight", "italic", "tracking": font[name] = value(text)
      case "fontWidth": font["width"] = text
      case "family": font[name] = text
      case _ where optionNames.contains(name): object[name] = value(text)
      default:
        return .invalid(
          "the typefit marker has an unknown option '\(name)'; allowed: "
            + optionNames.joined(separator: ", "))
      }
    }
    if !font.isEmpty { object["font"] = font }
    if object.isEmpty { return .slot(slot, SlotOptions()) }
    do {
      return .slot(slot, try SlotOptionsDecoding.decode(object))
    } catch {
      let (message, member) = SlotOptionsDecoding.explain(error)
      return .invalid("the typefit marker's \(member.map { "'\($0)': " } ?? "options: ")\(message)")
    }
  }

  private static func value(_ text: String) -> Any {
    if let integer = Int(text) { return integer }
    if let number = Double(text) { return number }
    switch text {
    case "true", "yes": return true
    case "false", "no": return false
    default: return text
    }
  }
}

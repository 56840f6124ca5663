import Components
import DynamicType

/// Reads SwiftUI's fonts: `.body`, `.system(size: 13, weight: .bold)`, `.custom("A", size: 15)`.
enum SwiftUIFont {
  /// The font of an expression; nil where it cannot be told.
  static func font(_ expression: SourceExpression) -> SlotFont? {
    switch expression {
    case .member(let base, let name):
      if let base, case .call = base { return font(base).map { modified($0, by: name, nil) } }
      if let base, base.dottedName != "Font" {
        return font(base).map { modified($0, by: name, nil) }
      }
      return TextStyle(name: name).map { SlotFont(style: $0) } ?? scaled(name)
    case .call(let call): return font(call)
    case .choice(_, let results): return results.lazy.compactMap(font).first
    default: return nil
    }
  }

  /// Names of fonts that apps define after the text styles: `.scaledHeadline`, `.bodyFont`.
  private static func scaled(_ name: String) -> SlotFont? {
    guard name.hasPrefix("scaled") else { return nil }
    return TextStyle(name: String(name.dropFirst("scaled".count))).map { SlotFont(style: $0) }
  }

  private static func font(_ call: SourceCall) -> SlotFont? {
    switch call.name {
    case "system":
      let weight = call["weight"].flatMap(weight)
      if case .number(let size)? = call["size"] { return SlotFont(size: size, weight: weight) }
      return call[nil].flatMap(style).map { SlotFont(style: $0, weight: weight) }
    case "custom":
      guard case .string(let name)? = call[nil] else { return nil }
      if case .number(let size)? = call["size"] {
        return SlotFont(
          family: name.plain, style: call["relativeTo"].flatMap(style), size: size, scales: true)
      }
      guard case .number(let size)? = call["fixedSize"] else { return nil }
      return SlotFont(family: name.plain, size: size, scales: false)
    default:
      guard let base = call.base, let name = call.name else { return nil }
      return font(base).map { modified($0, by: name, call[nil]) }
    }
  }

  /// A font with a weight, a slope or a width of its own.
  static func modified(_ font: SlotFont, by name: String, _ value: SourceExpression?) -> SlotFont {
    var font = font
    switch name {
    case "bold":
      if case .bool(false)? = value { return font }
      font.weight = font.style?.emphasizedWeight ?? .bold
    case "weight", "fontWeight": font.weight = value.flatMap(weight) ?? font.weight
    case "italic": font.isItalic = true
    case "width", "fontWidth":
      if case .member(_, let width)? = value { font.width = FontWidth(name: width) }
    case "tracking", "kerning":
      if case .number(let points)? = value { font.tracking = points }
    default: break
    }
    return font
  }

  static func weight(_ expression: SourceExpression) -> FontWeight? {
    guard case .member(_, let name) = expression else { return nil }
    return FontWeight(name: name)
  }

  static func style(_ expression: SourceExpression) -> TextStyle? {
    guard case .member(_, let name) = expression else { return nil }
    return TextStyle(name: name)
  }
}

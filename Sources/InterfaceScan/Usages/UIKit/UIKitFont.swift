import Components
import DynamicType

/// Reads fonts as UIKit writes them.
enum UIKitFont {
  /// The font of `.preferredFont(forTextStyle: .body)`, `.systemFont(ofSize: 15, weight: .bold)`,
  /// `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`, `UIFont(name: "A-Bold", size: 15)`;
  /// nil for others.
  static func font(_ expression: SourceExpression) -> SlotFont? {
    switch expression {
    case .binary("??", let left, let right): return font(left) ?? font(right)
    case .call(let call): return font(call)
    default: return nil
    }
  }

  private static func font(_ call: SourceCall) -> SlotFont? {
    switch call.name {
    case "preferredFont":
      guard let style = style(call["forTextStyle"] ?? call["for"]) else { return nil }
      return SlotFont(style: style, weight: weight(call["weight"]))
    case "systemFont", "monospacedDigitSystemFont", "monospacedSystemFont":
      guard let size = call["ofSize"]?.number, size > 0 else { return nil }
      return SlotFont(size: size, weight: weight(call["weight"]))
    case "boldSystemFont":
      guard let size = call["ofSize"]?.number, size > 0 else { return nil }
      return SlotFont(size: size, weight: .bold)
    case "italicSystemFont":
      guard let size = call["ofSize"]?.number, size > 0 else { return nil }
      return SlotFont(size: size, isItalic: true)
    case "UIFont":
      guard case .string(let name)? = call["name"], let name = name.plain,
        let size = call["size"]?.number, size > 0
      else { return nil }
      return SlotFont(postScriptName: name, size: size)
    case "scaledFont": return scaled(call)
    case "withSize":
      guard var font = call.base.flatMap(font), let size = call[nil]?.number, size > 0 else {
        return nil
      }
      // A font made of a style's in another size keeps that size.
      font.style = nil
      font.size = size
      return font
    case "bold":
      guard var font = call.base.flatMap(font) else { return nil }
      font.weight = .bold
      return font
    default: return nil
    }
  }

  private static func scaled(_ call: SourceCall) -> SlotFont? {
    guard var font = call["for"].flatMap(font) else { return nil }
    font.scales = true
    if case .call(let metrics)? = call.base, font.style == nil {
      font.style = style(metrics["forTextStyle"])
    }
    return font
  }

  /// The text style of `.body`.
  static func style(_ expression: SourceExpression?) -> TextStyle? {
    expression?.lastName.flatMap(TextStyle.init(name:))
  }

  private static func weight(_ expression: SourceExpression?) -> FontWeight? {
    expression?.lastName.flatMap(FontWeight.init(name:))
  }

  /// The text size of `.accessibilityMedium`.
  static func category(_ expression: SourceExpression) -> ContentSizeCategory? {
    expression.lastName.flatMap { name in
      ContentSizeCategory.allCases.first { "\($0)" == name }
    }
  }
}

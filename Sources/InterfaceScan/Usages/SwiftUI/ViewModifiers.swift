import Components
import DynamicType

extension ViewContext {
  /// The context inside a view's modifiers: the inner ones win over the outer ones.
  func applying(_ modifiers: [SourceCall]) -> ViewContext {
    var context = self
    for modifier in modifiers.reversed() { context.apply(modifier) }
    return context
  }

  private mutating func apply(_ modifier: SourceCall) {
    let value = modifier[nil]
    switch modifier.name {
    case "font": if let font = value.flatMap(SwiftUIFont.font) { text.font = font }
    case "bold", "fontWeight", "italic", "fontWidth", "tracking", "kerning":
      text.font = SwiftUIFont.modified(
        text.font ?? SlotFont(style: .body), by: modifier.name ?? "", value)
    case "lineLimit": lineLimit(value)
    case "minimumScaleFactor":
      if case .number(let factor)? = value, factor > 0, factor <= 1 { text.minimumScale = factor }
    case "truncationMode":
      if case .member(_, let name)? = value { text.truncation = name }
    case "textCase":
      switch value {
      case .member(_, let name)?: text.textCase = name
      case Optional.some(.none): text.textCase = "none"
      default: break
      }
    case "fixedSize": fixedSize(modifier)
    case "frame": frame(modifier)
    case "controlSize":
      if case .member(_, let name)? = value, SlotOptions.controlSizeNames.contains(name) {
        control.controlSize = name
      }
    case "dynamicTypeSize": dynamicTypeSize(value)
    case "labelsHidden": styles["labels"] = "hidden"
    case let name? where name.hasSuffix("Style") || name.hasSuffix("DisplayMode"):
      if let style = value.flatMap(Self.styleName) { styles[name] = style }
    default: break
    }
  }

  /// `.segmented`, `SegmentedPickerStyle()`, `.bordered`.
  static func styleName(_ value: SourceExpression) -> String? {
    switch value {
    case .member(_, let name): return name
    case .call(let call):
      guard var name = call.name else { return nil }
      if case .member(nil, _) = call.callee { return name }
      for ending in ["ListStyle", "PickerStyle", "ButtonStyle", "TextFieldStyle", "LabelStyle"]
      where name.hasSuffix(ending) {
        name = String(name.dropLast(ending.count))
      }
      return name.prefix(1).lowercased() + name.dropFirst()
    default: return nil
    }
  }

  private mutating func lineLimit(_ value: SourceExpression?) {
    switch value {
    case .number(let lines)?: if lines >= 0, lines < 1000 { text.lineLimit = Int(lines) }
    case Optional.some(.none): text.lineLimit = 0
    case .binary(_, _, .number(let lines))?:
      if lines >= 0, lines < 1000 { text.lineLimit = Int(lines) }
    default: break
    }
  }

  private mutating func fixedSize(_ modifier: SourceCall) {
    var isVertical = true
    var isHorizontal = true
    if case .bool(let value)? = modifier["vertical"] { isVertical = value }
    if case .bool(let value)? = modifier["horizontal"] { isHorizontal = value }
    if isVertical { text.height = nil }
    // A text in its ideal width stays on one line.
    if isHorizontal { text.lineLimit = 1 }
  }

  private mutating func frame(_ modifier: SourceCall) {
    if let width = Self.length(modifier["width"]) ?? Self.length(modifier["maxWidth"]) {
      text.width = min(width, text.width ?? width)
    }
    text.height = Self.length(modifier["height"]) ?? Self.length(modifier["maxHeight"])
  }

  private static func length(_ value: SourceExpression?) -> Double? {
    if case .number(let points)? = value, points > 0, points < 10_000 { return points }
    return nil
  }

  private mutating func dynamicTypeSize(_ value: SourceExpression?) {
    switch value {
    case .member(_, let name)?:
      if let size = Self.category(name) { maximumCategory = size }
    case .binary(let sign, _, let end)? where sign.hasPrefix(".."):
      if case .member(_, let name) = end, let size = Self.category(name) { maximumCategory = size }
    default: break
    }
  }

  private static func category(_ name: String) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { $0.swiftUIName == name }
  }
}

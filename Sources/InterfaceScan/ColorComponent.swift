import ColorContrast
import JSONText

/// One component of a colour as an asset catalog writes it.
///
/// A text with a decimal point is a number, in most spaces from 0 to 1; a text without one is a
/// whole number from 0 to 255, a text with `0x` the same in hexadecimal. Xcode writes all three. A
/// JSON number is one from 0 to 1, as Apple's Asset Catalog Format Reference, Named Color, has it.
struct ColorComponent {
  /// The value, where 1 is the full component.
  let value: Double
  /// Whether it was written as a whole number from 0 to 255.
  let isEightBit: Bool

  /// Reads a component.
  ///
  /// - Parameters:
  ///   - isExtended: whether the value may leave 0 to 1.
  ///   - isAlpha: alpha has no 8-bit notation, so `1` is opaque.
  init(
    _ json: JSONValue, isExtended: Bool, isAlpha: Bool = false
  ) throws(ColorError) {
    let text: String
    let isNumber: Bool
    switch json.kind {
    case .string(let string): (text, isNumber) = (string, false)
    case .number(let number): (text, isNumber) = (number, true)
    default:
      throw ColorError("expected a component such as \"0.500\", \"128\" or \"0x80\"")
    }
    let isHexadecimal = text.lowercased().contains("x")
    let isWhole = !isHexadecimal && !text.contains { ".eE".contains($0) }
    isEightBit = !isNumber && isWhole && !isAlpha
    if isWhole, !isEightBit, let number = json.number ?? Double(text.trimmed) {
      value = number
    } else {
      value = try Color.component(parsing: text)
    }
    if (0...1).contains(value) || (isExtended && !isAlpha) { return }
    if isEightBit {
      throw ColorError("expected a component from 0 to 255, found \"\(text)\"")
    }
    let hint = isNumber && (1...255).contains(value) ? "; a text \"\(text)\" counts to 255" : ""
    throw ColorError("expected a component from 0 to 1, found \(text)" + (isAlpha ? "" : hint))
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

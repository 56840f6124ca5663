extension Color {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` in sRGB; `0x` or nothing may stand for `#`.
  ///
  /// Alpha comes last, as in CSS. Throws if the digits are not 3, 4, 6 or 8 hexadecimal ones.
  public init(hexadecimal text: String) throws(ColorError) {
    var digits = text[...]
    if digits.hasPrefix("#") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      digits = digits.dropFirst(2)
    }
    var values: [Double] = []
    for digit in digits {
      guard digit.isASCII, let value = digit.hexDigitValue else {
        values = []
        break
      }
      values.append(Double(value))
    }
    var components: [Double] = []
    switch values.count {
    case 3, 4: components = values.map { $0 / 15 }
    case 6, 8:
      for index in stride(from: 0, to: values.count, by: 2) {
        components.append((values[index] * 16 + values[index + 1]) / 255)
      }
    default:
      throw ColorError(
        "\"\(text)\" is no hexadecimal colour; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
    }
    if components.count == 3 { components.append(1) }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The colour in sRGB as `#RRGGBB`, with `AA` behind it if it is translucent.
  ///
  /// Components are clipped to sRGB and rounded to 8 bits.
  public var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let shown = mapped(to: .sRGB)
    var components = [shown.red, shown.green, shown.blue]
    if alpha < 1 { components.append(alpha) }
    return components.reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }

  /// Creates a colour from components that must fit the space.
  ///
  /// Throws if their number is not the space's, if one is no finite number, if one is outside 0 to 1
  /// in a space that is not extended, or if alpha is outside 0 to 1.
  public init(
    components: [Double], alpha: Double = 1, in space: ColorSpace
  ) throws(ColorError) {
    guard components.count == space.componentCount else {
      let expected = space.componentCount == 1 ? "1 component" : "3 components"
      throw ColorError("\(space.rawValue) takes \(expected), not \(components.count)")
    }
    let names = components.count == 1 ? ["white"] : ["red", "green", "blue"]
    for (name, value) in zip(names, components) {
      try Self.check(value, name: name, isExtended: space.isExtended, space: space)
    }
    try Self.check(alpha, name: "alpha", isExtended: false, space: space)
    let first = components[0]
    let triple =
      components.count == 1 ? (first, first, first) : (first, components[1], components[2])
    self.init(triple, alpha: alpha, in: space)
  }

  private static func check(
    _ value: Double, name: String, isExtended: Bool, space: ColorSpace
  ) throws(ColorError) {
    guard value.isFinite else { throw ColorError("\(name) is no finite number") }
    if isExtended || (0...1).contains(value) { return }
    let hint = name == "alpha" ? "" : "; extended-srgb takes such values"
    throw ColorError(
      "\(name) \(value) is out of range in \(space.rawValue): expected 0 to 1\(hint)")
  }

  /// Reads one component in the notation of asset catalogs: `0xFF` and `255` are 8-bit, `1.000` is
  /// floating point.
  ///
  /// A value outside 0 to 1 is not an error here: the space decides (`init(components:alpha:in:)`).
  /// Throws if the text is no number.
  public static func component(parsing text: String) throws(ColorError) -> Double {
    let trimmed = text.filter { !$0.isWhitespace }
    if trimmed.lowercased().hasPrefix("0x") {
      if let value = UInt8(trimmed.dropFirst(2), radix: 16) { return Double(value) / 255 }
    } else if let value = Int(trimmed) {
      return Double(value) / 255
    } else if let value = Double(trimmed), value.isFinite {
      return value
    }
    throw ColorError(
      "\"\(text)\" is no colour component; expected a number such as 0.5, 127 or 0x7F")
  }
}

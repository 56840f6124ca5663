import ColorContrast

/// Numbers and colours as compact SVG text.
enum SVGNumber {
  /// At most two decimals, without zeros at the end; what is no finite number becomes 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    return decimal(hundredths, digits: 2)
  }

  /// At most eight decimals, for factors: on a line of ten thousand font units they leave less than
  /// a thousandth of a point.
  static func factor(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    return decimal(Int((value * 100_000_000).rounded()), digits: 8)
  }

  private static func decimal(_ value: Int, digits: Int) -> String {
    let unit = digits == 2 ? 100 : 100_000_000
    let sign = value < 0 ? "-" : ""
    let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: unit)
    if rest == 0 { return value == 0 ? "0" : "\(sign)\(whole)" }
    var fraction = String(rest)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(fraction)"
  }

  /// `#rrggbb`, clamped to sRGB.
  static func color(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].map { component -> String in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }

  /// Text between tags or quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

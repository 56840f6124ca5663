extension Color {
  /// Reads a colour as people write it on a command line.
  ///
  /// Takes hexadecimal notation; `rgb(0, 122, 255)`, `rgb(0 122 255 / 50%)`, `rgba(0, 122, 255,
  /// 0.5)` with 8-bit components or percentages; `gray(0.5)` and `gray(0.5, 0.8)`; `color(display-p3
  /// 1 0 0 / 0.5)` with any name of `ColorSpace`; `black`, `white` and `clear`. System colours and
  /// colours of an asset catalog are for the caller to look up. Throws with what was expected.
  public init(parsing text: String) throws(ColorError) {
    let trimmed = Self.trimmed(text).lowercased()
    switch trimmed {
    case "black": self = .black
    case "white": self = .white
    case "clear": self = .clear
    default:
      guard let open = trimmed.firstIndex(of: "(") else {
        do {
          try self.init(hexadecimal: trimmed)
        } catch {
          throw ColorError(
            "\"\(text)\" is no colour; expected #RRGGBB, rgb(0, 122, 255), gray(0.5) or "
              + "color(display-p3 1 0 0 / 0.5)")
        }
        return
      }
      guard trimmed.last == ")" else {
        throw ColorError("\"\(text)\" has no closing parenthesis")
      }
      let name = Self.trimmed(trimmed[..<open])
      let inside = trimmed[trimmed.index(after: open)...].dropLast()
      let (arguments, alpha) = try Self.arguments(inside, in: text)
      try self.init(function: name, arguments: arguments, alpha: alpha, text: text)
    }
  }

  private init(
    function: String, arguments: [Substring], alpha: Substring?, text: String
  ) throws(ColorError) {
    var arguments = arguments
    var alpha = alpha
    let space: ColorSpace
    var scale = 1.0
    switch function {
    case "rgb", "rgba":
      (space, scale) = (.sRGB, 255)
    case "gray", "white":
      space = .sRGBGray
    case "color":
      let name = arguments.isEmpty ? "" : String(arguments.removeFirst())
      guard let named = ColorSpace(name: name) else {
        let known = ColorSpace.names.joined(separator: ", ")
        throw ColorError("unknown colour space \"\(name)\" in \"\(text)\"; known: \(known)")
      }
      space = named
    default:
      throw ColorError(
        "unknown function \"\(function)\" in \"\(text)\"; expected rgb, rgba, gray or color")
    }
    if alpha == nil, arguments.count == space.componentCount + 1 { alpha = arguments.removeLast() }
    var components: [Double] = []
    for argument in arguments {
      components.append(try Self.number(argument, scale: scale, in: text))
    }
    let opacity: Double
    if let alpha { opacity = try Self.number(alpha, scale: 1, in: text) } else { opacity = 1 }
    do {
      try self.init(components: components, alpha: opacity, in: space)
    } catch {
      throw ColorError("\"\(text)\": \(error.message)")
    }
  }

  /// The arguments between the parentheses, separated by commas or spaces, and what follows a slash.
  private static func arguments(
    _ inside: Substring, in text: String
  ) throws(ColorError) -> ([Substring], Substring?) {
    let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
    func words(_ half: Substring) -> [Substring] {
      half.split { $0 == "," || $0.isWhitespace }
    }
    guard halves.count == 2 else {
      if halves.count == 1 { return (words(halves[0]), nil) }
      throw ColorError("\"\(text)\" has more than one slash; expected one alpha behind it")
    }
    let alpha = words(halves[1])
    guard alpha.count == 1 else {
      throw ColorError("\"\(text)\" has \(alpha.count) values behind the slash; expected one alpha")
    }
    return (words(halves[0]), alpha[0])
  }

  private static func number(
    _ word: Substring, scale: Double, in text: String
  ) throws(ColorError) -> Double {
    let isPercentage = word.hasSuffix("%")
    guard let value = Double(isPercentage ? word.dropLast() : word), value.isFinite else {
      throw ColorError("\"\(word)\" in \"\(text)\" is no number")
    }
    return value / (isPercentage ? 100 : scale)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(end.reversed())
  }
}

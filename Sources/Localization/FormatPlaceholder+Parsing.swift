extension FormatPlaceholder {
  /// The placeholders of a text, as an app that formats it would find them.
  ///
  /// Texts such as "100% done" or "50% of" hold `% d` and `% o`, which `String(format:)` takes for
  /// conversions. It is prose when nothing else in the text is a placeholder, because such a text
  /// is shown without being formatted: then there is none. With another placeholder in the text it
  /// is read as `String(format:)` reads it. The same goes for `100%-ige` and `100%'de`.
  public static func placeholders(in text: String) -> [FormatPlaceholder] {
    let all = parse(text)
    if all.allSatisfy({ $0.looksLikeProse(in: text) }) { return [] }
    return all
  }

  /// The placeholders of a text, as `String(format:)` finds them in any text.
  ///
  /// A percent sign that begins no conversion is left out.
  public static func parse(_ text: String) -> [FormatPlaceholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var parser = PlaceholderParser(text)
    return parser.parse()
  }

  /// Whether this is the `%arg` of a substitution's form.
  var isSubstitutionArgument: Bool { length == "arg" }

  private func looksLikeProse(in text: String) -> Bool {
    guard kind != .percent, position == nil, width == nil, !takesWidth, conversion != "@" else {
      return false
    }
    if flags.contains(" ") || flags.contains("-") { return true }
    guard flags.contains("'"), range.lowerBound > text.startIndex else { return false }
    return text[text.index(before: range.lowerBound)].isNumber
  }
}

/// Finds conversions in a text.
private struct PlaceholderParser {
  private let text: String
  private let bytes: String.UTF8View
  private var index: String.UTF8View.Index

  init(_ text: String) {
    self.text = text
    bytes = text.utf8
    index = bytes.startIndex
  }

  mutating func parse() -> [FormatPlaceholder] {
    var placeholders: [FormatPlaceholder] = []
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = bytes.index(after: start)
      if let placeholder = conversion(from: start) {
        placeholders.append(placeholder)
      } else {
        index = bytes.index(after: start)
      }
    }
    return placeholders
  }

  private mutating func conversion(from start: String.Index) -> FormatPlaceholder? {
    var result = FormatPlaceholder(
      range: start..<start, kind: .text, position: nil, flags: "", width: nil, precision: nil,
      takesWidth: false, takesPrecision: false, length: "", conversion: "@")
    if take(UInt8(ascii: "%")) {
      result.kind = .percent
      result.conversion = "%"
      return finish(result)
    }
    result.position = position()
    result.flags = characters { " -+#0'".utf8.contains($0) }
    if result.flags.contains("#"), let name = variableName() {
      result.kind = .variable(name: name)
      return finish(result)
    }
    if takesArgumentWord() {
      result.kind = .integer
      result.length = "arg"
      result.conversion = "d"
      return finish(result)
    }
    (result.width, result.takesWidth) = amount()
    if take(UInt8(ascii: ".")) {
      (result.precision, result.takesPrecision) = amount()
      if result.precision == nil, !result.takesPrecision { result.precision = 0 }
    }
    result.length = lengthModifier()
    guard let byte = current, let kind = kind(of: byte) else { return nil }
    result.kind = kind
    result.conversion = Character(Unicode.Scalar(byte))
    index = bytes.index(after: index)
    return finish(result)
  }

  private func finish(_ placeholder: FormatPlaceholder) -> FormatPlaceholder {
    var placeholder = placeholder
    placeholder.range = placeholder.range.lowerBound..<index
    return placeholder
  }

  private func kind(of conversion: UInt8) -> FormatPlaceholder.Kind? {
    switch conversion {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): .text
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"):
      .integer
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"): .unsignedBase
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .decimal
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "n"): .nothing
    default: nil
    }
  }

  // MARK: Parts

  /// `2$`; nothing is taken when the digits are a width.
  private mutating func position() -> Int? {
    let mark = index
    if let number = number(), number > 0, take(UInt8(ascii: "$")) { return number }
    index = mark
    return nil
  }

  /// A number, or a star for an argument of its own.
  private mutating func amount() -> (Int?, Bool) {
    guard take(UInt8(ascii: "*")) else { return (number(), false) }
    _ = position()
    return (nil, true)
  }

  private mutating func number() -> Int? {
    let digits = characters { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // A width beyond any screen is a mistake, and must not become a text of that length.
    return digits.isEmpty ? nil : min(Int(digits) ?? 1000, 1000)
  }

  private mutating func lengthModifier() -> String {
    for modifier in ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
    where bytes[index...].starts(with: modifier.utf8) {
      index = bytes.index(index, offsetBy: modifier.utf8.count)
      return modifier
    }
    return ""
  }

  /// `@name@`.
  private mutating func variableName() -> String? {
    let mark = index
    guard take(UInt8(ascii: "@")) else { return nil }
    let name = characters { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") && $0 > 0x20 }
    if !name.isEmpty, take(UInt8(ascii: "@")) { return name }
    index = mark
    return nil
  }

  /// `arg`, not the beginning of a longer word.
  private mutating func takesArgumentWord() -> Bool {
    let mark = index
    guard take(UInt8(ascii: "a")), take(UInt8(ascii: "r")), take(UInt8(ascii: "g")) else {
      index = mark
      return false
    }
    if let next = current, Character(Unicode.Scalar(next)).isASCII,
      Character(Unicode.Scalar(next)).isLetter
    {
      index = mark
      return false
    }
    return true
  }

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index = bytes.index(after: index)
    return true
  }

  private mutating func characters(_ accepts: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = current, accepts(byte) { index = bytes.index(after: index) }
    return String(text[start..<index])
  }
}

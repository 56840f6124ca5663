import Localization
import Markup

/// An escape of a file format that the user reads as it stands.
public struct VisibleEscapeRule: TextRule {
  public let id = "visible-escape"
  public let summary =
    "An escape such as \\n, \\u00e9 or &amp; is not one in this format and is shown as text."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Escaped twice", "Done.\nThank you!", ["he": "סיימנו.\\nתודה!"],
        faults: ["he: shows “\\n” as text"]),
      RuleExample(
        "Lower-case \\u is no escape in .strings files",
        files: [
          RuleExample.File("en.lproj/Localizable.strings", "\"key\" = \"Settings \\u203A Apps\";\n")
        ], faults: ["en: shows “u203A” as text"]),
      RuleExample(
        "An escape of XML or HTML", "Terms & conditions", ["fr": "Conditions d&apos;utilisation"],
        faults: ["fr: shows “&apos;” as text"]),
      RuleExample(
        "An escape of Android", "The app", ["it": "L\\'app"],
        faults: ["it: shows “\\'” as text"]),
      RuleExample("A folder of Windows", "In C:\\new", ["de": "In C:\\new"], faults: []),
      RuleExample(
        "Escapes of Markdown", "**5 \\* 3**", ["de": "**5 \\* 3** &amp; mehr"], faults: []),
      RuleExample("A year", "menu2022", faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard
      let found = backslash(in: unit) ?? Self.entity(in: unit) ?? Self.codePoint(in: unit)
    else { return [] }
    if let source = unit.sourceText, source.contains(found) { return [] }
    return [
      fault(
        unit, confidence: found.hasPrefix("&") ? .likely : .certain, "shows “\(found)” as text",
        advice: "write the character itself")
    ]
  }

  private func backslash(in unit: TextUnit) -> Substring? {
    guard unit.characters.contains(.backslash),
      unit.sourceText?.utf8.contains(UInt8(ascii: "\\")) != true
    else { return nil }
    var rest = unit.text[...]
    while let index = rest.firstIndex(of: "\\") {
      rest = rest[index...].dropFirst()
      guard let next = rest.first else { return nil }
      // A drive or a share of Windows is no escape.
      let isPath = unit.text[..<index].last.map { $0 == ":" || $0 == "\\" } ?? false
      let isEscape =
        unit.source == nil ? "nrt\"'".contains(next) : next.isLetter || "\"'".contains(next)
      if isEscape, !isPath { return unit.text[index...rest.startIndex] }
    }
    return nil
  }

  private static let entities = ["amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "ndash"]

  private static func entity(in unit: TextUnit) -> Substring? {
    guard unit.characters.isSuperset(of: [.ampersand, .highPunctuation]),
      !unit.characters.contains(.lessThan)
    else { return nil }
    var rest = unit.text[...]
    while let start = rest.firstIndex(of: "&") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ";") else { return nil }
      let name = rest[..<end]
      let isNumber =
        name.hasPrefix("#") && name.count < 8
        && name.dropFirst().allSatisfy { $0.isHexDigit || $0 == "x" }
      guard isNumber || entities.contains(String(name)) else { continue }
      // Markdown has these escapes.
      return InlineMarkdown(unit.text).isIntended ? nil : unit.text[start...end]
    }
    return nil
  }

  /// `u00e9`, what is left of `\u00e9` in a `.strings` file.
  private static func codePoint(in unit: TextUnit) -> Substring? {
    guard unit.characters.isSuperset(of: [.digit, .asciiLetter]),
      unit.text.utf8.contains(UInt8(ascii: "u"))
    else { return nil }
    var rest = unit.text[...]
    while let start = rest.firstIndex(of: "u") {
      let digits = rest[start...].dropFirst().prefix(4)
      rest = rest[start...].dropFirst()
      guard digits.count == 4, digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
        continue
      }
      let isWordStart = unit.text[..<start].last?.isLetter != true
      let isLatin = (0xA0...0x17F).contains(value)
      if isLatin || isWordStart && (0x2010...0x2193).contains(value) {
        return unit.text[start..<digits.endIndex]
      }
    }
    return nil
  }
}

import DynamicType
import Foundation
import InterfaceScan
import LocalizationRules

/// Words in code that no table holds.
public struct HardCodedTextRule: ProjectRule {
  public let id = "hard-coded-text"
  public let summary = "A place shows words that stand in the code and in no table."
  public let why =
    "Every language shows them as they are. Names, addresses, abbreviations, and what only"
    + " developers see are left alone."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  private static let table = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Beds": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Beds"}},
        "de": {"stringUnit": {"state": "translated", "value": "Betten"}}}}}}
    """

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A title in code",
        files: [
          .init(
            "Hut.swift",
            """
            import UIKit
            final class HutController: UIViewController {
              let label = UILabel()
              override func viewDidLoad() {
                navigationItem.title = "Free beds"
                label.text = NSLocalizedString("Beds", comment: "")
              }
            }
            """), .init("Localizable.xcstrings", Self.table),
        ], faults: ["Hut.swift:5: “Free beds” is in no table"]),
      InterfaceExample(
        "A literal that SwiftUI looks up in vain",
        files: [
          .init(
            "Hut.swift",
            """
            import SwiftUI
            struct HutView: View {
              var body: some View {
                Text("Beds")
                Button("Book a bed") {}
                Text(verbatim: "SAC")
                Text("https://example.org/huts")
              }
            }
            """), .init("Localizable.xcstrings", Self.table),
        ], faults: ["Hut.swift:5: “Book a bed” is in no table"]),
      InterfaceExample(
        "An app in one language",
        files: [
          .init(
            "Hut.swift",
            """
            import SwiftUI
            struct HutView: View { var body: some View { Text("Free beds") } }
            """)
        ], faults: []),
    ]
  }

  public func faults(in project: InterfaceProject, context: RuleContext) -> [InterfaceFault] {
    // In an app of one language the code is as good a place as any.
    guard let localization = project.localization, localization.locales.count > 1 else { return [] }
    let keyStyle = KeyStyle(project)
    var texts = project.hardCodedTexts
    texts += project.unknownKeys.filter { $0.isLiteral && !keyStyle.isKey($0.key) }.map {
      HardCodedText(text: $0.key, place: $0.place, slot: $0.slot, confidence: $0.confidence)
    }
    var seen: Set<String> = []
    return texts.filter { text in
      Self.areWords(text.text)
        && seen.insert("\(text.place.file):\(text.place.line):\(text.text)").inserted
    }.map { text in
      InterfaceFault(
        rule: id, confidence: text.confidence, place: text.place, subject: Self.short(text.text),
        element: text.slot, message: "“\(Self.short(text.text))” is in no table",
        advice: "look it up: String(localized:), NSLocalizedString, or a key of the catalog")
    }
  }

  /// A text in the length that a report has room for.
  static func short(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "⏎")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// Whether a text has words that a translator would translate.
  static func areWords(_ text: String) -> Bool {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.contains("://") || trimmed.hasPrefix("@") || trimmed.hasPrefix("#") { return false }
    // One word with a dot or a capital inside is an address, a file or a name: `name.surname`,
    // `GitHub`.
    let words = trimmed.split(whereSeparator: \.isWhitespace)
    if words.count == 1 {
      let word = words[0].trimmingCharacters(in: .punctuationCharacters)
      if word.contains(where: { ".@/_".contains($0) }) { return false }
      if word.dropFirst().contains(where: \.isUppercase) { return false }
    }
    // Placeholders are values.
    let letters = trimmed.replacingOccurrences(
      of: "%([0-9]+\\$)?[-+0 #]*[0-9]*(\\.[0-9]+)?(l|ll|h|q|z)?[@a-zA-Z]", with: " ",
      options: .regularExpression)
    return letters.split { !$0.isLetter }.contains { word in
      word.count >= 3 && word.contains(where: \.isLowercase) || word.contains { !$0.isCased }
    }
  }
}

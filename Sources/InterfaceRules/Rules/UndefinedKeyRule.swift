import DynamicType
import InterfaceScan
import LocalizationRules

/// Keys that are looked up and that no table holds.
public struct UndefinedKeyRule: ProjectRule {
  public let id = "undefined-key"
  public let summary = "A key is looked up that no table holds."
  public let why =
    "The interface shows the key itself, or the text that the code gives for want of one, in every"
    + " language."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  private static let table = """
    "hut.title" = "Hut";
    "hut.beds" = "Beds";
    """

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "Keys without a string",
        files: [
          .init(
            "Hut.swift",
            """
            import SwiftUI
            struct HutView: View {
              var body: some View {
                List {
                  Text("hut.beds")
                  Text("hut.price")
                  Button(String(localized: "hut.book")) {}
                }
              }
            }
            """), .init("en.lproj/Localizable.strings", Self.table),
        ],
        faults: [
          "Hut.swift:6: no table has the key “hut.price”",
          "Hut.swift:7: no table has the key “hut.book”",
        ]),
      InterfaceExample(
        "A key of a table that was not read",
        files: [
          .init(
            "Hut.swift",
            """
            import UIKit
            final class HutController: UIViewController {
              override func viewDidLoad() {
                title = NSLocalizedString("camp", tableName: "Camp", comment: "")
              }
            }
            """), .init("en.lproj/Localizable.strings", Self.table),
        ], faults: []),
    ]
  }

  public func faults(in project: InterfaceProject, context: RuleContext) -> [InterfaceFault] {
    guard let localization = project.localization else { return [] }
    let tables = Set(localization.tables.map(\.name))
    let keyStyle = KeyStyle(project)
    let hasTranslations = localization.locales.count > 1
    var seen: Set<String> = []
    return project.unknownKeys.compactMap { unknown in
      // What another table holds may be elsewhere; words are the matter of another rule, and need no
      // table in an app of one language.
      let isKey = keyStyle.isKey(unknown.key)
      guard tables.contains(unknown.table ?? "Localizable"), !unknown.key.isEmpty,
        isKey || (!unknown.isLiteral && hasTranslations),
        seen.insert("\(unknown.place.file):\(unknown.place.line):\(unknown.key)").inserted
      else { return nil }
      let name = HardCodedTextRule.short(unknown.key)
      return InterfaceFault(
        rule: id, confidence: unknown.confidence, place: unknown.place, subject: name,
        element: unknown.slot, key: unknown.key, table: unknown.table,
        message: "no table has the key “\(name)”",
        advice: "add it to the table, or mend the key")
    }
  }
}

import DynamicType
import InterfaceScan
import LocalizationRules

/// Plural strings that are filled in without a locale.
public struct PluralFormatRule: SourceRule {
  public let id = "plural-format"
  public let summary = "A string with plural variations is filled in by a format without a locale."
  public let why =
    "String(format:) formats for no locale at all: digits and separators are not the user's, and the"
    + " form is chosen by the rules of the root locale. localizedStringWithFormat takes the user's."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  private static let table = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "beds": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld bed"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld beds"}}}}}}},
      "price": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%@ a night"}}}}}}
    """

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "Without a locale, at once and by way of a constant",
        files: [
          .init(
            "Hut.swift",
            """
            import UIKit
            func beds(_ count: Int) -> String {
              String(format: NSLocalizedString("beds", comment: ""), count)
            }
            func all(_ count: Int) -> String {
              let format = NSLocalizedString("beds", comment: "")
              return String(format: format, count)
            }
            """), .init("Localizable.xcstrings", Self.table),
        ],
        faults: [
          "Hut.swift:3: the plural string “beds” is filled in without a locale",
          "Hut.swift:7: the plural string “beds” is filled in without a locale",
        ]),
      InterfaceExample(
        "With one, and a string without plural variations",
        files: [
          .init(
            "Hut.swift",
            """
            import UIKit
            func beds(_ count: Int) -> String {
              String.localizedStringWithFormat(NSLocalizedString("beds", comment: ""), count)
            }
            func all(_ count: Int) -> String {
              String(format: NSLocalizedString("beds", comment: ""), locale: .current, count)
            }
            func price(_ text: String) -> String {
              String(format: NSLocalizedString("price", comment: ""), text)
            }
            """), .init("Localizable.xcstrings", Self.table),
        ], faults: []),
    ]
  }

  /// Every localised text that is filled in without a locale, whether it has plural variations or not.
  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return (nodes.calls("String") + nodes.calls("NSString")).compactMap { index in
      guard let call = nodes[index].call, call["locale"] == nil, let format = call["format"],
        let (key, table) = key(of: format, near: index, in: nodes)
      else { return nil }
      var fault = fault(
        at: index, of: source, subject: key,
        "the plural string “\(key)” is filled in without a locale",
        advice: "use String.localizedStringWithFormat(…), or String(localized:) with an"
          + " interpolation")
      fault.key = key
      fault.table = table
      return fault
    }
  }

  public func isWanted(
    _ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext
  ) -> Bool {
    guard let localization = project.localization, let key = fault.key else { return false }
    return localization.tables.contains { table in
      (fault.table == nil || fault.table == table.name)
        && table[key]?.entries.contains(where: \.hasPluralVariations) == true
    }
  }

  /// The key of a format, which may stand in a constant of the same function.
  private func key(
    of format: SourceExpression, near index: Int, in nodes: SourceNodes
  ) -> (String, String?)? {
    if case .name(let name) = format {
      let function = nodes.ancestors(of: index).first { ancestor in
        if case .function = nodes[ancestor].content { true } else { false }
      }
      guard let function else { return nil }
      for node in nodes.subtree(of: function).reversed() where node < index {
        guard case .variable(let variable) = nodes[node].content, variable.name == name,
          let value = variable.value
        else { continue }
        return Self.key(of: value)
      }
      return nil
    }
    return Self.key(of: format)
  }

  private static func key(of value: SourceExpression) -> (String, String?)? {
    guard case .key(let key, let table) = TextReferenceReader().reference(to: value) else {
      return nil
    }
    return (key, table)
  }
}

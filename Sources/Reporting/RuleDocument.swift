import Audit
import Foundation
import LocalizationRules

/// The page about all rules, in Markdown: `docs/rules.md` is what this writes.
public struct RuleDocument {
  private let rules: [RuleReference]

  /// Creates the page about some rules, in their order.
  public init(_ rules: [RuleReference] = RuleReference.all) {
    self.rules = rules
  }

  /// The Markdown text, which ends with a line feed.
  public func markdown() -> String {
    var blocks = [Self.introduction]
    for subject in RuleReference.Subject.allCases {
      let rules = rules.filter { $0.subject == subject }
      guard !rules.isEmpty else { continue }
      blocks.append("## \(subject.title)")
      blocks.append(table(rules))
      blocks += rules.map(section)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules

    <!-- Made by `make docs` from the rules themselves. Do not edit. -->

    `typefit rules` lists them, `typefit explain RULE` shows one. The examples are run by the tests.
    [Configuration](configuration.md#rules-about-files-and-places) says how to turn a rule on or off,
    set its severity, and excuse single strings. Severities: `error`, `warning`, `note`, `info`.
    """

  private func table(_ rules: [RuleReference]) -> String {
    let rows = rules.map { rule in
      let state = rule.isOnByDefault ? rule.shortSeverity : "off"
      return "| [`\(rule.id)`](#\(rule.id)) | \(state) | \(cell(rule.summary)) |"
    }
    return "| rule | severity | what it reports |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  /// What is known about one rule.
  func section(_ rule: RuleReference) -> String {
    var blocks = ["### \(rule.id)", rule.summary]
    let off = rule.isOnByDefault ? "" : " Off by itself."
    blocks.append("Severity: \(rule.severity).\(off)")
    if let why = rule.why { blocks.append(why) }
    if let example = rule.example { blocks.append("Example: \(example)") }
    if !rule.options.isEmpty {
      let rows = rule.options.map {
        "| `\($0.name)` | \(cell($0.summary)) | `\(cell($0.defaultValue))` |"
      }
      blocks.append(
        "| option | meaning | default |\n|---|---|---|\n" + rows.joined(separator: "\n"))
    }
    let cases = rule.examples.map {
      "- \($0.title): \(RuleExampleText($0).inline(isMarkdown: true))"
    }
    if !cases.isEmpty { blocks.append(cases.joined(separator: "\n")) }
    blocks += rule.interfaceExamples.map { InterfaceExampleText($0).markdown }
    return blocks.joined(separator: "\n\n")
  }

  private func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|")
  }
}

/// A case of a rule in words.
public struct RuleExampleText {
  private let example: RuleExample

  /// Shows a case.
  public init(_ example: RuleExample) { self.example = example }

  /// The texts or files, and what is found, on one line.
  ///
  /// - Parameter isMarkdown: sets texts as code.
  public func inline(isMarkdown: Bool) -> String {
    let quote = { (text: String) in isMarkdown ? code(visible(text)) : "“\(visible(text))”" }
    let input =
      example.texts.isEmpty
      ? example.files.map { quote($0.path) }.joined(separator: ", ")
      : example.texts.map { "\($0.language) \(quote($0.text))" }.joined(separator: " → ")
    var options = ""
    if !example.options.isEmpty {
      options =
        " with "
        + example.options.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.joined(separator: ", "))" }.joined(separator: ", ")
    }
    if let slot = example.slot { options += " in \(quote(slot))" }
    let found =
      example.faults.isEmpty ? "nothing" : example.faults.map(visible).joined(separator: "; ")
    return "\(input)\(options) — *\(found)*".replacingOccurrences(
      of: "*", with: isMarkdown ? "*" : "")
  }

  /// Line feeds and invisible characters by their names.
  private func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "⏎"
      case "\u{A0}", "\u{202F}", "\u{2009}": result += "⍽"
      case _
      where scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .control:
        result += "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }
}

extension RuleReference {
  /// The severity without its explanation.
  public var shortSeverity: String {
    let word = severity.prefix { $0 != ":" && $0 != "," && $0 != " " }
    return String(word)
  }
}

extension RuleReference.Subject {
  /// The heading of its rules.
  public var title: String {
    switch self {
    case .layout: "Texts in their places"
    case .localization: "Localisation files"
    case .interface: "Code and interface files"
    case .contrast: "Colours"
    }
  }
}

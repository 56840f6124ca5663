import Audit
import Foundation
import Reporting

/// `typefit rules`: every rule with its severity.
struct RulesCommand: Command {
  private static let markdown = OptionDeclaration.flag(
    "markdown", "Write all that is known about the rules, as in docs/rules.md.")

  static let declaration = CommandDeclaration(
    name: "rules", abstract: "List the rules of the audit.",
    discussion: "See one rule with its examples: typefit explain <rule>",
    options: [SharedOptions.format, markdown])

  private let format: OutputFormat
  private let isMarkdown: Bool

  init(options: ParsedOptions) throws {
    format = try options.format()
    isMarkdown = options.has(Self.markdown)
  }

  func run(in console: Console) throws -> ExitCode {
    if isMarkdown {
      console.print(RuleDocument().markdown(), terminator: "")
    } else if format == .json {
      console.print(try json())
    } else {
      console.print(text(console.style), terminator: "")
    }
    return .success
  }

  private func text(_ style: TerminalStyle) -> String {
    var text = ""
    for subject in RuleReference.Subject.allCases {
      let rules = RuleReference.all.filter { $0.subject == subject }
      guard !rules.isEmpty else { continue }
      text += (text.isEmpty ? "" : "\n") + style.paint(subject.title, .heading) + "\n"
      var table = TextTable([("Rule", .left), ("Severity", .left), ("What it reports", .left)])
      for rule in rules {
        let severity = rule.isOnByDefault ? rule.shortSeverity : "off"
        table.append([rule.id, severity, rule.summary])
      }
      text += table.lines().joined(separator: "\n") + "\n"
    }
    return text
  }

  private func json() throws -> String {
    struct Entry: Encodable {
      let rule: String
      let subject: String
      let severity: String
      let isOnByDefault: Bool
      let summary: String
      let options: [String]
    }
    let entries = RuleReference.all.map {
      Entry(
        rule: $0.id, subject: $0.subject.rawValue, severity: $0.shortSeverity,
        isOnByDefault: $0.isOnByDefault, summary: $0.summary, options: $0.options.map(\.name))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }
}

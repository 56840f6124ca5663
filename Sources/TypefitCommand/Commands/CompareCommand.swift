import Audit
import Foundation
import Reporting

/// `typefit compare`: what changed between two audits.
struct CompareCommand: Command {
  private static let format = OptionDeclaration.option(
    "format", choices: ComparisonReporter.Format.allCases.map(\.rawValue), default: "text",
    "The format on standard output.")
  private static let failOn = OptionDeclaration.option(
    "fail-on", value: "what", choices: ["new", "worse", "never"], default: "never",
    "What makes the exit code 1: new findings; new ones or any that went worse.")

  static let declaration = CommandDeclaration(
    name: "compare", abstract: "Show what changed between two JSON reports of an audit.",
    discussion: """
      typefit audit App --report json=before.json
      typefit audit App --report json=after.json
      typefit compare before.json after.json

      Findings are the same where rule, table, key, language and variation are.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "old", help: "The earlier report.", isRepeated: false, isOptional: false),
      ArgumentDeclaration(
        name: "new", help: "The later report.", isRepeated: false, isOptional: false),
    ],
    options: [format, failOn])

  private let files: (old: String, new: String)
  private let format: ComparisonReporter.Format
  private let failOn: String

  init(options: ParsedOptions) throws {
    files = (options.arguments[0], options.arguments[1])
    format =
      try options.value(
        Self.format, expecting: "text, markdown or json",
        ComparisonReporter.Format.init(rawValue:)) ?? .text
    failOn = options.string(Self.failOn) ?? "never"
  }

  func run(in console: Console) throws -> ExitCode {
    let comparison = ReportComparison(
      old: try ReportFile.read(files.old), new: try ReportFile.read(files.new))
    var sink = ConsoleSink(console: console)
    try ComparisonReporter(comparison, format: format, style: console.style).write(to: &sink)
    switch failOn {
    case "new": return comparison.added.isEmpty ? .success : .findings
    case "worse": return comparison.isWorse ? .findings : .success
    default: return .success
    }
  }
}

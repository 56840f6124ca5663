import Audit
import Foundation
import Localization
import Reporting
import TextShaping

/// `typefit expansion`: how wide translations are beside their English source.
struct ExpansionCommand: Command {
  private static let format = OptionDeclaration.option(
    "format", choices: ["text", "json", "swift"], default: "text",
    "The format on standard output; swift writes Sources/Audit/Pseudo/ExpansionTable.swift.")

  static let declaration = CommandDeclaration(
    name: "expansion", abstract: "Measure how wide translations are beside their English source.",
    discussion: """
      Reads the catalogs of many apps, one for each path, and prints for each language and
      length of the source the width of the translation in widths of the source: the median,
      and what nine in ten keep below. The method is in docs/pseudo.md.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "path", help: "The folders of apps.", isRepeated: true, isOptional: false)
    ],
    options: [format, SharedOptions.fontDirectory])

  private enum Format: String { case text, json, swift }

  private let paths: [String]
  private let format: Format
  private let fontDirectories: [URL]

  init(options: ParsedOptions) throws {
    paths = options.arguments
    format =
      try options.value(Self.format, expecting: "text, json or swift", Format.init(rawValue:))
      ?? .text
    fontDirectories = try options.fontDirectories()
  }

  func run(in console: Console) throws -> ExitCode {
    let fontStack = try loadFonts(fontDirectories)
    var statistics = ExpansionStatistics()
    for path in paths { statistics.add(LocalizationReader.read(paths: [path])) }
    let rows = statistics.rows(using: TextShaper(fontStack: fontStack))
    guard !rows.isEmpty else {
      throw RunError(
        "no language has \(10 * ExpansionStatistics.minimumPairs) translations from English;"
          + " name more folders.")
    }
    switch format {
    case .text: console.print(text(rows), terminator: "")
    case .swift: console.print(swift(rows), terminator: "")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      console.print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    }
    return .success
  }

  private func text(_ rows: [String: [Expansion]]) -> String {
    var table = TextTable(
      [("Language", .left), ("Pairs", .right)]
        + Expansion.bands.indices.map { (Self.bandName($0), .right) })
    for (locale, row) in rows.sorted(by: { $0.key < $1.key }) {
      let total = row.map(\.pairs).max() ?? 0
      table.append([locale, "\(total)"] + row.map { "\($0.median)–\($0.upper)" })
    }
    return table.lines().joined(separator: "\n") + "\n"
  }

  private static func bandName(_ index: Int) -> String {
    let lower = index == 0 ? 1 : Expansion.bands[index - 1] + 1
    let upper = Expansion.bands[index]
    return upper == Int.max ? "\(lower)+" : "\(lower)–\(upper)"
  }

  private func swift(_ rows: [String: [Expansion]]) -> String {
    let lines = rows.sorted { $0.key < $1.key }.map { locale, row in
      let numbers = row.map { "(\($0.median), \($0.upper), \($0.pairs))" }
      return "    \"\(locale)\": row(\n      \(numbers.joined(separator: ", "))),"
    }
    return """
      /// Numbers measured by `typefit expansion` over the catalogs of open-source apps; written by
      /// `typefit expansion --format swift`.
      enum ExpansionTable {
        /// Language → one expansion for each of ``Expansion/bands``.
        static let rows: [String: [Expansion]] = [
      \(lines.joined(separator: "\n"))
        ]

        private static func row(_ numbers: (Double, Double, Int)...) -> [Expansion] {
          numbers.map { Expansion(median: $0.0, upper: $0.1, pairs: $0.2) }
        }
      }

      """
  }
}

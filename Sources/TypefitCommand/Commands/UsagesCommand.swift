import Audit
import FileSearch
import Foundation
import InterfaceRules
import InterfaceScan
import Localization
import Reporting
import SwiftSourceScan

extension UsageScanner {
  /// Reads every language of source that this build can read.
  static let standard = UsageScanner(
    readers: [SwiftSourceReader(), ObjectiveCSourceReader()],
    recognizers: UsageRecognizers.all + [SourceRuleRecognizer()],
    factReaders: FactReaders.all)
}

/// `typefit usages`: where the app's sources show its strings.
struct UsagesCommand: Command {
  private static let key = OptionDeclaration.list(
    "key", splitsAtCommas: false, "Only this key. May be repeated.")

  static let declaration = CommandDeclaration(
    name: "usages", abstract: "Show where an app's sources show its strings.",
    discussion: """
      Reads the sources beside the string catalogs and names the slot, the font and the limits
      of each place that shows a key. An audit measures every string in these places.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "path", help: "Folders with sources and string catalogs.", isRepeated: true,
        isOptional: false)
    ],
    options: [
      SharedOptions.config, SharedOptions.format, key, CacheOptions.cache, CacheOptions.noCache,
    ])

  private let paths: [String]
  private let configurationFile: String?
  private let format: OutputFormat
  private let keys: Set<String>
  private let cache: CacheOptions.Choice

  init(options: ParsedOptions) throws {
    paths = options.arguments
    configurationFile = options.string(SharedOptions.config)
    format = try options.format()
    keys = Set(options.strings(Self.key))
    cache = try CacheOptions.cache(options)
  }

  func run(in console: Console) throws -> ExitCode {
    if !SwiftSourceReader.isAvailable {
      console.writeDiagnostic(
        "typefit: this build reads no Swift source: the toolchain's lib/swift/host was not found"
          + " when it was built. Put the swift of a toolchain from swift.org first on the PATH, or"
          + " name it in SWIFT_EXEC, and build again.\n")
    }
    let configuration = try ConfigurationLocator().read(named: configurationFile, near: paths)
    let tree = FileTree(paths: paths, exclusions: configuration.exclusions)
    var scanner = UsageScanner.standard
    scanner.cache = try cache.open(environment: console.environment)
    let result = LocalizationReader.read(tree, otherEndings: scanner.fileExtensions)
    let known = result.keys
    let scan = scanner.scan(tree, keys: known)
    let shown = scan.usages.filter { keys.isEmpty || keys.contains($0.key) }
    if format == .json {
      try writeJSON(shown, in: console)
    } else {
      write(shown, in: console)
      if keys.isEmpty { writeSummary(scan, known: known, in: console) }
    }
    for key in keys.sorted() where !shown.contains(where: { $0.key == key }) {
      console.writeDiagnostic("typefit: no place was found that shows \"\(key)\"\n")
    }
    let problems = tree.problems.map(LocalizationProblem.init) + scan.problems
    return report(problems, in: console) ? .failure : .success
  }

  private func writeJSON(_ usages: [Usage], in console: Console) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for usage in usages {
      console.print(String(decoding: try encoder.encode(usage), as: UTF8.self))
    }
  }

  private func write(_ usages: [Usage], in console: Console) {
    for (key, places) in Dictionary(grouping: usages, by: \.key).sorted(by: { $0.key < $1.key }) {
      console.print(console.style.paint(shorten(singleLine(key), to: 90), .heading))
      for usage in places {
        console.print("  \(usage.slot)  \(usage.confidence.rawValue)  \(usage.reason)")
        console.print("    \(usage.place.description)")
      }
    }
  }

  /// How many strings were placed, and how surely.
  private func writeSummary(
    _ scan: UsageScanner.Result, known: Set<String>, in console: Console
  ) {
    let counts = PlacementCounts(keys: known, usages: scan.usages)
    let placed = Set(scan.usages.lazy.map(\.key))
    let named = scan.mentionedKeys.subtracting(placed).count
    console.print("")
    console.print(
      "\(counted(scan.filesRead, "file")) of source, " + PlacementText(counts).sentence
        + (named > 0 ? "; \(named) of the unknown named in the sources" : ""))
    if scan.filesOfOtherTargets > 0 {
      console.print(
        "\(counted(scan.filesOfOtherTargets, "file")) of targets for tests or other systems left out"
      )
    }
  }
}

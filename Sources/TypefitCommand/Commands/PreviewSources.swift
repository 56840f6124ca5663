import Audit
import Components
import DynamicType
import FileSearch
import InterfaceScan
import Localization
import TextShaping

/// An app's folder as a preview needs it: its configuration, its strings, and where it shows a key.
struct PreviewSources {
  let configuration: AuditConfiguration
  let strings: LocalizationResult
  private let tree: FileTree

  /// Reads the strings of catalogs and folders.
  /// - Throws: ``RunError`` for a path that cannot be read, or what is wrong in the configuration.
  init(paths: [String], configurationFile: String?) throws {
    configuration = try ConfigurationLocator().read(named: configurationFile, near: paths)
    tree = FileTree(paths: paths, exclusions: configuration.exclusions)
    strings = LocalizationReader.read(
      tree, otherEndings: UsageScanner.standard.fileExtensions)
    if let problem = strings.problems.first(where: \.isFatal) {
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      throw RunError("\(place): \(problem.message)")
    }
  }

  /// The places of the sources that show a key, the surest first.
  func usages(of key: String) -> [Usage] {
    let known = Set(strings.entries.map(\.key))
    let usages = UsageScanner.standard.scan(tree, keys: known).usages
    let own = usages.enumerated().filter { $0.element.key == key }
    return own.sorted {
      ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset)
    }.map(\.element)
  }
}

extension PlaceRequest {
  /// Takes slot, options and companions of a place in an app's sources.
  mutating func follow(_ usage: Usage) {
    slot = usage.slot
    options = usage.options
    companions = usage.companions
  }
}

import Audit
import Foundation
import Reporting

/// A report that was asked for: its form, and where it goes.
struct ReportTarget {
  let format: ReportFormat
  /// The file or folder; nil for standard output.
  let path: String?

  /// A report of several files goes into a folder, unless a file of its kind is named.
  var isFolder: Bool {
    guard let path else { return false }
    return format.hasDocuments && ReportFormat.forFile(path)?.name != format.name
  }
}

/// The reports of a run. All are checked before the run begins, so that none is missing after it.
struct ReportTargets {
  static let option = OptionDeclaration.list(
    "report", short: "r", value: "kind[=path]", splitsAtCommas: false,
    "Write a report of a kind to a file, or to standard output without a path: "
      + ReportFormat.all.map(\.name).joined(separator: ", ") + ". May be repeated.")
  static let format = OptionDeclaration.option(
    "format", value: "kind", default: "text", "The same as --report KIND: on standard output.")
  static let output = OptionDeclaration.list(
    "output", short: "o", value: "file", splitsAtCommas: false,
    "Write a report to a file, of the kind that its ending names. May be repeated.")

  /// The form on standard output; nil where nobody chose one.
  let standardOutput: ReportFormat?
  /// The reports that go to files.
  private(set) var files: [ReportTarget]
  /// Whether the command line says where reports go, so that the configuration does not.
  let isExplicit: Bool

  init(_ options: ParsedOptions) throws {
    let named = try options.strings(Self.option).map { try Self.target($0, for: Self.option) }
    let outputs = try options.strings(Self.output).map { path in
      guard let format = ReportFormat.forFile(path) else {
        let endings = Set(ReportFormat.all.map { ".\($0.fileExtension)" }).sorted()
        throw UsageError(
          "The value '\(path)' is invalid for '\(Self.output.display)': the name must end in"
            + " one of \(endings.joined(separator: ", ")); --report KIND=PATH takes any name.")
      }
      return ReportTarget(format: format, path: path)
    }
    var shown = named.filter { $0.path == nil }.map(\.format)
    if let name = options.string(Self.format) {
      shown.append(try Self.format(name, for: Self.format))
    }
    if shown.count > 1 {
      throw UsageError(
        "Standard output takes one report, not \(shown.map(\.name).joined(separator: " and "))."
          + " Give the others a path: --report KIND=PATH.")
    }
    standardOutput = shown.first
    files = named.filter { $0.path != nil } + outputs
    isExplicit = !files.isEmpty
    try checkPaths()
  }

  /// Adds the reports of the configuration, unless the command line names some.
  /// - Throws: `ConfigurationError` with file and line.
  mutating func add(_ reports: [ConfiguredReport], of file: String?) throws {
    guard !isExplicit else { return }
    for report in reports {
      guard let format = ReportFormat.named(report.format) else {
        throw ConfigurationError(
          file: file ?? "", line: report.line,
          message: "unknown report \"\(report.format)\"; allowed: "
            + ReportFormat.all.map(\.name).joined(separator: ", "))
      }
      files.append(ReportTarget(format: format, path: report.path))
    }
    try checkPaths()
  }

  private func checkPaths() throws {
    var seen: [String: String] = [:]
    for target in files {
      guard let path = target.path else { continue }
      let full = URL(fileURLWithPath: path).standardizedFileURL.path
      if let first = seen.updateValue(target.format.name, forKey: full) {
        throw UsageError("'\(path)' is named for two reports, \(first) and \(target.format.name).")
      }
    }
  }

  private static func target(
    _ value: String, for option: OptionDeclaration
  ) throws -> ReportTarget {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try format(String(parts[0]), for: option)
    guard parts.count == 2 else { return ReportTarget(format: format, path: nil) }
    guard !parts[1].isEmpty else {
      throw UsageError(
        "The value '\(value)' is invalid for '\(option.display)': no path after '='.")
    }
    return ReportTarget(format: format, path: String(parts[1]))
  }

  private static func format(_ name: String, for option: OptionDeclaration) throws -> ReportFormat {
    if let format = ReportFormat.named(name) { return format }
    let names = ReportFormat.all.map(\.name)
    let hint = nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    throw UsageError(
      "The value '\(name)' is invalid for '\(option.display)'.\(hint)"
        + " Please provide one of: \(names.joined(separator: ", ")).")
  }
}

/// The files of reports, checked to be writable.
struct ReportFiles {
  private enum Place {
    case file(AtomicFile)
    case folder(String)
  }

  private let places: [(target: ReportTarget, path: String, place: Place)]

  /// The paths as messages show them.
  var paths: [String] { places.map(\.path) }

  /// Makes the folders, and checks that every file can be written later.
  /// - Throws: ``RunError`` that names the path and the reason.
  init(_ targets: ReportTargets) throws {
    places = try targets.files.compactMap { target in
      guard let path = target.path else { return nil }
      if target.isFolder {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        // The folder is made with the first file; a name that cannot be one shows now.
        _ = try AtomicFile(path: "\(folder)/report")
        return (target, path, .folder(folder))
      }
      let name = Self.isFolder(path) ? "\(path)/typefit.\(target.format.fileExtension)" : path
      return (target, name, .file(try AtomicFile(path: name)))
    }
  }

  /// Writes every report.
  /// - Throws: ``RunError`` or `ReportError`; a report that could not be written leaves no part of it.
  func write(_ report: AuditReport, in context: ReportContext) throws {
    for (target, path, place) in places {
      var context = context
      context.text = TextReporter.Options()
      do {
        switch place {
        case .file(let file) where target.format.hasDocuments:
          let documents = try target.format.documents(of: report, in: context)
          guard documents.count == 1, let document = documents.first else {
            throw ReportError("the report is \(documents.count) files; name a folder for them")
          }
          try refuse(document, at: path)
          try file.write { $0.write(document.bytes) }
        case .file(let file):
          try file.write { try target.format.write(report, in: context, to: &$0) }
        case .folder(let folder):
          let documents = try target.format.documents(of: report, in: context).map { document in
            let path = "\(folder)/\(document.name)"
            try refuse(document, at: path)
            return (document, try AtomicFile(path: path))
          }
          for (document, file) in documents { try file.write { $0.write(document.bytes) } }
        }
      } catch let error as ReportError {
        throw RunError("\(path): \(error.message).")
      }
    }
  }

  /// A copy never takes the place of what it is a copy of.
  private func refuse(_ document: ReportDocument, at path: String) throws {
    guard let source = document.source, Self.isSame(source, path) else { return }
    throw RunError("\(path): is the file itself; the notes go into a copy. Choose another path.")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return path.hasSuffix("/") || (exists && isFolder.boolValue)
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    let full = { (path: String) in URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    return full(first) == full(second)
  }
}

import Audit
import FileSearch
import Foundation
import Localization
import XMLText

/// Writes findings as notes for the translator into copies of the XLIFF files among the audited paths.
///
/// A finding goes to the unit of its table, key, language and variation, wherever it was found: in the
/// XLIFF itself or in the app's own tables. Everything else in the copy is as in the file.
struct XLIFFNotes {
  let report: AuditReport
  let context: ReportContext

  private struct Key: Hashable, Comparable {
    let table: String
    let key: String
    let locale: String

    static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.table, lhs.key, lhs.locale) < (rhs.table, rhs.key, rhs.locale)
    }
  }

  /// A copy of each file.
  func documents() throws -> [ReportDocument] {
    let files = ExchangeFiles.xliffFiles(
      in: FileTree(paths: context.paths, exclusions: context.exclusions))
    guard !files.isEmpty else {
      throw ReportError(
        "there is no XLIFF file among the audited paths to write notes into; name one beside the app"
      )
    }
    var findings: [Key: [Finding]] = [:]
    for finding in report.findings where finding.severity > .info {
      let subject = finding.evidenceText().subject
      guard !subject.locale.isEmpty else { continue }
      let key = Key(table: subject.table, key: subject.name, locale: subject.locale)
      findings[key, default: []].append(finding)
    }
    let names = names(of: files)
    return try zip(files, names).map { file, name in
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ReportError("\(file) cannot be read")
      }
      let bytes = try copy(of: [UInt8](data), at: file, findings)
      return ReportDocument(name: name, bytes: bytes, source: file)
    }
  }

  private func copy(
    of bytes: [UInt8], at file: String, _ findings: [Key: [Finding]]
  ) throws -> [UInt8] {
    let writer: XLIFFNoteWriter
    do throws(XMLFault) {
      writer = try XLIFFNoteWriter(bytes, author: report.tool)
    } catch {
      throw ReportError("\(file):\(error.line): \(error.message)")
    }
    var indices: [Key: [Int]] = [:]
    for (index, unit) in writer.units.enumerated() {
      for locale in Set([unit.sourceLocale, unit.targetLocale ?? unit.sourceLocale]) {
        indices[Key(table: unit.table, key: unit.key, locale: locale), default: []].append(index)
      }
    }
    var notes: [Int: [XLIFFNoteWriter.Note]] = [:]
    for (key, units) in indices.sorted(by: { $0.key < $1.key }) {
      for finding in findings[key] ?? [] {
        let variation = finding.evidenceText().subject.variation
        let unit = units.first { (writer.units[$0].variation ?? "") == variation } ?? units[0]
        let isAboutSource = writer.units[unit].targetLocale.map { $0 != key.locale } ?? true
        notes[unit, default: []].append(note(finding, isAboutSource: isAboutSource))
      }
    }
    return writer.document(adding: notes)
  }

  private func note(_ finding: Finding, isAboutSource: Bool) -> XLIFFNoteWriter.Note {
    let message = FindingMessage(finding)
    let place = message.subject.slot.isEmpty ? "" : "\(message.subject.slot): "
    let parts = [place + message.statement] + message.details + [finding.advice]
    return XLIFFNoteWriter.Note(
      text: singleLine(parts.filter { !$0.isEmpty }.joined(separator: "; ")),
      priority: Self.priority(finding.severity), isAboutSource: isAboutSource)
  }

  /// 1 is the most urgent.
  private static func priority(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 3
    case .note: 5
    case .info: 7
    }
  }

  /// The file names; with folders where two files have the same.
  private func names(of files: [String]) -> [String] {
    let path = ReportPath(baseDirectory: context.baseDirectory)
    let short = files.map { String($0.split(separator: "/").last ?? "") }
    guard Set(short).count < short.count else { return short }
    return files.map { file in
      path.relative(file).split(separator: "/").filter { $0 != ".." }.joined(separator: "/")
    }
  }
}

extension ReportFormat {
  /// For translators.
  static let xliffNotes = ReportFormat(
    name: "xliff-notes", fileExtension: "xliff",
    summary: "copies of the XLIFF files with a note for the translator at each finding"
  ) { (report: AuditReport, context: ReportContext) throws -> [ReportDocument] in
    try XLIFFNotes(report: report, context: context).documents()
  }
}

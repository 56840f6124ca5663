import Audit

/// A form in which an audit can be written: its name on the command line, the ending of its files,
/// and what writes it.
///
/// To add one: a file in this folder that extends this type with it, and a name in ``all``.
public struct ReportFormat: Sendable {
  /// The name on the command line, such as `sarif`.
  public let name: String
  /// The ending of its files without the dot.
  public let fileExtension: String
  /// What it is for, in one sentence without a full stop.
  public let summary: String
  private let makeReporter: @Sendable (AuditReport, ReportContext) -> any Reporter
  private let makeDocuments: (@Sendable (AuditReport, ReportContext) throws -> [ReportDocument])?

  /// A format that is one stream of text.
  init(
    name: String, fileExtension: String, summary: String,
    reporter: @escaping @Sendable (AuditReport, ReportContext) -> any Reporter
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.summary = summary
    makeReporter = reporter
    makeDocuments = nil
  }

  /// A format that may be several files.
  init(
    name: String, fileExtension: String, summary: String,
    documents: @escaping @Sendable (AuditReport, ReportContext) throws -> [ReportDocument]
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.summary = summary
    makeReporter = { DocumentReporter(report: $0, context: $1, documents: documents) }
    makeDocuments = documents
  }

  /// Whether a report may be several files, so that it goes into a folder.
  public var hasDocuments: Bool { makeDocuments != nil }

  /// Writes a report as one stream of text.
  /// - Throws: an error when a value cannot be represented, or ``ReportError`` when the report is not
  ///   one file.
  public func write<Sink: ReportSink>(
    _ report: AuditReport, in context: ReportContext, to sink: inout Sink
  ) throws {
    try makeReporter(report, context).write(to: &sink)
  }

  /// The files of a report of several; empty for a format that is one stream.
  /// - Throws: ``ReportError`` when a file cannot be made.
  public func documents(
    of report: AuditReport, in context: ReportContext
  ) throws -> [ReportDocument] {
    try makeDocuments?(report, context) ?? []
  }

  /// Every format, in the order in which help names them.
  public static let all: [ReportFormat] = [
    .text, .html, .json, .jsonLines, .sarif, .junit, .checkstyle, .codeClimate,
    .github, .xcode,
    .markdown, .csv, .xliffNotes, .htmlByLocale,
  ]

  /// The format with a name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// The first format whose files end like a path.
  public static func forFile(_ path: String) -> ReportFormat? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[dot...].dropFirst().lowercased()
    return all.first { $0.fileExtension == ending }
  }
}

/// One file of a report that consists of several.
public struct ReportDocument: Sendable, Hashable {
  /// The file's name, with folders where names would be equal.
  public let name: String
  /// The content.
  public let bytes: [UInt8]
  /// The path of the file that it is a copy of; nil where it is none.
  public let source: String?

  /// Creates a file.
  public init(name: String, bytes: [UInt8], source: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.source = source
  }
}

/// Why a report cannot be written; says what to do.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  public var description: String { message }
}

/// A report of several files as a stream, which works where it is one.
private struct DocumentReporter: Reporter {
  let report: AuditReport
  let context: ReportContext
  let documents: @Sendable (AuditReport, ReportContext) throws -> [ReportDocument]

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let documents = try documents(report, context)
    guard documents.count == 1, let document = documents.first else {
      throw ReportError("the report is \(documents.count) files; name a folder for them")
    }
    sink.write(String(decoding: document.bytes, as: UTF8.self))
  }
}

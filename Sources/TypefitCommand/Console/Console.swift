import Foundation
import Reporting

/// What a command sees of the outside: where it writes, and who is watching.
///
/// Tests give it memory instead of a terminal.
final class Console {
  /// Takes text for standard output; returns false when nobody reads it any more.
  private let writeOutput: (String) -> Bool
  /// Takes text for standard error.
  private let writeError: (String) -> Void
  let environment: [String: String]
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  /// The width of the terminal, if there is one.
  let columns: Int?
  /// Whether the reader of standard output has gone away.
  private(set) var isClosed = false
  /// Standard input and output as bytes, for a batch; absent in tests.
  let streams: Streams?

  /// The raw streams of the process.
  struct Streams {
    let input: DescriptorSource
    let output: DescriptorWriter
  }

  init(
    environment: [String: String] = [:], isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false, columns: Int? = nil,
    streams: Streams? = nil,
    writeOutput: @escaping (String) -> Bool, writeError: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.columns = columns
    self.streams = streams
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// How standard output may be styled.
  var style: TerminalStyle {
    .detect(
      isTerminal: isOutputTerminal, environment: environment, columns: columns,
      folder: FileManager.default.currentDirectoryPath)
  }

  /// Writes to standard output.
  func print(_ text: String, terminator: String = "\n") {
    guard !isClosed else { return }
    isClosed = !writeOutput(text + terminator)
  }

  /// Reports an error on standard error.
  func report(error message: String) {
    let style = TerminalStyle.detect(
      isTerminal: isErrorTerminal, environment: environment, columns: columns)
    writeError("typefit: \(style.paint("error:", .error)) \(message)\n")
  }

  /// Reports something on standard error that does not stop the work.
  func report(warning message: String) { writeError("typefit: warning: \(message)\n") }

  /// Writes to standard error as it is.
  func writeDiagnostic(_ text: String) { writeError(text) }
}

/// Standard output as a sink for reports.
struct ConsoleSink: ReportSink {
  let console: Console
  mutating func write(_ text: String) { console.print(text, terminator: "") }
}

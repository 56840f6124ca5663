/// Where a report goes: a file, a terminal, a string in memory.
///
/// Reporters write piece by piece, so that a large report never exists as one string.
public protocol ReportSink {
  /// Takes the next piece of the report.
  mutating func write(_ text: String)
}

/// A sink that keeps everything in memory.
public struct StringSink: ReportSink, Sendable {
  /// What was written so far.
  public private(set) var text = ""

  /// Creates an empty sink.
  public init() {}

  public mutating func write(_ text: String) { self.text += text }
}

/// A reporter: turns a finished audit into one output format.
public protocol Reporter {
  /// Writes the whole report.
  /// - Throws: an error when a value cannot be represented in the format.
  func write<Sink: ReportSink>(to sink: inout Sink) throws
}

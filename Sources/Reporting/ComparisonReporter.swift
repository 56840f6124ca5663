import Audit

/// Writes what changed between two audits, for a person, a pull request or a program.
public struct ComparisonReporter: Reporter {
  /// The form of the output.
  public enum Format: String, Sendable, CaseIterable {
    /// For a person.
    case text
    /// For a pull request.
    case markdown
    /// For programs: `docs/report-schema.md`.
    case json
  }

  /// Version of the JSON; it rises when a member changes its meaning or goes.
  public static let schemaVersion = 1

  private let comparison: ReportComparison
  private let format: Format
  private let style: TerminalStyle

  /// Creates a reporter.
  public init(_ comparison: ReportComparison, format: Format, style: TerminalStyle = .plain) {
    self.comparison = comparison
    self.format = format
    self.style = style
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) throws {
    switch format {
    case .text: ComparisonText(comparison, style: style).write(to: &sink)
    case .markdown: ComparisonMarkdown(comparison).write(to: &sink)
    case .json: try writeJSON(to: &sink)
    }
  }

  private struct Document: Encodable {
    let schemaVersion = ComparisonReporter.schemaVersion
    let added: [Finding]
    let fixed: [Finding]
    let changed: [Change]
    let unchanged: Int
    let unchecked: [Finding]
    let differences: [String]
  }

  private struct Change: Encodable {
    let direction: ReportComparison.Direction
    let oldSeverity: Severity
    let moves: [ReportComparison.Move]
    let finding: Finding
  }

  private func writeJSON<Sink: ReportSink>(to sink: inout Sink) throws {
    let changed = comparison.changed.map {
      Change(
        direction: $0.direction, oldSeverity: $0.old.severity, moves: $0.moves, finding: $0.new)
    }
    let document = Document(
      added: comparison.added, fixed: comparison.fixed, changed: changed,
      unchanged: comparison.unchanged, unchecked: comparison.unchecked,
      differences: comparison.differences)
    sink.write(try CompactJSON().text(document) + "\n")
  }
}

extension ReportComparison {
  /// The numbers in words: `3 new, 2 fixed, 1 worse, 40 as before`.
  var counts: String {
    func count(_ direction: Direction) -> Int { changed.count { $0.direction == direction } }
    let parts = [
      (added.count, "new"), (fixed.count, "fixed"), (count(.worse), "worse"),
      (count(.mixed), "moved"), (count(.better), "better"), (unchanged, "as before"),
      (unchecked.count, "not looked at again"),
    ]
    let shown = parts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
    return shown.isEmpty ? "no findings" : shown.joined(separator: ", ")
  }
}

extension ReportComparison.Change {
  /// What changed, in words: `warning became error; iPhone 15: from XXL, was from AX1`.
  var words: String {
    var parts: [String] = []
    if old.severity != new.severity {
      parts.append("\(old.severity.rawValue) became \(new.severity.rawValue)")
    }
    var seen: Set<String> = []
    for move in moves {
      let words =
        "\(move.new.map { "from \($0)" } ?? "fits"), was \(move.old.map { "from \($0)" } ?? "fine")"
      guard seen.insert(words).inserted else { continue }
      let others = moves.count { $0.old == move.old && $0.new == move.new } - 1
      let more = others > 0 ? " and \(others) more" : ""
      parts.append("\(move.device)\(more): \(words)")
    }
    return parts.joined(separator: "; ")
  }
}

/// Columns of text, aligned by what a terminal shows.
public struct TextTable: Sendable {
  /// On which side a column keeps its edge.
  public enum Alignment: Sendable { case left, right }

  private let alignments: [Alignment]
  private let header: [String]
  private var rows: [[String]] = []

  /// Creates a table with a heading and an alignment for each column.
  public init(_ columns: [(heading: String, alignment: Alignment)]) {
    header = columns.map(\.heading)
    alignments = columns.map(\.alignment)
  }

  /// Appends a row; missing cells stay empty.
  public mutating func append(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table, the heading first, without trailing spaces.
  public func lines(indent: Int = 0) -> [String] {
    let hasHeading = header.contains { !$0.isEmpty }
    let all = (hasHeading ? [header] : []) + rows
    let widths = alignments.indices.map { column in
      all.map { column < $0.count ? displayWidth(of: $0[column]) : 0 }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indent)
    return all.map { row in
      var line = margin
      for (column, cell) in row.prefix(widths.count).enumerated() {
        if column > 0 { line += "  " }
        line += pad(cell, to: widths[column], right: alignments[column] == .right)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

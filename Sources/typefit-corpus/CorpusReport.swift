import Foundation
import Localization

/// The totals by kind of file.
enum CorpusReport {
  static func totals(_ counts: [CorpusCount], seconds: Double) -> String {
    var lines = ["kind          files  entries    texts  damaged"]
    for kind in ["xcstrings", "strings", "stringsdict", "xliff"] {
      let own = counts.filter { $0.file.kind == kind }
      let damaged = own.count { $0.problems.contains(where: \.isFatal) }
      let numbers = [
        own.count, own.reduce(0) { $0 + $1.entries }, own.reduce(0) { $0 + $1.units }, damaged,
      ]
      lines.append(
        kind.padding(toLength: 12, withPad: " ", startingAt: 0)
          + zip(numbers, [7, 9, 9, 9]).map { String(format: "%\($1)d", $0) }.joined())
    }
    let megabytes = Double(counts.reduce(0) { $0 + $1.size }) / 1_000_000
    lines.append(
      String(format: "%.1f MB in %.1f s, %.0f MB/s", megabytes, seconds, megabytes / seconds))
    return lines.joined(separator: "\n")
  }
}

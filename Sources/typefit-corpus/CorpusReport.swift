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
    let largest = counts.map(\.size).max() ?? 0
    let megabytes = Double(counts.reduce(0) { $0 + $1.size }) / 1_000_000
    lines.append(
      String(
        format: "%.1f MB in %.1f s of one core, %.0f MB/s", megabytes, seconds, megabytes / seconds)
    )
    if let peak = peakMemory {
      lines.append(
        String(
          format: "peak memory %.0f MB, the largest file %.1f MB", peak, Double(largest) / 1_000_000
        ))
    }
    return lines.joined(separator: "\n")
  }

  /// The most memory this process has held, in megabytes; Linux says it.
  private static var peakMemory: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Double($0) }.first.map { $0 * 1024 / 1_000_000 }
  }
}

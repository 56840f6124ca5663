import Foundation

/// The tables that `typefit-fidelity` prints.
struct Report {
  /// Ink narrower than this in points is left out of the tables: its ends weigh too much.
  static let narrowest = 35.0

  let runs: [CaseRun]

  func print() {
    printSummary()
    printTable("size", order: Self.sizeBands.map(\.name)) { run, _ in Self.band(run) }
    printTable("weight") { run, _ in run.testCase.weight.rawValue }
    printTable("script") { run, _ in run.testCase.script }
    printTable("component") { run, _ in run.testCase.kind }
    printWorst()
    printDifferences()
  }

  // MARK: - Summary

  private func printSummary() {
    var single = ErrorStatistics()
    var beyond: [String] = []
    var latin = ErrorStatistics()
    var hug = ErrorStatistics()
    var exactLines = Share()
    var exactCounts = Share()
    var vagueLines = Share()
    var ellipses = Share()
    var pushed = Share()
    var hyphenated = Share()
    for run in runs {
      let testCase = run.testCase
      if testCase.script == "Latin" {
        for line in run.lines {
          latin.add(line.error)
          guard testCase.lines.count == 1 else { continue }
          single.add(line.error)
          if abs(line.error) > 1.5 {
            let least = max(0, abs(line.computed - line.measured) - testCase.inkTolerance)
            beyond.append(
              "  \(testCase.id): \(Self.signed(line.error)) %, at least "
                + "\(Self.number(100 * least / line.measured)) % after the error of measurement")
          }
        }
      }
      if let difference = run.hugDifference { hug.add(difference) }
      guard let same = run.isSame else { continue }
      if testCase.avoidsOrphan { pushed.add(same) }
      if testCase.isHyphenated { hyphenated.add(same) }
      if testCase.isTruncated {
        ellipses.add(same)
      } else if testCase.lines.count > 1, testCase.hasExactWidth {
        exactLines.add(same)
        if let sameCount = run.hasSameCount { exactCounts.add(sameCount) }
      } else if testCase.lines.count > 1 {
        vagueLines.add(same)
      }
    }
    Swift.print("\(runs.count) cases, \(runs.reduce(0) { $0 + $1.testCase.lines.count }) lines\n")
    row("Latin single-line cases: mean absolute error of the ink", single, goal: "0.40 %")
    row("all Latin lines", latin, goal: nil)
    share("wrapped, width exact: line count", exactCounts, goal: "95 %")
    share("wrapped, width exact: text of each line", exactLines, goal: "95 %")
    share("wrapped, width estimated: text of each line", vagueLines, goal: nil)
    share("ellipsis: visible text", ellipses, goal: "90 %")
    if pushed.count > 0 { share("with a word pushed down, of all those", pushed, goal: nil) }
    if hyphenated.count > 0 { share("with a hyphen of the system's own", hyphenated, goal: nil) }
    if hug.count > 0 {
      Swift.print(
        "views that hug their text: mean \(Self.signed(hug.mean)) px, mean absolute "
          + "\(Self.number(hug.meanAbsolute)) px, worst \(Self.signed(hug.worst)) px (n \(hug.count))"
      )
    }
    if !beyond.isEmpty {
      Swift.print("Latin single-line cases over 1.5 %:")
      for line in beyond { Swift.print(line) }
    }
  }

  private func row(_ title: String, _ statistics: ErrorStatistics, goal: String?) {
    let aim = goal.map { " (goal: at most \($0))" } ?? ""
    Swift.print(
      "\(title): \(Self.number(statistics.meanAbsolute)) %\(aim), mean "
        + "\(Self.signed(statistics.mean)) %, worst \(Self.signed(statistics.worst)) % "
        + "(n \(statistics.count))")
  }

  private func share(_ title: String, _ share: Share, goal: String?) {
    let aim = goal.map { " (goal: at least \($0))" } ?? ""
    let value =
      share.count > 0
      ? "\(share.hits) of \(share.count), \(Self.number(share.percent)) %" : "no case"
    Swift.print("\(title): \(value)\(aim)")
  }

  // MARK: - Tables

  private static let sizeBands: [(name: String, below: Double)] = [
    ("below 12", 12), ("12 to 13", 14), ("14 to 15", 16), ("16 to 17", 18), ("18 to 22", 23),
    ("23 to 28", 29), ("29 to 40", 41), ("over 40", .infinity),
  ]

  private static func band(_ run: CaseRun) -> String {
    sizeBands.first { run.testCase.pointSize < $0.below }?.name ?? ""
  }

  private func printTable(
    _ title: String, order: [String] = [], group: (CaseRun, CaseRun.LineResult) -> String
  ) {
    var groups: [String: ErrorStatistics] = [:]
    for run in runs {
      for line in run.lines where line.measured >= Self.narrowest {
        groups[group(run, line), default: ErrorStatistics()].add(line.error)
      }
    }
    let names = order.isEmpty ? groups.keys.sorted() : order.filter { groups[$0] != nil }
    Swift.print("\n| \(title) | lines | mean absolute error | mean error | worst |")
    Swift.print("|---|---|---|---|---|")
    for name in names {
      guard let statistics = groups[name] else { continue }
      Swift.print(
        "| \(name) | \(statistics.count) | \(Self.number(statistics.meanAbsolute)) % "
          + "| \(Self.signed(statistics.mean)) % | \(Self.signed(statistics.worst)) % |")
    }
  }

  private func printWorst() {
    let all = runs.flatMap { run in run.lines.map { (run: run, line: $0) } }
      .filter { $0.line.measured >= Self.narrowest }
      .sorted { abs($0.line.error) > abs($1.line.error) }
    Swift.print("\nworst lines:")
    for entry in all.prefix(15) {
      let testCase = entry.run.testCase
      Swift.print(
        "  \(Self.signed(entry.line.error)) %  \(testCase.id)  \(testCase.pointSize) pt "
          + "\(testCase.weight.rawValue)  measured \(Self.number(entry.line.measured)), computed "
          + "\(Self.number(entry.line.computed))  \(entry.line.text)")
    }
  }

  private func printDifferences() {
    let different = runs.filter { $0.isSame == false }
    if different.isEmpty { return }
    Swift.print("\nlines unlike those seen:")
    for run in different {
      let testCase = run.testCase
      Swift.print(
        "  \(testCase.id)  \(testCase.kind)  \(testCase.pointSize) pt \(testCase.weight.rawValue)  "
          + "width \(testCase.width ?? 0)\(testCase.hasExactWidth ? "" : " (estimated)")")
      Swift.print("    seen:  \(testCase.lines.map(\.text).joined(separator: " | "))")
      Swift.print("    drawn: \((run.drawn ?? []).joined(separator: " | "))")
    }
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
  private static func signed(_ value: Double) -> String { String(format: "%+.2f", value) }
}

import Components
import Foundation

/// How many harmful items were found and harmless ones left alone.
struct Rates {
  private(set) var found = 0
  private(set) var harmful = 0
  private(set) var leftAlone = 0
  private(set) var harmless = 0
  private(set) var notRun = 0

  mutating func add(_ run: CaseRun) {
    guard let isRight = run.isRight else {
      if run.item.expectation != .other { notRun += 1 }
      return
    }
    if run.item.expectation == .harmful {
      harmful += 1
      found += isRight ? 1 : 0
    } else {
      harmless += 1
      leftAlone += isRight ? 1 : 0
    }
  }

  /// The mean of the two rates in percent, of one where the other has no items; always saying the
  /// same gives 50.
  var mean: Double? {
    let shares = [(found, harmful), (leftAlone, harmless)].filter { $0.1 > 0 }
      .map { Double($0.0) / Double($0.1) }
    return shares.isEmpty ? nil : 100 * shares.reduce(0, +) / Double(shares.count)
  }
}

/// The tables that `typefit-verdicts` prints.
struct VerdictTable {
  /// The mean of the two rates aimed at, in percent.
  static let goal = 85.0

  let runs: [CaseRun]

  func print() {
    let reported = runs.filter(\.item.isReported)
    let known = reported.filter(\.isPlaceKnown)
    let open = reported.filter { !$0.isPlaceKnown }
    Swift.print("\(runs.count) items, \(reported.count) of them stated by the reports\n")
    printSurfaces(reported)
    printTotal("stated by the reports", reported, goal: Self.goal)
    printTotal("of them with room and wording stated", known, goal: nil)
    printTotal("of them with room or wording left open", open, goal: nil)
    printTotal("all items", runs, goal: nil)
    let quoted = runs.compactMap(\.showsWhatIsQuoted)
    Swift.print(
      "visible text as the report quotes it: \(quoted.filter { $0 }.count) of \(quoted.count)")
    printMisses("Wrong, with room and wording stated", known)
    printMisses("Wrong, with room or wording left open", open)
    printMisses("Wrong, derived from the reports", runs.filter { !$0.item.isReported })
    printNotRun()
  }

  // MARK: - Rates

  private func printSurfaces(_ runs: [CaseRun]) {
    var order: [String] = []
    var rates: [String: Rates] = [:]
    for run in runs {
      if rates[run.item.surface] == nil { order.append(run.item.surface) }
      rates[run.item.surface, default: Rates()].add(run)
    }
    Swift.print("| surface | harmful found | harmless left alone | mean | not run |")
    Swift.print("|---|---|---|---|---|")
    for name in order.sorted() {
      guard let rate = rates[name] else { continue }
      Swift.print(
        "| \(name) | \(rate.found)/\(rate.harmful) | \(rate.leftAlone)/\(rate.harmless) "
          + "| \(Self.percent(rate.mean)) | \(rate.notRun) |")
    }
    Swift.print("")
  }

  private func printTotal(_ title: String, _ runs: [CaseRun], goal: Double?) {
    var rates = Rates()
    for run in runs { rates.add(run) }
    let aim = goal.map { " (goal: at least \(Int($0)) %)" } ?? ""
    Swift.print(
      "\(title): harmful found \(rates.found)/\(rates.harmful), harmless left alone "
        + "\(rates.leftAlone)/\(rates.harmless), mean \(Self.percent(rates.mean))\(aim), "
        + "not run \(rates.notRun)")
  }

  // MARK: - Misses

  private func printMisses(_ title: String, _ runs: [CaseRun]) {
    let runs = runs.filter { $0.isRight == false }
    guard !runs.isEmpty else { return }
    Swift.print("\n\(title):")
    for run in runs {
      guard case .answered(let answer) = run.outcome else { continue }
      let placement = answer.placement
      let guess = run.item.isGuess ? ", wording guessed" : ""
      let room = run.isRoomStated ? "room" : "room not stated, taken as"
      Swift.print(
        "  \(run.id)  \(run.item.surface)  '\(run.item.text ?? "")' (\(run.item.locale), "
          + "\(run.item.category ?? "")): expected \(run.item.expectedWord), is "
          + "\(placement.verdict.name) on \(answer.device); needs "
          + "\(Self.number(placement.requiredWidth)), \(room) "
          + "\(Self.number(placement.availableWidth)) pt at \(Self.number(placement.pointSize)) pt\(guess)"
      )
    }
  }

  private func printNotRun() {
    Swift.print("\nNot run:")
    for run in runs {
      guard case .notRun(let reason) = run.outcome else { continue }
      let kind = run.item.isReported ? "" : " (derived)"
      Swift.print(
        "  \(run.id)  \(run.item.surface)  \(run.item.expectedWord)\(kind): \(reason)")
    }
  }

  private static func percent(_ value: Double?) -> String {
    value.map { String(format: "%.1f %%", $0) } ?? "–"
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}

import Foundation

/// Prints what a benchmark found.
struct BenchReport {
  let benchmark: Benchmark
  let result: Benchmark.Result

  func print() {
    let strings = benchmark.corpus.samples.count
    let sizes = Workload.pointSizes.count
    let rounds = benchmark.options.rounds
    Swift.print(
      "\(benchmark.corpus.name): \(strings) strings × \(sizes) sizes, "
        + "median of \(rounds) round\(rounds == 1 ? "" : "s")\n")
    row("", "layouts/s", "× plain", "answer", "lines agree", "load ms", "peak MB")
    for contender in benchmark.contenders where contender.threads == 1 { print(contender) }
    Swift.print("")
    printThreads()
    printAgreement()
    printBusy()
  }

  private func print(_ contender: Contender) {
    let timings = result.timings[contender.name] ?? []
    let agreement = result.agreements[contender.name]
    row(
      contender.name, format(median(timings.map(\.rate)), 0),
      format(median(ratios(of: contender.name)), 2), contender.givesLines ? "all" : "width",
      agreement.map { format($0.share * 100, 2) + " %" } ?? "",
      format(median(timings.map { $0.loadSeconds * 1000 }), 1),
      format(median(timings.map { Double($0.peakKilobytes) / 1024 }), 1))
  }

  /// Rates relative to plain hb_shape, round by round: what slows the machine slows both.
  func ratios(of name: String) -> [Double] {
    zip(result.timings[name] ?? [], result.timings[Benchmark.baseline] ?? []).map {
      $0.rate / $1.rate
    }
  }

  /// On a busy machine the threads wait for a processor: then the second figure counts.
  private func printThreads() {
    let one = result.timings[Benchmark.product] ?? []
    let two = result.timings[Benchmark.twoThreads] ?? []
    let byClock = zip(one, two).map { $0.wallSeconds / $1.wallSeconds }
    let byProcessor = zip(one, two).map { $0.threadSeconds / $1.threadSeconds }
    Swift.print(
      "two threads: \(format(median(byClock), 2)) times one by the clock, "
        + "\(format(median(byProcessor), 2)) by processor time of the busier thread")
  }

  private func printAgreement() {
    guard let agreement = result.agreements[Benchmark.plain] else { return }
    let worst = agreement.worst(4).filter { $0.share < 1 }
    let list = worst.map { "\($0.language) \(format($0.share * 100, 2)) %" }
    Swift.print(
      "line counts of plain Inter as \(Benchmark.reference): "
        + "\(agreement.equal) of \(agreement.count), "
        + "\(agreement.differentWidths) widths more than 1 % apart"
        + (list.isEmpty ? "" : "; least in \(list.joined(separator: ", "))"))
    for example in agreement.examples.prefix(benchmark.options.differences) {
      Swift.print("  \(example)")
    }
  }

  /// Rates count processor time, so that other work on the machine does not hide in them.
  private func printBusy() {
    let one = result.timings[Benchmark.product] ?? []
    let share = median(one.map { $0.processorSeconds / $0.wallSeconds })
    guard share < 0.95 else { return }
    Swift.print(
      "the machine was busy: one thread had a processor for \(format(share * 100, 0)) % of its time"
    )
  }

  private func format(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private func row(_ name: String, _ cells: String...) {
    let widths = [10, 8, 7, 12, 8, 8]
    let cells = zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }
    let padding = String(repeating: " ", count: max(0, 38 - name.count))
    var line = name + padding + cells.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    Swift.print(line)
  }
}

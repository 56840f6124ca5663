import Foundation
import TextLayout
import TextShaping

/// Our engine as a contender: a child process with the interface of the peers in `Benchmarks/`.
struct EngineWorker {
  var strings: String
  var answers: String?
  var isCalibrated: Bool
  var threads: Int

  /// Reads pairs of option and value: those of the peers, `--plain yes` for a stack without
  /// calibration, `--threads N`. The list of fonts is ignored: they are the font stack's.
  init(_ arguments: [String]) throws {
    var values: [String: String] = [:]
    for index in stride(from: 0, to: arguments.count - 1, by: 2) {
      values[arguments[index]] = arguments[index + 1]
    }
    guard let strings = values["--strings"] else { throw BenchError("engine needs --strings") }
    self.strings = strings
    answers = values["--answers"]
    isCalibrated = values["--plain"] != "yes"
    threads = values["--threads"].flatMap(Int.init) ?? 1
  }

  /// Totals and answers of a share of the strings.
  private struct Part: Sendable {
    var lineSum = 0
    var widthSum = 0.0
    var truncatedSum = 0
    var answers: [Answer] = []
    /// Processor time of the thread.
    var seconds = 0.0
  }

  /// Lays every string out and prints "name value" lines.
  func run() throws {
    let samples = PreparedInput.decode(try Data(contentsOf: URL(fileURLWithPath: strings)))
    let loadBegan = Clock.wall()
    let stack = try FontStack.load(calibrated: isCalibrated)
    let wallBegan = Clock.wall()
    let processorBegan = Clock.processor()
    let parts = layOut(samples, stack)
    let processor = Clock.processor() - processorBegan
    let wall = Clock.wall() - wallBegan
    print("layouts \(samples.count * Workload.pointSizes.count)")
    print("loadSeconds \(wallBegan - loadBegan)")
    print("wallSeconds \(wall)")
    print("processorSeconds \(processor)")
    print("threadSeconds \(parts.map(\.seconds).max() ?? 0)")
    print("peakKilobytes \(Clock.peakKilobytes())")
    print("lineSum \(parts.reduce(0) { $0 + $1.lineSum })")
    print("widthSum \(parts.reduce(0) { $0 + $1.widthSum })")
    print("truncatedSum \(parts.reduce(0) { $0 + $1.truncatedSum })")
    if let answers {
      let all = parts.flatMap(\.answers)
      try all.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: answers))
    }
  }

  /// Each thread takes a share of the strings with a shaper of its own over the same fonts.
  private func layOut(_ samples: [Sample], _ stack: FontStack) -> [Part] {
    guard threads > 1 else { return [layOut(samples[...], TextShaper(fontStack: stack))] }
    let parts = PartList(count: threads)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let share = Self.share(thread, of: threads, in: samples)
      parts[thread] = layOut(share[...], TextShaper(fontStack: stack))
    }
    return parts.all
  }

  /// The strings of one thread: whole languages, so that no word is shaped on two threads.
  private static func share(_ thread: Int, of threads: Int, in samples: [Sample]) -> [Sample] {
    var counts: [String: Int] = [:]
    for sample in samples { counts[sample.lang, default: 0] += sample.s.utf8.count }
    var loads = [Int](repeating: 0, count: threads)
    var owner: [String: Int] = [:]
    for (language, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      owner[language] = lightest
      loads[lightest] += count
    }
    return samples.filter { owner[$0.lang] == thread }
  }

  private func layOut(_ samples: ArraySlice<Sample>, _ shaper: TextShaper) -> Part {
    var part = Part()
    let began = Clock.thread()
    let keepsAnswers = answers != nil
    // No strategy: the workload breaks greedily at every opportunity.
    var sweep = LineSweep(
      pointSizes: Workload.pointSizes, width: Workload.width,
      opticalSize: shaper.fontStack.opticalSize, strategy: [])
    for sample in samples {
      sweep.measure(shaper.shape(sample.s, locale: sample.lang))
      for extent in sweep.extents {
        part.lineSum += extent.lineCount
        part.widthSum += extent.width
        part.truncatedSum += extent.exceedsOneLine ? 1 : 0
        if keepsAnswers {
          part.answers.append(
            Answer(
              lines: Int32(extent.lineCount), width: Float(extent.width),
              truncates: extent.exceedsOneLine ? 1 : 0))
        }
      }
    }
    part.seconds = Clock.thread() - began
    return part
  }

  /// The results of the threads, each of which writes its own once.
  private final class PartList: @unchecked Sendable {
    private let lock = NSLock()
    private var parts: [Part]

    init(count: Int) { parts = Array(repeating: Part(), count: count) }

    subscript(index: Int) -> Part {
      get { lock.withLock { parts[index] } }
      set { lock.withLock { parts[index] = newValue } }
    }

    var all: [Part] { lock.withLock { parts } }
  }
}

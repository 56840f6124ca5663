import Foundation
import TextShaping

/// Measures all contenders on one corpus, in rounds in which they take turns.
struct Benchmark {
  let options: BenchOptions
  let corpus: Corpus
  let input: PreparedInput
  let contenders: [Contender]

  /// Names of the contenders others are compared with.
  static let baseline = "HarfBuzz at every size"
  static let reference = "ICU and HarfBuzz once"
  static let product = "typefit"
  static let plain = "typefit, plain Inter"
  static let twoThreads = "typefit, two threads"

  /// What the rounds gave.
  struct Result {
    /// Timings by contender, one a round.
    var timings: [String: [Contender.Timing]] = [:]
    /// Agreement of line counts with the reference.
    var agreements: [String: Agreement] = [:]
  }

  init(_ options: BenchOptions, _ corpus: Corpus, _ stack: FontStack, program: String) throws {
    self.options = options
    self.corpus = corpus
    let sampling = corpus.samples.count > 10_000 ? options.pangoEvery : 1
    input = try PreparedInput(
      corpus, sampling: sampling, faces: stack.faces,
      folder: URL(fileURLWithPath: options.work))
    func peer(_ file: String) -> String { options.peers + "/" + file }
    var contenders = [
      Contender(name: Self.baseline, program: peer("harfbuzz-per-size"), givesLines: false),
      Contender(name: "HarfBuzz once", program: peer("harfbuzz-once"), givesLines: false),
      Contender(name: Self.reference, program: peer("icu-harfbuzz-once")),
    ]
    if FileManager.default.isExecutableFile(atPath: peer("pango")) {
      let name = "Pango at every size" + (sampling > 1 ? " (1 string in \(sampling))" : "")
      contenders.append(Contender(name: name, program: peer("pango"), isSampled: sampling > 1))
    }
    contenders += [
      Contender(name: Self.product, program: program, arguments: ["engine"]),
      Contender(name: Self.plain, program: program, arguments: ["engine", "--plain", "yes"]),
      Contender(
        name: Self.twoThreads, program: program, arguments: ["engine", "--threads", "2"],
        threads: 2),
    ]
    for contender in contenders
    where !FileManager.default.isExecutableFile(atPath: contender.program) {
      throw BenchError("\(contender.program) is missing; 'make bench' builds the peers")
    }
    self.contenders = contenders
  }

  func run() throws -> Result {
    var result = Result()
    for round in 0..<options.rounds {
      // Who comes after whom changes, so that none always follows the hottest one.
      for index in contenders.indices {
        let contender = contenders[(index + round) % contenders.count]
        result.timings[contender.name, default: []].append(try contender.run(input))
      }
    }
    guard let reference = contenders.first(where: { $0.name == Self.reference }) else {
      return result
    }
    let expected = try reference.answers(input)
    let sizes = Workload.pointSizes.count
    for contender in contenders
    where contender.givesLines && contender.threads == 1
      && ![Self.reference, Self.product].contains(contender.name)
    {
      let answers = try contender.answers(input)
      let step = contender.isSampled ? options.pangoEvery : 1
      let indices = Array(stride(from: 0, to: corpus.samples.count, by: step))
      result.agreements[contender.name] = Agreement(
        indices.map { corpus.samples[$0] }, answers,
        indices.flatMap { expected[($0 * sizes)..<(($0 + 1) * sizes)] })
    }
    return result
  }
}

/// The middle of the values, or the mean of the two in the middle; 0 for none.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

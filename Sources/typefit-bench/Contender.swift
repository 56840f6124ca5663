import Foundation

/// A program that does the workload, in a process of its own for each round, so that none finds
/// warm caches of an earlier round.
struct Contender {
  var name: String
  var program: String
  var arguments: [String] = []
  /// It breaks lines; the others give the width of one line.
  var givesLines = true
  /// It gets the sample of the corpus instead of all.
  var isSampled = false
  var threads = 1

  /// What a run took.
  struct Timing {
    var layouts: Int
    var loadSeconds: Double
    var wallSeconds: Double
    var processorSeconds: Double
    /// Processor time of the busiest thread; that of the process for the peers.
    var threadSeconds: Double
    var peakKilobytes: Int

    /// Layouts a second of processor time, which is the rate on one thread of an idle machine.
    var rate: Double { Double(layouts) / processorSeconds }
  }

  func run(_ input: PreparedInput, answers: URL? = nil) throws -> Timing {
    var arguments = arguments
    arguments += ["--strings", isSampled ? input.sample : input.strings, "--fonts", input.fonts]
    if let answers { arguments += ["--answers", answers.path] }
    let outcome = try ChildProcess.run(
      program, arguments, output: input.folder.appendingPathComponent("output"))
    guard outcome.status == 0 else {
      throw BenchError("\(name): \(program) ended with status \(outcome.status)")
    }
    var values: [String: Double] = [:]
    for line in outcome.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { values[String(words[0])] = Double(words[1]) }
    }
    func value(_ key: String) throws -> Double {
      guard let value = values[key] else {
        throw BenchError("\(name): \(program) printed no \(key)")
      }
      return value
    }
    return Timing(
      layouts: Int(try value("layouts")), loadSeconds: try value("loadSeconds"),
      wallSeconds: try value("wallSeconds"), processorSeconds: try value("processorSeconds"),
      threadSeconds: try values["threadSeconds"] ?? value("processorSeconds"),
      peakKilobytes: Int(try value("peakKilobytes")))
  }

  func answers(_ input: PreparedInput) throws -> [Answer] {
    let file = input.folder.appendingPathComponent("answers")
    _ = try run(input, answers: file)
    let data = try Data(contentsOf: file)
    let count = data.count / MemoryLayout<Answer>.stride
    return [Answer](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = data.copyBytes(to: buffer) / MemoryLayout<Answer>.stride
    }
  }
}

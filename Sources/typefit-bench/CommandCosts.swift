import Foundation

/// What the `typefit` command costs besides the layouts: start and memory.
struct CommandCosts {
  private static let starts = 11
  let typefit: String
  let program: String
  let folder: URL

  private var output: URL { folder.appendingPathComponent("output") }

  /// Milliseconds from the start of `typefit measure` to its end and of processor time, medians of
  /// several starts.
  private func start(_ text: String, locale: String) throws -> String {
    let outcomes = try (0..<Self.starts).map { _ in
      let outcome = try ChildProcess.run(
        typefit, ["measure", text, "--locale", locale, "--width", "343"], output: output)
      guard outcome.status == 0, !outcome.output.isEmpty else {
        throw BenchError("\(typefit) measure ended with status \(outcome.status)")
      }
      return outcome
    }
    return String(
      format: "%.0f ms (processor %.0f ms)", median(outcomes.map { $0.seconds * 1000 }),
      median(outcomes.map { $0.processorSeconds * 1000 }))
  }

  func printStart() throws {
    print("start to first answer of typefit measure: \(try start("Settings", locale: "en"))")
    // One text that opens a font of each of these scripts.
    let scripts = "Settings Настройки إعدادات הגדרות सेटिंग ตั้งค่า 設定 설정"
    print("  with a text of eight scripts: \(try start(scripts, locale: "ja"))")
  }

  /// Peak memory of `typefit measure --batch` over a few of the strings and over all.
  func printStream(_ samples: [Sample]) throws {
    let few = samples.prefix(min(2000, samples.count / 10))
    let (less, more) = (try streamPeak(Array(few)), try streamPeak(samples))
    print(
      "peak memory of typefit measure --batch: "
        + String(format: "%.1f MB for \(few.count) lines, %.1f MB for ", less, more)
        + "\(samples.count) lines")
  }

  /// The command is started by a small process of its own, whose memory does not count for its
  /// child's as this one's would.
  private func streamPeak(_ samples: [Sample]) throws -> Double {
    struct Request: Encodable {
      var text: String
      var locale: String
      var width: Double
    }
    let encoder = JSONEncoder()
    var lines = Data()
    for sample in samples {
      lines += try encoder.encode(
        Request(text: sample.s, locale: sample.lang, width: Workload.width))
      lines.append(0x0A)
    }
    let requests = folder.appendingPathComponent("requests.jsonl")
    try lines.write(to: requests)
    let outcome = try ChildProcess.run(
      program, ["peak", requests.path, typefit, "measure", "--batch"], output: output)
    guard outcome.status == 0, let peak = Double(outcome.output.filter(\.isNumber)) else {
      throw BenchError("\(typefit) measure --batch ended with status \(outcome.status)")
    }
    return peak / 1024
  }

  /// The small process: runs a program on a file and prints its peak memory.
  static func printPeak(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { throw BenchError("peak needs a file and a program") }
    let outcome = try ChildProcess.run(
      arguments[1], Array(arguments.dropFirst(2)), input: arguments[0],
      output: nil)
    guard outcome.status == 0 else {
      throw BenchError("\(arguments[1]) ended with status \(outcome.status)")
    }
    print(outcome.peakKilobytes)
  }
}

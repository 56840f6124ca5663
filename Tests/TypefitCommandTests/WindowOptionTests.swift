import Foundation
import Testing
import TextShaping

@testable import TypefitCommand

@Suite("Windows of iPads")
struct WindowOptionTests {
  private func rooms(_ words: [String]) throws -> [Double] {
    let harness = CommandHarness(
      ["measure", "A", "--slot", "tableCell.default.title", "--category", "L", "--format", "json"]
        + words)
    #expect(harness.code == .success, "\(harness.errors)")
    return try harness.output.split(separator: "\n").map { line in
      let object =
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      return try #require(object["availableWidth"] as? Double)
    }
  }

  /// 320 less two margins of 16, 694 less two of 20.
  @Test("A window is as wide as the device, orientation and system have it")
  func rooms() throws {
    let pad = ["--device", "iPad Air 2", "--orientation", "landscape", "--os", "18", "--window"]
    #expect(try rooms(pad + ["oneThird"]) == [288])
    #expect(try rooms(pad + ["2/3"]) == [654])
    #expect(try rooms(pad + ["500"]) == [460])
  }

  @Test(
    "A window that does not exist is exit code 2",
    arguments: [
      (
        ["--device", "iPhone 15", "--window", "half"],
        "the window of a phone takes the whole screen"
      ),
      (
        ["--device", "iPad Air 2", "--os", "18", "--window", "half"],
        "there is no window 'half'; there are fullScreen, slideOver, oneThird, twoThirds, and widths"
      ),
      (["--device", "iPad Air 2", "--window", "900"], "and widths from 200 to 768."),
      (["--device", "iPad Air 2", "--window", "quarter"], "fullScreen, slideOver, oneThird, half"),
    ])
  func faults(words: [String], message: String) {
    let harness = CommandHarness(["measure", "A", "--slot", "label"] + words)
    #expect(harness.code == .failure)
    #expect(harness.errors.contains(message), "\(harness.errors)")
  }

  @Test("A line of a batch names its window")
  func batch() throws {
    let fontStack = try FontStack.load()
    let worker = BatchWorker(fontStack: fontStack)
    let lines = [
      #"{"text":"A","slot":"label","device":"iPad Air 2","os":18,"window":"twoThirds"}"#,
      #"{"text":"A","slot":"label","device":"iPad Air 2","os":18,"window":320}"#,
      #"{"text":"A","slot":"label","device":"iPhone 15","window":"half"}"#,
    ]
    Array(lines.joined(separator: "\n").utf8).withUnsafeBytes { worker.process($0, firstLine: 1) }
    let answers = try String(decoding: worker.takeOutput(), as: UTF8.self).split(separator: "\n")
      .map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    #expect(answers.map { $0["availableWidth"] as? Double } == [398, 288, nil])
    let message = try #require(answers.last?["error"] as? String)
    #expect(message.hasPrefix("line 3: 'window': iPhone 15"))
  }

  @Test("The windows are listed")
  func list() {
    let harness = CommandHarness(["list", "windows"])
    #expect(harness.code == .success)
    #expect(
      harness.output.split(separator: "\n").contains {
        $0.contains("12.9-inch") && $0.contains("iOS 13–18") && $0.contains("half")
          && $0.contains("678") && $0.contains("regular")
      })
  }
}

import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

/// Ratios by hand: #FF9500 has the luminance 0.4293, so white on it is 2.19 and it is 9.59 on black;
/// of iOS 13's system colours systemBlue (0, 122, 255) is 4.02 on white.
@Suite("Contrast command, tints")
struct ContrastTintTests {
  private struct Report: Decodable {
    struct Pair: Decodable {
      struct Case: Decodable {
        let appearances: [String]
        let foreground: String
        let ratio: Double
        let bestRatio: Double?
        let passingCategories: [String]
      }
      let component: String
      let outcome: String
      let exemption: String?
      let isSystemDefault: Bool
      let cases: [Case]
    }
    let counts: [String: Int]
    let pairs: [Pair]

    func pair(_ component: String) throws -> Pair {
      try #require(pairs.first { $0.component == component })
    }
  }

  private func report(_ words: String...) throws -> Report {
    let harness = CommandHarness(["contrast", "--json", "--os", "18"] + words)
    #expect(harness.errors.isEmpty)
    return try JSONDecoder().decode(Report.self, from: Data(harness.output.utf8))
  }

  @Test("a tint is judged in every role, as text, symbol and background")
  func roles() throws {
    let report = try report("--tint", "#FF9500", "--appearance", "light,dark")
    for name in ["button.title", "textView.link", "image.template", "button.filled.title"] {
      let pair = try report.pair(name)
      #expect(pair.outcome == "fails", "\(name)")
      #expect(pair.cases.first?.ratio == 2.19, "\(name)")
    }
    #expect(try report.pair("navigationBar.button").outcome == "fails")
    #expect(report.counts["missing"] == 0)
  }

  @Test("the system's own colours are shown and not counted")
  func systemDefaults() throws {
    let report = try report("--tint", "#000080", "--appearance", "light")
    for name in ["switch.thumb", "slider.maximumTrack", "textField.placeholder", "slider.thumb"] {
      #expect(try report.pair(name).isSystemDefault, "\(name)")
      #expect(try report.pair(name).outcome == "systemDefault", "\(name)")
    }
    #expect(report.counts["fails"] == 0)
    #expect(
      CommandHarness(["contrast", "--tint", "#000080", "--appearance", "light"]).code == .success)
  }

  @Test("a text passes from the size on at which it is large")
  func categories() throws {
    // Link text is body: 19 pt at XL. The title of a system button stays at 15 pt.
    let report = try report("--tint", "systemBlue", "--appearance", "light")
    let link = try #require(try report.pair("textView.link").cases.first)
    #expect(link.ratio == 4.01 || link.ratio == 4.02)
    #expect(link.passingCategories.first == "XL")
    #expect(try report.pair("button.title").cases.first?.passingCategories == [])
  }

  @Test("bars over unknown contents are a range, and one colour without them")
  func contents() throws {
    let words = ["--tint", "#0000FF", "--appearance", "light"]
    let known = try report(words[0], words[1], words[2], words[3])
    #expect(try known.pair("navigationBar.button").cases.first?.bestRatio == nil)
    let any = try report(words[0], words[1], words[2], words[3], "--contents", "any")
    let bar = try #require(try any.pair("navigationBar.button").cases.first)
    #expect(try bar.ratio < #require(bar.bestRatio))
    let reduced = try report(
      words[0], words[1], words[2], words[3], "--contents", "any", "--reduce-transparency")
    #expect(try reduced.pair("navigationBar.button").cases.first?.bestRatio == nil)
  }

  @Test("an alert dims the tint of the screen, not that of the alert")
  func dimmed() throws {
    let report = try report("--tint", "#007AFF", "--dimmed", "--appearance", "light")
    // 0.587 · 122 + 0.114 · 255 = 100.7
    #expect(try report.pair("button.title").cases.first?.foreground == "#656565")
    #expect(try report.pair("button.title").exemption == "disabled")
    #expect(try report.pair("alert.button").cases.first?.foreground == "#007AFF")
    #expect(try report.pair("alert.button").exemption == nil)
  }

  @Test("a bar's own colour makes its titles the app's affair")
  func barTint() throws {
    let report = try report(
      "--tint", "#FFFFFF", "--bar-tint", "#000080", "--bars", "opaque", "--appearance", "light")
    #expect(try report.pair("navigationBar.title").outcome == "fails")
    #expect(try report.pair("navigationBar.button").outcome == "passes")
  }

  @Test("what is no tint is a usage error")
  func faults() {
    for (words, message) in [
      (["--tint", "mauve"], "mauve"), (["--background", "#FFF"], "'--background' needs '--tint'"),
      (["--tint", "#FFF", "theme.json"], "'--tint' takes no colours or files"),
      (["--tint", "#FFF", "--style", "body"], "'--style' is for a pair of colours"),
      (["--tint", "#1", "--tint", "#2", "--tint", "#3"], "found 3"),
      (["--tint", "rgb(300, 0, 0)"], "out of range"),
      (["--tint", "#FFF", "--contents", "#FFFFFF80"], "opaque"), ([], "Expected colours, files"),
    ] {
      let harness = CommandHarness(["contrast"] + words)
      #expect(harness.code == .failure)
      #expect(harness.errors.contains(message), "\(harness.errors)")
    }
  }
}

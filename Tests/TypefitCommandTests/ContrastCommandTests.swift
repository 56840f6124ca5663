import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

/// Ratios by hand: #FF9500 has the luminance 0.4293 and white 1, so (1 + 0.05) / (0.4293 + 0.05) is
/// 2.19; #767676 on white is the well-known 4.54 and #777777 the 4.47 that just fails.
@Suite("Contrast command, pairs")
struct ContrastCommandTests {
  @Test("A pair reads as expected, with what passes and what to take instead")
  func pair() {
    let harness = CommandHarness(["contrast", "#FF9500", "on", "#FFFFFF"])
    #expect(harness.code == .findings)
    #expect(
      harness.output == """
        #FF9500 on #FFFFFF, iOS 26

          appearance  colours              ratio  AA 4.5  AA large 3  AAA 7  AAA large 4.5  icons 3
          any         #FF9500 on #FFFFFF  2.19:1  fails   fails       fails  fails          fails

        Asked for: 1.4.3 Contrast (Minimum), AA, text that is not large
          fails

        Nearest colours of the same hue that pass
          text #AF6400  4.52:1  red 0xAF, green 0x64, blue 0x00
          background #424242  4.57:1  red 0x42, green 0x42, blue 0x42

        """)
    #expect(harness.errors.isEmpty)
  }

  @Test("A ratio just below the minimum fails and is not rounded up to it")
  func rounding() {
    // #777777: luminance 0.18448, 1.05 / 0.23448 = 4.478.
    let below = CommandHarness(["contrast", "#777777", "on", "#FFF"])
    #expect(below.output.contains("  4.47:1  fails   passes"))
    #expect(below.code == .findings)
    let above = CommandHarness(["contrast", "#767676", "on", "#FFF"])
    #expect(above.output.contains("  4.54:1  passes  passes"))
    #expect(above.code == .success)
  }

  @Test("A text style passes from the text size on at which it is large")
  func categories() {
    // footnote has 19 pt at XXXL (Human Interface Guidelines, Typography), so it is large there.
    let words = ["contrast", "#888888", "on", "#FFF", "--style", "footnote"]
    let all = CommandHarness(words)
    #expect(all.output.contains("footnote, 12 to 44 pt, large from XXXL on\n"))
    #expect(all.output.contains("  fails from XS to XXL, passes from XXXL to AX5\n"))
    #expect(all.code == .findings)
    #expect(CommandHarness(words + ["--category", "AX2"]).code == .success)
    #expect(CommandHarness(words + ["--category", "AX2", "--level", "AAA"]).code == .success)
    // 14 pt semibold is not bold; Bold Text makes it bold, and bold is large from 14 pt on.
    let semibold = ["contrast", "#888888", "on", "#FFF", "--size", "14", "--weight", "semibold"]
    #expect(CommandHarness(semibold).code == .findings)
    #expect(CommandHarness(semibold + ["--bold-text"]).code == .success)
    #expect(
      CommandHarness(semibold + ["--large-text", "cssPoints", "--bold-text"]).code == .findings)
  }

  @Test("Icons need 3:1, and layers are laid over each other")
  func rolesAndLayers() {
    #expect(CommandHarness(["contrast", "#888888", "on", "#FFF", "--non-text"]).code == .success)
    // Half white over black is #808080, half black over that #404040.
    let layers = CommandHarness(["contrast", "#00000080", "on", "#FFFFFF80", "on", "#000"])
    #expect(layers.output.contains("#404040 on #808080"))
    let open = CommandHarness(["contrast", "#FFF", "on", "#FFFFFF80"])
    #expect(open.output.contains("#FFFFFF on #808080–#FFFFFF"))
    #expect(open.output.contains("unknown"))
  }

  @Test("A system colour has a row for each appearance that differs")
  func systemColors() {
    let harness = CommandHarness([
      "contrast", "systemBlue", "on", "systemBackground", "--os", "17", "--appearance",
      "light,dark,dark-elevated", "--fail-on", "never",
    ])
    #expect(harness.code == .success)
    #expect(harness.output.hasPrefix("systemBlue on systemBackground, iOS 13–18\n"))
    // The ratios of UIKit's published values: 0, 122, 255 on white (4.017) and 10, 132, 255 on black
    // (5.757), cut and not rounded.
    #expect(harness.output.contains("  light           #007AFF on #FFFFFF  4.01:1  fails "))
    #expect(harness.output.contains("  dark            #0A84FF on #000000  5.75:1  passes"))
    #expect(harness.output.contains("  dark, elevated  #0A84FF on #1C1C1E  4.66:1  passes"))
    #expect(harness.output.contains("Where the values are from\n") == false)
  }

  @Test("Two states are compared, and those who cannot tell them apart are named")
  func states() {
    let hue = CommandHarness(["contrast", "#34C759", "vs", "#FF3B30", "--appearance", "light"])
    #expect(hue.code == .success)
    #expect(hue.output.contains("by hue alone  deuteranopia"))
    #expect(
      CommandHarness(["contrast", "#34C759", "vs", "#FF3B30", "--fail-on", "note"]).code
        == .findings)
    let lightness = CommandHarness(["contrast", "#000", "vs", "#999", "on", "#FFF"])
    #expect(lightness.output.contains("in lightness"))
    #expect(CommandHarness(["contrast", "#FFF", "vs", "#F5F5F5"]).output.contains("hardly"))
  }

  @Test("APCA is shown on request as advice")
  func lightnessContrast() {
    let harness = CommandHarness(["contrast", "#000000", "on", "#FFFFFF", "--apca"])
    // apca-w3's own test value for black on white: 106.04.
    #expect(harness.output.contains("APCA Lc"))
    #expect(harness.output.contains("   106\n"))
    #expect(harness.output.contains("APCA (advice): Lc 106 is enough for regular text from"))
    #expect(!CommandHarness(["contrast", "#000", "on", "#FFF"]).output.contains("Lc"))
  }

  @Test("The colours of the command line are shown on a terminal of 24 bits, never with NO_COLOR")
  func swatches() {
    let colors = ["COLORTERM": "truecolor", "TERM": "xterm-256color"]
    func output(_ environment: [String: String]) -> String {
      CommandHarness(
        ["contrast", "#FF9500", "on", "#FFFFFF"], environment: environment, isTerminal: true
      ).output
    }
    let sample = "\u{1B}[38;2;255;149;0;48;2;255;255;255m Aa \u{1B}[0m"
    #expect(output(colors).contains(sample))
    #expect(!output(["TERM": "xterm-256color"]).contains("38;2;"))
    #expect(!output(colors.merging(["NO_COLOR": "1"]) { $1 }).contains("\u{1B}"))
    #expect(!CommandHarness(["contrast", "#000", "on", "#FFF"]).output.contains("\u{1B}"))
  }

  @Test("JSON has every criterion, the suggestions and the finding")
  func json() throws {
    let harness = CommandHarness(["contrast", "#FF9500", "on", "#FFFFFF", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(harness.output.utf8)) as? [String: Any])
    let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
    let example = try #require((pair["cases"] as? [[String: Any]])?.first)
    #expect(example["ratio"] as? Double == 2.19)
    #expect(
      example["criteria"] as? [String: String] == [
        "1.4.3": "fails", "1.4.3 large": "fails", "1.4.6": "fails", "1.4.6 large": "fails",
        "1.4.11": "fails",
      ])
    let suggestion = try #require((example["suggestions"] as? [[String: Any]])?.first)
    #expect(
      suggestion["components"] as? [String: String] == [
        "red": "0xAF", "green": "0x64", "blue": "0x00", "alpha": "1.000",
      ])
    #expect((object["findings"] as? [Any])?.count == 1)
  }

  @Test(
    "Bad input is exit code 2, with what was expected",
    arguments: [
      (["#FFF"], "Expected 'on' and a second colour after '#FFF'."),
      (["#FFF", "on"], "Expected a colour after 'on'."),
      (["on", "#FFF"], "Expected a colour before 'on'."),
      (["#FFF", "#000", "on", "#111"], "Expected 'on' after '#FFF', found '#000'."),
      (["#FFF", "on", "#000", "vs", "#111"], "Expected 'on' after '#000', found 'vs'."),
      (["#GGG", "on", "#000"], "\"#GGG\" is no colour; expected #RRGGBB"),
      (["systmBlue", "on", "#000"], "Did you mean 'systemBlue'?"),
      (["rgb(300, 0, 0)", "on", "#000"], "out of range"),
      (["color(foo 1 0 0)", "on", "#000"], "unknown colour space \"foo\""),
      (["#FFF", "on", "#000", "--style", "huge"], "expected one of largeTitle"),
      (["#FFF", "on", "#000", "--style", "body", "--size", "9"], "exclude each other"),
      (["#FFF", "on", "#000", "--weight", "bold"], "'--weight' needs"),
      (["#FFF", "on", "#000", "--non-text", "--size", "9"], "has no font"),
      (["#FFF", "on", "#000", "--appearance", "dim"], "expected one of light, light-elevated"),
      (["#FFF", "on", "#000", "--level", "A"], "AA, AAA"),
    ])
  func badInput(words: [String], message: String) {
    let harness = CommandHarness(["contrast"] + words)
    #expect(harness.code == .failure)
    #expect(harness.errors.contains(message), "\(harness.errors)")
    #expect(harness.output.isEmpty)
  }
}

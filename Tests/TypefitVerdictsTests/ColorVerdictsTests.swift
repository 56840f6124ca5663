import ColorContrast
import DynamicType
import Testing

@testable import typefit_verdicts

@Suite struct ColorVerdictsTests {
  private func runs(_ items: String) throws -> [ColorRun] {
    let text = """
      {"cases": [{"id": "A", "kind": "c", "expected": [\(items)]},
        {"id": "B", "kind": "a", "expected": []}]}
      """
    return try CaseFile(name: "cases.json").colorCases(Array(text.utf8)).flatMap { reported in
      reported.items.map { ColorRun($0, of: reported) }
    }
  }

  private static func pair(
    _ foreground: String, _ background: String, _ expect: String, ratio: String = "null",
    size: String = "small text", appearance: String = "light"
  ) -> String {
    """
    {"surface": "color.pair", "foreground": "\(foreground)", "background": "\(background)",
     "appearance": "\(appearance)", "text_size": "\(size)", "ratio": \(ratio),
     "expect": "\(expect)", "basis": "reported"}
    """
  }

  /// #767676 on white is 4.54, the lightest grey that passes, and #777777 is 4.48.
  @Test func judgesWhatIsStated() throws {
    let runs = try runs(
      [
        Self.pair("#767676", "about #FFFFFF", "contrast_pass", ratio: "4.54"),
        Self.pair("#777777", "white (#FFFFFF)", "contrast_fail", ratio: "4.48"),
        Self.pair("#777777", "#FFFFFF", "contrast_pass", ratio: "4.6"),
        Self.pair("#777777", "#FFFFFF", "contrast_pass", size: "large text"),
        Self.pair("a", "b", "exempt", size: "disabled"),
      ].joined(separator: ","))
    #expect(runs.map(\.isRight) == [true, true, false, true, true])
    #expect(runs.map(\.isRatioEqual) == [true, true, false, nil, nil])
    #expect(ColorTable(runs: runs).rate == (4, 5))
  }

  @Test func whatIsNotStatedIsJudgedOnlyWhereItDoesNotMatter() throws {
    let runs = try runs(
      [
        Self.pair("the brand's blue", "#FFFFFF", "contrast_fail"),
        Self.pair("#777777", "a picture", "contrast_fail"),
        // A quarter of black never reaches 4.5, and the tertiary label's 0.298 of white neither.
        Self.pair("label (25 % black)", "a sidebar", "contrast_fail"),
        Self.pair("tertiary label", "a sidebar", "contrast_fail", appearance: "dark"),
        Self.pair("green", "#FFFFFF", "contrast_fail"),
      ].joined(separator: ","))
    #expect(runs.map(\.isRight) == [nil, nil, true, true, nil])
  }

  @Test func judgesStatusBars() throws {
    func item(_ style: String, _ background: String, _ os: String, _ expect: String) -> String {
      """
      {"surface": "color.status_bar", "status_bar_style": "\(style)", "background": "\(background)",
       "appearance": "light", "os": "\(os)", "expect": "\(expect)"}
      """
    }
    let runs = try runs(
      [
        item("light content", "#FFFFFF", "iOS 13.2.3", "contrast_fail"),
        item("default", "#000000", "iOS 7", "contrast_fail"),
        item("default", "#000000", "iOS 26", "contrast_pass"),
        item("striped", "#000000", "iOS 26", "contrast_pass"),
      ].joined(separator: ","))
    #expect(runs.map(\.isRight) == [true, true, true, nil])
  }

  @Test func namesWhatItExpected() {
    let message = #expect(throws: CaseFileError.self) {
      _ = try runs(Self.pair("#000", "#FFF", "contrast_maybe"))
    }
    #expect(
      message?.description.hasPrefix("cases.json:1: `expect`: expected `contrast_fail`") == true)
    let style = #expect(throws: CaseFileError.self) {
      _ = try runs(Self.pair("#000", "#FFF", "contrast_fail", appearance: "dim"))
    }
    #expect(style?.description.contains("expected `light` or `dark`, found `dim`") == true)
  }
}

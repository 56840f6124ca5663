import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite("Theme files")
struct ThemeFileTests {
  private func read(_ text: String) throws -> ThemeFile {
    try ThemeFileReader(Data(text.utf8), file: "theme.json").read(catalogs: AssetCatalogs())
  }

  private func fault(_ text: String) -> ScanProblem? {
    do { return try read(text).problems.first } catch { return error as? ScanProblem }
  }

  @Test("the example of the documentation reads as it says")
  func documented() throws {
    let page = try projectFile("docs/theme.md")
    let example = try #require(page.components(separatedBy: "```json").dropFirst().first)
    let theme = try read(try #require(example.components(separatedBy: "```").first))
    #expect(theme.problems.isEmpty)
    #expect(theme.colors.map(\.name) == ["brand", "ink", "shade"])
    #expect(
      theme.pairings.map { "\($0.component): \($0.foreground.name) on \($0.backdrop.name)" } == [
        "Body text: ink on systemBackground",
        "Hint: shade on quaternarySystemFill over systemBackground",
        "Star: brand on systemBackground", "Bar: #FFFFFF on a translucent bar of ink",
        "Buy: brand on systemBackground",
      ])
    #expect(theme.pairings.map(\.role) == [.text, .text, .icon, .text, .text])
    let hint = theme.pairings[1]
    #expect(hint.font == .fixed(pointSize: 13, weight: .semibold))
    #expect(hint.foreground.resolved(in: .light)?.color.hexadecimal == "#1C1C1E99")
    #expect(
      theme.pairings[0].foreground.resolved(in: Appearance(.dark, contrast: .high))?.color == .white
    )
    #expect(theme.pairings[0].place.line == 9)
  }

  @Test("appearances fall back: style before contrast before level")
  func appearances() throws {
    let theme = try read(
      """
      {"colors": {"c": {"light": "#000000", "lightHighContrast": "#111111", "dark": "#222222",
        "darkElevated": "#333333"}, "d": {"light": "c", "dark": {"color": "c", "opacity": 0.2}}}}
      """)
    #expect(theme.problems.isEmpty)
    let c = theme.colors[0]
    #expect(hexadecimal(c, Appearance(.dark, contrast: .high)) == "#222222")
    #expect(hexadecimal(c, Appearance(.dark, level: .elevated)) == "#333333")
    #expect(hexadecimal(c, Appearance(.light, contrast: .high, level: .elevated)) == "#111111")
    #expect(hexadecimal(theme.colors[1], .dark) == "#22222233")
    #expect(hexadecimal(theme.colors[1], .light) == "#000000")
  }

  @Test(
    "faults name the line and what was expected",
    arguments: [
      ("{\"colors\": {\n\"a\": \"b\",\n\"b\": \"c\",\n\"c\": \"b\"}}", 4, "b → c → b is a cycle"),
      ("{\"colors\": {\n\"a\": \"a\"}}", 2, "a → a is a cycle"),
      ("{\"colors\": {\n\"a\": {\"dark\": \"#000\"}}}", 2, "expected \"light\" in a"),
      (
        "{\"colors\": {\n\"a\": {\"light\": \"#000\", \"dim\": \"#111\"}}}", 2,
        "unknown member \"dim\""
      ),
      ("{\"colors\": {\n\"a\": \"#12\"}}", 2, "\"#12\" is no colour"),
      ("{\"colors\": {\n\"a\": \"rgb(300, 0, 0)\"}}", 2, "out of range"),
      ("{\"colors\": {\n\"a\": \"color(cmyk 0 0 0)\"}}", 2, "unknown colour space"),
      ("{\"colors\": {\n\"a\": \"mauve\"}}", 2, "unknown colour \"mauve\""),
      ("{\"colors\": {\n\"a\": 3}}", 2, "expected a colour as a text or an object"),
      ("{\"colors\": {\n\"a\": {\"color\": \"#000\", \"opacity\": 2}}}", 2, "from 0 to 1"),
      (
        "{\"pairs\": [\n{\"foreground\": \"#000\"}]}", 2,
        "expected \"foreground\" and \"background\""
      ),
      (
        "{\"pairs\": [{\"foreground\": \"#000\", \"background\": \"#FFF\",\n\"role\": \"hero\"}]}",
        2, "unknown role"
      ),
      ("{\"pairs\": [{\"foreground\": \"#000\", \"background\": []}]}", 1, "at least one colour"),
      (
        "{\"views\": [{\"class\": \"UIButton\",\n\"barTint\": \"#000\"}]}", 2,
        "\"barTint\" belongs to"
      ),
      ("{\"views\": [{\n\"tintAdjustmentMode\": \"dim\"}]}", 2, "unknown tintAdjustmentMode"),
      ("{\"alert\": 1}", 1, "expected \"alert\" to be true or false"),
      ("{\"proxies\": [\n{\"tint\": \"#000\"}]}", 2, "expected \"class\" in a proxy"),
      (
        "{\"proxies\": [\n{\"class\": \"UIView\", \"tint\": \"#000\"}]}", 2,
        "gives every view one of its own"
      ),
      ("{\"views\": [{\n\"statusBar\": \"pale\"}]}", 2, "unknown statusBar \"pale\""),
      ("{\"paars\": []}", 1, "unknown member \"paars\" in the theme"),
      ("{\"pairs\": {}}", 1, "to be a list"),
      ("[]", 1, "expected the theme to be an object"),
      ("{\n\"pairs\": [", 2, "expected"),
    ])
  func faults(text: String, line: Int, message: String) {
    let problem = fault(text)
    #expect(problem?.line == line)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "no problem")")
  }

  @Test("tints are inherited, backgrounds cover each other, what is dimmed is exempt")
  func views() throws {
    let theme = try read(
      """
      {"views": [{"tint": "#FF0000", "background": "#FFFFFF", "children": [
        {"class": "UIButton"},
        {"background": {"color": "#000000", "opacity": 0.5}, "children": [{"class": "UILabel"}]},
        {"background": {"unknown": "a photo"}, "children": [{"foreground": "#00FF00"}]},
        {"tintAdjustmentMode": "dimmed", "children": [{"class": "UISlider", "tint": "#0000FF"}]},
        {"class": "UITabBar"}]}]}
      """)
    #expect(theme.problems.isEmpty)
    #expect(
      theme.pairings.map { "\($0.foreground.name) on \($0.backdrop.name)" } == [
        "#FF0000 on #FFFFFF", "label on #000000 at 0.5 over #FFFFFF", "#00FF00 on unknown: a photo",
        "#0000FF dimmed on #FFFFFF", "#FF0000 on the bar's material",
      ])
    #expect(theme.pairings.map(\.exemption) == [nil, nil, nil, .disabled, nil])
  }

  @Test("an alert dims all views, proxies tint their class")
  func environment() throws {
    let theme = try read(
      """
      {"alert": true, "proxies": [{"class": "UITabBar", "tint": "#FF0000", "barTint": "#FFFFFF"}],
       "views": [{"tint": "#007AFF", "background": "#FFFFFF", "children": [{"class": "UIButton"},
         {"class": "UITabBar", "tintAdjustmentMode": "normal"},
         {"class": "UIAlertController", "children": [{"class": "UIButton"}]}]}]}
      """)
    #expect(theme.problems.isEmpty)
    // 0.587 · 122 + 0.114 · 255 = 100.7
    #expect(
      theme.pairings.map { $0.foreground.resolved(in: .light)?.color.hexadecimal } == [
        "#656565", "#FF0000", "#007AFF",
      ])
    #expect(theme.pairings.map(\.exemption) == [.disabled, nil, nil])
    #expect(theme.pairings[1].backdrop.name == "a translucent bar of #FFFFFF")
    #expect(theme.pairings[1].explanation.hasSuffix("the tint is from the proxy of UITabBar"))
  }

  @Test("a view with a status bar is a screen, with the navigation bar in it")
  func statusBars() throws {
    let theme = try read(
      """
      {"views": [{"background": "#000000", "children": [
        {"name": "Home", "statusBar": "lightContent", "background": "#222222"},
        {"name": "List", "statusBar": "default", "edgesForExtendedLayout": false, "children": [
          {"class": "UINavigationBar", "barTint": "#0000FF", "barStyle": "black",
           "translucent": false}]}]}]}
      """)
    #expect(theme.problems.isEmpty)
    #expect(theme.statusBars.map(\.screen) == ["Home", "List"])
    #expect(theme.statusBars.map(\.backdrop.name) == ["#222222", "#0000FF"])
    #expect(theme.statusBars[0].preferredStyle == .lightContent)
    #expect(theme.statusBars[1].bar?.style == .black)
    #expect(!theme.statusBars[1].layout.extendsEdge)
    let home = theme.statusBars[0].scene(in: .light, os: .newest)
    #expect(
      home.judge(StatusBarConfiguration(), preferred: .lightContent, in: .light, os: .newest).passes
        == true)
  }

  @Test("a file cut off at any byte is an error, deep nesting too")
  func truncated() throws {
    let text =
      "{\"colors\": {\"a\": \"#000\"}, \"pairs\": [{\"foreground\": \"a\", \"background\": \"#FFF\"}]}"
    for length in 0..<text.utf8.count {
      #expect(fault(String(text.prefix(length))) != nil)
    }
    let deep = String(repeating: "{\"views\": [", count: 5000)
    #expect(fault(deep) != nil)
  }

  @Test("themes of other programs are told apart")
  func others() throws {
    func isTheme(_ text: String) throws -> Bool {
      try ThemeFileReader(Data(text.utf8), file: "theme.json").isTheme
    }
    #expect(try isTheme("{\"pairs\": []}"))
    #expect(try !isTheme("{\"name\": \"Dark+\", \"colors\": {}, \"tokenColors\": []}"))
    #expect(try !isTheme("{\"version\": 2, \"pairs\": []}"))
  }
}

import ColorContrast
import DynamicType
import InterfaceScan
import Localization
import Testing

@testable import Audit

/// Ratios to white by hand: #777777 4.47, #767676 4.54, #949494 3.03, #FF9500 2.19.
@Suite("Rules about colours")
struct ContrastRuleTests {
  private func onWhite() throws -> PairedBackdrop { PairedBackdrop(try paired("#FFFFFF")) }

  @Test("A text of the usual size needs 4.5:1, an icon 3:1")
  func minimums() throws {
    let white = try onWhite()
    #expect(findings([pairing(try paired("#767676"), on: white)]).isEmpty)
    let low = try #require(findings([pairing(try paired("#777777"), on: white)]).first)
    #expect(low.rule == "low-contrast")
    #expect(low.severity == .error)
    #expect(low.place == SourcePlace(file: "Main.storyboard", line: 7))
    let color = try #require(low.color)
    #expect(color.subject == "label: #777777 on #FFFFFF")
    #expect(color.criterion == "1.4.3")
    #expect(color.examples.map(\.ratio) == [4.47])
    #expect(color.examples.first?.appearances.count == 6)
    #expect(color.examples.first?.suggestions.map(\.replaces) == ["foreground", "background"])
    #expect(findings([pairing(try paired("#949494"), on: white, role: .icon)]).isEmpty)
    let icon = findings([pairing(try paired("#FF9500"), on: white, role: .icon)])
    #expect(icon.first?.color?.criterion == "1.4.11")
    #expect(icon.first?.color?.categories == [])
  }

  @Test("A text style passes where it is large, and the finding says from which size on")
  func largeText() throws {
    // title3 is 17 to 19 pt up to M and 20 pt at L: large from S (18 pt) on.
    let font = ColorPairing.Font.style(.title3, weight: nil)
    let finding = try #require(
      findings([pairing(try paired("#949494"), on: try onWhite(), font: font)]).first)
    #expect(finding.color?.categories == ["XS"])
    #expect(finding.color?.passesFrom == "S")
    #expect(finding.color?.font == "title3")
    // Nobody with the default size or a larger one is hit.
    #expect(finding.severity == .warning)
    let strict = findings([pairing(try paired("#949494"), on: try onWhite(), font: font)]) {
      $0.largeText = .cssPoints
    }
    #expect(strict.first?.severity == .error)
    #expect(strict.first?.color?.passesFrom == "XXL")
  }

  @Test("Only some readers, guesses and the system's own colours make a warning")
  func severities() throws {
    let white = try onWhite()
    let increased = try paired("#000000", increased: "#999999")
    #expect(findings([pairing(increased, on: white)]).map(\.severity) == [.warning])
    let grey = try paired("#999999")
    #expect(
      findings([pairing(grey, on: white, confidence: .guess)]).map(\.severity) == [.warning])
    let level = findings([pairing(try paired("#767676"), on: white)]) { $0.level = .enhanced }
    #expect(level.map(\.severity) == [.warning])
    #expect(level.first?.color?.criterion == "1.4.6")
    let system = pairing(
      PairedColor(try #require(SystemColor.named("systemOrange")), place: nil),
      on: PairedBackdrop(PairedColor(try #require(SystemColor.named("white")), place: nil)))
    #expect(findings([system]).map(\.severity) == [.warning])
    #expect(findings([system]).first?.color?.examples.first?.suggestions.count == 1)
    var listed = system
    listed.reason = .theme
    #expect(findings([listed]).map(\.severity) == [.error])
    // An asset may have the name of a system colour.
    let accent = pairing(try paired("#FF9500", name: "AccentColor"), on: white)
    #expect(findings([accent]).map(\.severity) == [.error])
  }

  @Test("Each appearance is judged, and the worst comes first")
  func appearances() throws {
    let text = try paired("#777777", dark: "#333333")
    let ground = PairedBackdrop(try paired("#FFFFFF", dark: "#000000"))
    let finding = try #require(findings([pairing(text, on: ground)]).first)
    #expect(finding.color?.examples.map(\.shortAppearances) == ["dark", "light"])
    let light = findings([pairing(try paired("#000", dark: "#111"), on: ground)]) {
      $0.appearances = [.light]
    }
    #expect(light.isEmpty)
  }

  @Test("What lies behind decides, and without knowing it nothing is claimed")
  func unknownBackdrop() throws {
    let photo = PairedBackdrop.unknown("an image")
    let open = try #require(findings([pairing(try paired("#FFFFFF"), on: photo)]).first)
    #expect(open.rule == "undetermined-contrast")
    #expect(open.severity == .info)
    #expect(open.reason == "what lies behind is not known: an image")
    #expect(open.color?.examples.first?.ratio == 1)
    #expect(open.color?.examples.first?.bestRatio == 21)
    #expect(open.color?.examples.first?.background == "#000000")
    #expect(open.color?.examples.first?.lightestBackground == "#FFFFFF")
    // Black on one of two dark greys is too low whichever it is.
    let dark = PairedBackdrop.unknown(
      "one of two", candidates: [try paired("#111111"), try paired("#222222")])
    let low = try #require(findings([pairing(try paired("#000000"), on: dark)]).first)
    #expect(low.rule == "low-contrast")
    #expect(low.color?.examples.first?.bestRatio == 1.31)
    // White on either is enough.
    #expect(findings([pairing(try paired("#FFFFFF"), on: dark)]).isEmpty)
  }

  @Test("What is exempt is counted and not reported")
  func exempt() throws {
    let low = pairing(try paired("#EEEEEE"), on: try onWhite(), exemption: .logo)
    let report = ContrastReport([low], settings: ContrastSettings())
    #expect(report.findings.isEmpty)
    #expect(report.count(.exempt) == 1)
    #expect(report.count(.fails) == 0)
  }

  @Test("The same colours in the same use are one finding in each file")
  func grouping() throws {
    let grey = try paired("#999999")
    let white = try onWhite()
    let found = findings([
      pairing(grey, on: white), pairing(grey, on: white, line: 20),
      pairing(grey, on: white, file: "Other.storyboard"),
      pairing(grey, on: white, line: 30, font: .style(.largeTitle, weight: nil)),
    ])
    #expect(found.map(\.place.line) == [7, 30, 7])
    #expect(found.first?.notes.contains("1 more place in this file: line 20") == true)
  }

  @Test("States that differ by hue alone are a note, with who cannot tell them apart")
  func hue() throws {
    func finding(_ first: String, _ second: String) throws -> Finding? {
      let states = StatePair(
        try paired(first), try paired(second), on: try onWhite(), component: "dot",
        place: SourcePlace(file: "a", line: 1), confidence: .certain)
      return HueOnlyDifferenceRule().finding(
        about: StateJudgement(states, settings: ContrastSettings()))
    }
    let alike = try #require(try finding("#34C759", "#FF3B30"))
    #expect(alike.severity == .note)
    #expect(alike.color?.criterion == "1.4.1")
    #expect(alike.color?.examples.first?.deficiencies == ["deuteranopia"])
    #expect(try finding("#000000", "#FFFFFF") == nil)
    #expect(try finding("#34C759", "#34C759") == nil)
    // Two whites differ hardly at all, and not in hue.
    #expect(try finding("#FFFFFF", "#F5F5F5") == nil)
  }

  @Test("The selected and the other tabs of a bar are two states")
  func tabs() throws {
    var selected = pairing(try paired("#34C759"), on: try onWhite())
    selected.component = "tabBar.selectedItem"
    var other = pairing(try paired("#FF3B30"), on: try onWhite())
    other.component = "tabBar.item"
    var elsewhere = other
    elsewhere.place.line = 99
    #expect(StatePair.found(in: [selected, elsewhere]).isEmpty)
    let states = StatePair.found(in: [other, selected])
    #expect(states.map(\.first.name) == ["#34C759"])
    #expect(states.map(\.second.name) == ["#FF3B30"])
  }
}

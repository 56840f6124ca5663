import Components
import DynamicType
import Testing
import TextShaping

@testable import typefit_verdicts

@Suite struct VerdictsTests {
  private func cases(_ json: String) throws -> [ReportedCase] {
    try CaseFile(name: "cases.json").cases(Array(json.utf8))
  }

  private func runs(_ json: String) throws -> [CaseRun] {
    let shaper = TextShaper(fontStack: try FontStack.load())
    return try cases(json).flatMap { reported in
      reported.items.map { CaseRun($0, of: reported, shaper: shaper) }
    }
  }

  private static let item = """
    "surface": "label.single_line", "device": "iPhone 8", "os": "iOS 13.5", "category": "L", \
    "locale": "en"
    """

  @Test func judgesWhatFitsAndWhatDoesNot() throws {
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "limits": {"width": 100, "font": "system 15 pt, fixed"},
        "expected": [
        {\(Self.item), "string": "Settings", "expect": "fits", "basis": "reported"},
        {\(Self.item), "string": "Settings of notifications", "expect": "truncated",
          "basis": "reported; from a picture"},
        {\(Self.item), "string": "Settings of notifications", "expect": "fits", "basis": "sibling"},
        {\(Self.item), "string": null, "expect": "clipped", "basis": "reported"}]},
        {"id": "B", "kind": "c", "expected": []}]}
      """)
    #expect(runs.map(\.isRight) == [true, true, false, nil])
    #expect(runs.map(\.item.isReported) == [true, true, false, true])
    #expect(runs.allSatisfy { $0.isRoomStated })
    var rates = Rates()
    for run in runs { rates.add(run) }
    #expect(rates.mean == 75)
    #expect(rates.notRun == 1)
  }

  @Test func aWordForAWidthMeansThatOfTheEnglishText() throws {
    let place = """
      "surface": "button.fixed_width", "device": "iPhone 5s", "os": "iOS 8", "category": "L"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "expected": [
        {\(place), "locale": "de", "string": "Senden", "expect": "truncated", "basis": "reported"},
        {\(place), "locale": "en", "string": "Send", "expect": "fits", "basis": "inferred"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, true])
  }

  @Test func whatAReportLeavesOpenIsJudgedOnlyWhereItDoesNotMatter() throws {
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "a", "category": "larger, step not stated", "expected": [
        {"surface": "table_cell.title", "device": "iPhone", "os": "iOS 15", "category": "XL",
          "string": "Sound", "expect": "fits", "basis": "reported"},
        {"surface": "table_cell.title", "device": "iPhone", "os": "iOS 15", "category": "XL",
          "string": "Notifications and sounds and more", "expect": "fits", "basis": "reported"},
        {"surface": "table_cell.title", "device": "iPhone 8", "os": "Android 9", "category": "L",
          "string": "Sound", "expect": "fits", "basis": "reported"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, nil, nil])
    guard case .notRun(let reason) = runs[1].outcome, case .notRun(let era) = runs[2].outcome else {
      Issue.record("two items cannot be run")
      return
    }
    #expect(reason.hasPrefix("device or text size not stated, and it matters: harmful only on"))
    #expect(era == "era unknown: Android 9")
  }

  /// 20 points of a row 288 points wide are room for the text whole, so XL is not what was seen.
  @Test func whatIsQuotedFromTheScreenSettlesTheTextSize() throws {
    let item = """
      "surface": "label.single_line", "device": "iPhone 8", "os": "iOS 15", "category": "XL", \
      "string": "Notifications of everybody here", "basis": "reported", "expect": "truncated"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "a", "category": "step not stated", "limits": {"width": 300},
        "expected": [{\(item)}, {\(item), "visible": "Notifications of everybody h..."},
          {\(item), "visible": "Notif…"}]}]}
      """)
    #expect(runs.map(\.isRight) == [nil, true, nil])
    #expect(runs.map(\.showsWhatIsQuoted) == [nil, true, nil])
  }

  @Test func aReportAboutARowIsAboutAllOfItsTexts() throws {
    let row = """
      "surface": "table_cell.title_value", "device": "iPhone 5", "os": "iOS 12", "category": "L", \
      "string": "Notifications of everybody here", "expect": "overlaps", "basis": "reported"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "expected": [{\(row), "value": "12,345,678"}, {\(row)}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, nil])
  }

  @Test func aWidthThatNothingLimitsIsThatOfOneLine() throws {
    let title = """
      "surface": "label.multi_line", "device": "iPhone X", "os": "iOS 15", "category": "L", \
      "string": "This place shows the pages that are open on your other devices"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "limits": {"width": "unbounded before the fix"},
        "expected": [
        {\(title), "expect": "clipped", "basis": "reported"},
        {\(title), "expect": "wraps_ok", "basis": "fix: three quarters of the screen"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, true])
    #expect(runs.map(\.isRoomStated) == [true, false])
  }

  @Test func aFixedHeightHoldsTheTextAtTheDefaultSize() throws {
    let button = """
      "surface": "button.single_line", "device": "iPhone 14", "os": "iOS 15", "expect": "clipped", \
      "basis": "reported"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "a", "component": "Button with a fixed height", "expected": [
        {\(button), "category": "XXL", "string": "Shopping"},
        {\(button), "category": "L", "string": "Shopping"},
        {\(button), "category": "XXL", "string": null},
        {\(button), "category": "L", "string": null}]}]}
      """)
    // A larger line loses its descenders, whatever it says.
    #expect(runs.map(\.isRight) == [true, false, true, nil])
    #expect(runs.map(\.isPlaceKnown) == [true, true, false, false])
  }

  @Test func aFixedWidthInTheReportsWordsIsThatOfTheTextLeftOver() throws {
    let link = """
      "surface": "button.single_line", "device": "iPhone 14", "os": "iOS 16", "category": "L", \
      "locale": "de", "string": "Mehr anzeigen"
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "outcome": "Cut by a fixed width.",
        "strings": ["Mehr anzeigen", "Show more"], "expected": [
        {\(link), "expect": "truncated", "basis": "reported"},
        {\(link), "expect": "fits", "basis": "reported as fixed later"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, true])
    #expect(runs.map(\.isRoomStated) == [true, false])
  }

  @Test func buttonsFillARowInProportion() throws {
    let pair = """
      "surface": "button.pair", "device": "iPhone 14", "os": "iOS 15", "category": "L", \
      "string": "Try the new search engine now", "sibling": "Later", "basis": "reported"
      """
    let runs = try runs(
      """
      {"cases": [
        {"id": "A", "kind": "b", "expected": [{\(pair), "expect": "truncated"}]},
        {"id": "B", "kind": "b", "component": "Two buttons (fill proportionally)",
          "expected": [{\(pair), "expect": "fits"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, true])
  }

  /// At AX5 neither `Recently` nor `Show all` leaves the other half of the width.
  @Test func aTextBesideAHeaderTakesItsRoomAndADefectIsHarmful() throws {
    let header = """
      {"surface": "section_header", "device": "iPhone 12", "os": "iOS 15", "category": "AX5", \
      "string": "Recently saved", "expect": "wraps_ok", "basis": "reported as a defect"}
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "a", "expected": [\(header)]},
        {"id": "B", "kind": "a", "limits": {"sibling": "Show all"}, "expected": [\(header)]}]}
      """)
    #expect(runs.map(\.isRight) == [false, true])
  }

  @Test func systemsOlderThanTheModelsAreReadAsTheOldest() throws {
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "limits": {"items": 5}, "expected": [
        {"surface": "tab_bar.item", "device": "iPhone 4s", "os": "iOS 6", "category": "L",
          "string": "TV Programmes", "expect": "truncated", "basis": "reported"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true])
  }

  @Test func whatTheAppDrawsIsNotSizedByTheSystem() throws {
    let item = """
      {"surface": "navigation.bar_button", "device": "iPhone 8", "os": "iOS 12", "category": "L", \
      "string": "Help", "expect": "fits", "basis": "reported"}
      """
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "component": "Bar button", "expected": [\(item)]},
        {"id": "B", "kind": "b", "component": "Custom bar button", "expected": [\(item)]}]}
      """)
    #expect(runs.map(\.isRoomStated) == [true, false])
  }

  @Test func theWordsOfAReportMayNameAnotherComponent() {
    #expect(Surface.named("tab_bar.item", of: "Five tabs")?.slot == "tabBar.item")
    #expect(Surface.named("tab_bar.item", of: "Three text tab buttons")?.slot == "button.title")
    #expect(
      Surface.named("table_cell.title_value", of: "Row with a stepper")?.slot
        == "tableCell.stepper.title")
    #expect(Surface.named("dynamic_type", of: "") == nil)
  }

  @Test func readsFontsInWords() {
    #expect(CaseLimits.font("system 15 pt, fixed") == SlotFont(size: 15, scales: false))
    #expect(CaseLimits.font("34 pt bold") == SlotFont(size: 34, weight: .bold))
    #expect(CaseLimits.font("headline") == SlotFont(style: .headline))
    #expect(CaseLimits.font("of the brand") == nil)
  }

  @Test func everySurfaceHasASlot() {
    let slots = Set(ComponentRegistry.slots.map(\.name))
    for surface in Surface.all { #expect(slots.contains(surface.slot), "\(surface.name)") }
    #expect(Set(Surface.all.map(\.name)).count == Surface.all.count)
  }

  @Test(arguments: [
    ("[]", "cases.json:1: expected an object with a list `cases`"),
    ("{\"cases\": [\n{\"kind\": \"a\"}]}", "cases.json:2: expected a string `id`"),
    (
      "{\"cases\": [{\"kind\": \"a\", \"id\": \"A\",\n\"limits\": 3}]}",
      "cases.json:2: `limits`: expected an object, found a number"
    ),
  ])
  func namesTheLineOfAFault(json: String, message: String) {
    let error = #expect(throws: CaseFileError.self) { try cases(json) }
    #expect(error?.description == message)
  }
}

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
        {"surface": "table_cell.title", "device": "iPhone 8", "os": "iOS 6", "category": "L",
          "string": "Sound", "expect": "fits", "basis": "reported"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true, nil, nil])
    guard case .notRun(let reason) = runs[1].outcome, case .notRun(let era) = runs[2].outcome else {
      Issue.record("two items cannot be run")
      return
    }
    #expect(reason.hasPrefix("device or text size not stated, and it matters: harmful only on"))
    #expect(era == "era unknown: iOS 6")
  }

  @Test func aReportAboutARowIsAboutAllOfItsTexts() throws {
    let runs = try runs(
      """
      {"cases": [{"id": "A", "kind": "b", "expected": [
        {"surface": "table_cell.title_value", "device": "iPhone 5", "os": "iOS 12",
          "category": "L", "string": "Notifications of everybody here", "value": "12,345,678",
          "expect": "overlaps", "basis": "reported"}]}]}
      """)
    #expect(runs.map(\.isRight) == [true])
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

import Components
import DynamicType
import InterfaceScan
import Localization
import TestSupport
import Testing
import TextShaping

@testable import Audit

/// Strings are measured where the app's sources show them.
@Suite struct UsageAuditTests {
  /// A recogniser that says what a test wants.
  private struct Fixed: UsageRecognizer {
    let usages: [PendingUsage]
    func facts(in tree: SourceTree) -> SourceFacts {
      var facts = SourceFacts()
      facts.usages = usages
      return facts
    }
  }

  /// A reader of any text.
  private struct AnyReader: SourceReader {
    let fileExtensions = ["source"]
    func read(_ text: String, file: String) -> SourceTree { SourceTree(file: file) }
  }

  private func audit(
    _ strings: String, usages: [PendingUsage], filters: AuditFilters = AuditFilters()
  ) throws -> AuditReport {
    let folder = try TemporaryFolder()
    try folder.write(strings, to: "en.lproj/Localizable.strings")
    try folder.write("", to: "a.source")
    return try AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(), filters: filters,
      usageScanner: UsageScanner(readers: [AnyReader()], recognizers: [Fixed(usages: usages)])
    ).run(paths: [folder.path])
  }

  private func usage(
    _ key: String, slot: String, options: SlotOptions = SlotOptions(),
    maximum: ContentSizeCategory? = nil, companions: [String: [TextReference]] = [:]
  ) -> PendingUsage {
    PendingUsage(
      text: .key(key, table: nil), slot: slot, options: options, maximumCategory: maximum,
      companions: companions, line: 7, confidence: .certain, reason: "said by a test")
  }

  /// What `%@ %@` shows is not known; what "Booked by %@" needs is, as far as its own words go.
  @Test func aTextOfLittleButSamplesIsAGuess() throws {
    let options = SlotOptions(width: 60, lineLimit: 1)
    let report = try audit(
      "\"values\" = \"%@ %@\"; \"words\" = \"Booked by %@\";",
      usages: [
        usage("values", slot: "label", options: options),
        usage("words", slot: "label", options: options),
      ])
    let truncated = report.findings.filter { $0.rule == "truncated-text" }
    let values = try #require(truncated.first { $0.text?.key == "values" })
    #expect(values.confidence == .guess && values.severity == .warning)
    let words = try #require(truncated.first { $0.text?.key == "words" })
    #expect(words.confidence != .guess && words.severity == .error)
  }

  @Test func aKeyIsMeasuredInEachOfItsPlaces() throws {
    let report = try audit(
      "\"k\" = \"A text of a good length for a narrow place\";",
      usages: [
        usage("k", slot: "label", options: SlotOptions(width: 100, lineLimit: 1)),
        usage("k", slot: "tabBar.item"),
        usage("k", slot: "label", options: SlotOptions(width: 100, lineLimit: 1)),
      ])
    #expect(report.summary.strings == 2 && report.summary.assignments["certain"] == 2)
    #expect(Set(report.texts.map(\.slot)) == ["label", "tabBar.item"])
    let note = report.findings.first { $0.text?.slot == "label" }?.notes.first
    #expect(note?.hasSuffix("a.source:7: said by a test") == true)
    #expect(report.summary.sourceFilesRead == 1)
  }

  @Test func keysAreCountedByTheirSurestPlace() throws {
    let report = try audit(
      "\"sure\" = \"A\"; \"settings.alert.title\" = \"B\"; \"what\" = \"C\";",
      usages: [usage("sure", slot: "label"), usage("sure", slot: "tabBar.item")])
    let keys = try #require(report.summary.keys)
    #expect(keys.certain == 1 && keys.likely == 0 && keys.guess == 1 && keys.none == 1)
    #expect(report.summary.assignments["certain"] == 2)
  }

  @Test func aCappedPlaceNeverGrowsBeyondItsCap() throws {
    // "Settings" at 17 pt is about 66 points wide, at AX5 (53 pt) about 200.
    let options = SlotOptions(width: 120, lineLimit: 1, font: SlotFont(style: .body))
    let free = try audit(
      "\"k\" = \"Settings\";", usages: [usage("k", slot: "label", options: options)])
    #expect(free.texts.first?.verdict == "truncates")
    let capped = try audit(
      "\"k\" = \"Settings\";",
      usages: [usage("k", slot: "label", options: options, maximum: .extraExtraExtraLarge)])
    #expect(capped.texts.isEmpty)
  }

  @Test func markersWinOverSources() throws {
    let report = try audit(
      "/* typefit: label width=40 lines=1 */\n\"k\" = \"Settings of the app\";",
      usages: [usage("k", slot: "tabBar.item")])
    #expect(report.texts.map(\.slot) == ["label"])
  }

  @Test func companionsOfAnAlertAreItsOwnTexts() throws {
    let report = try audit(
      "\"no\" = \"Keep all of them\"; \"yes\" = \"Delete everything now\";",
      usages: [
        usage(
          "yes", slot: "alert.button", companions: ["alert.button": [.key("no", table: nil)]])
      ], filters: AuditFilters(slots: ["alert"]))
    #expect(report.summary.strings == 1)
    #expect(report.problems.allSatisfy { !$0.message.contains("companion") })
  }
}

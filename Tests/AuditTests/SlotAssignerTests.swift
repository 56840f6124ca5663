import Components
import DynamicType
import Foundation
import Localization
import TestSupport
import Testing

@testable import Audit

@Suite("SlotAssigner")
struct SlotAssignerTests {
  private func decide(
    _ key: String, comment: String?, _ configuration: AuditConfiguration = AuditConfiguration()
  ) throws -> (decision: SlotDecision, problem: String?) {
    let folder = try TemporaryFolder()
    let note = comment.map { "/* \($0) */\n" } ?? ""
    let file = try folder.write("\(note)\"\(key)\" = \"Text\";\n", to: "en.lproj/Main.strings")
    let string = try #require(LocalizationReader.read(paths: [file]).strings.first)
    return SlotAssigner(configuration: configuration).decide(string)
  }

  private func assignment(
    _ key: String, comment: String? = nil,
    _ configuration: AuditConfiguration = AuditConfiguration()
  ) throws -> SlotAssignment {
    let decision = try decide(key, comment: comment, configuration).decision
    guard case .measure(let assignments) = decision, let assignment = assignments.first else {
      throw ConfigurationError(file: key, line: nil, message: "was skipped")
    }
    return assignment
  }

  private func configured() throws -> AuditConfiguration {
    try ConfigurationReader.read(
      Data(
        """
        { "slots": [
          { "key": "x.*", "comment": "*narrow*", "slot": "label", "options": { "width": 50 } },
          { "key": "x.*", "slot": "menu.item" },
          { "table": "Main", "key": "y", "slot": "alert.title" },
          { "table": "Other", "key": "z", "slot": "alert.title" }
        ], "ignore": ["x.debug"] }
        """.utf8), file: ".typefit.json")
  }

  @Test func theFirstMatchingRuleCounts() throws {
    let narrow = try assignment("x.a", comment: "A NARROW place", configured())
    #expect(narrow.slot == "label")
    #expect(narrow.options.width == 50)
    #expect(narrow.confidence == .certain)
    #expect(narrow.reason == ".typefit.json:2")
    #expect(try assignment("x.a", configured()).slot == "menu.item")
    #expect(try assignment("y", configured()).slot == "alert.title")
    #expect(try assignment("z", configured()).isFallback)
  }

  @Test func theConfigurationBeatsTheMarkerAndTheMarkerTheGuess() throws {
    let marked = "typefit: alert.message"
    #expect(try assignment("x.a", comment: marked, configured()).slot == "menu.item")
    let marker = try assignment("some.alert.title", comment: marked)
    #expect(marker.slot == "alert.message")
    #expect(marker.confidence == .certain)
    let guess = try assignment("some.alert.title")
    #expect(guess.slot == "alert.title")
    #expect(guess.confidence == .guess)
    #expect(!guess.isFallback)
  }

  @Test func ignoredKeysAreSkipped() throws {
    guard case .skip(let reason) = try decide("x.debug", comment: nil, configured()).decision else {
      Issue.record("was not skipped")
      return
    }
    #expect(reason == "ignored by the configuration")
  }

  @Test func withoutAnythingItIsALabelWithUnlimitedLines() throws {
    let fallback = try assignment("Favorites")
    #expect(fallback.slot == "label")
    #expect(fallback.isFallback)
    #expect(fallback.options.lineLimit == 0)
    #expect(fallback.confidence == .guess)
  }

  @Test func aPlaceThatIsNotModelledIsNamed() throws {
    let fallback = try assignment("f", comment: "Class = \"UINope\"; title = \"x\";")
    #expect(fallback.isFallback)
    #expect(fallback.reason.contains("nothing says where it is shown"))
  }

  @Test(arguments: [
    ("typefit: alert.title", "alert.title", SlotOptions()),
    ("Shown in front. typefit: menu.item.", "menu.item", SlotOptions()),
    ("typefit: label width=120 lines=2", "label", SlotOptions(width: 120, lineLimit: 2)),
    ("(typefit: label width=120)", "label", SlotOptions(width: 120)),
    (
      "TYPEFIT:label scale=0.5 scales=false", "label",
      SlotOptions(scales: false, minimumScale: 0.5)
    ),
    ("typefit: label font=caption1", "label", SlotOptions(font: SlotFont(style: .caption1))),
    (
      "typefit: label size=15 weight=semibold", "label",
      SlotOptions(font: SlotFont(size: 15, weight: .semibold))
    ),
    (
      "typefit: label font=body italic=true fontWidth=condensed tracking=0.5", "label",
      SlotOptions(
        font: SlotFont(style: .body, isItalic: true, width: .condensed, tracking: 0.5))
    ),
    (
      "typefit: tableCell.default.title accessory=disclosure image=24 and more prose",
      "tableCell.default.title", SlotOptions(image: .width(24), accessory: "disclosure")
    ),
  ])
  func readsMarkers(comment: String, slot: String, options: SlotOptions) throws {
    let assignment = try assignment("k", comment: comment)
    #expect(assignment.slot == slot)
    #expect(assignment.options == options)
  }

  @Test(arguments: [
    ("typefit: alrt.title", "unknown slot 'alrt.title'"),
    ("typefit:", "names no slot"),
    ("typefit: label widht=3", "unknown option 'widht'"),
    ("typefit: label width=wide", "width"),
    ("typefit: label accessory=arrow", "arrow"),
  ])
  func complainsAboutWrongMarkers(comment: String, words: String) throws {
    let (decision, problem) = try decide("k", comment: comment)
    #expect(problem?.contains(words) == true, "\(problem ?? "no problem")")
    guard case .measure(let assignments) = decision, let assignment = assignments.first else {
      Issue.record("was skipped")
      return
    }
    #expect(assignment.isFallback)
  }

  @Test func aMarkerCanLeaveAStringOut() throws {
    guard case .skip = try decide("k", comment: "typefit: ignore").decision else {
      Issue.record("was not skipped")
      return
    }
  }
}

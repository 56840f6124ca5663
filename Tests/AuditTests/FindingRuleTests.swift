import Components
import DynamicType
import Testing
import TextShaping

@testable import Audit

@Suite("FindingRule")
struct FindingRuleTests {
  @Test func identifiersAreUniqueAndInKebabCase() {
    let ids = FindingRuleRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
      #expect(FindingRuleRegistry.rule(id: id)?.id == id)
    }
  }

  @Test(
    arguments: [
      (.truncates(visible: "", lost: ""), "truncated-text"), (.clips, "clipped-text"),
      (.breaksWord(word: ""), "broken-word"), (.collapses, "collapsed-text"),
      (.missingGlyphs([]), "missing-glyphs"), (.shrinks(scale: 0.5), "shrunken-text"),
      (.fits, nil), (.wraps(lines: 2), nil), (.tightens, nil), (.stacks, nil),
      (.scrolls, "scrolling-text"),
    ] as [(Verdict, String?)])
  func everyVerdictHasItsRule(verdict: Verdict, id: String?) {
    let index = FindingRuleRegistry.index(for: verdict)
    #expect(index.map { FindingRuleRegistry.all[$0].id } == id)
    #expect(!verdict.isHarmful || index != nil)
  }

  @Test(arguments: [
    (14.0, "14 pt"), (2.54, "2.5 pt"), (0.04, "0 pt"), (1e12, "1000000000000.0 pt"),
  ])
  func namesLengths(value: Double, text: String) {
    #expect(Wording.points(value) == text)
  }

  @Test func softHyphensAreForLongWordsOfAlphabets() {
    #expect(Wording.takesHyphens("Benachrichtigung"))
    #expect(Wording.takesHyphens("повідомлення"))
    #expect(!Wording.takesHyphens("kurz"))
    #expect(!Wording.takesHyphens("通知通知通知通知通知"))
    #expect(!Wording.takesHyphens("12345678901"))
    #expect(Wording.quoted("Donaudampfschifffahrtsgesellschaft") == "'Donaudampfschifffa…'")
  }
}

/// What a finding says can be done.
@Suite struct AdviceTests {
  private func advice(_ text: String, _ slot: String, _ options: SlotOptions) throws -> String {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let device = try #require(Device.named("iPhone 8"))
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    let placement = try #require(
      component.layOut(
        ComponentContent(text, in: slot, options: options),
        in: Traits(device: device, os: .iOS13), using: shaper
      ).first)
    #expect(placement.verdict.name == "truncates")
    return TruncatedTextRule().advice(for: placement)
  }

  @Test func saysHowMuchShorterAndWhatElseHelps() throws {
    let label = try advice("Notifications", "label", SlotOptions(width: 90, lineLimit: 1))
    #expect(
      label.contains("pt too wide; about 1 character shorter fits, or allow two lines or let"))
    #expect(label.hasSuffix(" %"))
    let narrow = try advice("Notifications", "label", SlotOptions(width: 40, lineLimit: 1))
    #expect(narrow.hasSuffix("or allow two lines"))
    let high = try advice(
      "Notifications and more than that", "label", SlotOptions(width: 100, lineLimit: 2))
    #expect(high.contains("pt of text) shorter fits, or allow more lines"))
    let segment = try advice(
      "Notifications", "segmentedControl.segment", SlotOptions(width: 150, count: 3))
    #expect(segment.hasSuffix("or let segments be as wide as their titles need"))
  }
}

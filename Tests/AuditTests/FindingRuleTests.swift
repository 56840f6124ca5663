import Components
import Testing

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

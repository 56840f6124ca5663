import Audit
import DynamicType
import InterfaceScan
import Localization
import Testing

@testable import Reporting

@Suite struct PlacementTextTests {
  @Test(arguments: [
    ([Confidence?](), "0 keys"),
    ([.certain], "1 key: 1 certain (100 %)"),
    (
      [.certain, .likely, .guess, nil, nil, nil],
      "6 keys: 1 certain (17 %), 1 likely (17 %), 1 guessed (17 %), 3 unknown (50 %)"
    ),
    (
      [.certain] + Array(repeating: nil, count: 999),
      "1,000 keys: 1 certain (<1 %), 999 unknown (>99 %)"
    ),
  ])
  func sentences(_ surest: [Confidence?], _ sentence: String) {
    #expect(PlacementText(PlacementCounts(surest)).sentence == sentence)
  }

  @Test func aKeyCountsOnceByItsSurestPlace() {
    func usage(_ key: String, _ confidence: Confidence) -> Usage {
      Usage(
        key: key, slot: "label", place: SourcePlace(file: "a", line: 1), confidence: confidence,
        reason: "")
    }
    let counts = PlacementCounts(
      keys: ["a", "b", "c"],
      usages: [
        usage("a", .guess), usage("a", .certain), usage("a", .likely), usage("b", .guess),
        usage("none of the keys", .certain),
      ])
    #expect(counts.certain == 1 && counts.likely == 0 && counts.guess == 1 && counts.none == 1)
    #expect(counts.total == 3)
  }
}

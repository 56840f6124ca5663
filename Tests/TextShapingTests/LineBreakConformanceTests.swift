import Testing

@testable import TextShaping

/// Every opportunity of LineBreakTest.txt that the engine does not have, and the reverse, is listed:
///
/// | where | what | reason |
/// |---|---|---|
/// | 8 lines | no break after a hyphen before a letter when a break precedes the hyphen ("-e" in "grep -e") | ICU's line.txt, rule 20.9, also in Apple's ICU; Unicode 16 took it over as LB20a |
/// | 14 lines | a full stop or comma before a digit belongs to the number (" .35", "a.2") | ICU since 64 (L2/19-013); Unicode 16 took it over as LB15c and LB25 |
/// | inside a grapheme cluster | no break between a space and U+0308 or U+200D, nor before a skin tone without an emoji | a cluster is the smallest thing the engine places |
@Suite(
  "Line break conformance (UAX #14)",
  .enabled(
    if: UnicodeTestData.has(UnicodeTestData.lineBreakTest), UnicodeTestData.whySkipped))
struct LineBreakConformanceTests {
  /// Lines where ICU 72 differs from the file, with the UTF-16 offsets in one of the two only.
  static let icuDifferences: [Int: [Int]] = [
    // Rule 20.9: - #, - §, - U+50005 and - ก, each without and with U+0308.
    2265: [1], 2267: [2], 2421: [1], 2423: [2], 2425: [1], 2427: [2], 2429: [1], 2431: [2],
    // Numbers that start with a full stop or comma.
    2873: [1], 2875: [2], 7477: [7, 8], 7576: [2], 7577: [2], 7578: [2], 7579: [2], 7580: [2],
    7581: [2], 7583: [2], 7584: [6], 7585: [6], 7586: [5], 7587: [2],
  ]

  @Test("the engine's opportunities are those of LineBreakTest.txt, but for the listed ones")
  func all() throws {
    let cases = try UnicodeTestData.breakCases(UnicodeTestData.lineBreakTest)
    #expect(cases.count == 7654)
    let analysis = TextAnalysis()
    var faults: [String] = []
    var insideClusters = 0
    for test in cases {
      let found = AnalysedText(test.text, with: analysis)
      let starts = Set(found.offsets)
      let expected = test.boundaries.filter { $0 > 0 && $0 < (found.offsets.last ?? 0) }
      let inside = expected.filter { !starts.contains($0) }
      insideClusters += inside.count
      for offset in inside where !Self.mayLose(offset, in: test) {
        faults.append("line \(test.line): lost inside a cluster at \(offset)")
      }
      let difference = Set(expected).subtracting(inside)
        .symmetricDifference(found.lineBreakOffsets).sorted()
      if difference != Self.icuDifferences[test.line] ?? [] {
        faults.append("line \(test.line): differs at \(difference)")
      }
    }
    #expect(faults.isEmpty)
    // 89 and 84 times before U+0308 and U+200D after a space, 145 times before a skin tone.
    #expect(insideClusters == 318)
  }

  /// A place inside a cluster: before an extending character, after a space or before a skin tone.
  private static func mayLose(_ offset: Int, in test: UnicodeTestData.BreakCase) -> Bool {
    let units = Array(test.text.utf16)
    switch units[offset] {
    case 0x308, 0x200D: return units[offset - 1] == 0x20
    case 0xD83C: return (0xDFFB...0xDFFF).contains(units[offset + 1])
    default: return false
    }
  }
}

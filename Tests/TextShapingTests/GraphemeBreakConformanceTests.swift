import Testing

@testable import TextShaping

@Suite(
  "Grapheme cluster conformance (UAX #29)",
  .enabled(
    if: UnicodeTestData.has(UnicodeTestData.graphemeBreakTest), UnicodeTestData.whySkipped))
struct GraphemeBreakConformanceTests {
  @Test("the engine's clusters are those of GraphemeBreakTest.txt")
  func all() throws {
    let cases = try UnicodeTestData.breakCases(UnicodeTestData.graphemeBreakTest)
    #expect(cases.count == 602)
    let analysis = TextAnalysis()
    var faults: [String] = []
    for test in cases {
      let found = AnalysedText(test.text, with: analysis)
      if found.offsets != test.boundaries {
        faults.append("line \(test.line): \(found.offsets), not \(test.boundaries)")
      }
    }
    #expect(faults.isEmpty)
  }
}

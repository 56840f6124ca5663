import DynamicType
import Testing

@testable import Components

@Suite struct RowHeightTests {
  private func height(
    _ category: ContentSizeCategory = .large, detailLines: Int = 0, titleLines: Int = 1,
    isList: Bool = false, _ device: String = "iPhone SE (3rd generation)",
    os: OSGeneration = .iOS26
  ) throws -> Double {
    var certainty = Certainty()
    return RowHeight.height(
      titleLines: titleLines, detailLines: detailLines, isList: isList,
      in: try Support.traits(device, category, os: os), &certainty)
  }

  /// Measured with iOS 26.1 on an iPhone SE at L, XXXL and AX2.
  @Test func rowsOfIOS26HaveTheMeasuredHeight() throws {
    #expect(try height() == 52)
    #expect(try height(.extraExtraExtraLarge) == 59)
    #expect(try height(.accessibilityLarge) == 80)
    #expect(try height(detailLines: 1) == 62)
    #expect(try height(.extraExtraExtraLarge, detailLines: 1) == 83)
    #expect(try height(.accessibilityLarge, detailLines: 1) == 117)
    #expect(try height(isList: true) == 53)
    #expect(try height(detailLines: 1, isList: true) == 69.5)
  }

  /// The same row on an iPhone 16, whose pixels are a third of a point.
  @Test func heightFollowsThePixels() throws {
    #expect(abs(try height(detailLines: 1, isList: true, "iPhone 16") - 69.333) < 0.001)
  }

  @Test func rowsWereAtLeast44() throws {
    #expect(try height(os: .iOS13) == 44)
    #expect(try height(.accessibilityLarge, os: .iOS13) == 80)
  }

  @Test func linesMakeARowTaller() throws {
    for os in OSGeneration.allCases {
      for isList in [false, true] {
        let one = try height(isList: isList, os: os)
        let three = try height(titleLines: 3, isList: isList, os: os)
        #expect(three > one)
        #expect(try height(detailLines: 1, titleLines: 3, isList: isList, os: os) > three)
      }
    }
  }
}

import DynamicType
import Testing

@Suite struct TextStyleTests {
  /// Apple Human Interface Guidelines, Typography, "Large (default)": size and leading.
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, 41.0), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
    (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
  ])
  func defaultSizes(style: TextStyle, size: Double, leading: Double) {
    #expect(style.pointSize(for: .large) == size)
    #expect(style.leading(for: .large) == leading)
  }

  /// The smallest and the largest size of each style in the guidelines.
  @Test(arguments: [
    (TextStyle.largeTitle, 31.0, 60.0), (.title1, 25, 58), (.title2, 19, 56), (.title3, 17, 55),
    (.headline, 14, 53), (.body, 14, 53), (.callout, 13, 51), (.subheadline, 12, 49),
    (.footnote, 12, 44), (.caption1, 11, 43), (.caption2, 11, 40),
  ])
  func extremeSizes(style: TextStyle, smallest: Double, largest: Double) {
    #expect(style.pointSize(for: .extraSmall) == smallest)
    #expect(style.pointSize(for: .accessibilityExtraExtraExtraLarge) == largest)
  }

  @Test func bodyGrowsAsPublished() {
    #expect(
      ContentSizeCategory.allCases.map { TextStyle.body.pointSize(for: $0) }
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      ContentSizeCategory.allCases.map { TextStyle.body.leading(for: $0) }
        == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  }

  @Test func noStyleShrinksWhileTheCategoryGrows() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(for: $0) }
      let leadings = ContentSizeCategory.allCases.map { style.leading(for: $0) }
      #expect(sizes == sizes.sorted())
      #expect(leadings == leadings.sorted())
    }
  }

  /// Every cell has the leading of its point size, but for one that the guidelines print so.
  @Test func leadingDependsOnSizeAloneExceptSubheadlineAtXXXL() {
    var leadingsBySize: [Double: Set<Double>] = [:]
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let size = style.pointSize(for: category)
        leadingsBySize[size, default: []].insert(style.leading(for: category))
      }
    }
    #expect(leadingsBySize.filter { $0.value.count > 1 } == [21: [26, 28]])
    #expect(TextStyle.subheadline.pointSize(for: .extraExtraExtraLarge) == 21)
    #expect(TextStyle.subheadline.leading(for: .extraExtraExtraLarge) == 28)
    #expect(TextStyle.body.leading(for: .extraExtraLarge) == 26)
  }

  @Test func weights() {
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    #expect(
      TextStyle.allCases.filter { $0.emphasizedWeight == .bold } == [.largeTitle, .title1, .title2])
    #expect(TextStyle.body.emphasizedWeight == .semibold)
  }

  @Test(arguments: [
    ("title", TextStyle.title1), ("Font.title", .title1), ("caption", .caption1),
    ("UICTFontTextStyleBody", .body), ("UICTFontTextStyleTitle0", .largeTitle),
    ("UICTFontTextStyleTitle1", .title1), ("UICTFontTextStyleSubhead", .subheadline),
    ("UIFont.TextStyle.caption2", .caption2), (".footnote", .footnote),
    ("Large Title", .largeTitle),
  ])
  func takesNames(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
  }

  @Test(arguments: ["", "title4", "extraLargeTitle", "UICTFontTextStyle"])
  func refusesOtherNames(name: String) {
    #expect(TextStyle(name: name) == nil)
  }

  @Test func allNamesLeadBack() {
    for style in TextStyle.allCases {
      for name in [style.rawValue, style.swiftUIName, style.uiKitName] {
        #expect(TextStyle(name: name) == style)
        #expect(TextStyle(name: name.lowercased()) == style)
      }
    }
  }
}

import DynamicType
import Testing
import TextShaping

@testable import Components

@Suite struct TypefaceTests {
  private func face(
    _ font: SlotFont, _ category: ContentSizeCategory = .large, boldText: Bool = false
  ) -> Typeface {
    Typeface(font, category: category, boldText: boldText)
  }

  private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  /// 17 pt scaled for body is 48 pt at AX5 (Vercantez/openuikit: dynamic_type.json).
  @Test func anAppsOwnFontGrowsWithUIFontMetrics() {
    let brand = SlotFont(family: "Brand", size: 17)
    #expect(face(brand).pointSize == 17)
    #expect(face(brand, Self.largest).pointSize == 48)
    #expect(face(brand, Self.largest).leading == nil)
    #expect(face(brand, Self.largest).font == FontDescriptor(family: "Brand"))
    // Without a size it starts from the style's: 12 pt for caption1.
    let caption = face(SlotFont(family: "Brand", style: .caption1))
    #expect(caption.pointSize == 12)
    #expect(caption.leading == nil)
    let fixed = SlotFont(family: "Brand", size: 17, scales: false)
    #expect(face(fixed, Self.largest).pointSize == 17)
  }

  @Test func aSizeOfTheSystemFontStaysUnlessToldOtherwise() {
    let size = SlotFont(size: 17, weight: .semibold)
    #expect(face(size, Self.largest).pointSize == 17)
    #expect(face(size).leading == nil)
    #expect(face(SlotFont(size: 17, scales: true), Self.largest).pointSize == 48)
  }

  @Test(arguments: FontWeight.allCases)
  func boldTextIsOneStepForStylesAndSizesButNotForAnAppsOwnFont(_ weight: FontWeight) {
    let style = face(SlotFont(style: .footnote, weight: weight), boldText: true)
    let size = face(SlotFont(size: 17, weight: weight), boldText: true)
    let brand = face(SlotFont(family: "Brand", size: 17, weight: weight), boldText: true)
    #expect(style.weight == weight.bolder)
    #expect(size.weight == weight.bolder)
    #expect(brand.weight == weight)
    #expect([style, size, brand].map(\.confidence) == [.guess, .guess, .certain])
  }

  @Test func slopeWidthAndTrackingAreCarried() {
    let font = face(SlotFont(style: .body, isItalic: true, width: .expanded, tracking: 0.5))
    #expect(
      font.font == FontDescriptor(isItalic: true, width: .expanded, usesLigatures: false))
    #expect(font.tracking == 0.5)
    #expect(face(SlotFont(style: .body)).font.usesLigatures)
  }

  @Test func aDefaultFontFillsWhatASlotLeavesOpen() throws {
    let brand = SlotFont(family: "Brand", size: 20, weight: .medium, tracking: 1)
    func label(_ font: SlotFont?) throws -> Typeface {
      .resolve(
        ComponentContent(
          "x", in: "label", options: SlotOptions(font: font), defaultFont: brand),
        slot: "label", or: .body, takesDefaultSize: true, in: try Support.traits())
    }
    #expect(try label(nil).pointSize == 20)
    #expect(try label(nil).font.family == "Brand")
    #expect(try label(nil).weight == .medium)
    let own = try label(SlotFont(size: 13))
    #expect(own.pointSize == 13)
    #expect(own.weight == .regular)
    #expect(own.font.family == "Brand")
    #expect(own.tracking == 1)
    #expect(try label(SlotFont(family: "system", style: .body)).font.family == nil)
  }

  /// A cell's labels have text styles of their own: the default font brings its family, no size.
  @Test func aDefaultFontReachesAllLabelsOfACellButNoAlert() throws {
    let brand = SlotFont(family: "Brand", size: 30)
    let cell = try Support.place(
      ComponentContent(
        texts: ["tableCell.subtitle.title": ["A"], "tableCell.subtitle.detail": ["B"]],
        slot: "tableCell.subtitle.title", defaultFont: brand),
      in: TableCellSubtitle(), try Support.traits())
    #expect(cell.map(\.font.family) == ["Brand", "Brand"])
    #expect(cell.allSatisfy { $0.pointSize < 20 })
    let alert = try Support.place(
      ComponentContent("A", in: "alert.title", defaultFont: brand), in: Alert(),
      try Support.traits())
    #expect(alert.map(\.font.family) == [nil])
  }
}

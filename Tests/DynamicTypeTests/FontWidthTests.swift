import DynamicType
import Testing

@Suite struct FontWidthTests {
  @Test(arguments: ["condensed", "Condensed", ".condensed", "UIFont.Width.condensed"])
  func takesNames(name: String) {
    #expect(FontWidth(name: name) == .condensed)
  }

  @Test(arguments: ["", ".", "narrow", "75"])
  func refusesOtherNames(name: String) {
    #expect(FontWidth(name: name) == nil)
  }

  @Test func widensInOrder() {
    let percentages = FontWidth.allCases.map(\.percentage)
    #expect(percentages == percentages.sorted())
    #expect(FontWidth.standard.percentage == 100)
  }
}

import DynamicType
import Testing

@Suite struct FontWeightTests {
  @Test func ordersFromLightToHeavy() {
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
    #expect(FontWeight.regular < .semibold)
  }

  @Test func bolderIsOneStep() {
    for (weight, next) in zip(FontWeight.allCases, FontWeight.allCases.dropFirst()) {
      #expect(weight.bolder == next)
    }
    #expect(FontWeight.black.bolder == .black)
  }

  @Test(arguments: ["semibold", "SemiBold", "semi-bold", ".semibold", "UIFont.Weight.semibold"])
  func takesNames(name: String) {
    #expect(FontWeight(name: name) == .semibold)
  }

  @Test(arguments: ["", ".", "fat", "600", "bold italic"])
  func refusesOtherNames(name: String) {
    #expect(FontWeight(name: name) == nil)
  }

  @Test func takesAllItsOwnNames() {
    for weight in FontWeight.allCases { #expect(FontWeight(name: weight.rawValue) == weight) }
  }
}

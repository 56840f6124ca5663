import CICU
import Testing

@testable import Localization

@Suite struct PluralRuleTests {
  @Test(
    arguments: [
      ("en", "other one other other other"), ("fr", "one one other other other"),
      ("ja", "other other other other other"), ("ar", "zero one two few many"),
      ("ru", "many one few many many"), ("pl", "many one few many many"),
      ("sl", "other one two other other"), ("lt", "other one few few other"),
      ("lv", "zero one other other zero"), ("ro", "few one few few few"),
      ("he", "other one two other other"), ("cy", "zero one two other other"),
      ("ga", "other one two few other"), ("mt", "few one two few many"),
    ])
  func categoriesOfZeroOneTwoFiveAndEleven(language: String, expected: String) {
    let categories = [0, 1, 2, 5, 11].map { PluralRule.of(language).category(of: $0).rawValue }
    #expect(categories.joined(separator: " ") == expected)
  }

  @Test func laterNumbersFollowTheirLastDigits() {
    #expect(PluralRule.of("ru").category(of: 111) == .many)
    #expect(PluralRule.of("ru").category(of: 121) == .one)
    #expect(PluralRule.of("sl").category(of: 101) == .one)
    #expect(PluralRule.of("sl").category(of: 104) == .few)
    #expect(PluralRule.of("ar").category(of: 100) == .other)
  }

  @Test func wholeNumbersReachTheseCategories() {
    #expect(PluralRule.of("ru").categories == [.one, .few, .many])
    #expect(PluralRule.of("ru").allCategories == [.one, .few, .many, .other])
    #expect(PluralRule.of("cs").categories == [.one, .few, .other])
    #expect(PluralRule.of("ja").categories == [.other])
    // CLDR 38 gave French a category for millions.
    #expect(PluralRule.of("fr").categories == [.one, .other])
    #expect(PluralRule.of("fr").category(of: 2_000_000) == .many)
    #expect(PluralRule.of("ru").examples(of: .one) == [1, 21, 31])
    #expect(PluralRule.of("pt-BR").category(of: 0) == .one)
    #expect(PluralRule.of("pt-PT").category(of: 0) == .other)
  }

  @Test func largeNumbersFollowTheRulesOfICU() {
    for language in ["ru", "pl", "ar", "lt", "lv", "sl", "he", "mt", "ga", "cy", "is", "br"] {
      let rule = PluralRule.of(language)
      for number in [400, 499, 500, 1001, 1011, 1021, 4002, 10_012, 99_999] {
        #expect(rule.category(of: number) == category(number, language), "\(language) \(number)")
      }
    }
  }

  private func category(_ number: Int, _ language: String) -> PluralCategory? {
    var bit: Int32 = 0
    guard icu_plural_categories(language, [Double(number)], 1, &bit) else { return nil }
    let order: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]
    return order[bit.trailingZeroBitCount]
  }
}

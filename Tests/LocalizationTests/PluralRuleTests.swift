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
    let categories = [0, 1, 2, 5, 11].map { PluralRule.category(of: $0, language: language) }
    #expect(categories.joined(separator: " ") == expected)
  }

  @Test func laterNumbersFollowTheirLastDigits() {
    #expect(PluralRule.category(of: 111, language: "ru") == "many")
    #expect(PluralRule.category(of: 121, language: "ru") == "one")
    #expect(PluralRule.category(of: 101, language: "sl") == "one")
    #expect(PluralRule.category(of: 104, language: "sl") == "few")
    #expect(PluralRule.category(of: 100, language: "ar") == "other")
  }
}

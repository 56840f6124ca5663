import DynamicType
import Foundation
import Testing

@Suite struct ContentSizeCategoryTests {
  @Test func shortNamesInOrder() {
    #expect(
      ContentSizeCategory.allCases.map(\.shortName) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
  }

  @Test func defaultIsLarge() {
    #expect(ContentSizeCategory.default.shortName == "L")
  }

  @Test func fiveAreAccessibilityCategories() {
    let accessibility = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
    #expect(accessibility.map(\.shortName) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test(arguments: [
    ("UICTContentSizeCategoryXS", ContentSizeCategory.extraSmall),
    ("UICTContentSizeCategoryL", .large),
    ("UICTContentSizeCategoryAccessibilityM", .accessibilityMedium),
    ("UICTContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
    ("UIContentSizeCategory.accessibilityExtraLarge", .accessibilityExtraLarge),
    (".extraExtraLarge", .extraExtraLarge),
    ("DynamicTypeSize.xSmall", .extraSmall),
    ("xxxLarge", .extraExtraExtraLarge),
    ("accessibility5", .accessibilityExtraExtraExtraLarge),
    ("medium", .medium),
    ("ax3", .accessibilityExtraLarge),
    ("xl", .extraLarge),
    ("Extra-Large", .extraLarge),
  ])
  func takesNames(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name: name) == category)
  }

  @Test(arguments: ["", "AX6", "XXXXL", "big", "UICTContentSizeCategory"])
  func refusesOtherNames(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
  }

  @Test func allNamesLeadBack() {
    for category in ContentSizeCategory.allCases {
      for name in [category.shortName, category.uiKitName, category.swiftUIName] {
        #expect(ContentSizeCategory(name: name) == category)
        #expect(ContentSizeCategory(name: name.uppercased()) == category)
      }
    }
  }

  @Test func isCodedAsShortName() throws {
    let data = try JSONEncoder().encode([ContentSizeCategory.large, .accessibilityMedium])
    #expect(String(decoding: data, as: UTF8.self) == #"["L","AX1"]"#)
    let read = try JSONDecoder().decode(
      [ContentSizeCategory].self, from: Data(#"["xs","accessibility5"]"#.utf8))
    #expect(read == [.extraSmall, .accessibilityExtraExtraExtraLarge])
  }

  @Test func unknownNameIsADecodingErrorThatListsNames() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ContentSizeCategory].self, from: Data(#"["huge"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not a corruption: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("\"huge\"; known: XS, S, M, L"))
  }
}

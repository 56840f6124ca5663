import Testing

@testable import Audit

@Suite("KeyPattern")
struct KeyPatternTests {
  @Test(arguments: [
    ("alert.title", "alert.title", true),
    ("alert.title", "alert.titles", false),
    ("*", "", true),
    ("*.title", "a.b.title", true),
    ("*.title", "title", false),
    ("alert.*", "alert.", true),
    ("a?c", "abc", true),
    ("a?c", "ac", false),
    ("*a*b*", "xxaxxbxx", true),
    ("*ab*cd", "abcabcd", true),
    ("Alert*", "alert", false),
    ("/^alert\\./", "alert.title", true),
    ("/title$/", "alert.title", true),
    ("/TITLE/", "alert.title", false),
    ("/TITLE/i", "alert.title", true),
    ("/", "/", true),
    ("Größe*", "Größenwahl", true),
  ])
  func matches(pattern: String, text: String, expected: Bool) throws {
    #expect(try #require(KeyPattern(pattern)).matches(text) == expected)
  }

  @Test func commentsIgnoreCase() throws {
    let pattern = try #require(KeyPattern("*Menu Item*", ignoresCase: true))
    #expect(pattern.matches("the menu item that deletes"))
  }

  @Test func aBrokenExpressionIsNil() {
    #expect(KeyPattern("/(/") == nil)
  }

  @Test func manyStarsStayQuick() throws {
    let pattern = try #require(KeyPattern(String(repeating: "*a", count: 30) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 500)))
  }
}

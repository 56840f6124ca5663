import Testing

@testable import Audit

@Suite("NameWords")
struct NameWordsTests {
  @Test(arguments: [
    ("alert.title", ["alert", "title"]),
    ("deleteAlertTitle", ["delete", "alert", "title"]),
    ("ADD_ALERT_TITLE", ["add", "alert", "title"]),
    ("URLTitle", ["url", "title"]),
    ("menu-title.favorite", ["menu", "title", "favorite"]),
    ("row1_label", ["row1", "label"]),
    ("...", []),
  ])
  func splits(text: String, words: [String]) {
    #expect(NameWords.split(text) == words)
  }

  @Test(arguments: [
    ("alert.title", true), ("deleteAlert", true), ("ADD_ALERT", true), ("Favorites", false),
    ("Alert Title", false), ("OK", false), ("…", false),
  ])
  func tellsIdentifiersFromText(key: String, expected: Bool) {
    #expect(NameWords.isIdentifier(key) == expected)
  }
}

import ColorContrast
import TestSupport
import Testing

@Suite struct ColorDocumentTests {
  @Test func thePageIsWhatTheCodeSays() throws {
    let page = try projectFile("docs/colors.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let written = ColorDocument.markdown()
      .split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(page, written).enumerated().first { $0.element.0 != $0.element.1 }
    let line = first?.offset ?? min(page.count, written.count)
    #expect(
      page == written,
      "docs/colors.md differs from the code from line \(line + 1) on: run `make docs`")
  }

  @Test func theTablesHoldTheValues() {
    let page = ColorDocument.markdown()
    #expect(page.contains("\n| `systemBlue` | `#007AFF` | `#0A84FF` | `#0040DD` | `#409CFF` |"))
    #expect(page.contains("\n| `systemBlue` | `#0088FF` | `#0091FF` | `#1E6EF4` | `#5CB8FF` |"))
    #expect(page.contains("\n| `secondaryLabel` | `#3C3C43` at 0.6 |"))
    #expect(page.contains("\n| `systemGreen` | `#4CD964` | likely |"))
    #expect(page.contains("from iOS 7: tint; from iOS 26: `label`"))
  }
}

import ColorContrast
import Testing

@testable import TypefitCommand

@Suite struct ListColorsTests {
  @Test func namesEachColorInEachSystem() {
    let harness = CommandHarness(["list", "colors", "--format", "json"])
    #expect(harness.code == .success)
    #expect(
      harness.output.contains(
        ##"{"name":"systemBlue","ios":"iOS 13–18","light":"#007AFF","dark":"#0A84FF","##
          + ##""lightIncreasedContrast":"#0040DD","darkIncreasedContrast":"#409CFF","##))
  }

  @Test func markdownIsThePage() {
    let harness = CommandHarness(["list", "colors", "--markdown"])
    #expect(harness.output == ColorDocument.markdown())
  }

  @Test func otherListsHaveNoPage() {
    #expect(CommandHarness(["list", "devices", "--markdown"]).code == .failure)
  }
}

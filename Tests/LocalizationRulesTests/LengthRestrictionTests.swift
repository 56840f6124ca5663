import Foundation
import Localization
import LocalizationRules
import Testing

/// Widths in pixels are those that are measured.
@Suite struct LengthRestrictionTests {
  private let rule = LengthRestrictionRule()

  private func messages(_ context: RuleContext) -> [String] {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/A.strings" source-language="en" target-language="de"
      datatype="plaintext"><body><trans-unit id="key" maxwidth="60">
      <source>Settings</source><target>Überblick</target></trans-unit></body></file></xliff>
      """
    let result = LocalizationReader.read(LocalizationFile(path: "de.xliff", data: Data(text.utf8)))
    return rule.check(LocalizationProject(result), context: context).map(\.message)
  }

  @Test func pixelsAreMeasured() {
    let context = RuleContext { text, _ in Double(text.count) * 8 }
    #expect(messages(context) == ["has 72 points of width, at most 60 are allowed"])
    #expect(messages(RuleContext { _, _ in 60 }).isEmpty)
  }

  @Test func withoutAMeasureNothingIsSaid() {
    #expect(messages(RuleContext()).isEmpty)
  }
}

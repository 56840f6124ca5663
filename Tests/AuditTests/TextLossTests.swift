import Components
import TestSupport
import Testing

@testable import Audit

@Suite struct TextLossTests {
  private func lost(
    _ text: String, _ visible: String, values: [String] = [], locale: String = "en"
  ) -> [String] {
    Essentials(of: text, values: values, locale: locale).lost(in: visible)
      .map { "\($0.kind) \($0.text)" }
  }

  @Test func findsNumbersUnitsAndNegationsThatAreCut() {
    #expect(lost("Download is not possible", "Download is ") == ["negation not"])
    #expect(lost("This doesn’t work", "This ") == ["negation doesn't"])
    #expect(lost("Nothing was lost", "Nothing was ") == [])
    #expect(lost("Trip of 12.5 km to school", "Trip of 12.5 k ") == ["unit km"])
    #expect(lost("Trip of 12.5 km to school", "Trip of 12 ") == ["number 12.5", "unit km"])
    #expect(lost("Speed 80 km/h", "Speed ") == ["number 80", "unit km/h"])
    #expect(lost("Battery at 20 %", "Battery at 20 ") == ["unit %"])
    #expect(lost("Price from €5", "Price from ") == ["number 5", "unit €"])
    #expect(lost("Convert to MP3 and H264", "Convert to ") == [])
    #expect(lost("Es gibt keinen Platz", "Es gibt kein ", locale: "de") == ["negation keinen"])
    #expect(
      lost("Téléchargement n’est pas prêt", "Téléchargement ", locale: "fr-CA") == [
        "negation pas"
      ])
    #expect(lost("ダウンロードできません", "ダウンロード ", locale: "ja") == ["negation ません"])
    #expect(lost("无法下载", "", locale: "zh-Hans") == ["negation 无法"])
  }

  @Test func aLostValueIsNamedOnce() {
    #expect(
      lost("Share with Anna 2480", "Share with Anna ", values: ["Anna", "2480"])
        == ["value 2480"])
    #expect(lost("Share with Anna", "Share with An ", values: ["Anna"]) == ["value Anna"])
  }

  @Test(arguments: [
    ("menu.delete.me", "menu.delete"), ("delete_for_me", "delete_for"), ("title", ""),
    ("Delete for me.", ""),
  ])
  func groupsKeysByAllButTheirLastPart(key: String, prefix: String) {
    #expect(TextLossFinder.prefix(of: key) == prefix)
  }

  /// Two menu items that differ after the cut, one with another beginning, and one of another group.
  private static let strings = """
    /* typefit: label width=100 lines=1 */
    "menu.delete.all" = "Delete for everyone else";
    /* typefit: label width=100 lines=1 */
    "menu.delete.me" = "Delete for everybody here";
    /* typefit: label width=100 lines=1 */
    "menu.delete.other" = "Remove for everyone else";
    /* typefit: label width=100 lines=1 */
    "sheet.delete" = "Delete for everyone everywhere";
    /* typefit: label width=100 lines=1 */
    "menu.delete.no" = "Download is not ready";
    """

  @Test func reportsTextsThatAreTheSameOnceCut() throws {
    let findings = try findings()
    let ambiguous = findings.filter { $0.rule == "ambiguous-truncation" }
    #expect(Set(ambiguous.compactMap(\.text?.key)) == ["menu.delete.all", "menu.delete.me"])
    let first = try #require(ambiguous.first { $0.text?.key == "menu.delete.all" })
    let visible = try #require(first.text?.visibleText)
    #expect(
      first.reason.contains("shows as '\(visible)', as 'Delete for everybody here' does"))
    #expect(first.advice.contains("the first 16 characters are the same"))
    #expect(visible.hasSuffix("…"))
    #expect(first.severity == .error)
  }

  @Test func reportsALostNegation() throws {
    let essentials = try findings().filter { $0.rule == "lost-essentials" }
    #expect(essentials.compactMap(\.text?.key) == ["menu.delete.no"])
    #expect(essentials.first?.reason.hasSuffix("what is cut off holds the negation 'not'") == true)
    #expect(
      essentials.first?.advice.hasPrefix("put the negation 'not' before the cut, or ") == true)
  }

  private func findings() throws -> [Finding] {
    let folder = try TemporaryFolder()
    try folder.write(Self.strings, to: "en.lproj/Localizable.strings")
    return try audit(paths: [folder.path]).findings
  }
}

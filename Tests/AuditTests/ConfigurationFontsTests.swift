import Components
import DynamicType
import Foundation
import Localization
import TestSupport
import Testing
import TextShaping

@testable import Audit

@Suite("Fonts of the configuration")
struct ConfigurationFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("not a font", to: "Fonts/Text.ttf")
    for (name, weight) in [("Brand-Regular", UInt16(400)), ("Brand-Bold", 700)] {
      var font = TestFont()
      font.weightClass = weight
      font.advances = [("A", weight == 400 ? 500 : 600)]
      try font.data().write(to: URL(fileURLWithPath: folder.path + "/Fonts/\(name).ttf"))
    }
  }

  private func read(_ text: String) throws -> AuditConfiguration {
    try ConfigurationReader.read(file: folder.write(text, to: ".typefit.json"))
  }

  private static let brand = """
    "fonts": [{ "family": "Brand Sans", "files": [
      "Fonts/Brand-Regular.ttf", { "path": "Fonts/Brand-Bold.ttf", "weight": "heavy", "italic": true }
    ] }]
    """

  @Test("files are found beside the configuration; an object corrects what they say")
  func families() throws {
    let configuration = try read(
      """
      { "slots": [{ "key": "*", "slot": "label",
        "options": { "font": { "family": "brand-sans", "size": 20 } } }],
        "defaultFont": { "family": "Brand Sans" }, \(Self.brand) }
      """)
    let family = try #require(configuration.fonts.first)
    #expect(family.name == "Brand Sans")
    #expect(
      family.fonts.map(\.path)
        == ["Regular", "Bold"].map { folder.path + "/Fonts/Brand-\($0).ttf" })
    #expect(family.fonts.map(\.weight) == [400, 800])
    #expect(family.fonts.map(\.isItalic) == [false, true])
    #expect(configuration.defaultFont == SlotFont(family: "Brand Sans"))
    #expect(configuration.slots[0].options.font == SlotFont(family: "Brand Sans", size: 20))
  }

  @Test(
    "a mistake names file, line and what was expected",
    arguments: [
      (
        "{ \"fonts\": [{ \"family\": \"B\", \"files\": [\n\"Fonts/Gone.ttf\"] }] }", 2,
        "font file \"Fonts/Gone.ttf\": no such file; expected a TrueType or OpenType font"
      ),
      (
        "{ \"fonts\": [{ \"family\": \"B\", \"files\": [\n{ \"path\":\n\"Fonts/Text.ttf\" }] }] }",
        3,
        "font file \"Fonts/Text.ttf\": expected a TrueType or OpenType font; the file is damaged"
      ),
      ("{ \"fonts\": [\n{ \"files\": [] }] }", 2, "needs \"family\""),
      ("{ \"fonts\": [\n{ \"family\": \"system\" }] }", 2, "\"system\" is taken"),
      ("{ \"fonts\": [\n{ \"family\": \"B\" }] }", 2, "needs \"files\""),
      ("{ \"fonts\": [{ \"family\": \"B\",\n\"file\": \"x\" }] }", 2, "family, files"),
      ("{ \"fonts\": [{ \"family\": \"B\", \"files\": [\n3] }] }", 2, "a path, or an object"),
      (
        "{ \"fonts\": [{ \"family\": \"B\", \"files\": [{\n\"weight\": \"fat\" }] }] }", 2,
        "unknown weight \"fat\"; allowed: ultraLight"
      ),
      ("{\n\"defaultFont\": { \"family\": \"Futura\" } }", 2, "unknown font family \"Futura\""),
      ("{ \"defaultFont\": {\n\"size\": 0 } }", 2, "more than 0"),
      ("{ \"defaultFont\":\n\"Futura\" }", 2, "must be an object"),
      (
        "{ \"slots\": [{ \"key\": \"a\", \"slot\": \"label\", \"options\": { \"font\": {\n\"family\": "
          + "\"Futura\" } } }] }", 2, "name its files under \"fonts\""
      ),
    ])
  func mistakes(_ text: String, line: Int, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { _ = try read(text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.file == folder.path + "/.typefit.json")
  }

  @Test("a family given twice is refused")
  func twice() throws {
    let error = #expect(throws: ConfigurationError.self) {
      _ = try read(
        """
        { "fonts": [{ "family": "Brand", "files": ["Fonts/Brand-Regular.ttf"] },
          { "family": "brand", "files": ["Fonts/Brand-Bold.ttf"] }] }
        """)
    }
    #expect(error?.line == 2)
    #expect(error?.message.contains("given twice") == true)
  }

  @Test("Bold Text makes the system font of an audit heavier, and leaves the app's font alone")
  func boldText() throws {
    let strings = """
      /* typefit: label width=63.8 lines=1 size=17 */
      "system" = "Settings";
      /* typefit: label width=34 lines=1 family=BrandSans size=17 scales=false */
      "brand" = "AAAA";
      """
    try folder.write(strings, to: "en.lproj/Localizable.strings")
    func truncated(boldText: Bool) throws -> [String] {
      var configuration = try read("{ \"boldText\": \(boldText), \(Self.brand) }")
      configuration.devices = [try #require(Device.named("iPhone 15"))]
      let report = try AuditRunner(
        configuration: configuration,
        fontStack: try FontStack.load(customFonts: configuration.fonts)
      ).run(paths: [folder.path])
      #expect(report.summary.boldText == boldText)
      return report.findings.filter { $0.rule == "truncated-text" }.compactMap(\.text?.key)
    }
    #expect(try truncated(boldText: false).isEmpty)
    #expect(try truncated(boldText: true) == ["system"])
  }

  /// "AAAA" is 2 em in the brand's font: 34 points at 17, 96 at AX5 where 17 has grown to 48.
  @Test("an audit measures in the app's font, by rule, default or marker")
  func audit() throws {
    let strings = """
      /* typefit: label width=90 lines=1 family=BrandSans size=17 */
      "marked" = "AAAA";
      /* typefit: label width=90 lines=1 family=Futura */
      "wrong" = "AAAA";
      "ruled" = "AAAA";
      /* typefit: label width=90 lines=1 */
      "plain" = "AAAA";
      """
    try folder.write(strings, to: "en.lproj/Localizable.strings")
    var configuration = try read(
      """
      { "slots": [{ "key": "ruled", "slot": "label",
        "options": { "width": 90, "lineLimit": 1, "font": { "family": "Brand Sans", "size": 17 } } }],
        "defaultFont": { "family": "Brand Sans", "size": 17 },
        \(Self.brand) }
      """)
    configuration.devices = [try #require(Device.named("iPhone 15"))]
    let stack = try FontStack.load(customFonts: configuration.fonts)
    let report = try AuditRunner(configuration: configuration, fontStack: stack)
      .run(paths: [folder.path])
    let truncated = report.findings.filter { $0.rule == "truncated-text" }
    #expect(truncated.compactMap(\.text?.key).sorted() == ["marked", "plain", "ruled"])
    for finding in truncated {
      // 43 pt at AX4 makes 86 points, 48 pt at AX5 makes 96.
      #expect(finding.text?.breakingPoint == "AX5")
      #expect(finding.confidence == .certain)
    }
    #expect(report.problems.contains { $0.message.contains("unknown font family \"Futura\"") })
  }
}

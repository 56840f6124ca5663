import ColorContrast
import DynamicType
import Foundation
import InterfaceScan
import TestSupport
import Testing
import TextShaping

@testable import Audit

/// Whole folders: what is read becomes pairs, and pairs become findings.
@Suite("Audit of colours")
struct ContrastAuditTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func set(_ light: String, dark: String? = nil) -> String {
    func color(_ hex: String, _ appearances: String) -> String {
      """
      { \(appearances) "idiom": "universal", "color": { "color-space": "srgb", "components": {
        "red": "0x\(hex.prefix(2))", "green": "0x\(hex.dropFirst(2).prefix(2))",
        "blue": "0x\(hex.suffix(2))", "alpha": "1.000" } } }
      """
    }
    let variant = dark.map {
      ", "
        + color($0, #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#)
    }
    return """
      { "colors": [\(color(light, ""))\(variant ?? "")],
        "info": { "author": "xcode", "version": 1 } }
      """
  }

  private func addCatalog() throws {
    try folder.write(
      Self.set("FF9500"), to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    try folder.write(
      Self.set("000000", dark: "FFFFFF"), to: "Assets.xcassets/CardText.colorset/Contents.json")
    try folder.write(
      Self.set("FFFFFF", dark: "111111"),
      to: "Assets.xcassets/CardBackground.colorset/Contents.json")
  }

  private func configuration(_ text: String) throws -> AuditConfiguration {
    try ConfigurationReader.read(Data(text.utf8), file: folder.path + "/.typefit.json")
  }

  private func report(_ text: String = "{}") throws -> ContrastReport {
    let configuration = try configuration(text)
    return ContrastAudit(
      configuration: configuration, settings: ContrastSettings(configuration)
    ).run(paths: [folder.path])
  }

  @Test("Colour sets that belong together by name are judged, others are not paired")
  func catalog() throws {
    try addCatalog()
    try folder.write(Self.set("EEEEEE"), to: "Assets.xcassets/Stone.colorset/Contents.json")
    let report = try report()
    #expect(report.problems.isEmpty)
    let subjects = Set(report.judgements.map(\.subject))
    #expect(
      subjects == [
        "AccentColor on systemBackground", "AccentColor on secondarySystemBackground",
        "CardText on CardBackground",
      ])
    let low = report.findings.filter { $0.color?.foreground == "AccentColor" }
    #expect(low.count == 2)
    #expect(low.allSatisfy { $0.place.file.hasSuffix("AccentColor.colorset/Contents.json") })
    #expect(low.allSatisfy { $0.severity == .error })
    // Orange on black is 9.6:1.
    #expect(
      low.flatMap { $0.color?.examples ?? [] }.allSatisfy { !$0.shortAppearances.hasPrefix("dark") }
    )
  }

  @Test("The configuration adds pairs, exempts names, and sets level and appearances")
  func configured() throws {
    try addCatalog()
    let report = try report(
      """
      { "contrast": {
          "level": "AAA", "appearances": ["light", "dark-increased"],
          "pairs": [
            { "name": "Badge", "foreground": "CardBackground", "background": "AccentColor" }
          ],
          "decorative": ["Accent*"] },
        "rules": { "low-contrast": "note" } }
      """)
    #expect(report.problems.isEmpty)
    #expect(report.settings.level == .enhanced)
    #expect(
      report.settings.wantedAppearances.map(\.displayName) == ["light", "dark, increased contrast"])
    #expect(report.count(.exempt) == 2)
    let badge = try #require(report.findings.first)
    #expect(badge.color?.subject == "Badge: CardBackground on AccentColor")
    #expect(badge.color?.criterion == "1.4.6")
    #expect(badge.place.file == folder.path + "/.typefit.json")
    #expect(badge.place.line == 4)
  }

  @Test("A pair of the configuration that names no colour is a problem with its line")
  func unknownColor() throws {
    try addCatalog()
    let report = try report(
      """
      { "contrast": { "pairs": [
        { "foreground": "CardText", "background": "Paper" }
      ] } }
      """)
    let problem = try #require(report.problems.first)
    #expect(problem.isFatal)
    #expect(problem.line == 2)
    #expect(problem.message.hasPrefix("unknown colour \"Paper\""))
  }

  @Test(
    "A mistake in the configuration is named with its line",
    arguments: [
      ("{ \"contrast\": {\n \"level\": \"A\" } }", 2, "unknown level \"A\"; allowed: AA, AAA"),
      ("{ \"contrast\": { \"appearances\":\n [\"dim\"] } }", 2, "unknown appearance \"dim\""),
      ("{\n \"contrast\": { \"largetext\": \"points\" } }", 2, "unknown member \"largetext\""),
      ("{ \"contrast\": { \"pairs\": {} } }", 1, "\"pairs\" must be a list"),
      ("{ \"contrast\": { \"logo\": \"x\" } }", 1, "\"logo\" must be a list"),
    ])
  func mistakes(text: String, line: Int, message: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try configuration(text) }
    #expect(error.line == line)
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }

  @Test("An app in one style is judged in that style")
  func oneStyle() throws {
    try addCatalog()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """, to: "Info.plist")
    let report = try report()
    #expect(report.settings.wantedAppearances.allSatisfy { $0.style == .dark })
    #expect(report.findings.isEmpty)
  }

  /// A screen in light grey. White on #EEEEEE is 1.16:1, black 18.09:1.
  @Test("A light status bar over a light screen is found, with the style to take")
  func statusBar() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="v" customClass="HutController" sceneMemberID="viewController">
            <view key="view" id="w">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <color key="backgroundColor" red="0.93333333" green="0.93333333" blue="0.93333333"
                alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "Main.storyboard")
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIViewControllerBasedStatusBarAppearance</key><false/>
        <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
      </dict></plist>
      """
    try folder.write(list, to: "Info.plist")
    let finding = try #require(try report().findings.first)
    #expect(finding.rule == "status-bar-contrast")
    #expect(finding.severity == .warning)
    #expect(finding.color?.subject == "status bar of HutController")
    #expect(finding.color?.examples.first?.ratio == 1.16)
    #expect(finding.advice == "take the style default for this screen")
    #expect(finding.notes.contains { $0.hasSuffix("Info.plist:4") })
    try folder.write(
      list.replacing("UIStatusBarStyleLightContent", with: "UIStatusBarStyleDarkContent"),
      to: "Info.plist")
    #expect(try report().findings.isEmpty)
  }

  @Test("A navigation bar decides over the style that a screen of a theme asks for")
  func statusBarOfTheme() throws {
    try folder.write(
      """
      {"views": [{"name": "Home", "statusBar": "lightContent", "children": [
        {"class": "UINavigationBar", "barTint": "#000040", "tint": "#FFFFFF", "translucent": false}]}]}
      """, to: "theme.json")
    let finding = try #require(
      try report(#"{"contrast": {"appearances": ["light"]}, "os": "18"}"#).findings.first)
    #expect(finding.rule == "status-bar-contrast")
    #expect(finding.reason.hasPrefix("the screen asks for lightContent, but the navigation bar"))
    #expect(finding.advice == "take the style lightContent for this screen")
    #expect(finding.notes.contains { $0.contains("since iOS 17") })
  }

  @Test("An audit of a folder reports its colours beside its texts")
  func audit() throws {
    try addCatalog()
    try folder.write("/* typefit: label */\n\"ok\" = \"OK\";\n", to: "en.lproj/Localizable.strings")
    func run(_ filters: AuditFilters = AuditFilters(), _ text: String = "{}") throws -> AuditReport
    {
      try AuditRunner(
        configuration: try configuration(text), fontStack: try FontStack.load(), filters: filters
      ).run(paths: [folder.path])
    }
    let report = try run()
    #expect(report.findings.map(\.rule) == ["low-contrast", "low-contrast"])
    #expect(report.summary.colors?.pairs == 3)
    #expect(report.summary.colors?.outcomes["fails"] == 2)
    #expect(report.summary.countsByRule["low-contrast"] == 2)
    #expect(try run(AuditFilters(slots: ["label"])).summary.colors == nil)
    let off = try run(AuditFilters(), "{ \"rules\": { \"low-contrast\": \"off\" } }")
    #expect(off.findings.isEmpty)
    #expect(off.summary.suppressed == 2)
  }
}

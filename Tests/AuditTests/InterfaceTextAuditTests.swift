import InterfaceScan
import Localization
import TestSupport
import Testing
import TextShaping

@testable import Audit

/// The texts of interface files, measured where they stand.
@Suite struct InterfaceTextAuditTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"><subviews>
    <label id="l" text="Settings of the app" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints></label>
    <label id="s" text="Label" translatesAutoresizingMaskIntoConstraints="NO"/>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func audit(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(),
      usageScanner: UsageScanner(
        readers: [], recognizers: [], factReaders: [InterfaceFactReader()])
    ).run(paths: [folder.path])
  }

  @Test func theSourceTextsStandInTheFileItself() throws {
    let report = try audit([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"l.text\" = \"Einstellungen der App\";",
    ])
    #expect(report.summary.assignments["certain"] == 2)
    let truncated = report.texts.filter { $0.verdict == "truncates" }
    #expect(truncated.map(\.locale).sorted() == ["de", "en"])
    #expect(truncated.allSatisfy { $0.slot == "label" && $0.key == "l.text" })
  }

  @Test func samplesAreLeftOut() throws {
    let report = try audit([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"l.text\" = \"App\"; \"s.text\" = \"Beschriftung\";",
    ])
    #expect(report.summary.strings == 2)
    #expect(report.summary.skipped["sample texts of interface files, which code replaces"] == 2)
  }

  @Test func aTextOfATableIsNotReadTwice() throws {
    let report = try audit([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "en.lproj/Main.strings": "\"l.text\" = \"App\";",
    ])
    #expect(report.summary.strings == 1)
  }
}

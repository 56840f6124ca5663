import Foundation
import TestSupport
import Testing
import TextShaping

@testable import Audit

/// Faults of interface files become findings, and people excuse them.
@Suite struct InterfaceAuditTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(
    _ labels: String, configuration: String = "{}", slots: [String] = []
  ) throws -> AuditReport {
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v" customClass="HutView"><subviews>
      \(labels)
      </subviews></view></objects></document>
      """, to: "Views/Hut.xib")
    let settings = try ConfigurationReader.read(
      Data(configuration.utf8), file: folder.path + "/.typefit.json")
    return try AuditRunner(
      configuration: settings, fontStack: try FontStack.load(), filters: AuditFilters(slots: slots)
    ).run(paths: [folder.path])
  }

  private let label = """
    <label text="Pay" id="a"><fontDescription key="fontDescription" type="system" pointSize="13"/></label>
    """

  @Test("A fault is a finding with its rule's severity, its place and its view")
  func finding() throws {
    let finding = try #require(try report(label).findings.first { $0.interface != nil })
    #expect(finding.rule == "fixed-font-size")
    #expect(finding.severity == .note)
    #expect(finding.place.line == 2)
    #expect(
      finding.interface
        == InterfaceEvidence(subject: "system 13", element: "label “Pay”", owner: "HutView"))
    let copy = try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding))
    #expect(copy.evidence == finding.evidence)
  }

  @Test("A finding is the same one after lines and sizes of the file around it have changed")
  func identity() throws {
    let first = try report(label).findings.compactMap { $0.interface == nil ? nil : $0 }
    let later = try report("<label id=\"z\" text=\"…\"/>\n\n" + label).findings
      .compactMap { $0.interface == nil ? nil : $0 }
    #expect(first.map(FindingIdentity.init) == later.map(FindingIdentity.init))
    #expect(first.map(FindingIdentity.init).first?.table == "Views/Hut.xib")
    #expect(first.first?.place.line != later.first?.place.line)
  }

  @Test(
    "A rule is turned off, leaves files, views and sizes alone",
    arguments: [
      #"{"rules": {"fixed-font-size": "off"}}"#,
      #"{"rules": {"fixed-font-size": {"ignore": ["*/Views/*"]}}}"#,
      #"{"rules": {"fixed-font-size": {"ignore": ["HutView"]}}}"#,
      #"{"rules": {"fixed-font-size": {"maximumSize": 12}}}"#,
    ])
  func configuration(text: String) throws {
    #expect(try report(label, configuration: text).findings.allSatisfy { $0.interface == nil })
  }

  @Test("A severity of the configuration counts")
  func severity() throws {
    let text = #"{"rules": {"fixed-font-size": "error"}}"#
    let finding = try report(label, configuration: text).findings.first { $0.interface != nil }
    #expect(finding?.severity == .error)
  }

  @Test("A note in Interface Builder excuses its object, and is counted")
  func notes() throws {
    let excused = label.replacingOccurrences(
      of: "</label>",
      with: "<attributedString key=\"userComments\"><fragment content=\"typefit: allow"
        + " fixed-font-size\"/></attributedString></label>")
    let report = try report(excused + "\n" + label)
    #expect(report.findings.filter { $0.interface != nil }.map(\.place.line) == [3])
    #expect(report.summary.suppressed == 1)
  }

  @Test("Where only some slots are asked for, the interface is not")
  func slots() throws {
    #expect(try report(label, slots: ["alert"]).findings.allSatisfy { $0.interface == nil })
  }
}

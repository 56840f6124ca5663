import Components
import DynamicType
import Foundation
import Testing
import TextShaping

@testable import Audit

@Suite("FindingLayout")
struct FindingLayoutTests {
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"comment": "typefit: label width=60 lines=1", "localizations": {"en": {"stringUnit": {
        "state": "translated", "value": "Sound"}}}},
      "b": {"comment": "typefit: label width=60 lines=1", "localizations": {"en": {"stringUnit": {
        "state": "translated", "value": "Sound"}}}}
    }}
    """

  @Test("Laid out again, every finding of a text has the verdict and the numbers of its evidence")
  func repeatsTheAudit() throws {
    let report = try audit(AuditRunnerTests.catalog)
    let findings = report.findings.filter { $0.text != nil }
    try #require(findings.count > 4)
    for finding in findings {
      let layout = try #require(finding.layout)
      let text = try #require(finding.text)
      let category = try #require(
        ContentSizeCategory.allCases.first { $0.shortName == text.breakingPoint })
      let shaper = TextShaper(fontStack: layout.fontStack)
      let own = try #require(layout.own(layout.placements(at: category, using: shaper)))
      #expect(own.verdict.name == text.verdict)
      #expect(abs(own.availableWidth - text.room) < 0.01)
      #expect(abs(own.requiredWidth - text.need) < 0.01)
      #expect(layout.deviceName == text.devices.first)
      #expect(layout.traits(at: category).contentSizeCategory == category)
    }
  }

  @Test("Two keys with one text in one place share a layout")
  func areEqual() throws {
    let layouts = try audit(Self.catalog).findings.compactMap(\.layout)
    try #require(layouts.count == 2)
    #expect(layouts[0] == layouts[1])
    #expect(layouts[0].component == "label")
  }

  @Test("A report read from a file has no layouts")
  func areNotWritten() throws {
    let report = try audit(Self.catalog)
    let read = try JSONDecoder().decode(AuditReport.self, from: report.jsonData())
    #expect(read.findings.count == 2)
    #expect(read.findings.allSatisfy { $0.layout == nil })
  }

  @Test("The summary counts the strings of each language")
  func stringsByLocale() throws {
    let summary = try audit(AuditRunnerTests.catalog).summary
    #expect(summary.stringsByLocale?.values.reduce(0, +) == summary.strings)
    #expect(summary.stringsByLocale?["de"] == 1)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

@Suite("Audit command")
struct AuditCommandTests {
  private static let strings = """
    /* typefit: tableCell.default.title */
    "certificates" = "Sicherheitszertifikatsverwaltungseinstellungen";
    /* typefit: label */
    "ok" = "OK";
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.strings, to: "de.lproj/Localizable.strings")
    return folder
  }

  @Test("Findings at the failing level are exit code 1, below it 0")
  func exitCodes() throws {
    let folder = try folder()
    let findings = CommandHarness(["audit", folder.path])
    #expect(findings.code == .findings)
    #expect(findings.output.contains("certificates"))
    #expect(CommandHarness(["audit", folder.path, "--fail-on", "never"]).code == .success)
    #expect(CommandHarness(["audit", folder.path, "--slot", "label"]).code == .success)
  }

  @Test("What cannot be read is exit code 2, and the findings of the rest are there")
  func unreadable() throws {
    let folder = try folder()
    let broken = try folder.write("\"a\" = \"b", to: "fr.lproj/Localizable.strings")
    let harness = CommandHarness(["audit", folder.path, "--fail-on", "never"])
    #expect(harness.code == .failure)
    #expect(harness.errors.contains("typefit: error: \(broken):1"))
    #expect(harness.output.contains("certificates"))
    #expect(CommandHarness(["audit", "/no/such/folder"]).code == .failure)
  }

  @Test("A baseline leaves out what it holds, and shrinks when asked")
  func baseline() throws {
    let folder = try folder()
    let file = folder.path + "/known.json"
    let first = CommandHarness(["audit", folder.path, "--write-baseline", file])
    #expect(first.code == .findings)
    #expect(first.errors.contains("the baseline holds 1 findings"))
    let second = CommandHarness(["audit", folder.path, "--baseline", file])
    #expect(second.code == .success)
    #expect(second.output.contains("Known     1 finding that the baseline holds"))
    try folder.write("\"ok\" = \"OK\";", to: "de.lproj/Localizable.strings")
    let third = CommandHarness(["audit", folder.path, "--baseline", file])
    #expect(third.errors.contains("not found any more: truncated-text, certificates, de"))
    #expect(
      CommandHarness(["audit", folder.path, "--baseline", file, "--prune-baseline"]).code
        == .success)
    #expect(try folder.read("known.json").contains("\"findings\": []"))
    let narrowed = CommandHarness([
      "audit", folder.path, "--baseline", file, "--prune-baseline", "--locale", "de",
    ])
    #expect(narrowed.code == .failure)
  }

  @Test("Nothing to check is exit code 2 with a reason")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let empty = CommandHarness(["audit", folder.path])
    #expect(empty.code == .failure)
    #expect(empty.errors.contains(".xcstrings"))
    try folder.write(Self.strings, to: "de.lproj/Localizable.strings")
    #expect(CommandHarness(["audit", folder.path, "--locale", "sw"]).code == .failure)
  }

  @Test("Reports go to files by their ending, whole, without leftovers")
  func outputs() throws {
    let folder = try folder()
    CommandHarness([
      "audit", folder.path, "--output", folder.path + "/out/deep/report.json", "--output",
      folder.path + "/report.txt", "--quiet",
    ])
    let json = try folder.read("out/deep/report.json")
    #expect(json.contains("\"schemaVersion\": 2"))
    #expect(try folder.read("report.txt").contains("certificates"))
    #expect(folder.names == ["de.lproj", "out", "report.txt"])
    #expect(CommandHarness(["audit", folder.path, "--output", "x.pdf"]).code == .failure)
    let blocked = CommandHarness([
      "audit", folder.path, "--output", folder.path + "/report.txt/x.json",
    ])
    #expect(blocked.code == .failure)
    #expect(blocked.errors.contains("Choose another path"))
  }

  @Test("The nearest configuration counts, and its mistakes are named with file and line")
  func configuration() throws {
    let folder = try folder()
    try folder.write(
      "{\n  // nothing is worse than this\n  \"failOn\": \"bad\"\n}", to: ".typefit.json")
    let harness = CommandHarness(["audit", folder.path + "/de.lproj"])
    #expect(harness.code == .failure)
    #expect(harness.errors.contains("typefit: error: \(folder.path)/.typefit.json:3: "))
    try folder.write("{}", to: "other.json")
    let other = CommandHarness([
      "audit", folder.path, "--config", folder.path + "/other.json", "--fail-on", "never",
    ])
    #expect(other.code == .success)
  }

  @Test("Shaping anew at every size gives the same widths")
  func reshape() throws {
    let folder = try folder()
    let harness = CommandHarness([
      "audit", folder.path, "--debug-reshape", "--fail-on", "never", "--quiet",
    ])
    #expect(harness.code == .success)
    #expect(harness.errors.contains("shaped anew 24 times"))
  }

  @Test("Standard output may be JSON alone")
  func json() throws {
    let folder = try folder()
    let output = CommandHarness(["audit", folder.path, "--format", "json"]).output
    #expect((try JSONSerialization.jsonObject(with: Data(output.utf8))) is [String: Any])
  }

  @Test("Styles are reported for the same input")
  func styles() throws {
    let folder = try folder()
    let harness = CommandHarness(["styles", folder.path, "--style", "body", "--width", "300"])
    #expect(harness.code == .success)
    #expect(harness.output.hasPrefix("2 strings in 1 language (de), in a room of 300 pt\n"))
    #expect(harness.output.contains("certificates"))
  }
}

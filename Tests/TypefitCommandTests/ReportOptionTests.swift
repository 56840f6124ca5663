import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

@Suite("Report options")
struct ReportOptionTests {
  private static let strings = """
    /* typefit: tableCell.default.title */
    "certificates" = "Sicherheitszertifikatsverwaltungseinstellungen";
    /* typefit: label */
    "ok" = "OK";
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.strings, to: "app/de.lproj/Localizable.strings")
    return folder
  }

  private func audit(_ folder: TemporaryFolder, _ words: String...) -> CommandHarness {
    CommandHarness(["audit", folder.path + "/app", "--category", "L", "-d", "iPhone SE"] + words)
  }

  @Test("Several reports are written at once, into folders that are made")
  func several() throws {
    let folder = try folder()
    let run = audit(
      folder, "--report", "sarif=\(folder.path)/out/a.sarif", "-r", "junit=\(folder.path)/out/j/",
      "-o", folder.path + "/out/x.md")
    #expect(run.code == .findings)
    #expect(run.output.contains("The full report is in \(folder.path)/out/a.sarif, "))
    #expect(try folder.read("out/a.sarif").contains("\"2.1.0\""))
    #expect(try folder.read("out/j/typefit.xml").contains("<testsuites"))
    #expect(try folder.read("out/x.md").contains("## typefit: 1 error"))
  }

  @Test("A report without a path is all of standard output")
  func standardOutput() throws {
    let folder = try folder()
    let run = audit(folder, "--report", "csv")
    #expect(run.output.hasPrefix("severity,rule,"))
    #expect(run.output.hasSuffix("\r\n"))
    #expect(audit(folder, "--format", "csv").output == run.output)
  }

  @Test(
    "What makes no sense is refused before anything is written",
    arguments: [
      (["--report", "pdf=x"], "Please provide one of: text, html, json"),
      (["--report", "sarf"], "Did you mean 'sarif'?"),
      (["--report", "json="], "no path after '='"),
      (["--report", "json", "--report", "csv"], "Standard output takes one report"),
      (["--report", "json", "--format", "text"], "Standard output takes one report"),
      (
        ["--report", "json=OUT/a", "-o", "OUT/./a.json", "-r", "csv=OUT/a"], "named for two reports"
      ),
      (["-o", "OUT/a.pdf"], "the name must end in one of"), (["-q", "-v"], "exclude each other"),
      (["--all", "--max-findings", "3"], "exclude each other"),
      (["--max-findings", "-1"], "a whole number from 0"),
      (["--compare", "OUT/none.json", "-r", "csv=OUT/a.csv"], "none.json: cannot be read"),
    ])
  func refused(words: [String], message: String) throws {
    let folder = try folder()
    let run = CommandHarness(
      ["audit", folder.path + "/app"] + words.map { $0.replacing("OUT", with: folder.path) })
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["app"])
  }

  @Test("The configuration names reports, and the command line goes before it")
  func configuration() throws {
    let folder = try folder()
    try folder.write("{\"reports\": {\"csv\": \"../out/a.csv\"}}", to: "app/.typefit.json")
    _ = audit(folder)
    #expect(try folder.read("out/a.csv").contains("certificates"))
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    _ = audit(folder, "--report", "xcode=\(folder.path)/x.log")
    #expect(folder.names == ["app", "x.log"])
    try folder.write("{\n \"reports\": {\n  \"cvs\": \"a\"}}", to: "app/.typefit.json")
    let wrong = audit(folder)
    #expect(wrong.code == .failure)
    #expect(wrong.errors.contains(".typefit.json:3: unknown report \"cvs\""), "\(wrong.errors)")
  }

  @Test("Notes go into a copy of the XLIFF, never into the file itself")
  func xliffNotes() throws {
    let folder = try folder()
    let xliff = """
      <xliff version="1.2"><file original="de.lproj/Localizable.strings" source-language="en" \
      target-language="de"><body><trans-unit id="certificates"><source>Certificates</source>\
      <target>Sicherheitszertifikatsverwaltungseinstellungen</target></trans-unit></body></file></xliff>
      """
    try folder.write(xliff, to: "app/de.xliff")
    let run = audit(folder, "--report", "xliff-notes=\(folder.path)/notes")
    #expect(run.code == .findings, "\(run.errors)")
    let copy = try folder.read("notes/de.xliff")
    #expect(copy.contains("</target><note from=\"typefit\" priority=\"1\" annotates=\"target\">"))
    #expect(try folder.read("app/de.xliff") == xliff)
    let inPlace = audit(folder, "--report", "xliff-notes=\(folder.path)/app")
    #expect(inPlace.code == .failure)
    #expect(inPlace.errors.contains("is the file itself"))
    #expect(try folder.read("app/de.xliff") == xliff)
  }

  @Test("Without an XLIFF file there is nothing to write notes into")
  func noXLIFF() throws {
    let folder = try folder()
    let run = audit(folder, "--report", "xliff-notes=\(folder.path)/notes/")
    #expect(run.code == .failure)
    #expect(run.errors.contains("there is no XLIFF file among the audited paths"))
  }

  @Test("A device stays a device, and a link a link")
  func streams() throws {
    let folder = try folder()
    #expect(audit(folder, "--report", "csv=/dev/null").code == .findings)
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
    try folder.write("old", to: "real.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.csv", withDestinationPath: "real.csv")
    _ = audit(folder, "--report", "csv=\(folder.path)/link.csv")
    #expect(try folder.read("real.csv").hasPrefix("severity,"))
    let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.csv")[.type]
    #expect(link as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("At most so many findings are shown")
  func maximum() throws {
    let folder = try folder()
    let run = audit(folder, "--max-findings", "0")
    #expect(!run.output.contains("certificates"))
    #expect(run.output.contains("… and 1 more: --all"))
    #expect(audit(folder, "--max-findings", "1").output.contains("certificates"))
  }

  @Test("Two reports are compared, and what is new can fail")
  func compare() throws {
    let folder = try folder()
    let (old, new) = (folder.path + "/old.json", folder.path + "/new.json")
    _ = audit(folder, "-q", "-o", new)
    try folder.write("\"ok\" = \"OK\";", to: "app/de.lproj/Localizable.strings")
    _ = audit(folder, "-q", "-o", old)
    let plain = CommandHarness(["compare", old, new])
    #expect(plain.code == .success)
    #expect(plain.output.hasPrefix("Compared  1 new"))
    #expect(CommandHarness(["compare", old, new, "--fail-on", "new"]).code == .findings)
    #expect(CommandHarness(["compare", new, old, "--fail-on", "new"]).code == .success)
    #expect(CommandHarness(["compare", new, new, "--fail-on", "worse"]).code == .success)
    #expect(CommandHarness(["compare", old, folder.path + "/none"]).code == .failure)
    try folder.write(Self.strings, to: "app/de.lproj/Localizable.strings")
    let shown = audit(folder, "--compare", old)
    #expect(shown.output.contains("Compared  1 new"))
  }

  @Test("Progress tells rate and time left once the rate is known")
  func progress() {
    #expect(
      ProgressState(done: 5, total: 10, seconds: 1).text(columns: 80) == "50 % · 5 of 10 texts")
    #expect(
      ProgressState(done: 4_000, total: 10_000, seconds: 10).text(columns: 80)
        == "40 % · 4,000 of 10,000 texts · 400 a second · 15 s left")
    #expect(ProgressState(done: 4_000, total: 10_000, seconds: 10).text(columns: 20).count <= 19)
    #expect(ProgressState.time(59.2) == "1 min 0 s")
    #expect(ProgressState.time(3_725) == "1 h 2 min")
    #expect(ProgressState(done: 0, total: 0, seconds: 9).text(columns: 80).hasPrefix("0 %"))
  }
}

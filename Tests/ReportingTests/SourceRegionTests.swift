import Localization
import TestSupport
import Testing

@testable import Reporting

@Suite("Source regions")
struct SourceRegionTests {
  @Test(
    "The value is found in its line",
    arguments: [
      ("a.strings", #""key" = "Wert \"x\"";"#, #"Wert \"x\""#),
      ("a.strings", #""a=b" = "Wert"; // "no""#, "Wert"),
      ("a.strings", "key = \"begins here", "begins here"),
      ("a.xcstrings", #"            "value" : "Grün: \"1\"""#, #"Grün: \"1\""#),
      ("a.xcstrings", #"    "some.key" : {"#, "some.key"),
      ("a.xliff", "  <target state=\"x\">Wert &amp; mehr</target>", "Wert &amp; mehr"),
      ("a.xliff", "  <trans-unit id=\"x\">", "<trans-unit id=\"x\">"),
      ("Main.storyboard", "\t<button/>", "<button/>"),
      ("View.swift", "  Text(\"a\") ", "Text(\"a\")"),
    ])
  func values(file: String, line: String, value: String) throws {
    let bytes = Array(line.utf8)
    let range = try #require(ValueFinder(fileName: file).range(in: bytes[...]))
    #expect(String(decoding: bytes[range], as: UTF8.self) == value)
  }

  @Test("An empty line has no value")
  func empty() {
    #expect(ValueFinder(fileName: "a.strings").range(in: Array(" \t".utf8)[...]) == nil)
  }

  @Test("Columns count UTF-16 code units from 1, the end exclusive, whatever the line ends")
  func columns() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\r\n\"🏔\" = \"é日\";\r\"c\" = \"d\";\n", to: "x.strings")
    let regions = SourceRegions(baseDirectory: folder.path)
    func region(_ line: Int) -> SourceRegion {
      regions.region(of: SourcePlace(file: "x.strings", line: line))
    }
    #expect(region(1) == SourceRegion(line: 1, columns: 8..<9))
    #expect(region(2) == SourceRegion(line: 2, columns: 9..<11))
    #expect(region(3) == SourceRegion(line: 3, columns: 8..<9))
    #expect(region(99) == SourceRegion(line: 99))
    #expect(regions.region(of: SourcePlace(file: "none", line: 4)) == SourceRegion(line: 4))
    let blind = SourceRegions(baseDirectory: nil)
    #expect(blind.region(of: SourcePlace(file: "x.strings", line: 0)) == SourceRegion(line: 1))
  }
}

import FileSearch
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

/// Interface files in a scan of a folder.
@Suite struct InterfaceFactReaderTests {
  private func scan(_ files: [String: String], keys: Set<String>) throws -> UsageScanner.Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return UsageScanner(readers: [], recognizers: [], factReaders: [InterfaceFactReader()])
      .scan(FileTree(paths: [folder.path]), keys: keys)
  }

  private func xib(_ content: String, runtime: String = "iOS.CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="\(runtime)"><objects>
    \(content)
    </objects></document>
    """
  }

  @Test func usagesStandWithFileAndLine() throws {
    let result = try scan(
      ["App/Base.lproj/Row.xib": xib("<label id=\"l\" text=\"Name\"/>")], keys: ["l.text"])
    #expect(result.filesRead == 1 && result.problems.isEmpty)
    let usage = try #require(result.usages.first)
    #expect(usage.place.file.hasSuffix("App/Base.lproj/Row.xib") && usage.place.line == 2)
    #expect(usage.table == "Row")
  }

  @Test func whatCannotBeReadIsReportedAndTheRestIsRead() throws {
    let result = try scan(
      [
        "a.xib": xib("<label id=\"a\" text=\"A\">"),
        "b.xib": "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
        "c.xib": xib("<label id=\"c\" text=\"C\"/>", runtime: "MacOSX.Cocoa"),
        "d.xib": xib("<label id=\"d\" text=\"D\"/>"),
      ], keys: ["a.text", "b.text", "c.text", "d.text"])
    #expect(result.usages.map(\.key) == ["d.text"])
    #expect(result.problems.map { $0.file.suffix(5) } == ["a.xib", "b.xib", "c.xib"])
    #expect(result.problems.map(\.line) == [3, 1, 1])
    #expect(result.problems.map(\.isFatal) == [true, false, false])
    #expect(result.problems[2].message.contains("not for iPhone or iPad"))
  }
}

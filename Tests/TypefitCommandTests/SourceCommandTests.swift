import Foundation
import SwiftSourceScan
import TestSupport
import Testing

@testable import TypefitCommand

/// Commands that read an app's sources.
@Suite(
  "Sources of an app",
  .enabled(if: SwiftSourceReader.isAvailable, "this build reads no Swift source"))
struct SourceCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"first\" = \"One\"; \"second\" = \"Two\";", to: "en.lproj/Localizable.strings")
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { List {}.navigationTitle(\"first\") } }",
      to: "A.swift")
    try folder.write(
      "import SwiftUI\nstruct B: View { var body: some View { List {}.navigationTitle(\"second\") } }",
      to: "B.swift")
    return folder
  }

  @Test("A source that does not parse is named with its line, and hides nothing of the others")
  func brokenSource() throws {
    let folder = try app()
    let broken = try folder.write(
      "import SwiftUI\nstruct A: View {\n  var body: some View { List {}.navigationTitle(\"first\") }\n  func (\n}\n",
      to: "A.swift")
    let latin = folder.path + "/C.swift"
    try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: URL(fileURLWithPath: latin))
    try folder.write("func ((((\u{0}", to: "D.swift")
    let usages = CommandHarness(["usages", folder.path])
    #expect(usages.code == .success)
    #expect(usages.errors.contains("typefit: warning: \(broken):4: expected Swift,"))
    #expect(usages.errors.contains("typefit: warning: \(latin): expected UTF-8"))
    #expect(usages.errors.contains("typefit: warning: \(folder.path)/D.swift:1: expected Swift,"))
    #expect(usages.output.hasSuffix("2 keys: 2 likely (100 %)\n"))
    let audit = CommandHarness(["audit", folder.path, "--fail-on", "never"])
    #expect(audit.code == .success)
    #expect(audit.errors.contains("\(broken):4: expected Swift,"))
    #expect(audit.output.contains("2 keys: 2 likely (100 %)"))
  }

  @Test("A huge generated source is reported and left out")
  func hugeSource() throws {
    let folder = try app()
    let huge = try folder.write(
      "let a = \"first\"\n" + String(repeating: "// generated\n", count: 170_000), to: "Huge.swift")
    let harness = CommandHarness(["usages", folder.path])
    #expect(harness.code == .success)
    #expect(harness.errors.contains("\(huge): left out: 2 megabytes"))
    #expect(harness.output.contains("2 files of source, 2 keys: 2 likely"))
  }

  @Test("Where all strings lie in what is left out, the folder is named")
  func onlyLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";", to: "Payload/A.app/en.lproj/L.strings")
    let harness = CommandHarness(["audit", folder.path])
    #expect(harness.code == .failure)
    #expect(harness.errors.contains("/Payload/A.app: left out; give its own path"))
    let named = CommandHarness(["audit", folder.path + "/Payload/A.app", "--fail-on", "never"])
    #expect(named.code == .success && named.errors.isEmpty)
  }

  @Test("What is kept between runs changes no output, and goes where it is told")
  func cache() throws {
    let folder = try app()
    let caches = try TemporaryFolder()
    let cold = CommandHarness(["usages", folder.path, "--cache", caches.path + "/new"])
    #expect(cold.output.contains("2 likely") && caches.names == ["new"])
    let warm = CommandHarness(["usages", folder.path, "--cache", caches.path + "/new"])
    #expect(warm.output == cold.output && warm.errors.isEmpty)
    let standard = CommandHarness(
      ["usages", folder.path], environment: ["XDG_CACHE_HOME": caches.path])
    #expect(standard.output == cold.output && caches.names == ["new", "typefit"])
    let none = CommandHarness(
      ["audit", folder.path, "--no-cache"], environment: ["XDG_CACHE_HOME": caches.path + "/none"])
    #expect(none.code == .success && caches.names == ["new", "typefit"])
  }

  @Test("A folder for the cache that cannot be is an error before anything is read")
  func impossibleCache() throws {
    let folder = try app()
    let harness = CommandHarness(["audit", folder.path, "--cache", folder.path + "/A.swift"])
    #expect(harness.code == .failure)
    #expect(harness.errors.contains("/A.swift: the folder for the cache cannot be made"))
    let both = CommandHarness(["usages", folder.path, "--cache", "x", "--no-cache"])
    #expect(both.code == .failure && both.errors.contains("contradict"))
  }

  @Test("The configuration's exclusions hold for sources and strings")
  func exclusions() throws {
    let folder = try app()
    try folder.write("{ \"exclude\": [\"B.swift\"] }", to: ".typefit.json")
    #expect(CommandHarness(["usages", folder.path]).output.contains("1 file of source, 2 keys"))
    try folder.write("{ \"exclude\": [\"en.lproj/\"] }", to: ".typefit.json")
    #expect(CommandHarness(["usages", folder.path]).output.contains("2 files of source, 0 keys"))
    let named = CommandHarness(["usages", folder.path, folder.path + "/en.lproj"])
    #expect(named.output.contains("2 files of source, 2 keys"))
  }
}

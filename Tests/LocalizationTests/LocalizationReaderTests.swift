import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct LocalizationReaderTests {
  @Test func foldersAreSearchedInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = a;", to: "App/en.lproj/B.strings")
    try folder.write("a = b;", to: "App/de.lproj/B.strings")
    try folder.write("{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{}}}", to: "App/A.xcstrings")
    try folder.write("a = no;", to: "Pods/en.lproj/B.strings")
    try folder.write("a = no;", to: "App/.build/B.strings")
    try folder.write("nothing", to: "App/readme.txt")
    try folder.write("", to: "App/de.lproj/B.xliff")
    let result = LocalizationReader.read(paths: [folder.path, folder.path + "/App"])
    #expect(result.strings.map(\.text) == ["k", "b", "a"])
    #expect(result.filesRead == 3)
    #expect(result.entriesRead == 3)
    #expect(result.skippedFiles.map { $0.hasSuffix("B.xliff") } == [true])
    #expect(result.problems.isEmpty)
    #expect(result.sourceLanguage == "en")
  }

  @Test func theProjectGivesTheDevelopmentLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("\t\t\tdevelopmentRegion = de;\n", to: "One/One.xcodeproj/project.pbxproj")
    try folder.write(
      "let p = Package(name: \"x\", defaultLocalization: \"fr\")", to: "Two/Package.swift")
    for place in ["One/Sources/Base.lproj", "One/en.lproj", "Two/Sources/Base.lproj"] {
      try folder.write("a = b;", to: place + "/T.strings")
    }
    let result = LocalizationReader.read(paths: [folder.path])
    #expect(result.strings.map(\.locale) == ["de", "en", "fr"])
    #expect(result.strings.map(\.isSourceLanguage) == [true, false, true])
    #expect(result.sourceLanguage == "de")
  }

  @Test func whatCannotBeReadIsAFatalProblem() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("a = b;", to: "en.lproj/T.strings")
    let empty = try folder.write("", to: "en.lproj/Empty.strings")
    let text = try folder.write("hello", to: "notes.txt")
    try folder.write("", to: "Folder.strings/inside.txt")
    let paths = [
      empty, text, folder.path + "/none", folder.path + "/Folder.strings", good,
    ]
    let result = LocalizationReader.read(paths: paths)
    #expect(result.strings.count == 1)
    #expect(result.problems.count == 4)
    #expect(result.problems.allSatisfy { $0.isFatal })
    #expect(Set(result.problems.map(\.file)) == Set(paths.dropLast()))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func unreadableFilesAreFatalProblems() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a = b;", to: "T.strings")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = LocalizationReader.read(file: path)
    #expect(result.problems.map(\.isFatal) == [true])
  }

  @Test func thousandsOfTablesAreRead() throws {
    let folder = try TemporaryFolder()
    for table in 0..<1000 {
      for language in ["en", "de"] {
        try folder.write("\"k\" = \"v\";", to: "M\(table)/\(language).lproj/T.strings")
      }
    }
    let result = LocalizationReader.read(paths: [folder.path])
    #expect(result.filesRead == 2000 && result.strings.count == 2000 && result.problems.isEmpty)
  }

  @Test func cyclesOfLinksEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = b;", to: "App/en.lproj/T.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/loop", withDestinationPath: folder.path)
    let result = LocalizationReader.read(paths: [folder.path])
    #expect(result.filesRead == 1)
    #expect(result.problems.map(\.isFatal) == [false])
  }
}

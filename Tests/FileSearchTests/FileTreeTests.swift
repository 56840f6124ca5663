import Foundation
import TestSupport
import Testing

@testable import FileSearch

@Suite struct FileTreeTests {
  private func shown(_ tree: FileTree, in folder: TemporaryFolder) -> [String] {
    tree.entries.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  @Test func foldersAreListedInOrderAndOnce() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a/b/c.swift", "B.swift", "a.swift"] {
      try folder.write("", to: name)
    }
    let tree = FileTree(paths: [folder.path + "/a/b", folder.path, folder.path + "/a", folder.path])
    #expect(
      shown(tree, in: folder)
        == ["a/b/c.swift", "B.swift", "a/z.swift", "a.swift", "b.swift"])
    #expect(tree.problems.isEmpty && tree.hasFolders)
  }

  @Test func whatIsNotTheAppIsLeftOut() throws {
    let folder = try TemporaryFolder()
    for name in ExclusionRules.folderNames.keys { try folder.write("", to: "\(name)/a.swift") }
    for ending in ExclusionRules.folderEndings.keys {
      try folder.write("", to: "X.\(ending.uppercased())/a.swift")
    }
    try folder.write("", to: "App/a.swift")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Podsmith/a.swift")
    let tree = FileTree(paths: [folder.path])
    #expect(
      shown(tree, in: folder) == [
        "App/a.swift", "App.xcodeproj/project.pbxproj", "Podsmith/a.swift",
      ])
    #expect(
      tree.leftOut.count == ExclusionRules.folderNames.count + ExclusionRules.folderEndings.count)
  }

  @Test func whatIsNamedIsReadAllTheSame() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Pods/One/a.swift")
    try folder.write("", to: "Pods/Two/b.swift")
    try folder.write("", to: "Pods/Two/Pods/c.swift")
    let tree = FileTree(paths: [folder.path, file, folder.path + "/Pods/Two"])
    #expect(shown(tree, in: folder) == ["Pods/One/a.swift", "Pods/Two/b.swift"])
    #expect(tree.entries.map(\.isNamed) == [true, false])
    #expect(tree.entries.map(\.isFound) == [false, true])
    #expect(tree.inFolders.entries.count == 1)
  }

  @Test func bundlesAreNotEntered() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.xcassets/b.colorset/Contents.json")
    try folder.write("", to: "de.xcloc/Localized Contents/de.xliff")
    try folder.write("", to: "Odd.strings/a.txt")
    let tree = FileTree(paths: [folder.path])
    #expect(shown(tree, in: folder) == ["A.xcassets", "Odd.strings", "de.xcloc"])
    #expect(tree.entries.allSatisfy { $0.kind == .bundle && $0.isFound })
  }

  // MARK: Patterns

  @Test(arguments: [
    (["Tests"], ["App/a.swift", "App/b.gen.swift", "Top.swift"]),
    (["*.gen.swift"], ["App/Tests/t.swift", "App/a.swift", "Tests/t.swift", "Top.swift"]),
    (["/Tests"], ["App/Tests/t.swift", "App/a.swift", "App/b.gen.swift", "Top.swift"]),
    (["App/**"], ["Tests/t.swift", "Top.swift"]),
    (["App/*.swift"], ["App/Tests/t.swift", "Tests/t.swift", "Top.swift"]),
    (["**/t.swift"], ["App/a.swift", "App/b.gen.swift", "Top.swift"]),
    (["Top.swift/", "Tests/"], ["App/a.swift", "App/b.gen.swift", "Top.swift"]),
    (["App", "Tests", "!Pods"], ["Pods/p.swift", "Top.swift"]),
    (["*", "!Top.swift"], ["Top.swift"]),
    (["*s", "!?ods", "Pods/p*"], ["App/a.swift", "App/b.gen.swift", "Top.swift"]),
  ])
  func patterns(_ patterns: [String], _ expected: [String]) throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/a.swift", "App/b.gen.swift", "App/Tests/t.swift", "Tests/t.swift", "Top.swift",
      "Pods/p.swift",
    ] { try folder.write("", to: name) }
    let rules = ExclusionRules(
      patterns: try patterns.map { try #require(PathPattern($0)) }, relativeTo: folder.path)
    #expect(shown(FileTree(paths: [folder.path], exclusions: rules), in: folder) == expected)
  }

  @Test func aPatternDoesNotTakeAwayTheGivenFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Vendor/One/a.swift")
    try folder.write("", to: "Vendor/One/b.txt")
    let rules = ExclusionRules(
      patterns: [try #require(PathPattern("Vendor/**")), try #require(PathPattern("*.txt"))],
      relativeTo: folder.path)
    let tree = FileTree(paths: [folder.path + "/Vendor/One"], exclusions: rules)
    #expect(shown(tree, in: folder) == ["Vendor/One/a.swift"])
    #expect(FileTree(paths: [folder.path], exclusions: rules).entries.isEmpty)
    #expect(PathPattern("") == nil && PathPattern("!/") == nil)
  }

  // MARK: Links

  @Test func linkedFoldersAreFollowedOnce() throws {
    let folder = try TemporaryFolder()
    let shared = try TemporaryFolder()
    try shared.write("", to: "Kit/k.swift")
    try shared.write("", to: "Kit/A.xcassets/Contents.json")
    try folder.write("", to: "App/z.swift")
    try link(folder, "A", to: shared.path + "/Kit")
    try link(folder, "B", to: shared.path + "/Kit")
    try link(folder, "C", to: "App")
    try link(folder, "bazel-out", to: shared.path)
    let tree = FileTree(paths: [folder.path])
    #expect(shown(tree, in: folder) == ["App/z.swift", "A/A.xcassets", "A/k.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test func cyclesOfLinksAreReportedAndEnd() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try folder.write("", to: "App/a.swift")
    try link(folder, "App/up", to: "..")
    try link(folder, "App/self", to: ".")
    try link(folder, "App/other", to: other.path)
    try link(other, "back", to: folder.path)
    try link(other, "root", to: "/")
    try link(folder, "App/nowhere", to: "nowhere")
    try link(folder, "App/ring", to: "ring")
    let tree = FileTree(paths: [folder.path])
    #expect(shown(tree, in: folder) == ["App/a.swift", "App/nowhere", "App/ring"])
    #expect(tree.entries.map(\.kind) == [.file, .brokenLink, .brokenLink])
    #expect(
      tree.problems.map { String($0.path.dropFirst(folder.path.count + 1)) }
        == ["App/self", "App/up", "App/other/back", "App/other/root"])
    #expect(tree.problems.allSatisfy { !$0.isFatal && $0.message.contains("around it") })
  }

  @Test func aLinkDoesNotBringBackWhatIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Pods/Kit/k.swift")
    try folder.write("", to: "App/a.swift")
    try link(folder, "App/Kit", to: "../Pods/Kit")
    #expect(shown(FileTree(paths: [folder.path]), in: folder) == ["App/a.swift"])
  }

  @Test func ofAFileAndItsLinksOneIsTaken() throws {
    let folder = try TemporaryFolder()
    let shared = try TemporaryFolder()
    let file = try shared.write("", to: "s.swift")
    try folder.write("", to: "b.swift")
    try link(folder, "a.swift", to: "b.swift")
    try link(folder, "c.swift", to: file)
    try link(folder, "d.swift", to: file)
    let tree = FileTree(paths: [folder.path])
    #expect(tree.entries.count == 4)
    #expect(tree.files(endings: ["swift"]).map { $0.name } == ["b.swift", "c.swift"])
  }

  // MARK: What cannot be listed

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func unreadableFoldersAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Closed/a.swift")
    try folder.write("", to: "Open/a.swift")
    let closed = folder.path + "/Closed"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let tree = FileTree(paths: [folder.path])
    #expect(shown(tree, in: folder) == ["Open/a.swift"])
    #expect(tree.problems.map(\.path) == [closed])
    #expect(tree.problems.first?.message == "cannot be read: Permission denied")
    #expect(tree.problems.first?.isFatal == true)
  }

  @Test func missingPathsAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    let tree = FileTree(paths: [folder.path + "/none", folder.path])
    #expect(tree.problems.map(\.message) == ["no such file or folder"])
    #expect(tree.entries.count == 1)
  }

  @Test func pipesAreNotOpened() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    let tree = FileTree(paths: [folder.path])
    #expect(tree.entries.map(\.kind) == [.special])
    #expect(tree.files(endings: ["swift"]).isEmpty)
  }

  #if os(Linux)
    // Apple's file systems take no such name.
    @Test func namesThatAreNotUTF8AreReported() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "a.swift")
      let bytes = folder.path.utf8CString.dropLast() + [0x2F, -1, 0x2E, 0x73, 0]
      let file = open(Array(bytes), O_CREAT | O_WRONLY, 0o600)
      try #require(file >= 0)
      close(file)
      let tree = FileTree(paths: [folder.path])
      #expect(tree.entries.count == 1)
      #expect(tree.problems.map(\.isFatal) == [false])
      #expect(tree.problems.first?.message == "left out: the name is not in UTF-8")
      unlink(Array(bytes))
    }
  #endif

  @Test func deepFoldersEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: String(repeating: "d/", count: 70) + "a.swift")
    try folder.write("", to: "z.swift")
    let tree = FileTree(paths: [folder.path])
    #expect(shown(tree, in: folder) == ["z.swift"])
    #expect(tree.problems.count == 1 && tree.problems[0].message.contains("too deeply"))
  }

  @Test(arguments: [
    ("a.Swift", "swift"), ("a/b.c/d", ""), ("a.xcassets//", "xcassets"), ("", ""), (".", ""),
    ("/", ""), ("a.b.ÄÖ", "äö"),
  ])
  func endings(_ path: String, _ ending: String) {
    #expect(FileTree.ending(of: path) == ending)
  }
}

import FileSearch
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite struct ProjectTargetsTests {
  @Test func targetsNameTheirFiles() throws {
    let targets = try ProjectSamples.targets()
    #expect(targets.map(\.name) == ["App", "Tests", "Mac"])
    #expect(targets.map(\.isForPhone) == [true, false, false])
    #expect(targets[0].platforms == ["iphoneos"] && targets[2].platforms == ["macosx"])
    #expect(
      targets[0].paths == [
        "/projects/App/A \"1\".swift", "/projects/Shared/C.swift", "/projects/Synced/Both.swift",
      ])
    #expect(
      targets[2].paths == [
        "/projects/Root/M.swift", "/projects/Base.lproj/Main.storyboard",
        "/projects/de.lproj/Main.strings",
        "/projects/Synced",
      ])
  }

  @Test(
    "files of other targets alone are left out",
    arguments: [
      ("/projects/App/A \"1\".swift", false), ("/projects/Shared/C.swift", false),
      ("/projects/Other/D.swift", true), ("/projects/Root/M.swift", true),
      ("/projects/Base.lproj/Main.storyboard", true), ("/projects/Synced/Mac.swift", true),
      ("/projects/Synced/Sub/NotMac.swift", false), ("/projects/Synced/Both.swift", false),
      ("/projects/Packages/P.swift", false), ("/projects/Other/../Other/D.swift", true),
    ])
  func membership(_ path: String, isOut: Bool) throws {
    let membership = TargetMembership(targets: try ProjectSamples.targets())
    #expect(membership.leavesOut(path) == isOut)
  }

  @Test func settingsComeFromConfigurationFiles() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "#include \"common/mac.xcconfig\"\nPRODUCT_NAME = App // the name\n", to: "mac_app.xcconfig")
    try folder.write(
      "// SDKROOT = iphoneos\nSDKROOT = macosx;\n#include \"mac.xcconfig\"\n",
      to: "common/mac.xcconfig")
    var settings = BuildSettings()
    settings.add(contentsOf: file)
    #expect(settings.platforms == ["macosx"])
    #expect(settings.values["PRODUCT_NAME"] == "App")
    settings.add(.dictionary(["SUPPORTED_PLATFORMS": .string("iphoneos macosx", line: 1)]))
    #expect(settings.platforms == ["iphoneos", "macosx"])
    settings.add(
      .dictionary([
        "SUPPORTED_PLATFORMS": .string("$(inherited)", line: 1),
        "SDKROOT": .string("auto", line: 1),
      ]))
    #expect(settings.platforms == nil)
  }

  @Test func damagedProjectsAreNamedAndNothingIsLeftOut() throws {
    #expect(throws: ScanProblem.self) { _ = try ProjectSamples.targets("{ a = ") }
    #expect(throws: ScanProblem.self) { _ = try ProjectSamples.targets("{ objects = {}; }") }
    let folder = try TemporaryFolder()
    try folder.write("{ a = b }", to: "App.xcodeproj/project.pbxproj")
    let membership = TargetMembership(FileTree(paths: [folder.path]))
    #expect(membership.problems.map(\.line) == [1])
    #expect(!membership.leavesOut(folder.path + "/A.swift"))
  }

  @Test func settingsMayStandForAnInformationList() throws {
    let facts = try ProjectFacts().facts(
      in: Data(ProjectSamples.text.utf8), file: "App.xcodeproj/project.pbxproj")
    #expect(facts.usages.map(\.slot) == ["homeScreen.appName", "alert.message"])
    #expect(facts.usages.map(\.line) == [11, 12])
    #expect(
      facts.usages[1].companions["alert.title"]
        == [.verbatim("“My App” Would Like to Access the Camera")])
  }

  /// Cut anywhere, the reader comes to an end with a fault or a value.
  @Test func cutProjectsAreRead() {
    let bytes = Array(ProjectSamples.text.utf8)
    for count in bytes.indices {
      _ = try? ProjectSamples.targets(String(decoding: bytes[..<count], as: UTF8.self))
      _ = try? ProjectSamples.targets(String(decoding: bytes[count...], as: UTF8.self))
    }
    #expect(throws: ScanProblem.self) {
      _ = try ProjectSamples.targets(String(repeating: "(", count: 100_000))
    }
  }

  @Test func aScanLeavesOtherTargetsOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(ProjectSamples.text, to: "App.xcodeproj/project.pbxproj")
    let source = "void f(void) { label.text = NSLocalizedString(@\"k\", nil); }"
    for name in ["Shared/C.m", "Other/D.m"] { try folder.write(source, to: name) }
    let project = ProjectSamples.text.replacing("C.swift", with: "C.m").replacing(
      "D.swift", with: "D.m")
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    let scan = UsageScanner(
      readers: [ObjectiveCSourceReader()], recognizers: [UIKitRecognizer()]
    ).scan(FileTree(paths: [folder.path]), keys: ["k"])
    #expect(scan.usages.map { $0.place.file.hasSuffix("Shared/C.m") } == [true])
    #expect(scan.filesOfOtherTargets == 1)
  }
}

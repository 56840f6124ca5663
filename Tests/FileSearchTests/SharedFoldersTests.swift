import Testing

@testable import FileSearch

@Suite struct SharedFoldersTests {
  @Test func foldersAreComparedFromTheRootOn() {
    #expect("/App/Resources/a.strings".sharedFolderCount(with: "/App/Info.plist") == 1)
    #expect("App/en.lproj/a".sharedFolderCount(with: "App/en.lproj/b") == 2)
    #expect("App/x/en.lproj/a".sharedFolderCount(with: "App/y/en.lproj/a") == 1)
    #expect("".sharedFolderCount(with: "App") == 0)
  }
}

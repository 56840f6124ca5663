import ColorContrast
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite("Information property lists")
struct InformationPropertyListTests {
  private func list(_ members: String) throws -> InformationPropertyList {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\""
      + " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\"><dict>\n"
      + members + "\n</dict></plist>"
    return try InformationPropertyList(Data(text.utf8), file: "Info.plist")
  }

  @Test("the keys about status bar, appearance and accent colour")
  func keys() throws {
    let list = try list(
      """
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
      <key>UIStatusBarStyle~ipad</key><string>UIStatusBarStyleDarkContent</string>
      <key>UIStatusBarHidden</key><true/>
      <key>UIViewControllerBasedStatusBarAppearance</key><false/>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      <key>NSAccentColorName</key><string>Brand</string>
      <key>UILaunchScreen</key><dict><key>UIColorName</key><string>Launch</string></dict>
      """)
    #expect(list.statusBarStyle[""]?.value == "UIStatusBarStyleLightContent")
    #expect(list.statusBarStyle[""]?.line == 5)
    #expect(list.statusBarStyle["ipad"]?.value == "UIStatusBarStyleDarkContent")
    #expect(list.isStatusBarHidden?.value == true)
    #expect(list.isStatusBarControllerBased?.value == false)
    #expect(list.userInterfaceStyle?.value == .dark)
    #expect(list.accentColorName?.value == "Brand")
    #expect(list.problems.isEmpty)
  }

  @Test("values that cannot be, and those a build setting fills in")
  func values() throws {
    let odd = try list(
      "<key>UIStatusBarStyle</key><string>LightContent</string>\n"
        + "<key>UIUserInterfaceStyle</key><string>Black</string>")
    #expect(odd.problems.map(\.line) == [4, 5])
    #expect(odd.statusBarStyle.isEmpty)
    let filled = try list("<key>UIStatusBarStyle</key><string>$(STYLE)</string>")
    #expect(filled.problems.isEmpty && filled.statusBarStyle.isEmpty)
  }

  @Test("what is no such list, and a list cut off at any byte")
  func damaged() throws {
    #expect(throws: ScanProblem.self) { try list("<string>a</string><key>b</key>") }
    #expect(throws: ScanProblem.self) { try list("<key>b</key>") }
    for text in ["<plist><array/></plist>", "<a/>", "bplist00"] {
      #expect(throws: ScanProblem.self) {
        try InformationPropertyList(Data(text.utf8), file: "Info.plist")
      }
    }
    let text = "<plist><dict><key>UIStatusBarHidden</key><true/></dict></plist>"
    for length in 0..<text.utf8.count {
      #expect(throws: ScanProblem.self) {
        try InformationPropertyList(Data(text.utf8.prefix(length)), file: "Info.plist")
      }
    }
  }
}

@Suite("Interface scans")
struct InterfaceScanTests {
  private static let text =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"
    + "<objects><view id=\"v\"><subviews><label id=\"l\"><color key=\"textColor\" name=\"Ink\"/>"
    + "</label></subviews></view></objects></document>"

  @Test("a folder's files are found, what is built or only Xcode's is left out")
  func search() throws {
    let folder = try TemporaryFolder()
    let ink = AssetCatalogTests.contents("101010")
    try folder.write(ink, to: "App/Assets.xcassets/Ink.colorset/Contents.json")
    try folder.write(Self.text, to: "App/Cell.xib")
    try folder.write("<plist><dict/></plist>", to: "App/Info.plist")
    try folder.write(
      "{\"pairs\": [{\"foreground\": \"Ink\", \"background\": \"#FFF\"}]}", to: "theme.json")
    try folder.write("{\"tokenColors\": []}", to: "vscode/theme.json")
    try folder.write("broken", to: "Pods/A.xib")
    try folder.write("broken", to: "App.xcodeproj/project.xcworkspace/A.xib")
    try folder.write("broken", to: "App/Preview Content/P.xcassets/B.colorset/Contents.json")
    try folder.write("broken", to: ".build/C.storyboard")
    let scan = InterfaceScan(paths: [folder.path, folder.path + "/App"])
    #expect(scan.problems.isEmpty)
    #expect(scan.catalogs.catalogs.count == 1)
    #expect(scan.documents.count == 1 && scan.propertyLists.count == 1 && scan.themes.count == 1)
    #expect(scan.pairings.map(\.reason) == [.interface, .theme])
    #expect(scan.pairings.allSatisfy { $0.foreground.name == "Ink" })
  }

  @Test("the accent colour may have another name")
  func accentColorName() throws {
    let folder = try TemporaryFolder()
    let contents = AssetCatalogTests.contents("101010")
    try folder.write(contents, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      "<plist><dict><key>NSAccentColorName</key><string>Brand</string></dict></plist>",
      to: "App/Info.plist")
    let scan = InterfaceScan(paths: [folder.path])
    #expect(scan.pairings.map(\.reason) == [.accentColor, .accentColor])
    #expect(scan.pairings.allSatisfy { $0.component == "Brand" })
  }

  @Test("paths that lead nowhere or to other files are errors")
  func paths() throws {
    let folder = try TemporaryFolder()
    let other = try folder.write("", to: "notes.txt")
    let scan = InterfaceScan(paths: [folder.path + "/none", other])
    #expect(scan.problems.map(\.severity) == [.error, .error])
  }
}

import ColorContrast
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite("Asset catalogs")
struct AssetCatalogTests {
  static func contents(_ hexadecimal: String) -> String {
    let digits = Array(hexadecimal)
    func component(_ index: Int) -> String { "\"0x\(digits[index])\(digits[index + 1])\"" }
    return "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\","
      + " \"components\": {\"red\": \(component(0)), \"green\": \(component(2)), \"blue\":"
      + " \(component(4)), \"alpha\": \"1.000\"}}}]}"
  }

  @Test("groups sort, and give a namespace only where they say so")
  func namespaces() throws {
    let folder = try TemporaryFolder()
    let root = "Assets.xcassets/"
    try folder.write(Self.contents("112233"), to: root + "Plain.colorset/Contents.json")
    try folder.write(Self.contents("223344"), to: root + "Group/Inner.colorset/Contents.json")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: root + "Brand/Contents.json")
    try folder.write(
      Self.contents("334455"), to: root + "Brand/Version 2.0/A.b.colorset/Contents.json")
    try folder.write("not json", to: root + "AppIcon.appiconset/Contents.json")
    try folder.write(
      "{\"properties\": {\"template-rendering-intent\": \"template\"}}",
      to: root + "Star.imageset/Contents.json")
    let catalog = AssetCatalog(contentsOf: folder.path + "/Assets.xcassets")
    #expect(catalog.problems.isEmpty)
    #expect(catalog.colorSets.map(\.name) == ["Brand/A.b", "Inner", "Plain"])
    #expect(hexadecimal(catalog.colorSet(named: "Brand/A.b")?.color(), .light) == "#334455")
    #expect(catalog.isTemplateImage == ["Star": true])
  }

  @Test("missing and damaged files are reported, the rest is read")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let root = "Assets.xcassets/"
    try folder.write("", to: root + "A.colorset/readme.txt")
    try folder.write("{\"colors\": [", to: root + "B.colorset/Contents.json")
    try folder.write(Self.contents("FFFFFF"), to: root + "C.colorset/Contents.json")
    try folder.write(Self.contents("000000"), to: root + "Group/C.colorset/Contents.json")
    let catalog = AssetCatalog(contentsOf: folder.path + "/Assets.xcassets")
    #expect(catalog.colorSets.map(\.name) == ["C", "C"])
    #expect(catalog.problems.map(\.severity) == [.error, .error, .warning])
    #expect(catalog.problems[0].file.hasSuffix("A.colorset/Contents.json"))
    #expect(catalog.problems[1].line == 1)
    #expect(catalog.problems[2].message.contains("already in"))
    #expect(AssetCatalog(contentsOf: folder.path + "/None.xcassets").problems.count == 1)
  }

  @Test("of several targets' catalogs the nearest counts, and only one's own accent colour")
  func nearest() throws {
    let folder = try TemporaryFolder()
    for (target, color) in [("App", "111111"), ("Share", "222222")] {
      for name in ["Text", "AccentColor"] {
        try folder.write(
          Self.contents(color),
          to: "\(target)/Resources/Assets.xcassets/\(name).colorset/Contents.json")
      }
    }
    let catalogs = AssetCatalogs(
      ["App", "Share"].map {
        AssetCatalog(contentsOf: folder.path + "/\($0)/Resources/Assets.xcassets")
      })
    let found = catalogs.colorSet(
      named: "Text", near: folder.path + "/Share/Base.lproj/A.storyboard")
    #expect(hexadecimal(found?.set.color(), .light) == "#222222")
    #expect(found?.confidence == .likely)
    let accent = catalogs.accentColor(near: folder.path + "/App/Main.storyboard")
    #expect(hexadecimal(accent?.color(), .light) == "#111111")
    #expect(catalogs.accentColor(near: folder.path + "/Other/Main.storyboard") == nil)
    let slash = AssetCatalog(contentsOf: folder.path + "/App/Resources/Assets.xcassets/")
    #expect(slash.colorSets.map(\.place) == catalogs.catalogs[0].colorSets.map(\.place))
    #expect(slash.targetFolder == folder.path + "/App")
  }
}

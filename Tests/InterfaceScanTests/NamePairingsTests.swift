import ColorContrast
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite("Pairs by name")
struct NamePairingsTests {
  private func pairings(
    _ names: [String], in target: String = "App"
  ) throws -> (pairs: [ColorPairing], unpaired: [String]) {
    let folder = try TemporaryFolder()
    for (index, name) in names.enumerated() {
      let hexadecimal = String(format: "%06X", index * 0x111111)
      try folder.write(
        AssetCatalogTests.contents(hexadecimal),
        to: "\(target)/A.xcassets/\(name).colorset/Contents.json")
    }
    let catalogs = AssetCatalogs([AssetCatalog(contentsOf: folder.path + "/\(target)/A.xcassets")])
    let pairs = NamePairings(catalogs).pairings
    return (pairs, NamePairings.unpaired(catalogs, besides: pairs).map(\.name))
  }

  @Test(
    "names that belong together",
    arguments: [
      (["OnPrimary", "Primary"], "OnPrimary", "Primary"),
      (
        ["onPrimaryContainer", "primaryContainer", "primary"], "onPrimaryContainer",
        "primaryContainer"
      ),
      (["text-on-card", "card-background"], "text-on-card", "card-background"),
      (["CardText", "CardBackground", "Background"], "CardText", "CardBackground"),
      (["CardTextSecondary", "CardBackground"], "CardTextSecondary", "CardBackground"),
      (
        ["label_red_foreground", "label_red_background"], "label_red_foreground",
        "label_red_background"
      ),
      (["PrimaryForeground", "Primary"], "PrimaryForeground", "Primary"),
      (["text01", "background01", "background02"], "text01", "background01"),
    ])
  func together(names: [String], foreground: String, background: String) throws {
    let found = try pairings(names).pairs
    #expect(found.map(\.foreground.name) == [foreground])
    #expect(found.map(\.backdrop.name) == [background])
    #expect(found.allSatisfy { $0.reason == .names && $0.confidence < .certain })
  }

  @Test(
    "names that say nothing about each other make no pair",
    arguments: [
      ["PrimaryText", "Background"], ["PrimaryText", "BackgroundSecondary"],
      ["Red", "Blue"], ["SwitchOnTint", "Tint"], ["OnboardingTitle", "boardingTitle"],
      ["LabelSecondary", "SystemFill"], ["IconOn", "Icon"], ["Primary", "Secondary"],
    ])
  func apart(names: [String]) throws {
    #expect(try pairings(names).pairs.isEmpty)
  }

  @Test("texts without a background stay alone and are listed")
  func unpaired() throws {
    let found = try pairings(["PrimaryText", "CardText", "CardBackground", "Red"])
    #expect(found.unpaired == ["PrimaryText"])
  }

  @Test("disabled texts are exempt, icons are no texts")
  func kinds() throws {
    let found = try pairings(
      ["ButtonTextDisabled", "ButtonBackgroundDisabled", "CardIcon", "CardBackground"]
    ).pairs
    #expect(found.first { $0.foreground.name == "ButtonTextDisabled" }?.exemption == .disabled)
    #expect(found.first { $0.foreground.name == "CardIcon" }?.role == .icon)
  }

  @Test("the accent colour stands on the system's backgrounds, but not on a watch")
  func accentColor() throws {
    let found = try pairings(["AccentColor"]).pairs
    #expect(found.map(\.backdrop.name) == ["systemBackground", "secondarySystemBackground"])
    #expect(try pairings(["AccentColor"], in: "Watch App").pairs.isEmpty)
    #expect(try pairings(["AccentColor"], in: "MyWidget").pairs.isEmpty)
  }
}

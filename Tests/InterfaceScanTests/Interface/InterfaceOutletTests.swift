import Components
import DynamicType
import Foundation
import Testing

@testable import InterfaceScan

/// Texts that code gives to views of interface files.
@Suite struct InterfaceOutletTests {
  private func facts(_ views: String, _ outlets: String, _ constraints: String = "") throws
    -> SourceFacts
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="StartController" sceneMemberID="viewController">
      <view key="view" id="root"><subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints></view>
      <connections>\(outlets)</connections></viewController></objects></scene></scenes></document>
      """
    return InterfaceFactReader().facts(
      in: try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
  }

  private func usage(
    _ slot: String, _ property: String, options: SlotOptions = SlotOptions()
  ) -> PendingUsage {
    var usage = PendingUsage(
      text: .key("start.title", table: nil), slot: slot, options: options, line: 9,
      confidence: .likely, reason: "UILabel.text")
    usage.outlet = OutletName(owner: "StartController", property: property)
    return usage
  }

  private func resolve(_ interface: SourceFacts, _ usage: PendingUsage) -> [Usage] {
    var resolver = UsageResolver()
    resolver.add(interface, file: "Main.storyboard")
    var source = SourceFacts()
    source.usages = [usage]
    resolver.add(source, file: "StartController.swift")
    return resolver.usages(keys: ["start.title"])
  }

  @Test func aTextSetByCodeHasTheFontAndRoomOfItsView() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle2\"/>"
    let interface = try facts(
      label("l", "numberOfLines=\"2\"", content: font),
      "<outlet property=\"heading\" destination=\"l\" id=\"o\"/>",
      constraint("l.width", nil, 140))
    let found = resolve(interface, usage("label", "heading"))
    #expect(found.map(\.slot) == ["label"])
    #expect(
      found.first?.options == SlotOptions(width: 140, lineLimit: 2, font: SlotFont(style: .title2)))
    #expect(found.first?.confidence == .certain)
    #expect(found.first?.place.description == "StartController.swift:9")
    #expect(found.first?.reason == "UILabel.text, UILabel, 140 points wide")
  }

  @Test func whatCodeSetsGoesFirst() throws {
    let interface = try facts(
      label("l"), "<outlet property=\"heading\" destination=\"l\" id=\"o\"/>",
      constraint("l.width", nil, 140))
    let own = SlotOptions(lineLimit: 3, font: SlotFont(size: 12))
    let found = resolve(interface, usage("label", "heading", options: own))
    #expect(
      found.first?.options == SlotOptions(width: 140, lineLimit: 3, font: SlotFont(size: 12)))
  }

  @Test func anotherKindOfViewIsNotMeant() throws {
    let interface = try facts(
      "<button id=\"b\"><state key=\"normal\" title=\"Go\"/></button>",
      "<outlet property=\"heading\" destination=\"b\" id=\"o\"/>")
    #expect(resolve(interface, usage("label", "heading")).first?.options == SlotOptions())
    #expect(resolve(interface, usage("button.title", "heading")).first?.options.style == "custom")
    #expect(resolve(interface, usage("label", "other")).first?.reason == "UILabel.text")
  }

  @Test func labelsOfCellsStandInTheirCells() throws {
    let cell = """
      <tableView id="t" style="plain" dataMode="prototypes"><prototypes><tableViewCell id="c" \
      style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b">
      <tableViewCellContentView key="contentView" id="v"><subviews><label id="a" text="Title"/>
      <label id="b" text="Subtitle"/></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """
    let interface = try facts(cell, "<outlet property=\"name\" destination=\"a\" id=\"o\"/>")
    #expect(resolve(interface, usage("label", "name")).map(\.slot) == ["tableCell.subtitle.title"])
  }
}

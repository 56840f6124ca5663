import Components
import DynamicType
import Foundation
import Testing

@testable import InterfaceScan

/// Where the texts of an interface file are shown.
@Suite struct InterfaceUsageTests {
  // MARK: Labels

  @Test func aLabelIsPlacedUnderTheKeyOfItsTable() throws {
    let document = try laidOut(label("l"), constraint("l.width", nil, 100))
    let place = try #require(places(document).first)
    #expect(place.text == .interfaceText("l.text", table: "Main", text: "A text"))
    #expect(place.slot == "label" && place.line == 4)
    #expect(place.reason == "UILabel, 100 points wide")
  }

  @Test func fontsLinesAndHeightsAreRead() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleFootnote\"/>"
    let document = try laidOut(
      label(
        "l", "numberOfLines=\"2\" lineBreakMode=\"middleTruncation\"", content: font),
      constraint("l.width", nil, 100), constraint("l.height", nil, 30))
    #expect(
      options(document)
        == SlotOptions(
          width: 100, height: 30, lineLimit: 2, font: SlotFont(style: .footnote),
          truncation: "middle"))
  }

  @Test(arguments: [
    (
      "type=\"system\" pointSize=\"15\" weight=\"semibold\"",
      SlotFont(size: 15, weight: .semibold)
    ),
    ("type=\"boldSystem\" pointSize=\"20\"", SlotFont(size: 20, weight: .bold)),
    ("type=\"italicSystem\" pointSize=\"12\"", SlotFont(size: 12, isItalic: true)),
    (
      "name=\"AvenirNext-DemiBold\" family=\"Avenir Next\" pointSize=\"14\"",
      SlotFont(family: "Avenir Next", size: 14, weight: FontWeight(name: "DemiBold"), scales: false)
    ),
    (
      "name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"12\"",
      SlotFont(size: 12)
    ),
  ])
  func fonts(attributes: String, expected: SlotFont) throws {
    let font = "<fontDescription key=\"fontDescription\" \(attributes)/>"
    let document = try laidOut(label("l", content: font))
    #expect(options(document)?.font == expected)
  }

  @Test func aTextShrinksUnlessTheFileForbidsIt() throws {
    let text = """
      <label id="l" text="A" minimumScaleFactor="0.5" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(options(try laidOut(text))?.minimumScale == 0.5)
    #expect(options(try laidOut(label("l", "minimumScaleFactor=\"0.5\"")))?.minimumScale == nil)
    let old = """
      <label id="l" text="A" minimumFontSize="10" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      """
    #expect(options(try laidOut(old))?.minimumScale == 0.5)
  }

  @Test func aClassOfTheProjectMakesAPlaceLikely() throws {
    let document = try laidOut(
      label("l", "customClass=\"BadgeLabel\""), constraint("l.width", nil, 100))
    #expect(places(document).first?.confidence == .likely)
  }

  // MARK: Rows

  private func table(
    _ cells: String, _ attributes: String = "style=\"insetGrouped\" dataMode=\"static\""
  ) throws -> InterfaceDocument {
    try storyboard(
      """
      <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" id="t" \
      \(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
      <tableViewSection headerTitle="General" footerTitle="More of it" id="sec"><cells>\(cells)
      </cells></tableViewSection></sections></tableView></tableViewController>
      """, document: "")
  }

  @Test func rowsOfTheSystemsStylesAreThose() throws {
    let cells = """
      <tableViewCell id="c" style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" \
      textLabel="a" detailTextLabel="b"><tableViewCellContentView key="contentView" id="v"><subviews>
      <label id="a" text="Language" adjustsFontSizeToFit="NO"/>
      <label id="b" text="English" adjustsFontSizeToFit="NO"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    let found = places(try table(cells))
    let title = try #require(found["a.text"].first)
    #expect(title.slot == "tableCell.value1.title" && title.confidence == .certain)
    #expect(title.options == SlotOptions(accessory: "disclosure", style: "insetGrouped"))
    #expect(title.beside("tableCell.value1.detail") == ["English"])
    #expect(found["b.text"].first?.slot == "tableCell.value1.detail")
    #expect(found["sec.headerTitle"].first?.slot == "tableSection.header")
    #expect(found["sec.footerTitle"].first?.options.style == "insetGrouped")
  }

  @Test func aSwitchAsAccessoryMakesASwitchRow() throws {
    let cells = """
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="a">
      <tableViewCellContentView key="contentView" id="v"><subviews><label id="a" text="Sounds"/>
      </subviews></tableViewCellContentView><switch key="accessoryView" id="s"/></tableViewCell>
      """
    #expect(places(try table(cells))["a.text"].first?.slot == "tableCell.switch.title")
  }

  @Test func rowHeightsCountWhereNoCodeSetsThem() throws {
    let cells = """
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="a">
      <tableViewCellContentView key="contentView" id="v"><subviews><label id="a" text="Sounds"/>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let fixed = try table(cells, "style=\"plain\" dataMode=\"static\" rowHeight=\"44\"")
    #expect(options(fixed, "a")?.height == 44)
    let free = try table(cells, "style=\"plain\" dataMode=\"static\" rowHeight=\"-1\"")
    #expect(options(free, "a")?.height == nil)
  }

  @Test func textsOfCustomRowsHaveTheRoomOfTheRow() throws {
    let cells = """
      <tableViewCell id="c" accessoryType="disclosureIndicator">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="345" height="44"/><subviews>
      \(label("l"))</subviews><constraints>\(constraint("l.leading", "v.leading", 20))
      \(constraint("v.trailing", "l.trailing", 5))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let plain = try table(cells, "style=\"plain\" dataMode=\"prototypes\"")
    // The accessory takes 30 points.
    #expect(options(plain) == SlotOptions(margin: 0, leadingInset: 20, trailingInset: 35))
    #expect(places(plain)["l.text"].first?.reason == "UILabel in a table cell, across the screen")
  }

  // MARK: Samples

  @Test(arguments: [
    (label("l"), false), ("<label id=\"l\" text=\"Label\"/>", true),
    ("<label id=\"l\" text=\"{Name}\"/>", true), ("<label id=\"l\" text=\"[Name]\"/>", true),
    ("<label id=\"l\" text=\"Title\"/>", false),
    (
      label(
        "l",
        content: """
          <attributedString key="userComments"><fragment content="Placeholder - do not translate"/>
          </attributedString>
          """), true
    ),
  ])
  func samplesAreTold(view: String, isSample: Bool) throws {
    #expect((places(try laidOut(view)).first?.sample != nil) == isSample)
  }

  @Test func wordsOfNewCellsAreSamples() throws {
    let cells = """
      <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b">
      <tableViewCellContentView key="contentView" id="v"><subviews><label id="a" text="Title"/>
      <label id="b" text="Subtitle"/></subviews></tableViewCellContentView></tableViewCell>
      """
    let fixed = places(try table(cells))
    #expect(fixed["a.text"].first?.sample == nil && fixed["b.text"].first?.sample != nil)
    let filled = places(try table(cells, "style=\"plain\" dataMode=\"prototypes\""))
    #expect(filled["a.text"].first?.sample != nil)
  }

  // MARK: Runtime attributes

  @Test func keysInRuntimeAttributesAreFollowed() throws {
    let attribute = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="start.title"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="start.spoken"/>
      </userDefinedRuntimeAttributes>
      """
    let document = try laidOut(label("l", content: attribute), constraint("l.width", nil, 100))
    var resolver = UsageResolver()
    resolver.add(InterfaceFactReader().facts(in: document), file: "a.storyboard")
    let usages = resolver.usages(keys: ["start.title", "start.spoken"])
    #expect(usages.map(\.key) == ["start.title"])
    #expect(usages.first?.slot == "label" && usages.first?.options.width == 100)
    #expect(usages.first?.confidence == .likely)
  }

  // MARK: Keys

  @Test func onlyKeysOfTablesAreUsages() throws {
    let document = try laidOut(label("l"), constraint("l.width", nil, 100))
    var resolver = UsageResolver()
    resolver.add(InterfaceFactReader().facts(in: document), file: "Base.lproj/Main.storyboard")
    #expect(resolver.usages(keys: []).isEmpty)
    let usage = try #require(resolver.usages(keys: ["l.text"]).first)
    #expect(usage.table == "Main" && usage.confidence == .certain)
    #expect(usage.place.description == "Base.lproj/Main.storyboard:4")
  }

  @Test func companionsWithoutAKeyAreTheirTexts() throws {
    let control = """
      <segmentedControl id="s"><segments><segment title="Day"/><segment title="Week"/></segments>
      </segmentedControl>
      """
    var resolver = UsageResolver()
    resolver.add(InterfaceFactReader().facts(in: try laidOut(control)), file: "a.storyboard")
    let usages = resolver.usages(keys: ["s.segmentTitles[0]"])
    #expect(usages.map(\.companions) == [["segmentedControl.segment": ["Week"]]])
    let both = resolver.usages(keys: ["s.segmentTitles[0]", "s.segmentTitles[1]"])
    #expect(both.first?.companions == ["segmentedControl.segment": ["key:s.segmentTitles[1]"]])
  }
}

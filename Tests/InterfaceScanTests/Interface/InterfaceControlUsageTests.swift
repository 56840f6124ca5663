import Components
import DynamicType
import Foundation
import Testing

@testable import InterfaceScan

/// Buttons, fields and bars of interface files.
@Suite struct InterfaceControlUsageTests {
  // MARK: Buttons

  @Test func aButtonHasATitleForEachState() throws {
    let button = """
      <button id="b" buttonType="system" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Start"/>
      <state key="selected" title="Stop"/></button>
      """
    let found = places(try laidOut(button, constraint("b.width", nil, 80)))
    #expect(found["b.normalTitle"].first?.slot == "button.title")
    #expect(found["b.selectedTitle"].first?.options == SlotOptions(width: 80, style: "system"))
    #expect(found["b.normalTitle"].first?.confidence == .certain)
  }

  @Test func aConfigurationHasItsOwnTitle() throws {
    let button = """
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO"><buttonConfiguration \
      key="configuration" style="filled" title="Save" subtitle="To the files" buttonSize="large" \
      image="tray" catalog="system"/></button>
      """
    let found = places(try laidOut(button))
    let title = try #require(found["b.configuration.title"].first)
    #expect(
      title.options
        == SlotOptions(image: .standard, margin: 0, style: "filled", controlSize: "large"))
    #expect(title.beside("button.subtitle") == ["To the files"])
    #expect(found["b.configuration.subtitle"].first?.slot == "button.subtitle")
  }

  @Test func insetsOfTheContentTakeRoom() throws {
    let button = """
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO"><inset key="contentEdgeInsets" \
      minX="10" minY="0.0" maxX="12" maxY="0.0"/><state key="normal" title="Start" image="play"/>
      </button>
      """
    let document = try laidOut(button, constraint("b.width", nil, 120))
    #expect(
      places(document)["b.normalTitle"].first?.options
        == SlotOptions(
          width: 120, image: .standard, leadingInset: 10, trailingInset: 12, style: "custom"))
  }

  // MARK: Fields

  @Test func fieldsHavePlaceholdersAndTexts() throws {
    let field = """
      <textField id="f" borderStyle="roundedRect" placeholder="Name" text="Ada" \
      minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></textField>
      """
    let found = places(try laidOut(field, constraint("f.width", nil, 200)))
    let expected = SlotOptions(width: 200, font: SlotFont(size: 20), style: "roundedRect")
    #expect(found["f.placeholder"].first?.slot == "textField.placeholder")
    #expect(found["f.placeholder"].first?.options == expected)
    // What is typed shrinks to 17 points.
    #expect(found["f.text"].first?.options.minimumScale == 0.85)
  }

  @Test func aTextViewThatDoesNotScrollIsStatic() throws {
    let view = """
      <textView id="v" scrollEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO">
      <string key="text">First line
      and second</string></textView>
      """
    let place = try #require(places(try laidOut(view))["v.text"].first)
    #expect(place.slot == "textView.text" && place.options.style == "static" && place.line == 5)
  }

  @Test func segmentsStandBesideEachOther() throws {
    let control = """
      <segmentedControl id="s" apportionsSegmentWidthsByContent="YES" \
      translatesAutoresizingMaskIntoConstraints="NO"><segments><segment title="Day"/>
      <segment title=""/><segment title="Month"/></segments></segmentedControl>
      """
    let found = places(try laidOut(control, constraint("s.width", nil, 240)))
    #expect(found.count == 2)
    let last = try #require(found["s.segmentTitles[2]"].first)
    #expect(last.options == SlotOptions(width: 240, count: 3, style: "proportional"))
    #expect(last.beside("segmentedControl.segment") == ["Day"])
  }

  @Test func searchBarsHaveScopes() throws {
    let bar = """
      <searchBar id="s" placeholder="Find a place" translatesAutoresizingMaskIntoConstraints="NO">
      <scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles></searchBar>
      """
    let found = places(
      try laidOut(
        bar, constraint("s.leading", "safe.leading"), constraint("safe.trailing", "s.trailing")))
    #expect(found["s.placeholder"].first?.slot == "searchBar.placeholder")
    #expect(found["s.placeholder"].first?.options == SlotOptions(style: "bar"))
    #expect(found["s.scopeButtonTitles[1]"].first?.beside("searchBar.scope") == ["All"])
  }

  // MARK: Bars

  private func stack(_ item: String, bar: String = "", more: String = "") throws
    -> [PendingUsage]
  {
    places(
      try storyboard(
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar \
        key="navigationBar" id="bar" \(bar)/><connections><segue destination="vc" \
        kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController>
        <viewController id="vc" sceneMemberID="viewController" title="Unseen">\(item)
        <connections><segue destination="next" kind="show" id="s2"/></connections></viewController>
        <viewController id="next" sceneMemberID="viewController"><navigationItem \
        key="navigationItem" title="Details" id="n2"/></viewController>\(more)
        """))
  }

  @Test func titlesStandBesideTheirButtons() throws {
    let found = try stack(
      """
      <navigationItem key="navigationItem" title="Notes" prompt="All of them" \
      backButtonTitle="Back" id="n"><barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>
      <rightBarButtonItems><barButtonItem systemItem="add" id="r1"/><barButtonItem title="Done" \
      style="done" id="r2"/></rightBarButtonItems></navigationItem>
      """)
    let title = try #require(found["n.title"].first)
    #expect(title.slot == "navigationBar.title" && title.confidence == .certain)
    #expect(title.options.count == 3)
    #expect(title.beside("navigationBar.button") == ["Edit", "Done"])
    #expect(title.companions["navigationBar.backButton"] == nil)
    #expect(found["n.prompt"].first?.slot == "navigationBar.prompt")
    #expect(found["n.backButtonTitle"].first?.slot == "navigationBar.backButton")
    let done = try #require(found["r2.title"].first)
    #expect(done.options == SlotOptions(count: 3, style: "trailing", selected: true))
    #expect(done.beside("navigationBar.title") == ["Notes"])
    // A pushed screen has a back button.
    #expect(found["n2.title"].first?.beside("navigationBar.backButton") == [""])
    #expect(found["vc.title"].isEmpty)
  }

  @Test func largeTitlesAreInheritedUnlessForbidden() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"Notes\" id=\"n\"/>"
    let large = try stack(item, bar: "largeTitles=\"YES\"")
    #expect(large["n.title"].map(\.slot) == ["navigationBar.largeTitle", "navigationBar.title"])
    #expect(large["n2.title"].map(\.slot) == ["navigationBar.largeTitle", "navigationBar.title"])
    let never = try stack(
      """
      <navigationItem key="navigationItem" largeTitleDisplayMode="never" title="Notes" id="n"/>
      """, bar: "largeTitles=\"YES\"")
    #expect(never["n.title"].map(\.slot) == ["navigationBar.title"])
    #expect(never["n2.title"].map(\.slot) == ["navigationBar.title"])
  }

  @Test func theTitleOfAControllerStandsInForThatOfItsItem() throws {
    let found = try stack("<navigationItem key=\"navigationItem\" id=\"n\"/>")
    #expect(found["vc.title"].map(\.slot) == ["navigationBar.title"])
    #expect(found["vc.title"].first?.confidence == .likely)
  }

  @Test func toolbarsAndBackButtonsAreTold() throws {
    let found = try stack(
      """
      <toolbarItems><barButtonItem title="Share" id="a"/><barButtonItem \
      systemItem="flexibleSpace" id="x"/><barButtonItem title="Delete" id="b"/></toolbarItems>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="backBarButtonItem" \
      title="Overview" id="c"/></navigationItem>
      """)
    let share = try #require(found["a.title"].first)
    #expect(share.slot == "toolbar.button" && share.options.count == 2)
    #expect(share.beside("toolbar.button") == ["Delete"])
    #expect(found["c.title"].first?.slot == "navigationBar.backButton")
  }

  @Test func tabsShareTheirBar() throws {
    let document = try storyboard(
      """
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="s3"/>
      </connections></tabBarController>
      <viewController id="a" sceneMemberID="viewController"><tabBarItem key="tabBarItem" \
      title="Today" badgeValue="New" id="t1"/></viewController>
      <viewController id="b" sceneMemberID="viewController"><tabBarItem key="tabBarItem" \
      title="Search" id="t2"/></viewController>
      <viewControllerPlaceholder id="c" storyboardName="Other" sceneMemberID="viewController"/>
      """)
    let found = places(document)
    let today = try #require(found["t1.title"].first)
    #expect(today.slot == "tabBar.item" && today.confidence == .certain)
    #expect(today.options.count == 3 && today.beside("tabBar.item") == ["Search"])
    #expect(found["t1.badgeValue"].first?.slot == "tabBar.badge")
  }
}

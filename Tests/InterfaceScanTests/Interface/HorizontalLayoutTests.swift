import Components
import Foundation
import Testing

@testable import InterfaceScan

/// How wide a view can become.
@Suite struct HorizontalLayoutTests {
  @Test func aConstantWidthIsTheWidth() throws {
    let document = try laidOut(label("l"), constraint("l.width", nil, 120))
    let place = try #require(places(document).first)
    #expect(place.options == SlotOptions(width: 120))
    #expect(place.confidence == .certain)
  }

  @Test func aWidthThatGivesWayToATextDoesNotCount() throws {
    let document = try laidOut(
      label("l"), constraint("l.width", nil, 120, more: "priority=\"250\""))
    let place = try #require(places(document).first)
    #expect(place.options.width == nil && place.confidence == .likely)
  }

  @Test func marginsOfTheScreenAreTheSystems() throws {
    let document = try laidOut(
      label("l"), constraint("l.leading", "root.leadingMargin"),
      constraint("root.trailingMargin", "l.trailing", 8))
    #expect(options(document) == SlotOptions(trailingInset: 8))
    #expect(places(document).first?.confidence == .certain)
  }

  @Test func edgesCountFromTheSidesOfTheScreen() throws {
    let document = try laidOut(
      label("l"), constraint("l.leading", "safe.leading", 20),
      constraint("safe.trailing", "l.trailing", 24))
    #expect(options(document) == SlotOptions(margin: 0, leadingInset: 20, trailingInset: 24))
  }

  @Test func aSwitchTakesItsWidth() throws {
    let document = try laidOut(
      label("l") + "<switch id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>",
      constraint("l.leading", "safe.leading", 20),
      constraint("s.leading", "l.trailing", 8, relation: "greaterThanOrEqual"),
      constraint("safe.trailing", "s.trailing", 20))
    // 20 + 51 + 8
    #expect(options(document) == SlotOptions(margin: 0, leadingInset: 20, trailingInset: 79))
    #expect(places(document).first?.confidence == .certain)
  }

  @Test func aTextBesideTakesNothingForSure() throws {
    let document = try laidOut(
      label("l") + label("v"), constraint("l.leading", "safe.leading", 20),
      constraint("v.leading", "l.trailing", 8), constraint("safe.trailing", "v.trailing", 20))
    #expect(options(document) == SlotOptions(margin: 0, leadingInset: 20, trailingInset: 28))
    #expect(places(document)["l.text"].first?.confidence == .likely)
  }

  @Test func aCentredTextHasAsMuchRoomOnBothSides() throws {
    let document = try laidOut(
      label("l"), constraint("l.centerX", "root.centerX"),
      constraint("l.leading", "root.leading", 30, relation: "greaterThanOrEqual"))
    #expect(options(document) == SlotOptions(margin: 0, leadingInset: 30, trailingInset: 30))
  }

  @Test func aViewCentredInAFixedWidthBoundsItsTexts() throws {
    let card = """
      <view id="card" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("l"))
      </subviews></view>
      """
    let document = try laidOut(
      card, constraint("card.centerX", "root.centerX"), constraint("card.width", nil, 200),
      constraint("l.leading", "card.leading", 10), constraint("card.trailing", "l.trailing", 10))
    #expect(options(document) == SlotOptions(width: 180))
  }

  @Test func equalWidthsAreShared() throws {
    let document = try laidOut(
      label("l") + label("m"), constraint("m.width", nil, 90), constraint("l.width", "m.width"))
    #expect(options(document)?.width == 90)
  }

  @Test func stackViewsShareTheirWidth() throws {
    let stack = """
      <stackView id="s" distribution="fillEqually" spacing="10" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("l") + label("m"))</subviews>
      </stackView>
      """
    let document = try laidOut(stack, constraint("s.width", nil, 210))
    #expect(options(document, "l")?.width == 100)
    #expect(options(document, "m")?.width == 100)
  }

  @Test func aVerticalStackGivesEachItsWholeWidth() throws {
    let stack = """
      <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(label("l") + label("m"))</subviews></stackView>
      """
    let document = try laidOut(
      stack, constraint("s.leading", "root.leadingMargin"),
      constraint("root.trailingMargin", "s.trailing"))
    #expect(options(document, "m") == SlotOptions())
    #expect(places(document)["m.text"].first?.confidence == .certain)
  }

  @Test func anImageBesideATextInAStackTakesItsWidth() throws {
    let stack = """
      <stackView id="s" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <imageView id="i"/>\(label("l"))</subviews></stackView>
      """
    let document = try laidOut(
      stack, constraint("i.width", nil, 40), constraint("s.width", nil, 200))
    #expect(options(document)?.width == 152)
  }

  @Test func theContentOfAScrollViewBoundsNothingByItsEdges() throws {
    let scroll = """
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("l"))
      </subviews></scrollView>
      """
    let edges = [
      constraint("s.leading", "root.leading"), constraint("root.trailing", "s.trailing"),
      constraint("l.leading", "s.leading", 16), constraint("s.trailing", "l.trailing", 16),
    ].joined()
    let open = try laidOut(scroll, edges)
    #expect(options(open) == SlotOptions())
    #expect(places(open).first?.confidence == .likely)
    let bound = try laidOut(scroll, edges, constraint("l.width", "s.width", -32))
    #expect(options(bound) == SlotOptions(margin: 0, leadingInset: 16, trailingInset: 16))
  }

  @Test func framesFollowTheirAutoresizingMasks() throws {
    // 100 of 375 points, 50 before and 225 after it.
    func document(_ mask: String) throws -> InterfaceDocument {
      try screen(
        """
        <label id="l" text="A text" adjustsFontSizeToFit="NO">
        <rect key="frame" x="50" y="10" width="100" height="21"/>
        <autoresizingMask key="autoresizingMask" \(mask)/></label>
        """)
    }
    let fixed = try document("flexibleMaxX=\"YES\"")
    #expect(options(fixed) == SlotOptions(width: 100, height: 21))
    let wide = try document("widthSizable=\"YES\"")
    #expect(
      options(wide)
        == SlotOptions(height: 21, margin: 0, leadingInset: 50, trailingInset: 225))
    // On a screen of 393 the 18 points more are shared by 100 and 225.
    let shared = try document("widthSizable=\"YES\" flexibleMaxX=\"YES\"")
    #expect(options(shared) == SlotOptions(width: 105.54, height: 21))
  }

  @Test func constraintsOfOtherSizeClassesAreLeftOut() throws {
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
      """
    let document = try laidOut(
      label("l", content: variation), constraint("l.width", nil, 120, more: "id=\"w\""))
    #expect(options(document)?.width == nil)
  }

  @Test(arguments: ["nan", "1e999", "99999999999999999999", "-1e300", "wide"])
  func numbersThatNoScreenHasAreLeftOut(number: String) throws {
    let text = """
      <label id="l" text="A text" adjustsFontSizeToFit="NO" minimumFontSize="\(number)" \
      translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="120" id="a"/>
      <constraint firstAttribute="width" constant="\(number)" priority="\(number)" id="b"/>
      </constraints><fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
      </label>
      """
    let place = try #require(places(try laidOut(text)).first)
    #expect(place.options.font == nil && place.options.height == nil)
    #expect(place.options.width ?? 0 <= 120)
  }

  @Test func circlesComeToAnEnd() throws {
    let document = try laidOut(
      label("l") + label("m"), constraint("l.width", "m.width"),
      constraint("l.centerX", "m.centerX"), constraint("l.leading", "m.trailing"),
      constraint("m.trailing", "l.leading"), constraint("m.leading", "l.trailing"))
    #expect(places(document).count == 2)
  }

  @Test func longRowsComeToAnEnd() throws {
    let labels = (0..<600).map { label("l\($0)") }.joined()
    let row = (1..<600).map { constraint("l\($0).leading", "l\($0 - 1).trailing", 1) }.joined()
    let ties = (2..<600).map {
      constraint("l\($0).leading", "l\($0 - 2).trailing", 1, relation: "greaterThanOrEqual")
    }.joined()
    #expect(places(try laidOut(labels, row, ties)).count == 600)
  }

  @Test func anEmbeddedScreenIsAsWideAsItsContainer() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="a"><objects>
      <viewController id="outer" sceneMemberID="viewController"><view key="view" id="root"><subviews>
      <containerView id="c" translatesAutoresizingMaskIntoConstraints="NO">
      <connections><segue kind="embed" destination="inner" id="e"/></connections></containerView>
      </subviews><constraints>\(constraint("c.width", nil, 150))</constraints></view>
      </viewController></objects></scene><scene sceneID="b"><objects>
      <viewController id="inner" sceneMemberID="viewController"><view key="view" id="r2"><subviews>
      \(label("l"))</subviews><constraints>\(constraint("l.leading", "r2.leading", 10))
      \(constraint("r2.trailing", "l.trailing", 10))</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "a.storyboard")
    #expect(options(document)?.width == 130)
  }
}

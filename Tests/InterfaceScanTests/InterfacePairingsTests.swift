import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import InterfaceScan

@Suite("Pairs in interface files")
struct InterfacePairingsTests {
  private let white = color("backgroundColor", 255, 255, 255)
  private let red = color("textColor", 255, 0, 0)

  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test("a label stands on the nearest opaque background, with what is translucent between")
  func inheritance() throws {
    let document = try screen(
      """
      <view id="card">\(frame(0, 0, 300, 200))<subviews>
      <view id="clear">\(frame(0, 0, 100, 100))<subviews>
      <label id="l">\(frame(0, 0, 50, 20))\(red)</label></subviews></view>
      </subviews>\(color("backgroundColor", 0, 0, 0, alpha: 0.2))</view>
      """, root: white)
    #expect(pairs(document) == ["label: #FF0000 on #00000033 over #FFFFFF"])
    let pairing = try #require(InterfacePairings(document).pairings.first)
    #expect(pairing.place.line == 8)
    #expect(pairing.confidence == .certain && pairing.role == .text)
    // 20 % black over white.
    #expect(pairing.backdrop.resolved(in: .light).resolved?.hexadecimal == "#CCCCCC")
  }

  @Test("where code has an outlet the colours of the file are a guess")
  func outlets() throws {
    let document = try screen(
      """
      <label id="l">\(red)</label>
      <label id="m">\(red)</label>
      <connections><outlet property="price" destination="l" id="o"/></connections>
      """, root: white)
    #expect(InterfacePairings(document).pairings.map(\.confidence) == [.guess, .certain])
  }

  @Test("defaults on defaults are no pair, a default on a chosen colour is")
  func defaults() throws {
    let system = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    #expect(pairs(try screen("<label id=\"l\"/>", root: system)).isEmpty)
    #expect(pairs(try screen("<label id=\"l\"/>", root: white)) == ["label: label on #FFFFFF"])
    #expect(pairs(try screen("<label id=\"l\"/>")).isEmpty)
  }

  @Test("without an opaque background the pair is undetermined, and says why")
  func unknown() throws {
    let document = try screen("<label id=\"l\">\(red)</label>")
    let pairing = try #require(InterfacePairings(document).pairings.first)
    guard case .unknown(let reason, let range) = pairing.backdrop.resolved(in: .light) else {
      Issue.record("the backdrop is known")
      return
    }
    #expect(reason.contains("no view around it"))
    #expect(range == .any)
  }

  @Test("a view drawn before the text lies behind it where the frames say so")
  func overlap() throws {
    let panel =
      "<view id=\"p\">\(frame(0, 0, 200, 100))\(color("backgroundColor", 0, 0, 255))</view>"
    func label(at y: Int) -> String { "<label id=\"l\">\(frame(10, y, 100, 20))\(red)</label>" }
    let inside = try screen(panel + label(at: 10), root: white)
    #expect(pairs(inside) == ["label: #FF0000 on #0000FF"])
    #expect(InterfacePairings(inside).pairings[0].confidence == .likely)
    #expect(pairs(try screen(panel + label(at: 300), root: white)) == ["label: #FF0000 on #FFFFFF"])
    let part = pairs(try screen(panel + label(at: 90), root: white))
    #expect(part == ["label: #FF0000 on unknown: another view lies behind a part of it"])
    let image = "<imageView id=\"i\" image=\"photo\">\(frame(0, 0, 200, 100))</imageView>"
    let photo = pairs(try screen(image + label(at: 10), root: white))
    #expect(photo == ["label: #FF0000 on unknown: an image lies behind it"])
    // Drawn later, the panel would hide the label, not lie behind it.
    #expect(pairs(try screen(label(at: 10) + panel, root: white)) == ["label: #FF0000 on #FFFFFF"])
  }

  @Test("cells have the background of their table's style")
  func cells() throws {
    func table(_ style: String) throws -> [String] {
      pairs(
        try screen(
          """
          <tableView id="t"\(style)><prototypes><tableViewCell id="c">
          <tableViewCellContentView key="contentView" id="v"><subviews>
          <label id="l">\(red)</label></subviews></tableViewCellContentView></tableViewCell>
          </prototypes></tableView>
          """))
    }
    #expect(try table(" style=\"plain\"") == ["label: #FF0000 on systemBackground"])
    #expect(
      try table(" style=\"grouped\"") == ["label: #FF0000 on secondarySystemGroupedBackground"])
  }

  @Test("the tint comes from the view, a view around it, the file, the system")
  func tint() throws {
    let button =
      "<button id=\"b\" buttonType=\"system\"><state key=\"normal\" title=\"Buy\"/></button>"
    func title(_ content: String, document: String = "") throws -> [String] {
      pairs(try screen(content, root: white, document: document))
    }
    #expect(try title(button) == ["button.title: systemBlue on #FFFFFF"])
    let global = color("tintColor", 0, 128, 0)
    #expect(try title(button, document: global) == ["button.title: #008000 on #FFFFFF"])
    let view =
      "<view id=\"v\"><subviews>\(button)</subviews>\(color("tintColor", 128, 0, 0))</view>"
    #expect(try title(view, document: global) == ["button.title: #800000 on #FFFFFF"])
  }

  @Test("disabled controls are exempt, hidden contents and images of their own colours are no pair")
  func states() throws {
    let disabled = try screen(
      """
      <button id="b" enabled="NO"><state key="normal" title="Go">\(color("titleColor", 1, 2, 3))
      </state><state key="highlighted">\(color("titleColor", 9, 9, 9))</state></button>
      """, root: white)
    let pairings = InterfacePairings(disabled).pairings
    #expect(pairings.map(\.foreground.name) == ["#010203"])
    #expect(pairings.first?.exemption == .disabled)
    let images = try screen(
      """
      <imageView id="i" image="star" catalog="system">\(color("tintColor", 255, 0, 0))</imageView>
      <imageView id="j" image="photo">\(color("tintColor", 255, 0, 0))</imageView>
      """, root: white)
    #expect(pairs(images) == ["image.template: #FF0000 on #FFFFFF"])
  }

  @Test("opacity of the text counts, that of a view around it makes the result unknown")
  func opacity() throws {
    let label = "<label id=\"l\" alpha=\"0.5\">\(red)</label>"
    let pairing = try #require(
      InterfacePairings(try screen(label, root: white)).pairings.first)
    #expect(pairing.foreground.resolved(in: .light)?.color.alpha == 0.5)
    let group = "<view id=\"g\" alpha=\"0.5\"><subviews>\(label)</subviews></view>"
    let grouped = try #require(pairs(try screen(group, root: white)).first)
    #expect(grouped.contains("unknown: a view around it is translucent as a whole"))
  }

  @Test("a text of the colour behind it is coloured by code")
  func invisible() throws {
    let document = try screen(
      "<label id=\"l\">\(color("textColor", 255, 255, 255))</label>", root: white)
    #expect(InterfacePairings(document).pairings.map(\.confidence) == [.guess])
  }

  @Test("bars: title, buttons, the items of the first screen, badges")
  func bars() throws {
    let document = try storyboard(
      """
      <navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" barStyle="black" translucent="NO">
      \(color("tintColor", 255, 255, 0))\(color("barTintColor", 0, 0, 128))
      <textAttributes key="titleTextAttributes">\(color("textColor", 255, 255, 255))</textAttributes>
      </navigationBar><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/>
      <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem"
      title="Delete" id="d">\(color("tintColor", 255, 0, 0))</barButtonItem></navigationItem>
      <tabBarItem key="tabBarItem" id="t">\(color("badgeColor", 0, 128, 0))</tabBarItem>
      </viewController>
      """)
    #expect(
      pairs(document) == [
        "navigationBar.title: #FFFFFF on #000080", "navigationBar.button: #FFFF00 on #000080",
        "barButtonItem: #FF0000 on #000080", "tabBar.badge: white on #008000",
      ])
    let status = InterfacePairings(document).statusBarBackdrops
    #expect(status.map(\.backdrop.name) == ["#000080"])
    #expect(status.first?.bar?.style == .black)
  }

  @Test("a colour that cannot be read makes no pair, and is no default either")
  func unreadable() throws {
    let document = try storyboard(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="l" text="Pay"><color key="textColor" name="Nowhere"/></label>
      <button id="b" buttonType="system"><color key="tintColor" name="Nowhere"/>
      <state key="normal" title="Pay"/></button></subviews>
      \(color("backgroundColor", 255, 255, 255))</view></viewController>
      """)
    #expect(pairs(document).isEmpty)
    #expect(InterfacePairings(document).problems.count == 2)
  }

  @Test("a bar without a colour of its own is its material")
  func material() throws {
    let document = try storyboard(
      "<tabBarController id=\"c\"><tabBar key=\"tabBar\" id=\"t\">"
        + "\(color("tintColor", 255, 0, 0))</tabBar></tabBarController>")
    #expect(
      pairs(document) == [
        "tabBar.selectedTitle: #FF0000 on the bar's material"
      ])
  }

  @Test("a translucent bar with a colour is a range around it, wider the more shines through")
  func translucent() throws {
    let document = try storyboard(
      "<navigationController id=\"c\"><navigationBar key=\"navigationBar\" id=\"n\">"
        + "\(color("tintColor", 255, 255, 255))\(color("barTintColor", 0, 0, 0))</navigationBar>"
        + "</navigationController>")
    let pairing = try #require(InterfacePairings(document).pairings.first)
    #expect(pairing.backdrop.name == "a translucent bar of #000000")
    guard case .unknown(_, let range) = pairing.backdrop.resolved(in: .light, os: .iOS13) else {
      Issue.record("what shines through a translucent bar is known")
      return
    }
    #expect(range.darkest.red < range.lightest.red && range.lightest.red < 0.3)
    #expect(pairing.generations == [.iOS7, .iOS13])
    #expect(pairing.confidence == .likely)
  }

  @Test("named colours come from the asset catalog, with all appearances")
  func assets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      AssetCatalogTests.contents("336699"), to: "A.xcassets/Brand/Ink.colorset/Contents.json")
    let catalogs = AssetCatalogs([AssetCatalog(contentsOf: folder.path + "/A.xcassets")])
    let document = try screen(
      "<label id=\"l\"><color key=\"textColor\" name=\"Ink\"/></label>", root: white)
    let pairing = try #require(InterfacePairings(document, catalogs: catalogs).pairings.first)
    #expect(hexadecimal(pairing.foreground.color, .dark) == "#336699")
    #expect(pairing.confidence == .certain)
  }

  @Test("fonts are known where the file states them")
  func fonts() throws {
    func font(_ description: String) throws -> ColorPairing.Font? {
      let document = try screen(
        "<label id=\"l\"><fontDescription key=\"fontDescription\" \(description)/>\(red)</label>")
      return InterfacePairings(document).pairings.first?.font
    }
    #expect(try font("style=\"UICTFontTextStyleFootnote\"") == .style(.footnote, weight: nil))
    #expect(
      try font("type=\"system\" weight=\"semibold\" pointSize=\"17\"")
        == .fixed(pointSize: 17, weight: .semibold))
    #expect(
      try font("name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"20\"")
        == .fixed(pointSize: 20, weight: .bold))
    #expect(try font("type=\"boldSystem\" pointSize=\"x\"") == nil)
  }
}

import ColorContrast
import DynamicType
import Testing

@Suite struct BarMaterialTests {
  private func byte(_ backdrop: Backdrop) -> Double? {
    backdrop.resolved.map { $0.red * 255 }
  }

  private func color(_ name: String) throws -> DynamicColor {
    try #require(SystemColor.named(name))
  }

  /// The bar colour calculator of b2cloud for iOS 7 and 8 gives n · (1 - 40/255) + 40 over white.
  @Test(arguments: [("black", 40.0), ("darkGray", 111.67), ("white", 255)])
  func aTintedBarOfIOS7IsLighterThanItsTint(_ name: String, _ expected: Double) throws {
    let bar = BarAppearance(.navigationBar, backgroundColor: try color(name))
    let material = bar.material(in: .light, os: .iOS7)
    let shown = try #require(byte(material.backdrop(over: .color(.white))))
    #expect(abs(shown - expected) < 2.5)
    #expect(material.isBlurred)
  }

  /// 0.97 · 0.82 + 0.18 = 0.9754 of white, the well-known #F8F8F8 or #F9F9F9.
  @Test func thePlainBarOfIOS7() throws {
    let material = BarAppearance(.navigationBar).material(in: .dark, os: .iOS7)
    let shown = try #require(byte(material.backdrop(over: .color(.white))))
    #expect(abs(shown - 248.7) < 0.1)
    #expect(material.confidence == .likely)
  }

  /// 249 at 240/255: 249.35 over white, 234.35 over black, between them over anything.
  @Test func aTranslucentBarOverUnknownContentsIsARange() throws {
    let material = BarAppearance(.navigationBar).material(in: .light, os: .iOS13)
    let overWhite = try #require(byte(material.backdrop(over: .color(.white))))
    #expect(abs(overWhite - 249.35) < 0.01)
    let backdrop = material.backdrop(over: .unknown(reason: "a picture"))
    guard case .unknown(let reason, let range) = backdrop else {
      Issue.record("expected a range")
      return
    }
    #expect(reason == "a translucent bar over a picture")
    #expect(abs(range.darkest.red * 255 - 234.35) < 0.01)
    #expect(abs(range.lightest.red * 255 - 249.35) < 0.01)
    // Black on these two: 17.51 and 20.01.
    let title = ContrastResult(.black, on: backdrop)
    #expect(abs(title.worst.value - 17.51) < 0.01)
    #expect(abs(title.best.value - 20.007) < 0.01)
  }

  @Test func whatScrollsBelowMixes() {
    let contents = Backdrop.contents([.black, Color(white: 0.5)], named: "rows")
    let material = BarAppearance(.tabBar).material(in: .dark, os: .iOS13)
    guard case .unknown(_, let range) = material.backdrop(over: contents) else {
      Issue.record("expected a range")
      return
    }
    // 22 at 240/255 over 0 and over 127.5.
    #expect(abs(range.darkest.red * 255 - 20.71) < 0.01)
    #expect(abs(range.lightest.red * 255 - 28.21) < 0.01)
    #expect(Backdrop.contents([.white, .white], named: "rows") == .color(.white))
  }

  /// With the factor 1.8 of UIImageEffects (0.6, 0.4, 0.4) of luma 0.4598 becomes
  /// (1.8 · 0.6 - 0.8 · 0.4598, …) = (0.712, 0.352, 0.352); the white layer covers 0.82 of it.
  @Test func blursOfIOS7Saturate() throws {
    let material = BarAppearance(.toolbar).material(in: .light, os: .iOS7)
    let shown = try #require(
      material.backdrop(over: .color(Color(red: 0.6, green: 0.4, blue: 0.4))).resolved)
    #expect(abs(shown.red - (0.97 * 0.82 + 0.18 * 0.71216)) < 0.0001)
    #expect(abs(shown.green - (0.97 * 0.82 + 0.18 * 0.35216)) < 0.0001)
  }

  @Test func contentsEndAtATransparentBar() throws {
    let bar = BarAppearance(.navigationBar, backgroundColor: try color("systemRed"))
    let edge = bar.material(in: .light, os: .iOS13, isAtScrollEdge: true)
    #expect(edge.backdrop(over: .color(.white)) == .color(.white))
    let before = bar.material(in: .light, os: .iOS7, isAtScrollEdge: true)
    #expect(before.isBlurred)
    let own = BarAppearance(
      .navigationBar, scrollEdge: .opaque, backgroundColor: try color("systemRed"))
    #expect(own.material(in: .light, os: .iOS13, isAtScrollEdge: true).isOpaque)
  }

  @Test func opaqueBarsShowTheirColor() throws {
    let plain = BarAppearance(.tabBar, configuration: .opaque)
    #expect(plain.material(in: .dark, os: .iOS13).backdrop(over: .color(.white)) == .color(.black))
    let black = BarAppearance(.navigationBar, configuration: .opaque, style: .black)
    #expect(black.material(in: .light, os: .iOS7).layers == [.black])
    let own = BarAppearance(
      .tabBar, configuration: .opaque, backgroundColor: try color("white"))
    #expect(own.material(in: .dark, os: .iOS26).backdrop(over: .color(.black)) == .color(.white))
  }

  @Test func reduceTransparencyHidesTheContents() throws {
    let material = BarAppearance(.navigationBar).material(
      in: .light, os: .iOS13, reducesTransparency: true)
    #expect(material.isOpaque)
    #expect(material.confidence == .guess)
    let shown = try #require(byte(material.backdrop(over: .color(.black))))
    #expect(abs(shown - 249) < 0.01)
  }

  @Test func barsOfIOS26AreTransparent() {
    let material = BarAppearance(.tabBar).material(in: .light, os: .iOS26)
    #expect(material.layers.isEmpty)
    #expect(material.backdrop(over: .color(.black)) == .color(.black))
  }

  /// Apple documentation: `edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars`.
  @Test func contentsReachUnderTranslucentBars() {
    let translucent = BarAppearance(.navigationBar).material(in: .light, os: .iOS13)
    let opaque = BarAppearance(.navigationBar, configuration: .opaque)
      .material(in: .light, os: .iOS13)
    #expect(ExtendedLayout().reachesUnder(translucent))
    #expect(!ExtendedLayout().reachesUnder(opaque))
    #expect(ExtendedLayout(includesOpaqueBars: true).reachesUnder(opaque))
    #expect(!ExtendedLayout(extendsEdge: false, includesOpaqueBars: true).reachesUnder(translucent))
    #expect(BarPosition.topAttached.coversStatusBar)
    #expect(!BarPosition.top.coversStatusBar)
  }

  /// A card of an alert over white in iOS 26: white dimmed by 0.2 is 0.8; 0.9937 at 0.7143 over it
  /// is 0.9384.
  @Test func cardsOfIOS26LieOverADimmedScreen() throws {
    let alert = CardMaterial.alert.material(in: .light, os: .iOS26)
    let shown = try #require(alert.backdrop(over: .color(.white)).resolved)
    #expect(abs(shown.red - 0.9384) < 0.0001)
    let menu = CardMaterial.menu.material(in: .light, os: .iOS26)
    // Vercantez/openuikit measured 250 over white and 215 over half grey.
    let overWhite = try #require(byte(menu.backdrop(over: .color(.white))))
    #expect(abs(overWhite - 250) < 1)
    let overGray = try #require(byte(menu.backdrop(over: .color(Color(white: 0.5)))))
    #expect(abs(overGray - 215) < 2)
  }
}

import ColorContrast
import DynamicType
import Testing

/// Rules of Apple's documentation of `UIStatusBarStyle` and of technical note TN3105.
@Suite struct StatusBarTests {
  @Test(arguments: [
    ("UIStatusBarStyleDefault", StatusBarStyle.default),
    ("UIStatusBarStyleLightContent", .lightContent),
    ("UIStatusBarStyleDarkContent", .darkContent), (".lightContent", .lightContent),
    ("UIStatusBarStyle.darkContent", .darkContent), ("light content", .lightContent),
    ("UIStatusBarStyleBlackTranslucent", .lightContent), ("default", .default),
  ])
  func names(_ name: String, _ style: StatusBarStyle) {
    #expect(StatusBarStyle(name: name) == style)
  }

  @Test func unknownNames() {
    #expect(StatusBarStyle(name: "UIStatusBarStyle") == nil)
    #expect(StatusBarStyle(name: "white") == nil)
  }

  private func content(
    _ style: StatusBarStyle, _ appearance: Appearance, _ os: OSGeneration, _ backdrop: Color
  ) -> Color {
    style.contentColor(in: appearance, os: os, over: .color(backdrop))
  }

  @Test func defaultBecameAutomatic() {
    #expect(content(.default, .dark, .iOS7, .black) == .black)
    #expect(content(.default, .light, .iOS13, .black) == .black)
    #expect(content(.default, .dark, .iOS13, .white) == .white)
    #expect(content(.default, .dark, .iOS26, .white) == .black)
    #expect(content(.default, .light, .iOS26, .black) == .white)
    #expect(content(.lightContent, .light, .iOS26, .white) == .white)
  }

  @Test func recommendsTheStyleThatCanBeRead() {
    let white = StatusBarJudgement(.lightContent, over: .color(.white), in: .light, os: .iOS13)
    #expect(white.result.worst.value == 1)
    #expect(white.passes == false)
    #expect(white.recommended == .default)
    let dark = StatusBarJudgement(.lightContent, over: .color(.white), in: .dark, os: .iOS13)
    #expect(dark.recommended == .darkContent)
    let black = StatusBarJudgement(.default, over: .color(.black), in: .light, os: .iOS7)
    #expect(black.passes == false)
    #expect(black.recommended == .lightContent)
    #expect(!black.isReadableSinceIOS17)
    let later = StatusBarJudgement(.default, over: .color(.black), in: .light, os: .iOS13)
    #expect(later.passes == false)
    #expect(later.isReadableSinceIOS17)
  }

  /// Over a light bar of unknown contents dark contents are safe, and light ones are not.
  @Test func aTranslucentBarLiesBehindTheStatusBar() {
    let scene = StatusBarScene(
      bar: BarAppearance(.navigationBar), contents: .unknown(reason: "a picture"))
    let judgement = scene.judge(StatusBarConfiguration(), in: .light, os: .iOS13)
    #expect(judgement.content == .black)
    #expect(judgement.passes == true)
    let free = StatusBarScene(contents: .unknown(reason: "a map"))
    #expect(free.judge(StatusBarConfiguration(), in: .light, os: .iOS13).passes == nil)
  }

  @Test func onlyAnAttachedBarGoesBehindTheStatusBar() {
    let bar = BarAppearance(.navigationBar, configuration: .opaque)
    let attached = StatusBarScene(bar: bar, contents: .color(.black))
    #expect(attached.backdrop(in: .light, os: .iOS13) == .color(.white))
    let below = StatusBarScene(bar: bar, position: .top, contents: .color(.black))
    #expect(below.backdrop(in: .light, os: .iOS13) == .color(.black))
  }

  /// Contents that do not extend leave the window's background below a translucent bar:
  /// 249 at 240/255 over black is 234.35.
  @Test func extendedEdgesDecideWhatIsBelowTheBar() throws {
    let scene = StatusBarScene(
      bar: BarAppearance(.navigationBar), layout: ExtendedLayout(extendsEdge: false),
      contents: .color(.white), window: .color(.black))
    let shown = try #require(scene.backdrop(in: .light, os: .iOS13).resolved)
    #expect(abs(shown.red * 255 - 234.35) < 0.01)
  }

  @Test func infoPlistDecidesWithoutViewControllers() {
    let plist = StatusBarConfiguration(
      isViewControllerBased: false, applicationStyle: .lightContent)
    #expect(plist.style(preferred: .darkContent) == .lightContent)
    #expect(StatusBarConfiguration(isViewControllerBased: false).style() == .default)
    let based = StatusBarConfiguration(applicationStyle: .lightContent)
    #expect(based.style(preferred: .darkContent) == .darkContent)
    #expect(based.style() == .default)
  }

  @Test func aNavigationBarDecidesByItsStyle() {
    let configuration = StatusBarConfiguration()
    let black = BarAppearance(.navigationBar, style: .black)
    #expect(configuration.style(preferred: .darkContent, navigationBar: black) == .lightContent)
    let plain = BarAppearance(.navigationBar)
    #expect(configuration.style(preferred: .lightContent, navigationBar: plain) == .default)
  }

  /// An app that is always light keeps dark contents while the phone is dark.
  @Test func aForcedAppearanceCounts() {
    let scene = StatusBarScene(contents: .color(.white))
    let forced = StatusBarConfiguration(forcedStyle: .light)
    #expect(scene.judge(forced, in: .dark, os: .iOS13).passes == true)
    #expect(scene.judge(StatusBarConfiguration(), in: .dark, os: .iOS13).passes == false)
  }
}

import ColorContrast
import DynamicType
import Testing

@Suite struct ContrastRoleTests {
  private func judge(_ name: String, _ context: RoleContext) throws -> RoleJudgement {
    let role = try #require(ContrastRole.named(name))
    return try #require(context.judge(role))
  }

  private func fixed(_ color: Color, _ name: String = "brand") -> DynamicColor {
    DynamicColor(
      name: name,
      variants: [.light: SourcedColor(color, source: "the test", confidence: .certain)])
  }

  /// The system blue of iOS 13 on white is 4.02: enough for symbols, and for text from 18 pt on,
  /// which body text reaches at XL.
  @Test func theSameTintPassesAsAnIconAndFailsAsText() throws {
    let context = RoleContext(os: .iOS13)
    let title = try judge("button.plain.title", context)
    #expect(title.result.worst.description == "4.01:1")
    #expect(title.passes == false)
    #expect(title.categories == .passesFrom(.extraLarge))
    let small = try judge("button.title", context)
    #expect(small.pointSize == 15)
    #expect(small.categories == .fails)
    let icon = try judge("image.template", context)
    #expect(icon.role.criterion == .nonText)
    #expect(icon.passes == true)
    #expect(icon.categories == .passes)
    #expect(icon.confidence == .certain)
    var large = context
    large.category = .extraLarge
    #expect(try judge("button.plain.title", large).passes == true)
  }

  @Test func textOnTheTintIsAsLegibleAsTheTintOnWhite() throws {
    let context = RoleContext(os: .iOS13)
    let filled = try judge("button.filled.title", context)
    let plain = try judge("button.plain.title", context)
    #expect(abs(filled.result.worst.value - plain.result.worst.value) < 1e-9)
    // On 0.12 of itself over white the tint loses.
    #expect(try judge("button.tinted.title", context).result.worst < plain.result.worst)
  }

  @Test func destructiveButtonsAreRedWhateverTheTint() throws {
    let context = RoleContext(os: .iOS13, tint: fixed(.black))
    let destructive = try judge("button.destructive.title", context)
    #expect(destructive.color.color == Color(eightBit: 255, 59, 48))
    #expect(try judge("button.plain.title", context).color.color == .black)
  }

  /// Bar buttons of iOS 26 are in the label's colour, not in the tint.
  @Test func barButtonsTookTheTintBeforeIOS26() throws {
    let tint = fixed(Color(eightBit: 200, 0, 0))
    let old = try judge("navigationBar.button", RoleContext(os: .iOS13, tint: tint))
    #expect(old.color.color == Color(eightBit: 200, 0, 0))
    let new = try judge("navigationBar.button", RoleContext(os: .iOS26, tint: tint))
    #expect(new.color.color == .black)
    let role = try #require(ContrastRole.named("navigationBar.button"))
    #expect(role.takesTint(in: .iOS13))
    #expect(!role.takesTint(in: .iOS26))
  }

  @Test func switchesKeepTheirGreen() throws {
    let context = RoleContext(os: .iOS13, tint: fixed(.black))
    #expect(try judge("switch.onTrack", context).color.color == Color(eightBit: 52, 199, 89))
    #expect(try judge("slider.minimumTrack", context).color.color == .black)
    var own = context
    own.ownColors = ["switch.onTrack": fixed(.white, "on")]
    #expect(try judge("switch.onTrack", own).result.worst.value == 1)
  }

  /// The tint has no effect on segmented controls since iOS 13.
  @Test func segmentsTookTheTintBeforeIOS13() throws {
    let names = RoleContext(os: .iOS13).judgeTint().map(\.role.name)
    #expect(!names.contains("segmentedControl.segment"))
    #expect(!names.contains("switch.onTrack"))
    #expect(names.contains("tabBar.selectedTitle"))
    #expect(names.contains("button.filled.title"))
    let old = RoleContext(os: .iOS7).judgeTint().map(\.role.name)
    #expect(old.contains("segmentedControl.segment"))
    #expect(old.contains("stepper.sign"))
    #expect(!old.contains("button.plain.title"))
  }

  /// Black on 249 at 240/255 over black: 17.51; over white 20.00.
  @Test func titlesLieOnTheRangeOfTheirBar() throws {
    let context = RoleContext(os: .iOS13, contents: [])
    let title = try judge("navigationBar.title", context)
    #expect(abs(title.result.worst.value - 17.51) < 0.01)
    #expect(abs(title.result.best.value - 20.007) < 0.01)
    #expect(title.passes == true)
    let large = try judge("navigationBar.largeTitle", context)
    #expect(large.result.worst.value == 21)
    #expect(large.isLargeText)
  }

  /// iOS 26 lets titles lie on the contents, washed by an unknown amount.
  @Test func titlesOfIOS26DependOnTheContents() throws {
    let dark = RoleContext(os: .iOS26, contents: [fixed(.black)])
    let title = try judge("navigationBar.title", dark)
    #expect(title.passes == nil)
    #expect(title.result.worst.value == 1)
    #expect(title.confidence == .guess)
    let same = try judge("navigationBar.title", RoleContext(os: .iOS26))
    #expect(same.passes == true)
  }

  @Test func bottomTabsThatAreNotSelectedFail() throws {
    // #999999 on 249.35 of white is 2.71: below 3 even for the symbol.
    let context = RoleContext(os: .iOS13)
    #expect(abs(try judge("tabBar.icon", context).result.worst.value - 2.714) < 0.01)
    #expect(try judge("tabBar.icon", context).passes == false)
    #expect(try judge("tabBar.title", RoleContext(os: .iOS26)).passes == true)
  }

  @Test func inactiveElementsAreExempt() throws {
    let disabled = try judge("button.disabled.title", RoleContext(os: .iOS13))
    #expect(disabled.result.worst.value < 3)
    #expect(disabled.passes == nil)
  }

  @Test func aBlackBarIsDarkInLightAppearance() throws {
    let bar = BarAppearance(.navigationBar, configuration: .opaque, style: .black)
    let title = try judge("navigationBar.title", RoleContext(os: .iOS13, bars: [bar]))
    #expect(title.color.color == .white)
    #expect(title.backdrop == .color(.black))
  }

  @Test func everyRoleIsComplete() {
    #expect(Set(ContrastRole.all.map(\.name)).count == ContrastRole.all.count)
    for role in ContrastRole.all {
      #expect(!role.source.isEmpty)
      #expect(role.color(in: .newest) != nil, "\(role.name)")
    }
    for os in OSGeneration.allCases {
      for appearance in Appearance.allCases {
        let context = RoleContext(appearance: appearance, os: os)
        let expected = ContrastRole.all.filter { $0.color(in: os) != nil }.count
        #expect(context.judgeAll().count == expected)
      }
    }
  }

  @Test func fontsGrowAsTheyDo() {
    #expect(RoleFont.style(.body).pointSize(for: .accessibilityExtraLarge) == 40)
    #expect(
      RoleFont.fixed(pointSize: 10, weight: .medium).pointSize(for: .accessibilityExtraLarge) == 10)
    let bar = RoleFont.growing(pointSize: 17, weight: .semibold, upTo: .extraExtraLarge)
    #expect(bar.pointSize(for: .large) == 17)
    #expect(
      bar.pointSize(for: .accessibilityExtraLarge) == bar.pointSize(for: .extraExtraLarge))
    #expect(bar.weight(boldText: true) == .bold)
  }
}

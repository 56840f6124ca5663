import DynamicType
import Testing

@Suite struct TraitsTests {
  let phone: Device

  init() throws {
    phone = try #require(Device.named("iPhone 16 Plus"))
  }

  @Test func defaults() {
    let traits = Traits(device: phone)
    #expect(traits.orientation == .portrait)
    #expect(traits.contentSizeCategory == .large)
    #expect(!traits.boldText)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.locale == "en")
    #expect(traits.os == .iOS26)
  }

  @Test func directionFollowsTheLocaleUnlessGiven() {
    #expect(Traits(device: phone, locale: "ar").layoutDirection == .rightToLeft)
    #expect(
      Traits(device: phone, layoutDirection: .leftToRight, locale: "ar").layoutDirection
        == .leftToRight)
  }

  @Test func measuresFollowTheOrientation() {
    let upright = Traits(device: phone)
    #expect(upright.screenWidth == 430)
    #expect(upright.screenHeight == 932)
    #expect(upright.displayScale == 3)
    #expect(upright.safeArea.top == 59)
    #expect(upright.horizontalSizeClass == .compact)
    #expect(upright.verticalSizeClass == .regular)
    let sideways = Traits(device: phone, orientation: .landscape)
    #expect(sideways.screenWidth == 932)
    #expect(sideways.screenHeight == 430)
    #expect(sideways.safeArea.left == 59)
    #expect(sideways.horizontalSizeClass == .regular)
    #expect(sideways.verticalSizeClass == .compact)
  }

  @Test func emptyOverridesChangeNothing() {
    let traits = Traits(device: phone, contentSizeCategory: .small, boldText: true, locale: "he")
    #expect(traits.overridden(by: TraitOverrides()) == traits)
  }

  @Test func overridesChangeSingleTraits() throws {
    let small = try #require(Device.named("iPhone SE"))
    let parent = Traits(device: phone)
    let child = parent.overridden(
      by: TraitOverrides(
        device: small, orientation: .landscape, contentSizeCategory: .accessibilityLarge,
        boldText: true, layoutDirection: .rightToLeft, locale: "fa", os: .iOS13))
    #expect(
      child
        == Traits(
          device: small, orientation: .landscape, contentSizeCategory: .accessibilityLarge,
          boldText: true, layoutDirection: .rightToLeft, locale: "fa", os: .iOS13))
  }

  @Test func localeOverrideLeavesTheDirection() {
    let child = Traits(device: phone).overridden(by: TraitOverrides(locale: "ar"))
    #expect(child.layoutDirection == .leftToRight)
  }

  @Test func sizeClassOverrideReachesGrandchildren() {
    let child = Traits(device: phone)
      .overridden(by: TraitOverrides(horizontalSizeClass: .regular))
      .overridden(by: TraitOverrides(verticalSizeClass: .compact))
    #expect(child.horizontalSizeClass == .regular)
    #expect(child.verticalSizeClass == .compact)
    #expect(child != Traits(device: phone))
  }
}

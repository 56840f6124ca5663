import DynamicType
import Testing
import TextShaping

@testable import TextLayout

/// A text as an iOS simulator drew it, measured in a reference image of a public repository.
struct InkFact: Sendable, CustomTestStringConvertible {
  var text: String
  var locale = "en"
  var pointSize: Double
  var weight = FontWeight.regular
  /// Ink width in points, sure to 0.15 pt at three pixels a point, to 0.25 pt at two.
  var width: Double
  /// Largest error known, in percent of the width.
  var tolerance = 0.5
  /// Repository, and the end of the image's path in it.
  var source: String

  var testDescription: String { "\(text) \(pointSize) \(weight)" }

  static let all: [InkFact] = [
    InkFact(
      text: "What's the point?", pointSize: 27, width: 201.084,
      source: "pointfreeco/swift-snapshot-testing: testTraitsWithView.label-medium.png"),
    InkFact(
      text: "What's the point?", pointSize: 58, width: 423.953,
      source:
        "pointfreeco/swift-snapshot-testing: testTraitsWithView.label-accessibility-extra-extra-extra-large.png"
    ),
    InkFact(
      text: "What's", pointSize: 17, weight: .semibold, width: 54.064, tolerance: 1.1,
      source: "pointfreeco/swift-snapshot-testing: testTraits.iphone-se-large.png"),
    InkFact(
      text: "point", pointSize: 53, width: 108.179, tolerance: 1.3,
      source:
        "pointfreeco/swift-snapshot-testing: testTraits.iphone-se-accessibility-extra-extra-extra-large.png"
    ),
    InkFact(
      text: "value: 1", pointSize: 17, width: 53.803,
      source:
        "adammcarter/swift-snapshot-testing-macros: 1 configuration/Closure_min-size_light.1.png"),
    InkFact(
      text: "@SnapshotTest()", pointSize: 17, width: 127.941, tolerance: 0.8,
      source: "adammcarter/swift-snapshot-testing-macros: emptyParameters_min-size_light.1.png"),
    InkFact(
      text: "preferredContentSize()", pointSize: 14, width: 146.893,
      source: "adammcarter/swift-snapshot-testing-macros: preferredContentSize_min-size_light.1.png"
    ),
    InkFact(
      text: "Item A. Tab. 1 of 6.", pointSize: 12, width: 102.729,
      source: "cashapp/AccessibilitySnapshot: testTabBars_18_5_402x874@3x.png"),
    InkFact(
      text: "Title 2", pointSize: 21, width: 54.336, tolerance: 0.9,
      source: "bitwarden/authenticator-ios: test_snapshot_styleGuideFont.1.png"),
    InkFact(
      text: "Footnote", pointSize: 44, weight: .semibold, width: 172.423,
      source: "bitwarden/authenticator-ios: test_snapshot_styleGuideFont_largeText.1.png"),
    InkFact(
      text: "Verification codes", pointSize: 33, weight: .bold, width: 274.975,
      source:
        "bitwarden/authenticator-ios: test_snapshot_ItemListView_previews.Empty-portrait.png"),
    InkFact(
      text: "Беларуская", locale: "be", pointSize: 16, width: 84.983,
      source: "bitwarden/authenticator-ios: SelectLanguageViewTests/test_viewRender.1.png"),
    InkFact(
      text: "Čeština", locale: "cs", pointSize: 16, width: 52.6,
      source: "bitwarden/authenticator-ios: SelectLanguageViewTests/test_viewRender.1.png"),
    InkFact(
      text: "עברית", locale: "he", pointSize: 53, width: 134.587,
      source: "bitwarden/authenticator-ios: SelectLanguageViewTests/test_viewRender.3.png"),
    InkFact(
      text: "Kauf bestätigen", locale: "de", pointSize: 17, weight: .semibold, width: 123.734,
      source: "Adyen/adyen-ios: AffirmComponentUITests/… shopper-info-not-filled.png"),
    InkFact(
      text: "Sicherheitscode", locale: "de", pointSize: 13, width: 96.299,
      source: "Adyen/adyen-ios: CardComponentUITests/test_all_fields-…de_DE….png"),
    InkFact(
      text: "Scanner la carte", locale: "fr", pointSize: 15, width: 109.553,
      source: "stripe/stripe-ios: STPAddCardViewControllerLocalizationTests/testFrench_US@3x.png"),
    InkFact(
      text: "扫描银行卡", locale: "zh-Hans", pointSize: 15, width: 74.791,
      source: "stripe/stripe-ios: STPAddCardViewControllerLocalizationTests/testChinese_US@3x.png"),
    InkFact(
      text: "Hello world", pointSize: 47.9, weight: .semibold, width: 235.024, tolerance: 0.9,
      source:
        "KaneCheshire/PixelTest: accessibilityExtraExtraExtraLargeSize/Reference/320.0_dh@3.0x.png"),
    InkFact(
      text: "Name Surname", pointSize: 22, weight: .bold, width: 154.843,
      source: "Automattic/Gravatar-SDK-iOS: testDisplayNameFieldWithMissingDisplayName-Light.png"),
    InkFact(
      text: "Previous server", pointSize: 16, width: 110.231,
      source: "home-assistant/iOS: GesturesSetupView.test/testUI.light.png"),
  ]
}

@Suite("Texts measured in iOS renderings")
struct FidelityFactTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  @Test("ink widths are within the error known", arguments: InkFact.all)
  func ink(_ fact: InkFact) {
    let shaped = shaper.shape(fact.text, locale: fact.locale, weight: fact.weight)
    let width = shaped.inkWidth(clusters: 0..<shaped.clusterCount, pointSize: fact.pointSize)
    let error = 100 * abs(width - fact.width) / fact.width
    #expect(error <= fact.tolerance, "\(width) instead of \(fact.width)")
  }

  @Test("all facts together are within 0.4 % on average")
  func average() {
    let errors = InkFact.all.map { fact in
      let shaped = shaper.shape(fact.text, locale: fact.locale, weight: fact.weight)
      let width = shaped.inkWidth(clusters: 0..<shaped.clusterCount, pointSize: fact.pointSize)
      return 100 * abs(width - fact.width) / fact.width
    }
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.4)
  }

  @Test(
    "views that hug their text are as wide, to 1.5 pixels (adammcarter/swift-snapshot-testing-macros)",
    arguments: [
      ("value: 1", 17.0, 56.667), (".theme(.light)", 17, 102.333),
      ("Some SwiftUI text", 17, 136), ("preferredContentSize()", 14, 149.667),
      ("viewBackgroundColor() (green)", 17, 239.333),
    ])
  func hugging(_ text: String, _ pointSize: Double, _ width: Double) {
    let advance = shaper.shape(text).advance(pointSize: pointSize)
    #expect(abs((advance * 3).rounded(.up) - (width * 3).rounded()) <= 1.5)
  }
}

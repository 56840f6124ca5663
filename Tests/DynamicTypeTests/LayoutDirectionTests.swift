import DynamicType
import Foundation
import Testing

@Suite struct LayoutDirectionTests {
  @Test(arguments: [
    "ar", "ar-EG", "ar_SA", "AR", "he", "iw", "he_IL@calendar=hebrew", "fa-AF", "ur", "yi", "ps",
    "ckb", "dv", "ug", "sd", "ks", "pa-PK", "pa-Arab", "uz-Arab-AF", "az-Arab", "ff-Adlm-GN",
    "ar-EG-u-nu-latn", "ar-x-latn", "ku-IQ", "ar-XB",
  ])
  func rightToLeft(locale: String) {
    #expect(LayoutDirection(locale: locale) == .rightToLeft)
    #expect(isRightToLeft(locale: locale))
  }

  @Test(arguments: [
    "", "en", "de-DE", "zh-Hans", "pa", "pa-IN", "ur-Latn", "sd-Deva", "sd-IN", "ks-Deva-IN", "az",
    "en-u-nu-arab", "ku", "uz", "xx", "Base", "en_US@numbers=arab", "-", "ta",
  ])
  func leftToRight(locale: String) {
    #expect(LayoutDirection(locale: locale) == .leftToRight)
  }

  /// Foundation carries the tables of Unicode CLDR, an independent opinion on its own locales.
  @Test func agreesWithFoundation() {
    for identifier in Locale.availableIdentifiers {
      let expected = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
      #expect(isRightToLeft(locale: identifier) == expected, "\(identifier)")
    }
  }
}

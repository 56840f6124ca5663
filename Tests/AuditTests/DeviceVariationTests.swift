import Testing

@testable import Audit

@Suite("DeviceVariation")
struct DeviceVariationTests {
  @Test(
    arguments: [
      (nil, [], IdiomSet.all),
      ("iphone", ["iphone", "other"], .phone),
      ("ipod", ["ipod", "other"], .phone),
      ("ipad", ["ipad", "other"], .pad),
      ("other", ["iphone", "other"], .pad),
      ("other", ["ipad", "other"], .phone),
      ("other", ["ipad", "iphone", "other"], []),
      ("other", ["mac", "other"], .all),
      ("mac", ["mac", "other"], []),
      ("applewatch", ["applewatch"], []),
    ] as [(String?, Set<String>, IdiomSet)])
  func tellsWhoShowsIt(device: String?, siblings: Set<String>, expected: IdiomSet) {
    #expect(DeviceVariation.idioms(of: device, siblings: siblings) == expected)
  }

  @Test(
    arguments: [
      ("plural.one", nil), ("device.ipad.plural.other", "device.ipad"),
      ("substitution.a.one.substitution.b.other", "substitution.a.substitution.b"),
      ("device.other.plural.few", "device.other"), ("device.mac", "device.mac"),
      ("phrase.2", "phrase.2"), (nil, nil),
    ] as [(String?, String?)])
  func dropsThePlural(variation: String?, expected: String?) {
    #expect(DeviceVariation.withoutPlural(variation) == expected)
  }
}

import Testing

@testable import DynamicType

@Suite struct DeviceNamesTests {
  @Test(arguments: [
    "iPhone SE (3rd generation)", "iPhone SE (3rd gen)", "iphone-se-3", "iPhone SE3", "SE3",
    "iPhone SE (2nd generation)", "iPhone SE", "IPHONE SE 2022", "iPhone SE (2nd/3rd gen)",
    "iPhoneSE3rdgen", "iphone_se_3",
  ])
  func newerSE(name: String) {
    #expect(Device.named(name)?.name == "iPhone SE (2nd/3rd gen)")
  }

  @Test(arguments: [
    ("iPhone SE (1st generation)", "iPhone SE (1st gen)"), ("iPhone 5c", "iPhone 5/5s/5c"),
    ("iPod touch (7th generation)", "iPod touch (5th gen and later)"),
    ("iPhone X", "iPhone X"), ("iPhone Xs", "iPhone XS"), ("iphonexsmax", "iPhone XS Max"),
    ("iPhone 8+", "iPhone 8 Plus"), ("15 pro", "iPhone 15 Pro"), ("16e", "iPhone 16e"),
    ("iPhone 15 ProMax", "iPhone 15 Pro Max"), ("iphone-air", "iPhone Air"),
  ])
  func phones(name: String, device: String) {
    #expect(Device.named(name)?.name == device)
  }

  @Test(arguments: [
    ("iPad", 820.0, 1180.0), ("iPad (10th generation)", 820, 1180), ("iPad (A16)", 820, 1180),
    ("iPad (9th generation)", 810, 1080), ("iPad (6th generation)", 768, 1024),
    ("iPad mini (A17 Pro)", 744, 1133), ("iPad mini (6th generation)", 744, 1133),
    ("iPad mini (5th generation)", 768, 1024), ("iPad Air", 820, 1180),
    ("iPad Air (3rd generation)", 834, 1112), ("iPad Air 11-inch (M2)", 820, 1180),
    ("iPad Air 13-inch (M3)", 1024, 1366), ("iPad Pro", 834, 1194),
    ("iPad Pro 11-inch (M4)", 834, 1210), ("iPad Pro (11-inch) (4th generation)", 834, 1194),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366), ("iPad Pro 9.7\"", 768, 1024),
    ("iPad Pro 13-inch (M5)", 1032, 1376),
  ])
  func tablets(name: String, width: Double, height: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.width == width)
    #expect(device.height == height)
  }

  @Test(arguments: [
    "", "iPhone", "iPhone 99", "Pixel 8", "iPhone1,2", "iPhone14,6", "Pro", "generation", "(,)",
  ])
  func refusesOtherNames(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test(arguments: Device.all)
  func everyDeviceIsFoundByItsOwnName(device: Device) {
    #expect(Device.named(device.name) == device)
    #expect(Device.named(device.name.uppercased()) == device)
  }

  @Test func otherNamesBelongToOneDevice() {
    let known = Set(Device.all.map(\.name))
    var owners: [String: String] = [:]
    for (device, names) in Device.otherNames {
      #expect(known.contains(device), "\(device)")
      for name in names {
        let former = owners.updateValue(device, forKey: Device.nameKey(name))
        #expect(former == nil || former == device, "\(name)")
        #expect(Device.named(name)?.name == device, "\(name)")
      }
    }
  }
}

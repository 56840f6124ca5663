import Testing

@testable import DynamicType

@Suite struct DeviceTests {
  @Test func countsAndUniqueNames() {
    #expect(Device.all.filter { $0.idiom == .phone }.count == 45)
    #expect(Device.all.filter { $0.idiom == .pad }.count == 9)
    #expect(Set(Device.all.map(\.name)).count == 54)
    #expect(Set(Device.all).count == 54)
  }

  @Test(arguments: [
    ("iPhone 4s", 320.0, 480.0, 2.0), ("iPhone 5s", 320, 568, 2),
    ("iPhone SE (3rd generation)", 375, 667, 2),
    ("iPhone 8 Plus", 414, 736, 3), ("iPhone X", 375, 812, 3), ("iPhone XR", 414, 896, 2),
    ("iPhone 13 mini", 375, 812, 3), ("iPhone 14", 390, 844, 3), ("iPhone 14 Plus", 428, 926, 3),
    ("iPhone 15 Pro", 393, 852, 3), ("iPhone 16 Plus", 430, 932, 3), ("iPhone 17", 402, 874, 3),
    ("iPhone 17 Pro Max", 440, 956, 3), ("iPhone Air", 420, 912, 3), ("iPad mini", 744, 1133, 2),
    ("iPad Pro 10.5-inch", 834, 1112, 2), ("iPad Pro 11-inch", 834, 1194, 2),
    ("iPad Pro 13-inch", 1032, 1376, 2), ("iPad Pro 12.9-inch", 1024, 1366, 2),
  ])
  func screens(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.width == width)
    #expect(device.height == height)
    #expect(device.scale == scale)
    #expect(device.screenWidth(.portrait) == width)
    #expect(device.screenWidth(.landscape) == height)
    #expect(device.screenHeight(.portrait) == height)
    #expect(device.screenHeight(.landscape) == width)
  }

  @Test(arguments: [
    ("iPhone SE 3", 20.0, 0.0, 0.0, 0.0, 0.0), ("iPhone X", 44, 34, 0, 44, 21),
    ("iPhone 11", 48, 34, 0, 48, 21), ("iPhone 12 mini", 50, 34, 0, 50, 21),
    ("iPhone 14", 47, 34, 0, 47, 21), ("iPhone 15", 59, 34, 0, 59, 21),
    ("iPhone 16 Pro", 62, 34, 0, 62, 21), ("iPhone 17", 62, 34, 20, 62, 20),
    ("iPhone Air", 68, 34, 20, 68, 29), ("iPad 10.2-inch", 20, 0, 20, 0, 0),
    ("iPad mini", 24, 20, 24, 0, 20),
  ])
  func safeAreas(
    name: String, top: Double, bottom: Double, landscapeTop: Double, sides: Double,
    landscapeBottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.safeArea(.portrait) == Insets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(
      device.safeArea(.landscape)
        == Insets(top: landscapeTop, left: sides, bottom: landscapeBottom, right: sides))
  }

  /// Apple Human Interface Guidelines, Layout: upright phones are compact by regular, in landscape
  /// the height is compact and the width is regular from 414 points on; iPads are regular.
  @Test(arguments: Device.all)
  func sizeClasses(device: Device) {
    let isPad = device.idiom == .pad
    #expect(device.horizontalSizeClass(.portrait) == (isPad ? .regular : .compact))
    #expect(device.verticalSizeClass(.portrait) == .regular)
    #expect(device.horizontalSizeClass(.landscape) == (device.width >= 414 ? .regular : .compact))
    #expect(device.verticalSizeClass(.landscape) == (isPad ? .regular : .compact))
    #expect(device.horizontalMarginPortrait == (device.width <= 402 ? 16 : 20))
  }

  @Test func inferredSizesAreNotCertain() {
    #expect(
      Device.all.filter { $0.confidence < .certain }.map(\.name) == [
        "iPhone 11", "iPad Pro 11-inch (M4, M5)", "iPad Pro 13-inch (M4, M5)",
      ])
  }

  @Test func auditDefaultsAreNarrowestFirst() {
    #expect(Device.auditDefaults.map(\.width) == [375, 390, 393, 402, 430])
    #expect(Device.auditDefaults.first?.name == "iPhone SE (2nd/3rd gen)")
  }
}

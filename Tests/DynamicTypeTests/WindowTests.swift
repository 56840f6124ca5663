import Testing

@testable import DynamicType

/// Windows of iPads: widths by device, orientation and era, and the size classes they give.
@Suite struct WindowTests {
  private func traits(
    _ device: String, _ window: WindowSize, _ orientation: Orientation = .landscape,
    _ os: OSGeneration = .iOS13
  ) throws -> Traits {
    let device = try #require(Device.named(device))
    return Traits(device: device, orientation: orientation, window: window, os: os)
  }

  /// minimalab.com, "splitview-width": 438, 694, 507 and 320 on a 9.7-inch iPad. gist
  /// sgl0v/3509f3ae628f4047cdb6: 375, 639, 678 and 981 on a 12.9-inch one. hacknicity.medium.com:
  /// 375 and 748 on an 8.3-inch one; 320 and the rest on a 10.5-inch one. Size classes: the same, and
  /// openradar 34621309.
  static let splits: [(String, Orientation, WindowSize, Double, SizeClass)] = [
    ("iPad Air 2", .landscape, .oneThird, 320, .compact),
    ("iPad Air 2", .landscape, .half, 507, .compact),
    ("iPad Air 2", .landscape, .twoThirds, 694, .regular),
    ("iPad Air 2", .portrait, .oneThird, 320, .compact),
    ("iPad Air 2", .portrait, .twoThirds, 438, .compact),
    ("iPad Pro 12.9-inch", .landscape, .oneThird, 375, .compact),
    ("iPad Pro 12.9-inch", .landscape, .half, 678, .regular),
    ("iPad Pro 12.9-inch", .landscape, .twoThirds, 981, .regular),
    ("iPad Pro 12.9-inch", .portrait, .oneThird, 375, .compact),
    ("iPad Pro 12.9-inch", .portrait, .twoThirds, 639, .compact),
    ("iPad mini 6", .landscape, .oneThird, 375, .compact),
    ("iPad mini 6", .landscape, .twoThirds, 748, .regular),
    ("iPad Pro 10.5-inch", .landscape, .oneThird, 320, .compact),
    ("iPad Pro 10.5-inch", .landscape, .twoThirds, 782, .regular),
    ("iPad Pro 11-inch", .landscape, .half, 592, .compact),
  ]

  @Test(arguments: splits)
  func splitViewUntilIOS18(
    _ device: String, _ orientation: Orientation, _ window: WindowSize, _ width: Double,
    _ sizeClass: SizeClass
  ) throws {
    let traits = try traits(device, window, orientation)
    #expect(traits.windowWidth == width)
    #expect(traits.windowHeight == traits.screenHeight)
    #expect(traits.horizontalSizeClass == sizeClass)
    #expect(traits.verticalSizeClass == .regular)
  }

  /// hacknicity.medium.com: 320 wide on 9.7 and 10.5-inch iPads, 20 points from top and bottom.
  @Test func slideOverIsNarrowAndLower() throws {
    let traits = try traits("iPad Air 2", .slideOver)
    #expect(traits.windowWidth == 320)
    #expect(traits.windowHeight == 768 - 40)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.windowBounds.confidence == .certain)
    #expect(
      try self.traits("iPad Air 2", .slideOver, .portrait, .iOS26).windowBounds.confidence
        == .guess)
  }

  /// vjt/grappa-irc#2160: 417 points on an iPad 834 wide with iPadOS 26.7.
  @Test func tilesOfIOS26ArePartsOfTheScreen() throws {
    #expect(try traits("iPad Pro 11-inch", .half, .portrait, .iOS26).windowWidth == 417)
    #expect(try traits("iPad Pro 11-inch", .oneThird, .landscape, .iOS26).windowWidth == 398)
    #expect(try traits("iPad Pro 11-inch", .twoThirds, .landscape, .iOS26).windowWidth == 796)
    let device = try #require(Device.named("iPad Pro 11-inch"))
    #expect(device.windowBounds(.oneThird, .portrait, os: .iOS26) == nil)
    #expect(device.windowBounds(.half, .portrait, os: .iOS13) == nil)
  }

  @Test func aFreeWindowHasTheSizeAsked() throws {
    let free = try traits("iPad Pro 11-inch", .free(width: 500, height: 700), .landscape, .iOS26)
    #expect(free.windowWidth == 500)
    #expect(free.windowHeight == 700)
    #expect(free.horizontalSizeClass == .compact)
    let device = try #require(Device.named("iPad Pro 11-inch"))
    for (width, height) in [(1195.0, 700.0), (500, 835), (199, 500), (500, 100)] {
      let window = WindowSize.free(width: width, height: height)
      #expect(device.windowBounds(window, .landscape, os: .iOS26) == nil)
    }
  }

  @Test func aPhoneHasOneWindow() throws {
    let phone = try #require(Device.named("iPhone 15"))
    for orientation in Orientation.allCases {
      #expect(phone.windowSizes(orientation, os: .iOS26) == [.fullScreen])
    }
    let traits = Traits(device: phone, window: .slideOver)
    #expect(traits.windowWidth == 393)
    #expect(traits.horizontalSizeClass == .compact)
  }

  /// Every window is inside the screen, the parts of a Split View and its divider fill it, and the
  /// whole screen is regular.
  @Test func windowsAreInsideTheirScreens() {
    for device in Device.all {
      for orientation in Orientation.allCases {
        for os in OSGeneration.allCases {
          for window in device.windowSizes(orientation, os: os) {
            let traits = Traits(device: device, orientation: orientation, window: window, os: os)
            #expect(traits.windowWidth >= 320 && traits.windowWidth <= traits.screenWidth)
            #expect(traits.windowHeight > 0 && traits.windowHeight <= traits.screenHeight)
          }
          let parts = [WindowSize.oneThird, .twoThirds].compactMap {
            device.windowBounds($0, orientation, os: os)?.width
          }
          if parts.count == 2 {
            let rest = device.screenWidth(orientation) - parts[0] - parts[1]
            #expect(rest >= 0 && rest <= 10)
          }
        }
      }
    }
  }

  /// 16 in little width, 20 in more, as on phones.
  @Test func theMarginFollowsTheWindow() throws {
    #expect(try traits("iPad Air 2", .fullScreen).horizontalMargin == 20)
    #expect(try traits("iPad Air 2", .oneThird).horizontalMargin == 16)
    #expect(try traits("iPad Air 2", .half).horizontalMargin == 20)
    var column = try traits("iPad Air 2", .fullScreen)
    column.container = ContainerBounds(width: 320, height: 768, safeArea: .zero)
    #expect(column.horizontalMargin == 16)
    let phone = try #require(Device.named("iPhone 16 Plus"))
    #expect(Traits(device: phone).horizontalMargin == 20)
  }

  @Test(arguments: [
    ("slideOver", WindowSize.slideOver), ("Slide Over", .slideOver), ("1/3", .oneThird),
    ("one-third", .oneThird), ("half", .half), ("2/3", .twoThirds), ("full_screen", .fullScreen),
    ("500", .free(width: 500, height: nil)), ("500x700", .free(width: 500, height: 700)),
    ("500.5 × 700", .free(width: 500.5, height: 700)),
  ])
  func namesAreRead(_ name: String, _ window: WindowSize) {
    #expect(WindowSize(name: name) == window)
    #expect(WindowSize(name: window.name) == window)
  }

  @Test(arguments: [
    "", "quarter", "x", "500x", "x500", "-5", "nan", "inf", "1e400", "5x6x7", "1/4",
  ])
  func otherNamesAreNone(_ name: String) {
    #expect(WindowSize(name: name) == nil)
  }

  /// useyourloaf.com, Restricting Dynamic Type Sizes: of limits that exclude each other the greatest
  /// size counts.
  @Test func limitsClampTheTextSizeOfASubtree() throws {
    let phone = try #require(Device.named("iPhone 15"))
    let parent = Traits(device: phone, contentSizeCategory: .accessibilityLarge)
    let child = parent.overridden(
      by: TraitOverrides(maximumContentSizeCategory: .extraExtraExtraLarge))
    #expect(child.contentSizeCategory == .extraExtraExtraLarge)
    #expect(child.overridden(by: TraitOverrides()).contentSizeCategory == .extraExtraExtraLarge)
    let grandchild = child.overridden(
      by: TraitOverrides(minimumContentSizeCategory: .accessibilityMedium))
    #expect(grandchild.contentSizeCategory == .accessibilityMedium)
    let both = TraitOverrides(
      contentSizeCategory: .small, minimumContentSizeCategory: .extraLarge,
      maximumContentSizeCategory: .medium)
    #expect(parent.overridden(by: both).contentSizeCategory == .medium)
  }
}

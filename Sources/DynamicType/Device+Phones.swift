extension Device {
  /// The phones, from the oldest to the newest screen.
  ///
  /// Source of sizes and size classes: Apple Human Interface Guidelines, Layout, September 2025.
  static let phones: [Device] = [
    // Size: Apple: iPhone 4S, Technical Specifications (640 by 960 pixels, two to the point); it runs
    // iOS 7 to 9 and is no longer in the guidelines. Safe area: the status bar, as on iPhone 5.
    phones(
      ["iPhone 4/4s"],
      width: 320, height: 480, scale: 2, top: 20, bottom: 0,
      landscapeSides: 0, landscapeBottom: 0),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    phones(
      ["iPhone 5/5s/5c", "iPhone SE (1st gen)", "iPod touch (5th gen and later)"],
      width: 320, height: 568, scale: 2, top: 20, bottom: 0,
      landscapeSides: 0, landscapeBottom: 0),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    phones(
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd/3rd gen)"],
      width: 375, height: 667, scale: 2, top: 20, bottom: 0,
      landscapeSides: 0, landscapeBottom: 0),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    // Rendered at 1242 x 2208 pixels and sampled down to 1080 x 1920.
    phones(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      width: 414, height: 736, scale: 3, top: 20, bottom: 0,
      landscapeSides: 0, landscapeBottom: 0, isWideInLandscape: true),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    // Landscape bottom: the presets of swift-snapshot-testing say 24, 21 is what is
    // widely reported and what the later phones have.
    phones(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      width: 375, height: 812, scale: 3, top: 44, bottom: 34,
      landscapeSides: 44, landscapeBottom: 21),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    phones(
      ["iPhone XR"],
      width: 414, height: 896, scale: 2, top: 44, bottom: 34,
      landscapeSides: 44, landscapeBottom: 21, isWideInLandscape: true),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    // The 48 has no public source; the preset of the equally large iPhone XR says 44.
    phones(
      ["iPhone 11"],
      width: 414, height: 896, scale: 2, top: 48, bottom: 34,
      landscapeSides: 48, landscapeBottom: 21, isWideInLandscape: true, confidence: .likely),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    // The guidelines print a compact landscape width for iPhone 11 Pro Max; the presets
    // and every other 414 pt phone say regular.
    phones(
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      width: 414, height: 896, scale: 3, top: 44, bottom: 34,
      landscapeSides: 44, landscapeBottom: 21, isWideInLandscape: true),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    // The panel has 1080 x 2340 pixels; the picture is sampled down.
    phones(
      ["iPhone 12 mini", "iPhone 13 mini"],
      width: 375, height: 812, scale: 3, top: 50, bottom: 34,
      landscapeSides: 50, landscapeBottom: 21),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    phones(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      width: 390, height: 844, scale: 3, top: 47, bottom: 34,
      landscapeSides: 47, landscapeBottom: 21),
    // Safe area: pointfreeco/swift-snapshot-testing: View.swift.
    phones(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      width: 428, height: 926, scale: 3, top: 47, bottom: 34,
      landscapeSides: 47, landscapeBottom: 21, isWideInLandscape: true),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046; 59/34 also in
    // Vercantez/openuikit: KNOWN_GAPS.md.
    phones(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      width: 393, height: 852, scale: 3, top: 59, bottom: 34,
      landscapeSides: 59, landscapeBottom: 21),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3, top: 59, bottom: 34,
      landscapeSides: 59, landscapeBottom: 21, isWideInLandscape: true),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    phones(
      ["iPhone 16 Pro"],
      width: 402, height: 874, scale: 3, top: 62, bottom: 34,
      landscapeSides: 62, landscapeBottom: 21),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    phones(
      ["iPhone 16 Pro Max"],
      width: 440, height: 956, scale: 3, top: 62, bottom: 34,
      landscapeSides: 62, landscapeBottom: 21, isWideInLandscape: true),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    // Landscape as laid out by iOS 26, the first release these phones run.
    phones(
      ["iPhone 17", "iPhone 17 Pro"],
      width: 402, height: 874, scale: 3, top: 62, bottom: 34,
      landscapeSides: 62, landscapeBottom: 20, landscapeTop: 20),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    // Landscape as laid out by iOS 26, the first release these phones run.
    phones(
      ["iPhone 17 Pro Max"],
      width: 440, height: 956, scale: 3, top: 62, bottom: 34,
      landscapeSides: 62, landscapeBottom: 20, landscapeTop: 20, isWideInLandscape: true),
    // Safe area: snapshot-test configurations derived from
    // pointfreeco/swift-snapshot-testing pull request 1046.
    // Landscape as laid out by iOS 26, the first release these phones run.
    phones(
      ["iPhone Air"],
      width: 420, height: 912, scale: 3, top: 68, bottom: 34,
      landscapeSides: 68, landscapeBottom: 29, landscapeTop: 20, isWideInLandscape: true),
  ].flatMap { $0 }

  /// Phones with equal screens; all lengths in points.
  private static func phones(
    _ names: [String], width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    landscapeSides: Double, landscapeBottom: Double, landscapeTop: Double = 0,
    isWideInLandscape: Bool = false, confidence: Confidence = .certain
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, idiom: .phone, width: width, height: height, scale: scale,
        safeAreaPortrait: Insets(top: top, left: 0, bottom: bottom, right: 0),
        safeAreaLandscape: Insets(
          top: landscapeTop, left: landscapeSides, bottom: landscapeBottom, right: landscapeSides),
        horizontalSizeClassPortrait: .compact,
        horizontalSizeClassLandscape: isWideInLandscape ? .regular : .compact,
        verticalSizeClassLandscape: .compact,
        horizontalMarginPortrait: width <= 402 ? 16 : 20, confidence: confidence)
    }
  }
}

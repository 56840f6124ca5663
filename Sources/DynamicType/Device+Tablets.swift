extension Device {
  /// The classes of iPads with equal screens, from the oldest to the newest.
  ///
  /// Sources: sizes and size classes from Apple Human Interface Guidelines, Layout, September 2025;
  /// safe areas from `pointfreeco/swift-snapshot-testing: View.swift`. One measured dump of
  /// iPadOS 26 has a top inset of 32 on iPads without a home button; a single dump is too little
  /// to take it.
  static let tablets: [Device] = [
    tablet(
      "iPad mini 7.9-inch / iPad 9.7-inch / iPad Air 9.7-inch / iPad Pro 9.7-inch",
      width: 768, height: 1024, hasHomeButton: true),
    tablet(
      "iPad 10.2-inch",
      width: 810, height: 1080, hasHomeButton: true),
    // The guidelines print 834 x 1194 for the 10.5-inch Pro, which is the 11-inch size.
    tablet(
      "iPad Air 10.5-inch / iPad Pro 10.5-inch",
      width: 834, height: 1112, hasHomeButton: true),
    tablet(
      "iPad mini 8.3-inch (6th gen, A17 Pro)",
      width: 744, height: 1133),
    tablet(
      "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)",
      width: 820, height: 1180),
    tablet(
      "iPad Pro 11-inch (1st-4th gen)",
      width: 834, height: 1194),
    // Not in the guidelines; the size is inferred from the 2420 x 1668 pixels of the screen.
    tablet(
      "iPad Pro 11-inch (M4, M5)",
      width: 834, height: 1210, confidence: .likely),
    // The 12.9-inch models with a home button have a safe area of 20 and 0.
    tablet(
      "iPad Air 13-inch / iPad Pro 12.9-inch",
      width: 1024, height: 1366),
    // Not in the guidelines; the size is inferred from the 2752 x 2064 pixels of the screen.
    tablet(
      "iPad Pro 13-inch (M4, M5)",
      width: 1032, height: 1376, confidence: .likely),
  ]

  /// A class of iPads; lengths in points.
  private static func tablet(
    _ name: String, width: Double, height: Double, hasHomeButton: Bool = false,
    confidence: Confidence = .certain
  ) -> Device {
    // The same in both orientations: an iPad has no sensor housing.
    let safeArea = Insets(
      top: hasHomeButton ? 20 : 24, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0)
    return Device(
      name: name, idiom: .pad, width: width, height: height, scale: 2,
      safeAreaPortrait: safeArea, safeAreaLandscape: safeArea,
      horizontalSizeClassPortrait: .regular, horizontalSizeClassLandscape: .regular,
      verticalSizeClassLandscape: .regular, horizontalMarginPortrait: 20, confidence: confidence)
  }
}

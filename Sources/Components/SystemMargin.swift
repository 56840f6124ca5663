import DynamicType

/// The margin that the system keeps at the sides of a screen's content.
enum SystemMargin {
  static let before26 = Metric(
    "system margin, iOS 7–18 (20 on phones 414 wide and wider, and on iPad)", 16,
    source: "UIViewController.systemMinimumLayoutMargins", confidence: .likely)
  static let narrow26 = Metric(
    "system margin, iOS 26, in windows of a phone narrower than 390", 16,
    source: Source.openUIKitTable, confidence: .certain)
  static let wide26 = Metric(
    "system margin, iOS 26, in windows of a phone 390 wide and wider", 20,
    source: Source.openUIKitTable, confidence: .certain)

  static let all = [before26, narrow26, wide26]
}

extension Traits {
  /// `UIViewController.systemMinimumLayoutMargins` at a side, in points: that of the device, and in
  /// iOS 26 that of the window's width, measured on an iPhone SE and an iPhone 16.
  package var systemMargin: Double {
    var certainty = Certainty()
    return systemMargin(&certainty)
  }

  /// The same, with how sure it is.
  func systemMargin(_ certainty: inout Certainty) -> Double {
    guard os >= .iOS26, device.idiom == .phone else {
      // The width at which the device's margin switches is inferred.
      certainty.lower(to: .likely)
      return horizontalMargin
    }
    return certainty.use(containerWidth >= 390 ? SystemMargin.wide26 : SystemMargin.narrow26)
  }
}

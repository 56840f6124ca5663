import DynamicType

extension ContrastRole {
  private static let flutter = "flutter/packages: packages/cupertino_ui/lib/src"
  private static let openUIKit = "Vercantez/openuikit: Sources/OpenUIKit"
  private static let ignoresTint =
    "expo/expo#7204 and many other reports (the tint has no effect since iOS 13)"

  private static func grey(
    _ light: Color, _ dark: Color, _ source: String, _ confidence: Confidence
  ) -> RoleColor {
    .fixed(light: light, dark: dark, source: source, confidence: confidence)
  }

  private static let switchOff26 = grey(
    Color(white: 0, alpha: 66.0 / 255), Color(white: 1, alpha: 63.0 / 255),
    "\(openUIKit)/UISwitch.swift (iOS 26.1, Catalyst)", .likely)

  private static let sliderTrack26 = grey(
    Color(white: 0, alpha: 26.0 / 255), Color(white: 1, alpha: 26.0 / 255),
    "\(openUIKit)/UISlider.swift (iOS 26.1, Catalyst)", .likely)

  private static let segment13 = grey(
    .white, Color(eightBit: 0x63, 0x63, 0x66), "\(flutter)/sliding_segmented_control.dart", .likely)

  private static let segment26 = grey(
    .white, Color(eightBit: 90, 90, 96),
    "\(openUIKit)/UISegmentedControl.swift (iOS 26.1, Catalyst)",
    .likely)

  private static let stepper26 = grey(
    Color(eightBit: 37, 37, 37), Color(eightBit: 218, 218, 218),
    "Vercantez/openuikit: docs/KNOWN_GAPS.md (iOS 26.1) in light; in dark an estimate", .guess)

  /// Parts of switches, sliders, steppers, segmented and page controls, progress bars.
  ///
  /// A thumb is judged against its track, everything else against what the control lies on.
  static let controls: [ContrastRole] = [
    ContrastRole(
      "switch.onTrack", .control, [.iOS7: .system("systemGreen")], property: "onTintColor",
      source: "\(flutter)/switch.dart; a SwiftUI Toggle takes the tint of `tint(_:)`", .certain),
    ContrastRole(
      "switch.offTrack", .control,
      [
        .iOS7: grey(
          Color(white: 0.9), Color(white: 0.9), "estimate: the outline of iOS 7 to 12", .guess),
        .iOS13: .system("secondarySystemFill"), .iOS26: switchOff26,
      ], property: "tintColor (iOS 7 to 12)", source: "\(flutter)/switch.dart", .likely),
    ContrastRole(
      "switch.thumb", .control, [.iOS7: .system("white")],
      on: [.iOS7: .fill(.system("systemGreen"))], property: "thumbTintColor",
      source: "\(flutter)/switch.dart; \(openUIKit)/UISwitch.swift", .certain),
    ContrastRole(
      "slider.minimumTrack", .control, [.iOS7: .tint], property: "minimumTrackTintColor",
      source: "\(flutter)/slider.dart; \(openUIKit)/UISlider.swift", .certain),
    ContrastRole(
      "slider.maximumTrack", .control,
      [
        .iOS7: grey(
          Color(white: 0.71), Color(white: 0.71),
          "yhkaplan/DoubleSlider: DoubleSliderColors.swift (colours of UIKit's controls)", .likely),
        .iOS13: .system("systemFill"), .iOS26: sliderTrack26,
      ], property: "maximumTrackTintColor", source: "\(flutter)/slider.dart", .likely),
    ContrastRole(
      "slider.thumb", .control, [.iOS7: .system("white")], on: [.iOS7: .fill(.tint)],
      property: "thumbTintColor", source: "\(flutter)/slider.dart", .certain),
    ContrastRole(
      "stepper.sign", .icon, [.iOS7: .tint, .iOS13: .system("label"), .iOS26: stepper26],
      on: [
        .iOS7: .screen, .iOS13: .fill(.system("tertiarySystemFill")),
        .iOS26: .fill(.system("quaternarySystemFill")),
      ], source: "Vercantez/openuikit: docs/KNOWN_GAPS.md; before iOS 26 an estimate", .guess),
    ContrastRole(
      "segmentedControl.segment", .text(.fixed(pointSize: 13, weight: .regular)),
      [.iOS7: .tint, .iOS13: .system("label")],
      on: [.iOS7: .screen, .iOS13: .fill(.system("tertiarySystemFill"))],
      property: "setTitleTextAttributes", source: ignoresTint, .certain),
    ContrastRole(
      "segmentedControl.selectedSegment", .text(.fixed(pointSize: 13, weight: .medium)),
      [.iOS7: .system("systemBackground"), .iOS13: .system("label")],
      on: [.iOS7: .fill(.tint), .iOS13: .fill(segment13), .iOS26: .fill(segment26)],
      property: "selectedSegmentTintColor", source: ignoresTint, .likely),
    ContrastRole(
      "pageControl.currentPage", .control, [.iOS7: .system("white")],
      property: "currentPageIndicatorTintColor",
      source: "Apple documentation: UIPageControl.currentPageIndicatorTintColor", .certain),
    ContrastRole(
      "pageControl.otherPage", .control,
      [
        .iOS7: grey(
          Color(white: 1, alpha: 0.45), Color(white: 1, alpha: 0.45),
          "\(openUIKit)/UIPageControl.swift (iOS 26.1, Catalyst)", .likely)
      ], property: "pageIndicatorTintColor",
      source: "Apple documentation: UIPageControl.pageIndicatorTintColor", .certain),
    ContrastRole(
      "progressView.progress", .control, [.iOS7: .tint], property: "progressTintColor",
      source: "Apple documentation: UIProgressView.progressTintColor", .certain),
  ]
}

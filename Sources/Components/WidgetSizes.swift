import DynamicType

/// The sizes of widgets on a screen, in points.
///
/// Sources: before iOS 26 and on pads the Apple Human Interface Guidelines, Widgets, Specifications
/// (of a pad the canvas, in which a widget is laid out before it is scaled to the device); the rest
/// is what WidgetKit reported on simulators and devices with iOS 18.6, 26.5 and 27.0
/// (ryanlintott/FrameUp: Measurements/README.md and widget-frames.json).
package struct WidgetSizes: Sendable, Equatable {
  /// A size in points.
  package struct Size: Sendable, Equatable {
    /// Points.
    package let width: Double
    /// Points.
    package let height: Double
  }

  /// Width and height of the screen in portrait.
  let screen: Size
  /// Pixels per point, where two screens of one size differ in it; else nil.
  let displayScale: Double?
  /// Width and height of a small widget.
  package let small: Size
  /// Width and height of a medium one.
  package let medium: Size
  /// Width and height of a large one.
  package let large: Size
  /// Width and height of an extra large one; nil on phones, which have none.
  package let extraLarge: Size?
  /// Width and height of a circular one on the Lock Screen; nil where no size is known.
  package let circular: Size?
  /// Width and height of a rectangular one on the Lock Screen; nil where no size is known.
  package let rectangular: Size?
  /// Width and height of an inline one on the Lock Screen; nil where no size is known.
  package let inline: Size?

  /// Distance in points between the icons of two columns of the Home Screen: a small widget covers
  /// two of them and a medium one four, gaps included.
  package var columnPitch: Double { (medium.width - small.width) / 2 }

  /// A phone before iOS 26.
  private init(
    _ width: Double, _ height: Double, small: Double, medium: Double, mediumHeight: Double? = nil,
    large: Double, circular: Double? = nil, rectangular: (Double, Double)? = nil,
    inline: Double? = nil
  ) {
    screen = Size(width: width, height: height)
    displayScale = nil
    self.small = Size(width: small, height: small)
    self.medium = Size(width: medium, height: mediumHeight ?? small)
    self.large = Size(width: medium, height: large)
    extraLarge = nil
    self.circular = circular.map { Size(width: $0, height: $0) }
    self.rectangular = rectangular.map { Size(width: $0.0, height: $0.1) }
    self.inline = inline.map { Size(width: $0, height: 26) }
  }

  /// A phone with iOS 26, or a pad, whose extra large widgets are as tall as the large ones. A
  /// rectangular accessory is as tall as a circular one.
  private init(
    _ width: Double, _ height: Double, scale: Double? = nil, small: Double, medium: Double,
    large: Double, extraLarge: Double? = nil, circular: Double? = nil,
    rectangular: Double? = nil, tallInline: Double? = nil
  ) {
    screen = Size(width: width, height: height)
    displayScale = scale
    self.small = Size(width: small, height: small)
    self.medium = Size(width: medium, height: small)
    self.large = Size(width: medium, height: large)
    self.extraLarge = extraLarge.map { Size(width: $0, height: large) }
    self.circular = circular.map { Size(width: $0, height: $0) }
    self.rectangular = rectangular.map { Size(width: $0, height: circular ?? small) }
    inline = tallInline.map { Size(width: $0, height: 36) }
  }

  /// The sizes on phones before iOS 26, widest screen first. Those of 440 and 402 points are
  /// measured on iOS 18.
  static let phones = [
    WidgetSizes(440, 956, small: 170, medium: 364, large: 382),
    WidgetSizes(
      430, 932, small: 170, medium: 364, large: 382, circular: 76, rectangular: (172, 76),
      inline: 257),
    WidgetSizes(
      428, 926, small: 170, medium: 364, large: 382, circular: 76, rectangular: (172, 76),
      inline: 257),
    WidgetSizes(
      414, 896, small: 169, medium: 360, large: 379, circular: 76, rectangular: (160, 72),
      inline: 248),
    WidgetSizes(
      414, 736, small: 159, medium: 348, mediumHeight: 157, large: 357, circular: 76,
      rectangular: (170, 76), inline: 248),
    WidgetSizes(402, 874, small: 158, medium: 338, large: 354),
    WidgetSizes(
      393, 852, small: 158, medium: 338, large: 354, circular: 72, rectangular: (160, 72),
      inline: 234),
    WidgetSizes(
      390, 844, small: 158, medium: 338, large: 354, circular: 72, rectangular: (160, 72),
      inline: 234),
    WidgetSizes(
      375, 812, small: 155, medium: 329, large: 345, circular: 72, rectangular: (157, 72),
      inline: 225),
    WidgetSizes(
      375, 667, small: 148, medium: 321, large: 324, circular: 68, rectangular: (153, 68),
      inline: 225),
    WidgetSizes(
      360, 780, small: 155, medium: 329, large: 345, circular: 72, rectangular: (157, 72),
      inline: 225),
    WidgetSizes(320, 568, small: 141, medium: 292, large: 311),
  ]

  /// The sizes on phones with iOS 26, all measured, widest screen first.
  static let phones26 = [
    WidgetSizes(
      440, 956, small: 176.67, medium: 378, large: 394, circular: 60, rectangular: 158,
      tallInline: 370),
    WidgetSizes(
      430, 932, small: 174.67, medium: 372, large: 388, circular: 60, rectangular: 158,
      tallInline: 370),
    WidgetSizes(
      428, 926, small: 174.33, medium: 371.67, large: 387, circular: 60, rectangular: 156,
      tallInline: 364),
    WidgetSizes(
      420, 912, small: 172.67, medium: 366.67, large: 382, circular: 57.67, rectangular: 153,
      tallInline: 360),
    WidgetSizes(
      414, 896, scale: 3, small: 171.33, medium: 362.67, large: 378, circular: 63.67,
      rectangular: 156.67, tallInline: 358),
    WidgetSizes(
      414, 896, scale: 2, small: 166.5, medium: 356, large: 371.5, circular: 60,
      rectangular: 154, tallInline: 358),
    WidgetSizes(
      402, 874, small: 164.33, medium: 349.67, large: 365, circular: 58, rectangular: 148,
      tallInline: 342),
    WidgetSizes(
      393, 852, small: 162.67, medium: 344.67, large: 360, circular: 58, rectangular: 147.67,
      tallInline: 341),
    WidgetSizes(
      390, 844, small: 162, medium: 342, large: 358, circular: 58, rectangular: 146,
      tallInline: 336),
    WidgetSizes(
      375, 812, small: 159, medium: 333.67, large: 349, circular: 58, rectangular: 143,
      tallInline: 327),
    WidgetSizes(
      375, 667, small: 146, medium: 319, large: 318, circular: 56, rectangular: 141,
      tallInline: 323),
  ]

  /// The canvas sizes on pads, the same on iPadOS 18 and 26; those of the Lock Screen and of the
  /// screen of 1032 points are measured.
  static let pads = [
    WidgetSizes(
      768, 1024, small: 141, medium: 305.5, large: 305.5, extraLarge: 634.5, circular: 53,
      rectangular: 135.5, tallInline: 372),
    WidgetSizes(
      744, 1133, small: 141, medium: 305.5, large: 305.5, extraLarge: 634.5, circular: 53.5,
      rectangular: 133, tallInline: 372),
    WidgetSizes(
      810, 1080, small: 146, medium: 320.5, large: 320.5, extraLarge: 669, circular: 58,
      rectangular: 146, tallInline: 372),
    WidgetSizes(
      820, 1180, small: 155, medium: 342, large: 342, extraLarge: 715.5, circular: 63,
      rectangular: 152, tallInline: 372),
    WidgetSizes(
      834, 1112, small: 150, medium: 327.5, large: 327.5, extraLarge: 682, circular: 61,
      rectangular: 152, tallInline: 372),
    WidgetSizes(
      834, 1194, small: 155, medium: 342, large: 342, extraLarge: 715.5, circular: 61,
      rectangular: 152, tallInline: 372),
    WidgetSizes(
      1024, 1366, small: 170, medium: 378.5, large: 378.5, extraLarge: 795, circular: 59.5,
      rectangular: 149, tallInline: 374),
    WidgetSizes(
      1032, 1376, small: 170, medium: 378.5, large: 378.5, extraLarge: 795, circular: 60,
      rectangular: 150.5, tallInline: 372),
  ]

  /// The sizes on a device under a system, and whether its screen is in the tables; else those of
  /// the nearest screen that is no wider, or of the narrowest.
  package static func on(_ device: Device, os: OSGeneration) -> (sizes: WidgetSizes, isListed: Bool)
  {
    let table = table(device, os)
    if let exact = table.first(where: {
      $0.screen.width == device.width && $0.screen.height == device.height
        && $0.displayScale ?? device.scale == device.scale
    }) {
      return (exact, true)
    }
    return (nearest(device, in: table) ?? phones[0], false)
  }

  /// The size of a Lock Screen accessory on the nearest screen that has one.
  static func nearestAccessory(
    _ path: KeyPath<WidgetSizes, Size?>, to device: Device, os: OSGeneration
  ) -> Size? {
    let table = table(device, os).filter { $0[keyPath: path] != nil }
    return nearest(device, in: table)?[keyPath: path]
  }

  private static func table(_ device: Device, _ os: OSGeneration) -> [WidgetSizes] {
    device.idiom == .pad ? pads : os >= .iOS26 ? phones26 : phones
  }

  private static func nearest(_ device: Device, in table: [WidgetSizes]) -> WidgetSizes? {
    let narrower = table.filter { $0.screen.width <= device.width }
    return narrower.max { $0.rank(device) < $1.rank(device) }
      ?? table.min { $0.screen.width < $1.screen.width }
  }

  private func rank(_ device: Device) -> Double {
    screen.width - abs(screen.height - device.height) / 10_000
  }
}

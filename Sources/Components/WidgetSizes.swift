import DynamicType

/// The sizes of widgets on a screen, in points.
///
/// Source: Apple Human Interface Guidelines, Widgets, Specifications (iOS dimensions, and the
/// canvas of iPadOS dimensions, in which a widget is laid out before it is scaled to the device).
struct WidgetSizes: Sendable, Equatable {
  /// A size in points.
  struct Size: Sendable, Equatable {
    let width: Double
    let height: Double
  }

  /// Width and height of the screen in portrait.
  let screen: Size
  /// Width and height of a small widget.
  let small: Size
  /// Width and height of a medium one.
  let medium: Size
  /// Width and height of a large one.
  let large: Size
  /// Width and height of a circular one on the Lock Screen; nil where the guidelines have none.
  let circular: Size?
  /// Width and height of a rectangular one on the Lock Screen; nil where the guidelines have none.
  let rectangular: Size?
  /// Width and height of an inline one on the Lock Screen; nil where the guidelines have none.
  let inline: Size?

  /// Distance in points between the icons of two columns of the Home Screen: a small widget covers
  /// two of them and a medium one four, gaps included.
  var columnPitch: Double { (medium.width - small.width) / 2 }

  private init(
    _ width: Double, _ height: Double, small: Double, medium: Double, mediumHeight: Double? = nil,
    large: Double, circular: Double? = nil, rectangular: (Double, Double)? = nil,
    inline: Double? = nil
  ) {
    screen = Size(width: width, height: height)
    self.small = Size(width: small, height: small)
    self.medium = Size(width: medium, height: mediumHeight ?? small)
    self.large = Size(width: medium, height: large)
    self.circular = circular.map { Size(width: $0, height: $0) }
    self.rectangular = rectangular.map { Size(width: $0.0, height: $0.1) }
    self.inline = inline.map { Size(width: $0, height: 26) }
  }

  /// The sizes on phones, widest screen first.
  static let phones = [
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

  /// The canvas sizes on pads; the guidelines have no Lock Screen sizes for them.
  static let pads = [
    WidgetSizes(768, 1024, small: 141, medium: 305.5, large: 305.5),
    WidgetSizes(744, 1133, small: 141, medium: 305.5, large: 305.5),
    WidgetSizes(810, 1080, small: 146, medium: 320.5, large: 320.5),
    WidgetSizes(820, 1180, small: 155, medium: 342, large: 342),
    WidgetSizes(834, 1112, small: 150, medium: 327.5, large: 327.5),
    WidgetSizes(834, 1194, small: 155, medium: 342, large: 342),
    WidgetSizes(1024, 1366, small: 170, medium: 378.5, large: 378.5),
  ]

  /// The sizes on a device, and whether the guidelines list its screen; else those of the nearest
  /// screen that is no wider, or of the narrowest.
  static func on(_ device: Device) -> (sizes: WidgetSizes, isListed: Bool) {
    let table = device.idiom == .pad ? pads : phones
    if let exact = table.first(where: {
      $0.screen.width == device.width && $0.screen.height == device.height
    }) {
      return (exact, true)
    }
    let narrower = table.filter { $0.screen.width <= device.width }
    let nearest = narrower.max { $0.rank(device) < $1.rank(device) }
    return (nearest ?? table.min { $0.screen.width < $1.screen.width } ?? phones[0], false)
  }

  private func rank(_ device: Device) -> Double {
    screen.width - abs(screen.height - device.height) / 10_000
  }
}

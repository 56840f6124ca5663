/// A length along the width of the screen: a share of that width, a number of the system's margins,
/// and points.
struct ScreenLength: Hashable, Sendable {
  /// The part of the screen's width, 1 for all of it.
  var share = 0.0
  /// How often the margin at a side of the screen counts, which is 16 or 20 points by device.
  var margins = 0.0
  /// The rest in points.
  var points = 0.0

  static let zero = ScreenLength()
  /// The whole width of the screen.
  static let screen = ScreenLength(share: 1)
  /// The margin at one side of the screen.
  static let systemMargin = ScreenLength(margins: 1)

  /// Points alone.
  static func points(_ value: Double) -> ScreenLength { ScreenLength(points: value) }

  /// The length in points on an iPhone 15: 393 points wide, with margins of 16.
  ///
  /// Lengths are compared by it.
  var nominal: Double { share * 393 + margins * 16 + points }

  static func + (left: ScreenLength, right: ScreenLength) -> ScreenLength {
    ScreenLength(
      share: left.share + right.share, margins: left.margins + right.margins,
      points: left.points + right.points)
  }

  static func - (left: ScreenLength, right: ScreenLength) -> ScreenLength {
    left + right * -1
  }

  static func * (length: ScreenLength, factor: Double) -> ScreenLength {
    ScreenLength(
      share: length.share * factor, margins: length.margins * factor,
      points: length.points * factor)
  }
}

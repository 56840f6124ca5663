/// How the system font changes with its point size: the share of the display optical master and
/// the tracking that every glyph carries.
///
/// Source: Vercantez/openuikit (measured at 8, 17, 20 to 23 and 28 points) and Apple Human
/// Interface Guidelines, Typography (tracking at the other sizes). Between listed sizes both are
/// interpolated.
public final class OpticalSize: Sendable {
  /// Both laws at whole point sizes from 0 to 100: every listed size is whole, so interpolating
  /// between neighbours is exact.
  private let shares: ContiguousArray<Double>
  private let trackings: ContiguousArray<Double>

  init(_ table: AdvanceTable) {
    let sizes = (0...100).map(Double.init)
    let knots = table.opticalSize.knots.map { (size: $0.size, value: $0.display) }
    let tracking = table.tracking.map { (size: $0.size, value: $0.units) }
    shares = ContiguousArray(sizes.map { Self.interpolate(knots, at: $0) })
    trackings = ContiguousArray(sizes.map { Self.interpolate(tracking, at: $0) })
  }

  init(copying other: OpticalSize) {
    shares = other.shares
    trackings = other.trackings
  }

  /// Share of the display master, 0 up to 17 points and 1 from 28 points.
  public func displayShare(at pointSize: Double) -> Double { value(in: shares, at: pointSize) }

  /// Tracking in 1/2048 em.
  public func trackingUnits(at pointSize: Double) -> Double { value(in: trackings, at: pointSize) }

  /// Both laws as factors that turn prefix sums in 1/2048 em into points.
  package func factors(at pointSize: Double) -> AdvanceFactors {
    let unit = pointSize / 2048
    let share = displayShare(at: pointSize)
    return AdvanceFactors(
      text: unit * (1 - share), display: unit * share,
      tracking: unit * trackingUnits(at: pointSize), emoji: emojiSize(at: pointSize))
  }

  /// Advance of an emoji in points: it does not grow in proportion to the text.
  ///
  /// Source: heights of an emoji's image on iOS at 11 to 30 points, measured to half a point
  /// (flutter/flutter issue 28894); Apple's images are as wide as high, and their advance is one em
  /// (harfbuzz/harfbuzz issue 1420: 800 units of 800).
  func emojiSize(at pointSize: Double) -> Double {
    switch pointSize {
    case ..<16: 1.25 * pointSize
    case ..<18: 20
    case ..<22: 20 + (pointSize - 18) / 2
    default: pointSize
    }
  }

  private func value(in table: ContiguousArray<Double>, at pointSize: Double) -> Double {
    guard pointSize > 0 else { return table[0] }
    guard pointSize < 100 else { return table[100] }
    let index = Int(pointSize)
    let part = pointSize - Double(index)
    return part == 0 ? table[index] : table[index] + part * (table[index + 1] - table[index])
  }

  private static func interpolate(
    _ entries: [(size: Double, value: Double)], at size: Double
  ) -> Double {
    let sorted = entries.sorted { $0.size < $1.size }
    guard let first = sorted.first, let last = sorted.last else { return 0 }
    if size <= first.size { return first.value }
    if size >= last.size { return last.value }
    let index = sorted.firstIndex { $0.size >= size } ?? sorted.count - 1
    let (lower, upper) = (sorted[index - 1], sorted[index])
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.value + part * (upper.value - lower.value)
  }
}

/// Points per prefix-sum unit at one point size:
/// `width = text × T + display × D + tracking × n + emoji × e`.
package struct AdvanceFactors: Sendable {
  package var text: Double
  package var display: Double
  package var tracking: Double
  package var emoji: Double
}

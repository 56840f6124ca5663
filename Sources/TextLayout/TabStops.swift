import TextShaping

/// Advances along lines with tab characters.
///
/// A paragraph has 12 left-aligned stops 28 points apart unless the app sets its own; beyond the
/// last one the default tab interval counts, which is 0 (UIKit documentation:
/// NSMutableParagraphStyle `tabStops`, `defaultTabInterval`). That a tab without a stop has no
/// width is an estimate.
enum TabStops {
  /// Distance of the stops in points.
  static let interval = 28.0
  static let count = 12.0

  /// The first stop beyond a distance from the edge of the line.
  static func stop(after distance: Double) -> Double {
    let next = ((distance + LineBreaker.slack) / interval).rounded(.down) + 1
    return next > count ? distance : next * interval
  }

  /// Distance from the edge of the line that starts at a cluster to another cluster.
  static func extent(_ breaker: LineBreaker, _ start: Int, _ end: Int) -> Double {
    var distance = 0.0
    var from = start
    var index = start
    while index < end {
      if breaker.shaped.flags[index].contains(.tab) {
        distance = stop(after: distance + breaker.prefix(index) - breaker.prefix(from))
        from = index + 1
      }
      index += 1
    }
    return distance + breaker.prefix(end) - breaker.prefix(from)
  }

  /// End of the longest stretch that fits a room, at most up to the next forced break.
  static func fittingEnd(
    _ breaker: LineBreaker, from start: Int, to most: Int, room: Double
  ) -> Int {
    var distance = 0.0
    var index = start
    while index < most {
      let flags = breaker.shaped.flags[index]
      if index > start, flags.contains(.mandatoryBreakBefore) { return index }
      if flags.contains(.tab) {
        distance = stop(after: distance)
      } else {
        distance += breaker.prefix(index + 1) - breaker.prefix(index)
      }
      if distance > room + breaker.tracking + LineBreaker.slack { return index }
      index += 1
    }
    return most
  }
}

import DynamicType

/// The numbers of the actions behind a row.
package enum TableRowMetrics {
  /// Least width of a swipe action, in points.
  package static let leastWidth = Metric(
    "least width of a swipe action", 74,
    source: "view hierarchy dump of a 375 point wide phone (iOS 15); "
      + "SwipeCellKit/SwipeCellKit#287",
    confidence: .certain)
  /// Greatest width of a swipe action, in points.
  package static let mostWidth = Metric(
    "greatest width of a swipe action", 120, source: Source.listableSwipe, confidence: .likely)
  static let lines = Metric(
    "lines of a swipe action's title", 2, source: Source.listableSwipe, confidence: .likely)
  static let size = Metric(
    "size of a swipe action's title, medium", 15, source: Source.listableSwipe,
    confidence: .likely)
  static let leastScale = Metric(
    "smallest scale a swipe action's title shrinks to", 0.9,
    source: "view hierarchy dump (iOS 15): two lines 33 high, 13.5 points", confidence: .guess)
  /// Space at each side of a swipe action's title, in points.
  package static let padding = Metric(
    "space at each side of a swipe action's title", 8, source: Source.none, confidence: .guess)
  /// Least height of a row that shows the title of a swipe action under its image, in points.
  package static let imageHeight = Metric(
    "least height of a row that shows the title of a swipe action under its image", 91,
    source: Source.none, confidence: .guess)

  static let oldSize = Metric(
    "size of a row action's title, iOS 7–12", 18, source: Source.hierarchyDump,
    confidence: .certain)
  /// Space at each side of a row action's title, iOS 7–12, in points.
  package static let oldPadding = Metric(
    "space at each side of a row action's title, iOS 7–12", 15,
    source: "\(Source.hierarchyDump): titles of 52 and 87 in buttons of 82 and 117",
    confidence: .certain)

  static let all = [
    oldSize, oldPadding, leastWidth, mostWidth, lines, size, leastScale, padding, imageHeight,
  ]

  static let imageNote =
    "assumed: in a row lower than 91 points an action with an image shows the image alone"
  static let scalesNote = "assumed: the title of a swipe action does not grow with the text size"
  static let crowdedNote = "the actions share the width of the row"
  static let oldShareNote =
    "assumed: row actions that are wider than the row together share it equally"
  static let new26Note = "assumed: swipe actions are as wide on iOS 26 as before"
}

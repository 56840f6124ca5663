import DynamicType

/// The numbers of navigation bars.
package enum NavigationBarMetrics {
  /// Height of the row of a navigation bar in portrait, in points.
  package static let height = Metric(
    "height of the row of a navigation bar in portrait", 44,
    source: "\(Source.flutterNavigationBar); \(Source.openUIKitBarButton)", confidence: .certain)
  static let emptySide = Metric(
    "space beside a title without buttons less than the margin, iOS 11–18", 8,
    source: "\(Source.barDump); \(Source.barLayout)", confidence: .certain)
  static let titleGap = Metric(
    "space between a title and the buttons beside it, iOS 7–18", 6,
    source: "\(Source.barDump); \(Source.barLayout)", confidence: .certain)
  /// From the edge to the end of a back button beyond its title, iOS 13–18, in points.
  package static let backLead = Metric(
    "from the edge to the end of a back button beyond its title, iOS 13–18", 32,
    source: "\(Source.barDump): “Home” 77.7 wide", confidence: .likely)
  /// From the edge to the end of a back button beyond its title, iOS 7–12, in points.
  package static let backLeadBefore = Metric(
    "from the edge to the end of a back button beyond its title, iOS 7–12", 31.5,
    source: "\(Source.barDump): “Back” 69 wide on iOS 12; 27 on iOS 7–10", confidence: .likely)
  /// Back button without a title, iOS 13–18, in points.
  package static let chevron = Metric(
    "back button without a title, iOS 13–18", 44, source: Source.barDump, confidence: .certain)

  /// Back button, iOS 26, in points.
  package static let back26 = Metric(
    "back button, iOS 26", 44, source: "WordPress iOS, view hierarchy dump (iOS 26)",
    confidence: .certain)
  static let titleGap26 = Metric(
    "space between a title and the buttons beside it when it is not centred, iOS 26", 12,
    source: Source.openUIKitNavigationBar, confidence: .certain)

  /// Space at the sides of a large title, iOS 26, in points.
  package static let largeMargin26 = Metric(
    "space at the sides of a large title, iOS 26", 20, source: Source.openUIKitNavigationBar,
    confidence: .certain)
  static let largeSize = Metric(
    "size of a large title at the default size", 34,
    source: "\(Source.flutterNavigationBar); \(Source.openUIKitNavigationBar)",
    confidence: .certain)
  static let largeDamping = Metric(
    "by how much a large title grows less than body text, iOS 11–18 (a factor)", 3,
    source: "\(Source.flutterNavigationBar), eyeballed by its authors", confidence: .likely)
  static let largeLeast = Metric(
    "least scale of a large title, iOS 11–18 (a factor)", 0.9,
    source: "\(Source.flutterNavigationBar), eyeballed by its authors", confidence: .likely)

  static let promptSize = Metric(
    "size of a prompt", 12, source: Source.openUIKitNavigationBar, confidence: .likely)
  static let subtitleSize = Metric(
    "size of a subtitle", 12, source: Source.none, confidence: .guess)

  static let all =
    BarMetrics.all + [
      height, emptySide, titleGap, backLead, backLeadBefore, chevron, back26, titleGap26,
      largeMargin26, largeSize,
      largeDamping, largeLeast, promptSize, subtitleSize,
    ]
}

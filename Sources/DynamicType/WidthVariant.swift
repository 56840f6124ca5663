/// Which text of a width rule (`NSStringVariableWidthRuleType`) a label shows.
///
/// A label takes the width of the window in ems, and of the keys the largest that is not greater; the
/// smallest key where all are greater (Apple, "Creating width and device variants of strings" and
/// `variantFittingPresentationWidth(_:)`).
public enum WidthVariant {
  /// Points of an em.
  ///
  /// Derived, not documented: of the keys 20, 25 and 50, windows of 320 points take 20, of 375 take
  /// 25 and of 1024 take 50 (jablair/AdaptiveStringsExample, README), so that an em is between 12.8
  /// and 15 points; `UIFont.systemFontSize` is 14.
  public static let em = 14.0

  /// The widths of windows, in points, that take a key.
  ///
  /// - Parameter keys: all keys of the rule.
  public static func windows(of key: Int, among keys: [Int]) -> Range<Double> {
    let sorted = keys.sorted()
    let lower = key == sorted.first ? 0 : Double(key) * em
    let next = sorted.first { $0 > key }
    return lower..<max(lower, next.map { Double($0) * em } ?? .infinity)
  }

  /// The ems of a window, the greatest key that it takes.
  ///
  /// - Parameter width: in points.
  public static func ems(inWindow width: Double) -> Int { Int(width / em) }

  /// The widths of windows, in points, that apps have on known devices, from the narrowest phone to
  /// the widest tablet in landscape.
  public static let knownWindows: ClosedRange<Double> = {
    let sides = Device.all.flatMap { [$0.width, $0.height] }
    return (Device.all.map(\.width).min() ?? 320)...(sides.max() ?? 1376)
  }()
}

import DynamicType

/// Reads which windows a variation such as `width.25` is for.
enum WidthVariation {
  /// The key of the width rule; nil where the variation has none.
  static func width(of variation: String?) -> Int? {
    guard let parts = variation?.split(separator: "."),
      let index = parts.firstIndex(of: "width"), index + 1 < parts.count
    else { return nil }
    return Int(parts[index + 1])
  }

  /// The widths of windows that show a text, in points; nil for all.
  ///
  /// - Parameter siblings: the keys of the rule.
  static func windows(of variation: String?, siblings: Set<Int>) -> Range<Double>? {
    width(of: variation).map { WidthVariant.windows(of: $0, among: Array(siblings)) }
  }

  /// What a finding says about the choice.
  ///
  /// - Parameter window: the width of the window it was found in, in points.
  static func note(_ windows: Range<Double>, window: Double, device: String) -> String {
    let from = Int(windows.lowerBound.rounded())
    let range =
      windows.upperBound.isFinite
      ? "from \(from) to \(Int(windows.upperBound.rounded()) - 1) points"
      : "of \(from) points and more"
    return "picked in windows \(range); on \(device) a shorter text for width"
      + " \(WidthVariant.ems(inWindow: window)) would be picked instead"
  }
}

import DynamicType

/// `UIView.TintAdjustmentMode`: whether a view's tint is dimmed.
public enum TintAdjustmentMode: String, CaseIterable, Sendable {
  /// The parent's mode; `normal` at the root.
  case automatic
  /// The tint as it is, also while an alert is shown.
  case normal
  /// A desaturated, dimmed tint.
  case dimmed

  /// The tint in this mode; `automatic` must have been resolved and leaves it as it is.
  ///
  /// Apple documents a "desaturated, dimmed version" and no formula, and no public measurement was
  /// found. The value is an estimate (`Confidence.guess`): the grey of the same luma (Rec. 601) and
  /// alpha.
  public func tint(_ color: SourcedColor) -> SourcedColor {
    guard self == .dimmed else { return color }
    let original = color.color
    let luma = 0.299 * original.red + 0.587 * original.green + 0.114 * original.blue
    return SourcedColor(
      Color(white: luma, alpha: original.alpha),
      source: "estimate: grey of the tint's luma, for UIView.TintAdjustmentMode.dimmed",
      confidence: .guess)
  }

  /// The tint in this mode in all its appearances.
  public func tint(_ color: DynamicColor) -> DynamicColor {
    guard self == .dimmed else { return color }
    return DynamicColor(
      name: "\(color.name) dimmed",
      variants: color.definedVariants.mapValues { $0.mapValues { tint($0) } })
  }
}

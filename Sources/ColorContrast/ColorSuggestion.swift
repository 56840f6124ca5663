/// The nearest colour in the same hue with which a pair passes.
///
/// The search keeps hue and chroma in OKLCH and changes the lightness, in both directions; where
/// sRGB has no such chroma, it takes the most it has. OKLCH and not HSL, because lightening a blue
/// in HSL turns it violet, and its lightness does not follow what is seen.
public struct ColorSuggestion: Sendable, Hashable {
  /// Which of the two colours the suggestion replaces.
  public enum Role: String, CaseIterable, Sendable {
    /// The text, icon or control.
    case foreground
    /// What lies behind it.
    case background
  }

  /// The colour to replace.
  public let role: Role
  /// The colour to use instead, in sRGB with 8-bit components.
  public let color: Color
  /// The lowest ratio the pair has with it.
  public let ratio: ContrastRatio
  /// How far it is from the colour it replaces: ΔE OK, 0.02 is about what an eye just sees.
  public let distance: Double

  /// The suggested colour in hexadecimal notation.
  public var hexadecimal: String { color.hexadecimal }

  /// The nearest foreground that reaches a minimum on a backdrop, whatever an unknown backdrop
  /// looks like.
  ///
  /// A translucent colour keeps its alpha if that is enough; else the suggestion is opaque. `nil` if
  /// the colour passes already or no colour of the hue does.
  public static func foreground(
    for color: Color, on backdrop: Backdrop, minimum: Double, screen: DisplayGamut = .displayP3
  ) -> ColorSuggestion? {
    func ratio(_ candidate: Color) -> ContrastRatio {
      ContrastResult(candidate, on: backdrop, screen: screen).worst
    }
    if let nearest = nearest(to: color, role: .foreground, minimum: minimum, ratio: ratio) {
      return nearest
    }
    if color.isOpaque || ratio(color).value >= minimum { return nil }
    let shown = backdrop.resolved.map { color.composited(over: $0) } ?? color.withAlpha(1)
    return nearest(to: shown, role: .foreground, minimum: minimum, ratio: ratio)
  }

  /// The nearest opaque background on which a foreground reaches a minimum.
  ///
  /// `nil` if the pair passes already or no colour of the hue does.
  public static func background(
    for background: Color, under color: Color, minimum: Double, screen: DisplayGamut = .displayP3
  ) -> ColorSuggestion? {
    nearest(to: background.withAlpha(1), role: .background, minimum: minimum) { candidate in
      ContrastRatio(color, on: candidate, screen: screen)
    }
  }

  private static func nearest(
    to color: Color, role: Role, minimum: Double, ratio: (Color) -> ContrastRatio
  ) -> ColorSuggestion? {
    if ratio(color).value >= minimum { return nil }
    let origin = OKLCH(color)
    let candidates = [0.0, 1.0].compactMap { end in
      passingColor(from: origin, toLightness: end, alpha: color.alpha) {
        ratio($0).value >= minimum
      }
    }
    let suggestions = candidates.map { candidate in
      ColorSuggestion(
        role: role, color: candidate, ratio: ratio(candidate),
        distance: OKLCH(candidate).distance(to: origin))
    }
    return suggestions.min { $0.distance < $1.distance }
  }

  /// The first 8-bit colour that passes on the way from a colour to black or white. On that way the
  /// ratio falls at most once and then rises, so all that follows the first one passes too.
  private static func passingColor(
    from origin: OKLCH, toLightness end: Double, alpha: Double, passes: (Color) -> Bool
  ) -> Color? {
    let start = min(max(origin.lightness, 0), 1)
    func color(_ share: Double) -> Color {
      var point = origin
      point.lightness = start + (end - start) * share
      return point.fitted(alpha: alpha).roundedToEightBits
    }
    guard passes(color(1)) else { return nil }
    var (failing, passing) = (0.0, 1.0)
    while passing - failing > 1e-4 {
      let middle = (failing + passing) / 2
      if passes(color(middle)) { passing = middle } else { failing = middle }
    }
    // Rounding makes single colours pass or fail beside the limit.
    let first = stride(from: max(passing - 0.01, 0), to: passing, by: 2e-4).first {
      passes(color($0))
    }
    return color(first ?? passing)
  }
}

extension Color {
  /// The colour in sRGB with components rounded to 8 bits; alpha stays.
  var roundedToEightBits: Color {
    func round(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    let shown = mapped(to: .sRGB)
    return Color(
      red: round(shown.red), green: round(shown.green), blue: round(shown.blue), alpha: alpha)
  }
}

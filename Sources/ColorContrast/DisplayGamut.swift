/// The colours a screen can show.
public enum DisplayGamut: String, CaseIterable, Sendable {
  /// iPhone 6s and older, iPad before 2016.
  case sRGB = "srgb"
  /// iPhone 7 and later.
  case displayP3 = "display-p3"
}

extension Color {
  /// The colour this screen shows: each component beyond the screen's space is clipped, which is
  /// what Core Graphics' colour matching does with matrix profiles. A colour inside stays as it is.
  public func mapped(to gamut: DisplayGamut) -> Color {
    func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
    let range = 0.0...1.0
    if range.contains(red) && range.contains(green) && range.contains(blue) { return self }
    switch gamut {
    case .sRGB:
      return Color(red: clip(red), green: clip(green), blue: clip(blue), alpha: alpha)
    case .displayP3:
      let (p3Red, p3Green, p3Blue) = components(in: .displayP3)
      return Color((clip(p3Red), clip(p3Green), clip(p3Blue)), alpha: alpha, in: .displayP3)
    }
  }

  /// Whether a screen shows the colour as it is; errors of rounding (1e-9) do not count.
  public func isIn(_ gamut: DisplayGamut) -> Bool {
    let (red, green, blue) =
      gamut == .sRGB ? (red, green, blue) : components(in: .displayP3)
    let range = -1e-9...1 + 1e-9
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// The stored components in the space of a screen; they leave 0 to 1 if the screen cannot show
  /// the colour.
  public func components(in gamut: DisplayGamut) -> (Double, Double, Double) {
    switch gamut {
    case .sRGB: return (red, green, blue)
    case .displayP3:
      let linear = TransferFunction.sRGB.linear((red, green, blue))
      return TransferFunction.sRGB.encoded(ColorMatrix.sRGBToDisplayP3.applied(to: linear))
    }
  }
}

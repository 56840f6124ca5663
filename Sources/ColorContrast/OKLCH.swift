import Foundation

/// A colour by perceived lightness, chroma and hue.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), with the matrices
/// of CSS Color 4 (w3c/csswg-drafts: css-color-4/conversions.js) for 64-bit precision.
struct OKLCH {
  /// Lightness, 0 for black to 1 for white.
  var lightness: Double
  /// Distance from grey, 0 to about 0.37.
  var chroma: Double
  /// Hue in radians.
  var hue: Double

  init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  init(_ color: Color) {
    let linear = TransferFunction.sRGB.linear((color.red, color.green, color.blue))
    let cones = Self.xyzToCones.applied(to: ColorMatrix.sRGBToXYZ.applied(to: linear))
    let lab = Self.conesToLab.applied(to: (cbrt(cones.0), cbrt(cones.1), cbrt(cones.2)))
    self.init(lightness: lab.0, chroma: hypot(lab.1, lab.2), hue: atan2(lab.2, lab.1))
  }

  /// The colour in extended sRGB.
  func color(alpha: Double) -> Color {
    let roots = Self.labToCones.applied(to: (lightness, axes.0, axes.1))
    func cube(_ value: Double) -> Double { value * value * value }
    let cones = (cube(roots.0), cube(roots.1), cube(roots.2))
    let linear = ColorMatrix.xyzToSRGB.applied(to: Self.conesToXYZ.applied(to: cones))
    return Color(
      (linear.0, linear.1, linear.2), alpha: alpha, in: .extendedLinearSRGB)
  }

  /// The colour of this lightness and hue in sRGB whose chroma is as near as the screen can show.
  func fitted(alpha: Double) -> Color {
    let color = color(alpha: alpha)
    if color.isIn(.sRGB) { return color.mapped(to: .sRGB) }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (inside + outside) / 2
      let candidate = OKLCH(lightness: lightness, chroma: middle, hue: hue)
      if candidate.color(alpha: alpha).isIn(.sRGB) { inside = middle } else { outside = middle }
    }
    return OKLCH(lightness: lightness, chroma: inside, hue: hue).color(alpha: alpha)
      .mapped(to: .sRGB)
  }

  /// The difference to another colour, ΔE OK: 0.02 is about what an eye just sees (CSS Color 4).
  func distance(to other: OKLCH) -> Double {
    let (first, second) = (axes, other.axes)
    return hypot(hypot(lightness - other.lightness, first.0 - second.0), first.1 - second.1)
  }

  private var axes: (Double, Double) { (chroma * cos(hue), chroma * sin(hue)) }

  private static let xyzToCones = ColorMatrix(
    (0.819_022_437_996_703_0, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9),
    (0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4),
    (0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9))
  private static let conesToXYZ = ColorMatrix(
    (1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7),
    (-0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4),
    (-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6))
  private static let conesToLab = ColorMatrix(
    (0.210_454_268_309_314_0, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3),
    (1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411_0),
    (0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4))
  private static let labToCones = ColorMatrix(
    (1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
    (1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
    (1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2))
}

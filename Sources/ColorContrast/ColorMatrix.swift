/// A matrix between linear components of two spaces, row by row.
struct ColorMatrix: Sendable {
  private let rows: [(Double, Double, Double)]

  init(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double),
    _ third: (Double, Double, Double)
  ) {
    rows = [first, second, third]
  }

  func applied(to color: (Double, Double, Double)) -> (Double, Double, Double) {
    func row(_ index: Int) -> Double {
      rows[index].0 * color.0 + rows[index].1 * color.1 + rows[index].2 * color.2
    }
    return (row(0), row(1), row(2))
  }

  /// Exact fractions from the primaries of both spaces and white D65 (0.3127, 0.3290), as CSS Color
  /// 4 (w3c/csswg-drafts: css-color-4/conversions.js) has them.
  static let displayP3ToSRGB = ColorMatrix(
    (3_685_649 / 3_008_840, -676_809 / 3_008_840, 0),
    (-5_617_931 / 133_579_120, 139_197_051 / 133_579_120, 0),
    (-1_323_971 / 67_420_360, -1_514_763 / 19_262_960, 148_092_003 / 134_840_720))

  /// The inverse of `displayP3ToSRGB`.
  static let sRGBToDisplayP3 = ColorMatrix(
    (2_442_703 / 2_969_989, 527_286 / 2_969_989, 0),
    (621_563 / 18_725_049, 18_103_486 / 18_725_049, 0),
    (281_089 / 16_454_667, 10_721_482 / 148_092_003, 134_840_720 / 148_092_003))

  /// From the tags of Apple's Generic RGB Profile; (84, 124, 224) becomes (102, 146, 230) as Xcode
  /// shows it (keyboardfuel.com, "What's up with colors in storyboards?").
  static let genericRGBToSRGB = ColorMatrix(
    (1.02404564, -0.02753837, 0.00303052),
    (0.02078402, 0.94947144, 0.03050607),
    (-0.00205193, -0.0019523, 1.0032936))
}

/// A matrix between linear components of two spaces, row by row.
struct ColorMatrix: Sendable {
  private let first: (Double, Double, Double)
  private let second: (Double, Double, Double)
  private let third: (Double, Double, Double)

  init(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double),
    _ third: (Double, Double, Double)
  ) {
    self.first = first
    self.second = second
    self.third = third
  }

  func applied(to color: (Double, Double, Double)) -> (Double, Double, Double) {
    func dot(_ row: (Double, Double, Double)) -> Double {
      row.0 * color.0 + row.1 * color.1 + row.2 * color.2
    }
    return (dot(first), dot(second), dot(third))
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

  /// From Apple's Generic RGB Profile to sRGB.
  ///
  /// Fitted to the crayons of Apple's colour picker, whose generic values (such as 255, 0, 0) and
  /// sRGB values (#FF2600) are public: all 36 within 0.6 of 255. (84, 124, 224) becomes
  /// (102, 146, 230), as Xcode shows it (keyboardfuel.com, "What's up with colors in storyboards?").
  static let genericRGBToSRGB = ColorMatrix(
    (1.02477826, -0.02598094, 0.00120267),
    (0.01923004, 0.94792791, 0.03284205),
    (-0.00148266, -0.00111437, 1.00259704))

  /// Linear sRGB to CIE XYZ with white D65, exact fractions as in CSS Color 4.
  static let sRGBToXYZ = ColorMatrix(
    (506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    (87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    (7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))

  /// The inverse of `sRGBToXYZ`.
  static let xyzToSRGB = ColorMatrix(
    (12_831 / 3_959, -329 / 214, -1_974 / 3_959),
    (-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
    (705 / 12_673, -2_585 / 12_673, 705 / 667))
}

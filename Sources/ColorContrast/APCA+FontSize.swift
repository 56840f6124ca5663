import DynamicType

extension APCA {
  /// The smallest text a lightness contrast is enough for.
  public enum MinimumSize: Sendable, Hashable {
    /// Fluent text from this size on, in CSS pixels, which are points on iOS.
    case points(Double)
    /// No fluent text: only icons and shapes.
    case nonTextOnly
    /// Nothing that is to be seen.
    case nothing
  }

  /// The smallest size for fluent text in a weight.
  ///
  /// Interpolated as `fontLookupAPCA` of apca-w3 does, in steps of half a pixel up to 24 pixels and
  /// whole ones above. The table is made for a font of Barlow's build; San Francisco is close, which
  /// is an estimate. Body text wants Lc 15 more where the table has less than Lc 75.
  ///
  /// - Parameter lightnessContrast: Lc, of either sign.
  public static func minimumSize(
    forContrast lightnessContrast: Double, weight: FontWeight
  ) -> MinimumSize {
    let contrast = abs(lightnessContrast)
    if contrast < 14.5 { return .nothing }
    let row = min(Int(contrast / 5), sizes.count - 1 + firstRow)
    guard contrast >= 29.5, row >= firstRow, let column = FontWeight.allCases.firstIndex(of: weight)
    else { return .nonTextOnly }
    let size = sizes[row - firstRow][column]
    if size == 0 { return .nonTextOnly }
    let next = sizes[min(row - firstRow + 1, sizes.count - 1)][column]
    let share = (contrast - Double(row * 5)) / 5
    let reduction = max(size - next, 0) * share
    if size > 24 { return .points((size - reduction).rounded()) }
    return .points(size - (2 * reduction).rounded(.towardZero) / 2)
  }

  /// Whether text of a size in iOS points may have a lightness contrast.
  public static func passes(
    _ lightnessContrast: Double, pointSize: Double, weight: FontWeight
  ) -> Bool {
    guard case .points(let minimum) = minimumSize(forContrast: lightnessContrast, weight: weight)
    else { return false }
    return pointSize >= minimum
  }

  /// The Lc of the first row of `sizes`, divided by 5.
  private static let firstRow = 5

  /// Sizes in CSS pixels: a row for each 5 Lc from 25 to 125, a column for each weight from ultra
  /// light (100) to black (900); 0 where no size is enough.
  ///
  /// Source: Myndex/apca-w3: data/LUT-GseriesMay28-2022.js, public beta 0.1.7 (G), 28 May 2022,
  /// © Myndex Research and Andrew Somers, unchanged.
  private static let sizes: [[Double]] = [
    [0, 0, 0, 120, 120, 108, 96, 96, 96],
    [0, 0, 120, 108, 108, 96, 72, 72, 72],
    [0, 120, 108, 96, 72, 60, 48, 48, 48],
    [120, 108, 96, 60, 48, 42, 32, 32, 32],
    [108, 96, 72, 42, 32, 28, 24, 24, 24],
    [96, 72, 60, 32, 28, 24, 21, 21, 21],
    [80, 60, 48, 28, 24, 21, 18, 18, 18],
    [72, 48, 42, 24, 21, 18, 16, 16, 18],
    [68, 46, 32, 21.75, 19, 17, 15, 16, 18],
    [64, 44, 28, 19.5, 18, 16, 14.5, 16, 18],
    [60, 42, 24, 18, 16, 15, 14, 16, 18],
    [56, 38.25, 23, 17.25, 15.81, 14.81, 14, 16, 18],
    [52, 34.5, 22, 16.5, 15.625, 14.625, 14, 16, 18],
    [48, 32, 21, 16, 15.5, 14.5, 14, 16, 18],
    [45, 28, 19.5, 15.5, 15, 14, 13.5, 16, 18],
    [42, 26.5, 18.5, 15, 14.5, 13.5, 13, 16, 18],
    [39, 25, 18, 14.5, 14, 13, 12, 16, 18],
    [36, 24, 18, 14, 13, 12, 11, 16, 18],
    [34.5, 22.5, 17.25, 12.5, 11.875, 11.25, 10.625, 14.5, 16.5],
    [33, 21, 16.5, 11, 10.75, 10.5, 10.25, 13, 15],
    [32, 20, 16, 10, 10, 10, 10, 12, 14],
  ]
}

import DynamicType

/// Colours of `UIColor` that are the same in every appearance and release.
enum FixedColors {
  private static let source = "Apple documentation: UIColor, Standard colors"

  static let rows: [SystemColorRow] = [
    fixed("black", 0x000000_FF), fixed("darkGray", 0x555555_FF), fixed("lightGray", 0xAAAAAA_FF),
    fixed("white", 0xFFFFFF_FF), fixed("red", 0xFF0000_FF), fixed("green", 0x00FF00_FF),
    fixed("blue", 0x0000FF_FF), fixed("cyan", 0x00FFFF_FF), fixed("yellow", 0xFFFF00_FF),
    fixed("magenta", 0xFF00FF_FF), fixed("orange", 0xFF8000_FF), fixed("purple", 0x800080_FF),
    fixed("brown", 0x996633_FF), fixed("gray", 0x808080_FF), fixed("clear", 0x000000_00),
    fixed("darkText", 0x000000_FF), fixed("lightText", 0xFFFFFF_99),
  ]

  /// Halves are rounded up to whole bytes: orange's green, purple's red and blue, and gray are 0.5.
  private static func fixed(_ name: String, _ value: UInt32) -> SystemColorRow {
    SystemColorRow(fixed: name, value, source: source, .certain)
  }
}

import DynamicType

/// Colours of iOS 7 to 12, which has no dark appearance.
///
/// Names that came with iOS 13 stand for what the system's own elements drew before. The setting
/// Darken Colors changed the tints; by how much is not known, so they are a guess with it.
enum SystemColors7 {
  private static let guidelines =
    "hisaac/BannerBuilder: Sources/BannerBuilderCore/Color.swift (copied from the Human Interface "
    + "Guidelines in 2018)"
  private static let constants = "well-known constants of UIKit 7 to 12"
  private static let flutter = SystemColors13.flutter + " (extraLightBackgroundGray)"

  static let rows: [SystemColorRow] = tints + elements

  private static func tint(_ name: String, _ value: UInt32) -> SystemColorRow {
    SystemColorRow(fixed: name, value, source: guidelines, .likely, contrast: .guess)
  }

  private static func element(_ name: String, _ value: UInt32) -> SystemColorRow {
    SystemColorRow(fixed: name, value, source: constants, .likely)
  }

  /// Purple of these guidelines is what iOS 13 calls indigo.
  private static let tints: [SystemColorRow] = [
    tint("systemRed", 0xFF3B30_FF),
    tint("systemOrange", 0xFF9500_FF),
    tint("systemYellow", 0xFFCC00_FF),
    tint("systemGreen", 0x4CD964_FF),
    tint("systemTeal", 0x5AC8FA_FF),
    tint("systemBlue", 0x007AFF_FF),
    tint("systemPurple", 0x5856D6_FF),
    tint("systemPink", 0xFF2D55_FF),
  ]

  private static let elements: [SystemColorRow] = [
    element("label", 0x000000_FF),
    element("secondaryLabel", 0x8E8E93_FF),
    element("placeholderText", 0xC7C7CD_FF),
    element("separator", 0xC8C7CC_FF),
    element("link", 0x007AFF_FF),
    element("systemGray", 0x8E8E93_FF),
    element("systemBackground", 0xFFFFFF_FF),
    element("secondarySystemGroupedBackground", 0xFFFFFF_FF),
    SystemColorRow(fixed: "systemGroupedBackground", 0xEFEFF4_FF, source: flutter, .certain),
  ]
}

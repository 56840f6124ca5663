import DynamicType

/// System colours of iOS 13 to 18.
///
/// The values are those that Flutter read from UIKit, byte for byte, but for the elevated dark
/// separator: the source has (210, 210, 210) there and (84, 84, 88), as taken here, in its siblings.
enum SystemColors13 {
  static let flutter =
    "flutter/packages: packages/cupertino_ui/lib/src/colors.dart (read from UIKit)"

  static let rows: [SystemColorRow] = tints + families

  private static func row(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32,
    elevated: (UInt32, UInt32)? = nil, _ confidence: Confidence = .certain, note: String = ""
  ) -> SystemColorRow {
    SystemColorRow(
      name, light, dark, lightHigh, darkHigh, elevated: elevated, source: flutter + note,
      confidence)
  }

  /// Tints and greys.
  private static let tints: [SystemColorRow] = [
    row("systemBlue", 0x007AFF_FF, 0x0A84FF_FF, 0x0040DD_FF, 0x409CFF_FF),
    row("systemGreen", 0x34C759_FF, 0x30D158_FF, 0x248A3D_FF, 0x30DB5B_FF),
    row("systemMint", 0x00C7BE_FF, 0x63E6E2_FF, 0x0C817B_FF, 0x66D4CF_FF),
    row("systemIndigo", 0x5856D6_FF, 0x5E5CE6_FF, 0x3634A3_FF, 0x7D7AFF_FF),
    row("systemOrange", 0xFF9500_FF, 0xFF9F0A_FF, 0xC93400_FF, 0xFFB340_FF),
    row("systemPink", 0xFF2D55_FF, 0xFF375F_FF, 0xD30F45_FF, 0xFF6482_FF),
    row("systemBrown", 0xA2845E_FF, 0xAC8E68_FF, 0x7F6545_FF, 0xB59469_FF),
    row("systemPurple", 0xAF52DE_FF, 0xBF5AF2_FF, 0x8944AB_FF, 0xDA8FFF_FF),
    row("systemRed", 0xFF3B30_FF, 0xFF453A_FF, 0xD70015_FF, 0xFF6961_FF),
    row(
      "systemTeal", 0x5AC8FA_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF, .likely,
      note: "; iOS 15 has (48, 176, 199) in light and (64, 200, 224) in dark"),
    row("systemCyan", 0x32ADE6_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF),
    row("systemYellow", 0xFFCC00_FF, 0xFFD60A_FF, 0xA05A00_FF, 0xFFD426_FF),
    row("systemGray", 0x8E8E93_FF, 0x8E8E93_FF, 0x6C6C70_FF, 0xAEAEB2_FF),
    row("systemGray2", 0xAEAEB2_FF, 0x636366_FF, 0x8E8E93_FF, 0x7C7C80_FF),
    row("systemGray3", 0xC7C7CC_FF, 0x48484A_FF, 0xAEAEB2_FF, 0x545456_FF),
    row("systemGray4", 0xD1D1D6_FF, 0x3A3A3C_FF, 0xBCBCC0_FF, 0x444446_FF),
    row("systemGray5", 0xE5E5EA_FF, 0x2C2C2E_FF, 0xD8D8DC_FF, 0x363638_FF),
    row("systemGray6", 0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF),
  ]

  /// Labels, fills, backgrounds, separators, links.
  private static let families: [SystemColorRow] = [
    row("label", 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF),
    row("secondaryLabel", 0x3C3C43_99, 0xEBEBF5_99, 0x3C3C43_AD, 0xEBEBF5_AD),
    row("tertiaryLabel", 0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60),
    row("quaternaryLabel", 0x3C3C43_2D, 0xEBEBF5_28, 0x3C3C43_42, 0xEBEBF5_3D),
    row("systemFill", 0x787880_33, 0x787880_5B, 0x787880_47, 0x787880_70),
    row("secondarySystemFill", 0x787880_28, 0x787880_51, 0x787880_3D, 0x787880_66),
    row("tertiarySystemFill", 0x767680_1E, 0x767680_3D, 0x767680_33, 0x767680_51),
    row("quaternarySystemFill", 0x747480_14, 0x767680_2D, 0x747480_28, 0x767680_42),
    row("placeholderText", 0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60),
    row(
      "systemBackground", 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF,
      elevated: (0x1C1C1E_FF, 0x242426_FF)),
    row(
      "secondarySystemBackground", 0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF,
      elevated: (0x2C2C2E_FF, 0x363638_FF)),
    row(
      "tertiarySystemBackground", 0xFFFFFF_FF, 0x2C2C2E_FF, 0xFFFFFF_FF, 0x363638_FF,
      elevated: (0x3A3A3C_FF, 0x444446_FF)),
    row(
      "systemGroupedBackground", 0xF2F2F7_FF, 0x000000_FF, 0xEBEBF0_FF, 0x000000_FF,
      elevated: (0x1C1C1E_FF, 0x242426_FF)),
    row(
      "secondarySystemGroupedBackground", 0xFFFFFF_FF, 0x1C1C1E_FF, 0xFFFFFF_FF, 0x242426_FF,
      elevated: (0x2C2C2E_FF, 0x363638_FF)),
    row(
      "tertiarySystemGroupedBackground", 0xF2F2F7_FF, 0x2C2C2E_FF, 0xEBEBF0_FF, 0x363638_FF,
      elevated: (0x3A3A3C_FF, 0x444446_FF)),
    row("separator", 0x3C3C43_49, 0x545458_99, 0x3C3C43_5E, 0x545458_AD),
    row("opaqueSeparator", 0xC6C6C8_FF, 0x38383A_FF, 0xC6C6C8_FF, 0x38383A_FF),
    row("link", 0x007AFF_FF, 0x0984FF_FF, 0x007AFF_FF, 0x0984FF_FF),
  ]
}

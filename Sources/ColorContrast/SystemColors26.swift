import DynamicType

/// System colours of iOS 26 that differ from those of iOS 13 to 18.
enum SystemColors26 {
  private static let table =
    "public theme file with the Human Interface Guidelines' system colours of June 2025"
  private static let measured =
    "Vercantez/openuikit: Sources/OpenUIKit (pixels of iOS 26.1), and " + table

  /// The tints. Light red, green and blue were also seen as pixels; the others have one source.
  static let rows: [SystemColorRow] = [
    SystemColorRow(
      "systemRed", 0xFF383C_FF, 0xFF4245_FF, 0xE9152D_FF, 0xFF6165_FF, source: measured, .likely,
      light: .certain),
    SystemColorRow(
      "systemOrange", 0xFF8D28_FF, 0xFF9230_FF, 0xC55300_FF, 0xFFA056_FF, source: table, .likely),
    SystemColorRow(
      "systemYellow", 0xFFCC00_FF, 0xFFD600_FF, 0xA16A00_FF, 0xFEDF43_FF, source: table, .likely),
    SystemColorRow(
      "systemGreen", 0x34C759_FF, 0x30D158_FF, 0x008932_FF, 0x4AD968_FF, source: measured, .likely,
      light: .certain),
    SystemColorRow(
      "systemMint", 0x00C8B3_FF, 0x00DAC3_FF, 0x008575_FF, 0x54DFCB_FF, source: table, .likely),
    SystemColorRow(
      "systemTeal", 0x00C3D0_FF, 0x00D2E0_FF, 0x008198_FF, 0x3BDDEC_FF, source: table, .likely),
    SystemColorRow(
      "systemCyan", 0x00C0E8_FF, 0x3CD3FE_FF, 0x007EAE_FF, 0x6DD9FF_FF, source: table, .likely),
    SystemColorRow(
      "systemBlue", 0x0088FF_FF, 0x0091FF_FF, 0x1E6EF4_FF, 0x5CB8FF_FF, source: measured, .likely,
      light: .certain),
    SystemColorRow(
      "systemIndigo", 0x6155F5_FF, 0x6B5DFF_FF, 0x564ADE_FF, 0xA7AAFF_FF, source: table, .likely),
    SystemColorRow(
      "systemPurple", 0xCB30E0_FF, 0xDB34F2_FF, 0xB02FC2_FF, 0xEA8DFF_FF, source: table, .likely),
    SystemColorRow(
      "systemPink", 0xFF2D55_FF, 0xFF375F_FF, 0xE7124D_FF, 0xFF8AC4_FF, source: table, .likely),
    SystemColorRow(
      "systemBrown", 0xAC7F5E_FF, 0xB78A66_FF, 0x956D51_FF, 0xDBA679_FF, source: table, .likely),
  ]

  /// How sure it is that a colour of iOS 13 to 18 that is not in ``rows`` is unchanged: some were
  /// seen so in iOS 26.1, for most no change was found, and a link may have followed the new blue.
  static func sureness(ofUnchanged name: String) -> Confidence {
    switch name {
    case "label", "secondaryLabel", "tertiaryLabel", "tertiarySystemFill": .certain
    case "link": .guess
    default: .likely
    }
  }
}

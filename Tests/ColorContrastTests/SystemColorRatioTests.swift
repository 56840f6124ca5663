import ColorContrast
import DynamicType
import Testing

/// Ratios of the system colours, rounded to two decimals, computed apart from this code with the
/// formula of WCAG 2.2.
@Suite struct SystemColorRatioTests {
  struct Ratios: Sendable, CustomTestStringConvertible {
    let name: String
    let lightOnWhite, lightOnGrouped, darkOnBlack, darkOnElevated: Double

    init(_ name: String, _ white: Double, _ grouped: Double, _ black: Double, _ elevated: Double) {
      self.name = name
      lightOnWhite = white
      lightOnGrouped = grouped
      darkOnBlack = black
      darkOnElevated = elevated
    }

    var testDescription: String { name }
  }

  private func check(_ ratios: Ratios, _ os: OSGeneration) throws {
    let color = try #require(SystemColor.named(ratios.name))
    let light = try #require(color.resolved(in: .light, os: os)).color
    let dark = try #require(color.resolved(in: .dark, os: os)).color
    let pairs: [(Color, Color, Double)] = [
      (light, .white, ratios.lightOnWhite),
      (light, Color(eightBit: 242, 242, 247), ratios.lightOnGrouped),
      (dark, .black, ratios.darkOnBlack),
      (dark, Color(eightBit: 28, 28, 30), ratios.darkOnElevated),
    ]
    for (color, background, expected) in pairs {
      let ratio = ContrastRatio(color, on: background).value
      #expect((ratio * 100).rounded() == (expected * 100).rounded())
    }
  }

  @Test(arguments: [
    Ratios("systemBlue", 4.02, 3.60, 5.76, 4.66),
    Ratios("systemGreen", 2.22, 1.99, 10.39, 8.42),
    Ratios("systemMint", 2.12, 1.90, 13.95, 11.30),
    Ratios("systemIndigo", 5.65, 5.06, 4.15, 3.36),
    Ratios("systemOrange", 2.20, 1.97, 10.22, 8.28),
    Ratios("systemPink", 3.65, 3.27, 5.96, 4.83),
    Ratios("systemBrown", 3.50, 3.14, 6.82, 5.53),
    Ratios("systemPurple", 4.13, 3.70, 5.96, 4.83),
    Ratios("systemRed", 3.55, 3.18, 6.16, 4.99),
    Ratios("systemTeal", 1.90, 1.70, 12.20, 9.89),
    Ratios("systemCyan", 2.54, 2.28, 12.20, 9.89),
    Ratios("systemYellow", 1.51, 1.35, 14.88, 12.05),
    Ratios("systemGray", 3.26, 2.92, 6.44, 5.22),
    Ratios("systemGray2", 2.21, 1.98, 3.51, 2.84),
    Ratios("systemGray3", 1.68, 1.51, 2.30, 1.86),
    Ratios("systemGray4", 1.52, 1.36, 1.85, 1.50),
    Ratios("systemGray5", 1.26, 1.13, 1.51, 1.22),
    Ratios("systemGray6", 1.12, 1.00, 1.23, 1.00),
    Ratios("label", 21.00, 18.82, 21.00, 17.01),
    Ratios("secondaryLabel", 3.44, 3.30, 6.36, 5.95),
    Ratios("tertiaryLabel", 1.73, 1.70, 2.23, 2.47),
    Ratios("quaternaryLabel", 1.36, 1.35, 1.37, 1.56),
    Ratios("placeholderText", 1.73, 1.70, 2.23, 2.47),
    Ratios("link", 4.02, 3.60, 5.76, 4.66),
  ])
  func iOS13(_ ratios: Ratios) throws { try check(ratios, .iOS13) }

  @Test(arguments: [
    Ratios("systemRed", 3.57, 3.20, 6.12, 4.96),
    Ratios("systemOrange", 2.31, 2.07, 9.41, 7.62),
    Ratios("systemYellow", 1.51, 1.35, 14.87, 12.05),
    Ratios("systemGreen", 2.22, 1.99, 10.39, 8.42),
    Ratios("systemMint", 2.12, 1.90, 11.82, 9.57),
    Ratios("systemTeal", 2.16, 1.94, 11.30, 9.15),
    Ratios("systemCyan", 2.16, 1.94, 11.94, 9.67),
    Ratios("systemBlue", 3.52, 3.15, 6.49, 5.26),
    Ratios("systemIndigo", 5.09, 4.56, 4.63, 3.76),
    Ratios("systemPurple", 4.17, 3.74, 5.79, 4.69),
    Ratios("systemPink", 3.65, 3.27, 5.96, 4.83),
    Ratios("systemBrown", 3.53, 3.16, 6.84, 5.54),
  ])
  func iOS26(_ ratios: Ratios) throws { try check(ratios, .iOS26) }
}

/// A kind of colour blindness, simulated at full severity.
///
/// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
/// Vision Deficiency" (2009), matrices for severity 1.0 on linear sRGB. The model was made for red
/// and green; its blue-yellow matrix is less sure.
public enum ColorVisionDeficiency: String, CaseIterable, Sendable {
  /// No red cones.
  case protanopia
  /// No green cones, the most frequent kind.
  case deuteranopia
  /// No blue cones, rare.
  case tritanopia

  /// How the colour looks; clipped to sRGB, alpha stays.
  public func simulated(_ color: Color) -> Color {
    let shown = color.mapped(to: .sRGB)
    let linear = TransferFunction.sRGB.linear((shown.red, shown.green, shown.blue))
    let seen = matrix.applied(to: linear)
    return Color(seen, alpha: color.alpha, in: .extendedLinearSRGB).mapped(to: .sRGB)
  }

  private var matrix: ColorMatrix {
    switch self {
    case .protanopia: Self.protanopiaMatrix
    case .deuteranopia: Self.deuteranopiaMatrix
    case .tritanopia: Self.tritanopiaMatrix
    }
  }

  private static let protanopiaMatrix = ColorMatrix(
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998))
  private static let deuteranopiaMatrix = ColorMatrix(
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881))
  private static let tritanopiaMatrix = ColorMatrix(
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900))
}

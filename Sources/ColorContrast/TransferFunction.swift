import Foundation

/// The curve between stored and linear components; negative components are mirrored, as extended
/// spaces define it.
enum TransferFunction {
  /// IEC 61966-2-1, also of Display P3.
  case sRGB
  /// A power of 2.2, `CGColorSpace.genericGrayGamma2_2`.
  case gamma22
  /// A power of 1.8, Apple's generic profiles.
  case gamma18

  /// The linear value of a stored component.
  func linear(_ stored: Double) -> Double {
    let size = abs(stored)
    let value =
      switch self {
      case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .gamma22: pow(size, 2.2)
      case .gamma18: pow(size, 1.8)
      }
    return stored < 0 ? -value : value
  }

  /// The stored component of a linear value.
  func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value =
      switch self {
      case .sRGB: size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      case .gamma22: pow(size, 1 / 2.2)
      case .gamma18: pow(size, 1 / 1.8)
      }
    return linear < 0 ? -value : value
  }

  func linear(_ stored: (Double, Double, Double)) -> (Double, Double, Double) {
    (linear(stored.0), linear(stored.1), linear(stored.2))
  }

  func encoded(_ linear: (Double, Double, Double)) -> (Double, Double, Double) {
    (encoded(linear.0), encoded(linear.1), encoded(linear.2))
  }
}

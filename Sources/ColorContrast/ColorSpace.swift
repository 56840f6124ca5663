import Foundation

/// A colour space that asset catalogs, storyboards or theme files name.
public enum ColorSpace: String, CaseIterable, Sendable {
  /// IEC 61966-2-1, components from 0 to 1.
  case sRGB = "srgb"
  /// sRGB whose components may leave 0 to 1; what `UIColor(red:green:blue:alpha:)` makes.
  case extendedSRGB = "extended-srgb"
  /// The primaries of sRGB without transfer function; components may leave 0 to 1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// The primaries of DCI-P3 with white D65 and the transfer function of sRGB, 0 to 1.
  case displayP3 = "display-p3"
  /// Grey from 0 to 1, gamma 2.2.
  case grayGamma22 = "gray-gamma-22"
  /// Grey of gamma 2.2 that may leave 0 to 1; what `UIColor(white:alpha:)` makes.
  ///
  /// Apple documents it with the colorimetry of `genericGrayGamma2_2` (`CGColorSpace.extendedGray`),
  /// so a dark grey is darker than the same number in sRGB: 36 of 255 looks like 31.
  /// `UIColor.getRed(_:green:blue:alpha:)` returns the number as it is all the same.
  case extendedGray = "extended-gray"
  /// Grey from 0 to 1 with the transfer function of sRGB: SwiftUI's `Color(white:)`, and the
  /// `deviceWhite` of storyboards.
  case sRGBGray = "srgb-gray"
  /// Apple's Generic RGB Profile, gamma 1.8; the `calibratedRGB` of storyboards.
  case genericRGB = "generic-rgb"
  /// Grey from 0 to 1, gamma 1.8; the `calibratedWhite` of storyboards.
  case genericGray = "generic-gray"

  /// The space with this name, or `nil` if there is none.
  ///
  /// Takes the names of asset catalogs (`color-space`), of storyboards (`colorSpace` and
  /// `customColorSpace`), of CSS and of `CGColorSpace`. Case, hyphens and underscores do not
  /// matter. `custom` is no space: the attribute `customColorSpace` beside it says which.
  public init?(name: String) {
    guard let space = Self.byKey[Self.key(name)] else { return nil }
    self = space
  }

  /// The names of the spaces, for error messages.
  public static var names: [String] { allCases.map(\.rawValue) }

  /// How many components a colour has beside alpha: 1 or 3.
  public var componentCount: Int {
    switch self {
    case .grayGamma22, .extendedGray, .sRGBGray, .genericGray: 1
    case .sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3, .genericRGB: 3
    }
  }

  /// Whether components may leave 0 to 1.
  public var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .grayGamma22, .sRGBGray, .genericRGB, .genericGray: false
    }
  }

  /// The names that storyboards, `CGColorSpace` and CSS use; `deviceRGB` and `deviceWhite` are the
  /// spaces of the screen, which iOS takes as sRGB.
  private static let otherNames: [(String, ColorSpace)] = [
    ("deviceRGB", .sRGB), ("deviceWhite", .sRGBGray), ("calibratedRGB", .genericRGB),
    ("calibratedWhite", .genericGray), ("adobeGenericRGB", .genericRGB),
    ("genericGamma22GrayColorSpace", .grayGamma22), ("genericGrayGamma2_2", .grayGamma22),
    ("extendedGrayColorSpace", .extendedGray), ("genericGray", .genericGray),
    ("gray", .sRGBGray), ("srgb-linear", .extendedLinearSRGB), ("p3", .displayP3),
  ]

  private static let byKey: [String: ColorSpace] = {
    var table: [String: ColorSpace] = [:]
    for space in allCases { table[key(space.rawValue)] = space }
    for (name, space) in otherNames { table[key(name)] = space }
    return table
  }()

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The non-linear extended sRGB components of a colour in this space; a grey takes the first
  /// component and ignores the others.
  func extendedSRGB(_ components: (Double, Double, Double)) -> (Double, Double, Double) {
    switch self {
    case .sRGB, .extendedSRGB: return components
    case .sRGBGray: return (components.0, components.0, components.0)
    case .grayGamma22, .extendedGray:
      let gray = TransferFunction.sRGB.encoded(TransferFunction.gamma22.linear(components.0))
      return (gray, gray, gray)
    case .genericGray:
      let gray = TransferFunction.sRGB.encoded(TransferFunction.gamma18.linear(components.0))
      return (gray, gray, gray)
    case .extendedLinearSRGB: return TransferFunction.sRGB.encoded(components)
    case .displayP3:
      let linear = TransferFunction.sRGB.linear(components)
      return TransferFunction.sRGB.encoded(ColorMatrix.displayP3ToSRGB.applied(to: linear))
    case .genericRGB:
      let linear = TransferFunction.gamma18.linear(components)
      return TransferFunction.sRGB.encoded(ColorMatrix.genericRGBToSRGB.applied(to: linear))
    }
  }
}

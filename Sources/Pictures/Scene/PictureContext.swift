import ColorContrast
import DynamicType
import TextShaping

/// The surroundings a picture is drawn in: traits, appearance, fonts.
///
/// Not for use from several threads at once, like the shaper it holds.
public struct PictureContext {
  /// The traits the texts were laid out in.
  public let traits: Traits
  /// Light or dark, and the contrast.
  public let appearance: Appearance
  /// Shapes the glyphs.
  public let shaper: TextShaper
  private let palette: SystemPalette
  private let elevatedPalette: SystemPalette

  /// Makes a context; iOS 12 and older have no dark appearance and are drawn light.
  public init(traits: Traits, appearance: Appearance = .light, shaper: TextShaper) {
    self.traits = traits
    let own =
      traits.os < .iOS13
      ? Appearance(.light, contrast: appearance.contrast, level: appearance.level) : appearance
    self.appearance = own
    self.shaper = shaper
    palette = SystemPalette.of(own, os: traits.os)
    elevatedPalette = SystemPalette.of(
      Appearance(own.style, contrast: own.contrast, level: .elevated), os: traits.os)
  }

  /// The generation of iOS.
  public var os: OSGeneration { traits.os }
  /// The dark appearance is on.
  public var isDark: Bool { appearance.style == .dark }
  /// The layout runs from right to left.
  public var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  /// A system colour by `UIColor`'s name, such as `secondaryLabel`; where the generation of iOS does
  /// not have it, that of iOS 13 in the light appearance.
  ///
  /// - Parameter elevated: the view lies on a sheet, a popover or an alert.
  public func color(_ name: String, elevated: Bool = false) -> Color {
    let palette = elevated ? elevatedPalette : palette
    return palette.color(name) ?? Color(white: 0.5)
  }

  /// The tint of an app that sets none.
  public var tint: Color { color("systemBlue") }

  /// A card the system shows above a screen, as one colour over a backdrop.
  public func material(_ card: CardMaterial, over backdrop: Color) -> Color {
    let layers = card.material(in: appearance, os: os).layers
    return Color.composited([backdrop] + layers) ?? backdrop
  }

  /// The traits at the default text size, for what does not grow.
  public var fixedTraits: Traits {
    var traits = traits
    traits.contentSizeCategory = .large
    return traits
  }
}

import CICU
import DynamicType

/// Finds the characters of a text whose width cannot be told, because iOS draws them and no
/// installed font does. One per thread.
public final class GlyphCoverage {
  private let selector: FaceSelector
  private var covered = Set<UInt32>()

  /// The system font, and the app's own, any of which may have a character.
  private let fonts: [FontDescriptor]

  /// - Parameter fontStack: the fonts.
  public init(fontStack: FontStack) {
    selector = FaceSelector(fontStack: fontStack)
    fonts =
      [FontDescriptor()] + fontStack.customFamilies.map { FontDescriptor(family: $0.name) }
  }

  /// Code points iOS has a font for and the stack has not, in order of appearance, each once:
  /// the Apple logo, emoji newer than the emoji font.
  public func undetermined(in text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    // The system font has everything below the phonetic extensions.
    for scalar in text.unicodeScalars
    where scalar.value >= 0x250 && !covered.contains(scalar.value) {
      if !isUndetermined(scalar) {
        covered.insert(scalar.value)
      } else if !result.contains(scalar) {
        result.append(scalar)
      }
    }
    return result
  }

  private func isUndetermined(_ scalar: Unicode.Scalar) -> Bool {
    fonts.allSatisfy { font in
      selector.reset()
      _ = selector.face(
        for: [scalar.value], script: icu_script_tag(scalar.value), font: font, locale: "en")
      return !selector.undetermined.isEmpty
    }
  }
}

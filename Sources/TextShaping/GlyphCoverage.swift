import CICU
import DynamicType

/// Finds the characters of a text whose width cannot be told, because iOS draws them and no
/// installed font does. One per thread.
public final class GlyphCoverage {
  private let selector: FaceSelector
  private var covered = Set<UInt32>()

  /// - Parameter fontStack: the fonts.
  public init(fontStack: FontStack) { selector = FaceSelector(fontStack: fontStack) }

  /// Code points iOS has a font for and the stack has not, in order of appearance, each once:
  /// the Apple logo, emoji newer than the emoji font.
  public func undetermined(in text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    // The system font has everything below the phonetic extensions.
    for scalar in text.unicodeScalars
    where scalar.value >= 0x250 && !covered.contains(scalar.value) {
      selector.reset()
      _ = selector.face(
        for: [scalar.value], script: icu_script_tag(scalar.value), font: FontDescriptor(),
        locale: "en")
      if selector.undetermined.isEmpty {
        covered.insert(scalar.value)
      } else if !result.contains(scalar) {
        result.append(scalar)
      }
    }
    return result
  }
}

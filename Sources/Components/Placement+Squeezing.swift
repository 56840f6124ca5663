import DynamicType
import TextLayout
import TextShaping

extension Placement {
  /// This placement with another verdict: of a text that was laid out otherwise than as it is
  /// written, such as without its spaces.
  ///
  /// - Parameters:
  ///   - text: the text as it is written; nil to keep what was laid out.
  ///   - availableWidth: width of its room in points; nil to keep it.
  ///   - requiredWidth: width in points at which it would be shown as written; nil to keep it.
  ///   - pointSize: size of the font before it was made smaller; nil to keep it.
  func replacing(
    verdict: Verdict, text: String? = nil, availableWidth: Double? = nil,
    requiredWidth: Double? = nil,
    pointSize: Double? = nil, note: String? = nil
  ) -> Placement {
    Placement(
      slot: slot, index: index, text: text ?? self.text, verdict: verdict, fit: fit,
      availableWidth: availableWidth ?? self.availableWidth,
      requiredWidth: requiredWidth ?? self.requiredWidth,
      pointSize: pointSize ?? self.pointSize, font: font, maximumLines: maximumLines,
      maximumHeight: maximumHeight,
      confidence: confidence,
      notes: notes + (note.map { [$0] } ?? []))
  }
}

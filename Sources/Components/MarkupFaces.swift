import DynamicType
import Markup
import TextShaping

extension Typeface {
  /// A text in the faces that its markup asks for.
  ///
  /// - Strong emphasis has `strongWeight`, unless the font is heavier already.
  /// - Emphasis has the italic face.
  /// - Code has the monospaced system font, where the text's font is the system's.
  public func styled(_ text: MarkupText) -> StyledText {
    var runs: [StyledText.Run] = []
    var end = 0
    for span in text.spans where !span.traits.isDisjoint(with: .face) {
      if span.range.lowerBound > end {
        runs.append(StyledText.Run(length: span.range.lowerBound - end, font: font))
      }
      var face = font
      if span.traits.contains(.strong) { face.weight = max(face.weight, strongWeight) }
      if span.traits.contains(.emphasis) { face.isItalic = true }
      if span.traits.contains(.code) { face.isMonospaced = true }
      runs.append(StyledText.Run(length: span.range.count, font: face))
      end = span.range.upperBound
    }
    let length = text.text.utf16.count
    if end < length { runs.append(StyledText.Run(length: length - end, font: font)) }
    return StyledText(text.text, runs: runs)
  }
}

extension TextShaper {
  /// Shapes a text in a font, its marked parts in the faces they ask for.
  public func shape(_ text: MarkupText, locale: String, in typeface: Typeface) -> ShapedText {
    if text.traits.isDisjoint(with: .face) {
      return shape(text.text, locale: locale, font: typeface.font)
    }
    return shape(typeface.styled(text), locale: locale)
  }
}

extension MarkupText {
  /// How sure the width of a text with markup is, apart from that of its letters, and why.
  public var certainty: (confidence: Confidence, notes: [String]) {
    var confidence = Confidence.certain
    var notes: [String] = []
    let traits = traits
    // Which weight and design SwiftUI takes is documented for its fonts, not for Markdown.
    if !traits.isDisjoint(with: .face) { confidence = .likely }
    if traits.contains(.inflection) {
      confidence = .guess
      notes.append("automatic grammar agreement may change the words")
    }
    return (confidence, notes)
  }
}

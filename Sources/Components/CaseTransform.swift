import Markup
import TextShaping

/// The letter case in which a place draws its text.
enum CaseTransform: String {
  case uppercase
  case lowercase
  case none

  static let uppercaseNote = "drawn in capitals"

  /// A text as it is drawn; the parts with markup stay where they are.
  func apply(_ text: MarkupText, locale: String) -> MarkupText {
    guard self != .none else { return text }
    guard !text.spans.isEmpty else { return MarkupText(map(text.text, locale)) }
    let units = Array(text.text.utf16)
    var result = ""
    var spans: [MarkupText.Span] = []
    var end = 0
    func append(to limit: Int) {
      guard limit > end else { return }
      result += map(String(decoding: units[end..<limit], as: UTF16.self), locale)
      end = limit
    }
    for span in text.spans {
      append(to: span.range.lowerBound)
      let start = result.utf16.count
      append(to: span.range.upperBound)
      spans.append(MarkupText.Span(start..<result.utf16.count, span.traits))
    }
    append(to: units.count)
    return MarkupText(result, spans: spans)
  }

  private func map(_ text: String, _ locale: String) -> String {
    switch self {
    case .uppercase: CaseMapping.uppercased(text, locale: locale)
    case .lowercase: CaseMapping.lowercased(text, locale: locale)
    case .none: text
    }
  }
}

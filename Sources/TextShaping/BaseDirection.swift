import DynamicType

/// The direction of a paragraph as ICU takes it: given, or found from the first strong character
/// (rules P2 and P3 of UAX #9) with the direction of the locale where there is none.
///
/// That is what UIKit does for `NSWritingDirection.natural`, the default of every label: "the
/// Unicode Bidi Algorithm rules P2 and P3" (Apple, NSWritingDirection.natural), else "the direction
/// for the user's language preference setting" (Apple, NSParagraphStyle.baseWritingDirection).
struct BaseDirection: Equatable {
  /// The paragraph level of ICU: 0 or 1, 0xFE (UBIDI_DEFAULT_LTR) or 0xFF (UBIDI_DEFAULT_RTL).
  let level: UInt8

  init(_ direction: LayoutDirection?, locale: String) {
    level =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case nil: LayoutDirection.isRightToLeft(locale: locale) ? 0xFF : 0xFE
      }
  }

  /// False when the base direction alone cannot turn a text that is otherwise left to right.
  func mayBeRightToLeft(_ units: [UInt16]) -> Bool {
    switch level {
    case 1: true
    // An ASCII letter is strong; only strong characters of a right-to-left script come before it.
    case 0xFF: !units.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    default: false
    }
  }

  /// Keeps the last answer: the locale seldom changes from one string to the next.
  struct Resolver {
    private var last: (locale: String, base: BaseDirection)?

    mutating func base(_ direction: LayoutDirection?, locale: String) -> BaseDirection {
      if direction != nil { return BaseDirection(direction, locale: locale) }
      if let last, last.locale == locale { return last.base }
      let base = BaseDirection(nil, locale: locale)
      last = (locale, base)
      return base
    }
  }
}

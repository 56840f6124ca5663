import CICU
import Foundation

/// Which Han characters belong to simplified or to traditional Chinese alone, by the
/// transliterations of CLDR in ICU.
final class ChineseCharacters: @unchecked Sendable {
  /// The way a character is written.
  enum Style: UInt8 {
    /// The same in both, or not told apart.
    case common
    /// Written so in simplified Chinese.
    case simplified
    /// Written so in traditional Chinese.
    case traditional
  }

  static let shared = ChineseCharacters()

  private let lock = NSLock()
  private let toSimplified = icu_transliterator_open("Hant-Hans")
  private let toTraditional = icu_transliterator_open("Hans-Hant")
  private var known: [UInt16: Style] = [:]

  deinit {
    icu_transliterator_close(toSimplified)
    icu_transliterator_close(toTraditional)
  }

  /// How each character of a text is written; characters other than Han are left out.
  func styles(of text: String) -> [(character: Unicode.Scalar, style: Style)] {
    lock.lock()
    defer { lock.unlock() }
    return text.unicodeScalars.compactMap { scalar in
      guard (0x4E00...0x9FFF).contains(scalar.value) else { return nil }
      return (scalar, style(of: UInt16(scalar.value)))
    }
  }

  private func style(of unit: UInt16) -> Style {
    if let style = known[unit] { return style }
    var style = Style.common
    if let toSimplified, let toTraditional {
      let simplified = icu_transliterator_convert(toSimplified, unit)
      let traditional = icu_transliterator_convert(toTraditional, unit)
      if simplified != unit, traditional == unit { style = .traditional }
      if traditional != unit, simplified == unit { style = .simplified }
    }
    known[unit] = style
    return style
  }
}

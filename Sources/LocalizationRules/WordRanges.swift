import CICU

/// Finds the words of a text as ICU does (UAX #29).
enum WordRanges {
  /// The words without space and punctuation, in order; empty where ICU has no data.
  static func words(of text: String, locale: String) -> [Range<String.Index>] {
    guard let iterator = icu_break_iterator_open(Int32(ICU_BREAK_WORD.rawValue), locale) else {
      return []
    }
    defer { icu_break_iterator_close(iterator) }
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return [] }
      var ranges: [Range<String.Index>] = []
      var start = text.utf16.startIndex
      var offset: Int32 = 0
      while true {
        let next = icu_break_iterator_next(iterator)
        guard next >= 0 else { return ranges }
        let end = text.utf16.index(start, offsetBy: Int(next - offset))
        if icu_break_iterator_is_word(iterator) { ranges.append(start..<end) }
        (start, offset) = (end, next)
      }
    }
  }
}

import CICU

/// Finds the words of a text as ICU does: UAX 29, with dictionaries for scripts without spaces.
///
/// Not for use from several threads at once.
package final class WordSegmenter {
  private var iterator: OpaquePointer?
  private var units: [UInt16] = []

  deinit {
    if let iterator { icu_break_iterator_close(iterator) }
  }

  /// The words of a text, without space and punctuation, as ranges of UTF-16 offsets in order.
  package func words(in text: Substring) -> [Range<Int>] {
    if iterator == nil {
      // The dictionaries go by script, so the language does not matter.
      iterator = icu_break_iterator_open(Int32(ICU_BREAK_WORD.rawValue), "en")
    }
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16)
    var words: [Range<Int>] = []
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let iterator,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return }
      var start = 0
      while true {
        let end = Int(icu_break_iterator_next(iterator))
        if end < 0 { break }
        if icu_break_iterator_is_word(iterator) { words.append(start..<end) }
        start = end
      }
    }
    return words
  }
}

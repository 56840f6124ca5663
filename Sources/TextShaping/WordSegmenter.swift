import CICU

/// Finds the words of a text as ICU does: UAX 29, with dictionaries for scripts without spaces.
///
/// The words of the last text are kept, as a text is laid out many times in a row. Not for use from
/// several threads at once.
package final class WordSegmenter {
  /// The words of a text, without space and punctuation, as UTF-16 offsets in order.
  package struct Words {
    package fileprivate(set) var starts: ContiguousArray<Int32> = []
    package fileprivate(set) var ends: ContiguousArray<Int32> = []

    /// Index of the first word that ends behind an offset; the number of words when none does.
    package func firstIndex(endingAfter offset: Int32) -> Int {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > offset { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private var iterator: OpaquePointer?
  private var units: [UInt16] = []
  private var last: (text: ShapedText, words: Words)?

  deinit {
    if let iterator { icu_break_iterator_close(iterator) }
  }

  /// The words of a text.
  package func words(of text: ShapedText) -> Words {
    if let last, last.text === text { return last.words }
    let words = segment(text.text)
    last = (text, words)
    return words
  }

  private func segment(_ text: String) -> Words {
    if iterator == nil {
      // The dictionaries go by script, so the language does not matter.
      iterator = icu_break_iterator_open(Int32(ICU_BREAK_WORD.rawValue), "en")
    }
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16)
    var words = Words()
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let iterator,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return }
      var start: Int32 = 0
      while true {
        let end = icu_break_iterator_next(iterator)
        if end < 0 { break }
        if icu_break_iterator_is_word(iterator) {
          words.starts.append(start)
          words.ends.append(end)
        }
        start = end
      }
    }
    return words
  }
}

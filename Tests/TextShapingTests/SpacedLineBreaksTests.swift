import Testing

@testable import TextShaping

@Suite("Line breaks without ICU's iterator")
struct SpacedLineBreaksTests {
  /// A character of every class, some of two.
  private static let characters = Array(
    "aא5 .,!)(\"’\u{A0}%$…\u{301}\u{5B8}-/\u{200D}字".unicodeScalars)

  private func quick(_ text: String, _ properties: CharacterPropertyTable) -> [Int]? {
    let units = Array(text.utf16)
    var boundaries = [Int32](repeating: 0, count: units.count + 1)
    return units.withUnsafeBufferPointer { units in
      boundaries.withUnsafeMutableBufferPointer { boundaries in
        SpacedLineBreaks.find(in: units, properties, boundaries.baseAddress!).map { count in
          boundaries.prefix(count).map { Int($0 >> 1) }
        }
      }
    }
  }

  @Test("every sequence of up to five characters breaks where ICU breaks it, or is left to ICU")
  func allSequences() {
    let properties = CharacterPropertyTable()
    let finder = LineBreakFinder(properties: properties)
    let characters = Self.characters
    var faults: [String] = []
    var answered = 0
    func extend(_ scalars: [Unicode.Scalar]) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = String(view)
      if let found = quick(text, properties) {
        answered += 1
        if found != finder.offsetsByICU(in: Array(text.utf16), locale: "en") { faults.append(text) }
        // What is left to ICU at some place is left to it when more follows.
        if scalars.count < 5 { for next in characters { extend(scalars + [next]) } }
      }
    }
    for first in characters { extend([first]) }
    #expect(faults.isEmpty, "\(faults.prefix(20))")
    #expect(answered > 10_000)
  }

  @Test(
    "interface texts break alike in every language",
    arguments: ["en", "de", "fr", "fi", "sv", "ru", "el", "he", "ar", "fa", "hi", "ta", "ko", "ja"])
  func languages(_ locale: String) {
    let properties = CharacterPropertyTable()
    let finder = LineBreakFinder(properties: properties)
    let texts = [
      "Delete all 5 photos? (They’re gone.)", "“Now” or never… maybe!", "100 % sûr : oui",
      "Настройки, уведомления и т. д.", "הגדרות (2)", "إعدادات، الإشعارات", "सूचना की सेटिंग",
      "அமைப்புகள் 3.5", "%1$@ of %2$d", "a\u{A0}b c", "Ok.Go", "1,000.50 kg",
    ]
    for text in texts {
      guard let found = quick(text, properties) else { continue }
      #expect(found == finder.offsetsByICU(in: Array(text.utf16), locale: locale), "\(text)")
    }
  }
}

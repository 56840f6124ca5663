import CHarfBuzz
import DynamicType

/// Shapes strings with HarfBuzz, each once per face, in font units.
///
/// Not for use from several threads at once: make one per thread over a shared font stack.
public final class TextShaper {
  /// The fonts in use.
  public let fontStack: FontStack
  /// Number of strings shaped, without those answered from the cache.
  public private(set) var shapingCount = 0

  /// Finds words for the layout.
  package let words = WordSegmenter()

  let analysis: TextAnalysis
  private let buffer: OpaquePointer
  private let properties = CharacterPropertyTable()
  private let selector: FaceSelector
  private let faceShapers: FaceShaperPool
  private var contexts: [ContextKey: FontContext] = [:]
  private var lastContext: FontContext?
  private var cache: ShapedTextCache
  private var simple = SimpleShaper()
  private var general = RunShaper()

  private struct ContextKey: Hashable {
    var font: FontDescriptor
    var locale: String
  }

  /// - Parameters:
  ///   - fontStack: the fonts.
  ///   - cacheLimit: how many shaped strings are kept at most.
  public init(fontStack: FontStack, cacheLimit: Int = 2048) {
    self.fontStack = fontStack
    buffer = hb_buffer_create()
    analysis = TextAnalysis(properties: properties)
    selector = FaceSelector(fontStack: fontStack)
    faceShapers = FaceShaperPool(stack: fontStack, buffer: buffer)
    cache = ShapedTextCache(limit: cacheLimit)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a string in the system font, or returns the earlier result.
  ///
  /// - Parameters:
  ///   - text: any string; line terminators are kept as clusters without width.
  ///   - locale: BCP 47 tag, which decides fallback fonts, glyph variants and line breaks.
  ///   - weight: weight of the system font.
  ///   - italic: the italic face, where the stack has one.
  public func shape(
    _ text: String, locale: String = "en", weight: FontWeight = .regular, italic: Bool = false
  ) -> ShapedText {
    shape(text, locale: locale, font: FontDescriptor(weight: weight, isItalic: italic))
  }

  /// Shapes a string in a face, or returns the earlier result.
  ///
  /// - Parameters:
  ///   - text: any string; line terminators are kept as clusters without width.
  ///   - locale: BCP 47 tag, which decides fallback fonts, glyph variants and line breaks.
  ///   - font: the face.
  public func shape(_ text: String, locale: String, font: FontDescriptor) -> ShapedText {
    let context = context(font: font, locale: locale)
    let (hash, cached) = cache.find(text, context)
    if let cached { return cached }
    shapingCount += 1
    let shaped =
      simple.shape(text, context, analysis: analysis, stack: fontStack)
      ?? shapeGeneral(text, locale: locale) { _ in context }
    cache.insert(shaped, hash: hash, context)
    return shaped
  }

  /// Shapes a string whose parts are set in different faces.
  ///
  /// - Parameters:
  ///   - text: the string and its runs; a grapheme cluster takes the face of its first character.
  ///   - locale: BCP 47 tag, which decides fallback fonts, glyph variants and line breaks.
  public func shape(_ text: StyledText, locale: String = "en") -> ShapedText {
    let contexts = text.runs.map { context(font: $0.font, locale: locale) }
    guard let first = contexts.first else { return shape(text.text, locale: locale) }
    if contexts.allSatisfy({ $0 === first }) {
      return shape(text.text, locale: locale, font: first.font)
    }
    shapingCount += 1
    var run = 0
    var end = text.runs[0].length
    return shapeGeneral(text.text, locale: locale) { offset in
      while offset >= end, run + 1 < contexts.count {
        run += 1
        end += text.runs[run].length
      }
      return contexts[run]
    }
  }

  /// Shapes the string anew with the advances of one point size and returns its width in points:
  /// the slow way, against which `ShapedText.advance(pointSize:)` is checked.
  public func reshapedWidth(
    _ text: String, locale: String = "en", weight: FontWeight = .regular, italic: Bool = false,
    pointSize: Double
  ) -> Double {
    let context = context(
      font: FontDescriptor(weight: weight, isItalic: italic), locale: locale)
    analysis.analyse(text, locale: locale)
    return general.reshapedWidth(analysis, pointSize: pointSize, stack: fontStack) { _ in context }
  }

  /// Shapes whole runs without looking at the characters one by one first, as the check of that.
  func shapeByRuns(_ text: String, locale: String, font: FontDescriptor) -> ShapedText {
    let context = context(font: font, locale: locale)
    return shapeGeneral(text, locale: locale, splitsRuns: false) { _ in context }
  }

  private func shapeGeneral(
    _ text: String, locale: String, splitsRuns: Bool = true, context: (Int) -> FontContext
  ) -> ShapedText {
    analysis.analyse(text, locale: locale)
    return general.shape(
      text, analysis, stack: fontStack, splitsRuns: splitsRuns, context: context)
  }

  private func context(font: FontDescriptor, locale: String) -> FontContext {
    if let last = lastContext, last.locale == locale, last.font == font { return last }
    let key = ContextKey(font: font, locale: locale)
    let context: FontContext
    if let known = contexts[key] {
      context = known
    } else {
      context = FontContext(
        font: font, locale: locale, stack: fontStack, properties: properties,
        selector: selector, faceShapers: faceShapers)
      contexts[key] = context
    }
    lastContext = context
    return context
  }
}

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
  private let fonts: FontAccess
  private let buffer: OpaquePointer
  private let properties = CharacterPropertyTable()
  private let selector: FaceSelector
  private let faceShapers: FaceShaperPool
  private var contexts: [FontDescriptor: [String: FontContext]] = [:]
  private var contextCount: UInt64 = 0
  private var lastContext: FontContext?
  /// The contexts of the last font.
  private var languages: [String: FontContext] = [:]
  private var cache: ShapedTextCache
  private var simple = SimpleShaper()
  private var general = RunShaper()

  /// - Parameters:
  ///   - fontStack: the fonts.
  ///   - cacheLimit: how many shaped strings are kept at most.
  public init(fontStack: FontStack, cacheLimit: Int = 256) {
    self.fontStack = fontStack
    buffer = hb_buffer_create()
    analysis = TextAnalysis(properties: properties)
    selector = FaceSelector(fontStack: fontStack)
    fonts = FontAccess(fontStack)
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
      simple.shape(text, context, lineBreaks: analysis.lineBreaks, fonts: fonts)
      ?? shapeGeneral(text, locale: locale, [(.max, context)])
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
    var end = 0
    let runs = zip(text.runs, contexts).map { run, context in
      end += run.length
      return (end, context)
    }
    return shapeGeneral(text.text, locale: locale, runs)
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
    return general.reshapedWidth(
      analysis, pointSize: pointSize, fonts: fonts, contexts: [(.max, context)])
  }

  /// Shapes whole runs without looking at the characters one by one first, as the check of that.
  func shapeByRuns(_ text: String, locale: String, font: FontDescriptor) -> ShapedText {
    let context = context(font: font, locale: locale)
    return shapeGeneral(text, locale: locale, [(.max, context)], splitsRuns: false)
  }

  private func shapeGeneral(
    _ text: String, locale: String, _ contexts: RunShaper.Contexts, splitsRuns: Bool = true
  ) -> ShapedText {
    analysis.analyse(text, locale: locale)
    return general.shape(
      text, analysis, fonts: fonts, splitsRuns: splitsRuns, contexts: contexts)
  }

  /// The shaper of a face of the stack for a language; nil for a damaged file.
  func faceShaper(for face: Int, locale: String) -> FaceShaper? {
    faceShapers.shaper(for: face, locale: locale)
  }

  private func context(font: FontDescriptor, locale: String) -> FontContext {
    if let last = lastContext, last.locale == locale, last.font == font { return last }
    if lastContext?.font != font { languages = contexts[font] ?? [:] }
    let context = languages[locale] ?? makeContext(font: font, locale: locale)
    lastContext = context
    return context
  }

  private func makeContext(font: FontDescriptor, locale: String) -> FontContext {
    contextCount += 1
    let context = FontContext(
      number: contextCount, font: font, locale: locale, stack: fontStack, properties: properties,
      selector: selector,
      faceShapers: faceShapers)
    languages[locale] = context
    contexts[font] = languages
    return context
  }
}

import CHarfBuzz
import CICU
import DynamicType

/// Shapes strings with HarfBuzz, each once per weight, in font units.
///
/// Not for use from several threads at once: make one per thread over a shared font stack.
public final class TextShaper {
  /// The fonts in use.
  public let fontStack: FontStack
  /// Number of strings shaped, without those answered from the cache.
  public private(set) var shapingCount = 0

  /// Compares texts by their bytes: strings that are equal but spelled differently have other
  /// clusters, and the hash of a String takes time quadratic in the marks on one base.
  private struct Key: Hashable {
    var text: String
    var locale: String
    var font: FontDescriptor

    static func == (one: Key, other: Key) -> Bool {
      one.font == other.font && one.locale == other.locale
        && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(locale)
      hasher.combine(font)
    }
  }

  /// Finds words for the layout.
  package let words = WordSegmenter()

  private let analysis = TextAnalysis()
  private let buffer: OpaquePointer
  private var cache: [Key: ShapedText] = [:]
  private let cacheLimit: Int
  private var primaryFaces: [FontDescriptor: Int] = [:]
  private let selector: FaceSelector
  /// The code points of the cluster in hand.
  private var scalars: [UInt32] = []
  private var languages: [String: OpaquePointer] = [:]
  private var faces: [Int: FontFace] = [:]
  private var language: OpaquePointer?

  /// - Parameters:
  ///   - fontStack: the fonts.
  ///   - cacheLimit: how many shaped strings are kept; the cache is emptied when it is full.
  public init(fontStack: FontStack, cacheLimit: Int = 2048) {
    self.fontStack = fontStack
    self.cacheLimit = cacheLimit
    selector = FaceSelector(fontStack: fontStack)
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a string, or returns the earlier result.
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
    let key = Key(text: text, locale: locale, font: font)
    if let shaped = cache[key] { return shaped }
    let shaped = shapeUncached(text, locale: locale, font: font)
    if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
    cache[key] = shaped
    return shaped
  }

  private func shapeUncached(
    _ text: String, locale: String, font: FontDescriptor
  ) -> ShapedText {
    shapingCount += 1
    analysis.analyse(text, locale: locale)
    var assembly = Assembly(clusterCount: analysis.clusters.count)
    for run in runs(locale: locale, font: font, into: &assembly) {
      shape(run, into: &assembly)
    }
    return assembly.finish(
      text: text, font: font, analysis: analysis, opticalSize: fontStack.opticalSize)
  }

  /// Shapes the string anew with the advances of one point size and returns its width in points:
  /// the slow way, against which `ShapedText.advance(pointSize:)` is checked.
  public func reshapedWidth(
    _ text: String, locale: String = "en", weight: FontWeight = .regular, italic: Bool = false,
    pointSize: Double
  ) -> Double {
    analysis.analyse(text, locale: locale)
    var assembly = Assembly(clusterCount: analysis.clusters.count)
    let size = fontStack.opticalSize
    let share = size.displayShare(at: pointSize)
    let tracking = size.trackingUnits(at: pointSize)
    var width = 0.0
    let font = FontDescriptor(weight: weight, isItalic: italic)
    for run in runs(locale: locale, font: font, into: &assembly) {
      let face = run.face
      guard let sized = face.makeSizedFont(displayShare: share, tracking: tracking) else {
        shape(run, into: &assembly)
        for index in run.clusters {
          let own = assembly.advances[index]
          width += (own.text + share * (own.display - own.text)) * pointSize / 2048
        }
        continue
      }
      fill(run)
      hb_shape(sized.font, buffer, face.features, UInt32(face.features.count))
      readGlyphs { info, position, next in
        guard position.x_advance != 0 else { return }
        let own = hb_font_get_glyph_h_advance(sized.font, info.codepoint)
        let kerning = face.kerning(
          of: info.codepoint, before: next,
          shaped: Double(position.x_advance - own) * FontFace.unitsPerPosition)
        let units =
          Double(own) * FontFace.unitsPerPosition + kerning.text
          + share * (kerning.display - kerning.text)
        width += units * pointSize / 2048
      }
    }
    return width
  }

  // MARK: - Runs

  /// A range of clusters with one face, script and direction.
  struct Run {
    var clusters: Range<Int>
    var face: FontFace
    var faceIndex: Int16
    var script: UInt32
    var level: UInt8
  }

  private func runs(
    locale: String, font: FontDescriptor, into assembly: inout Assembly
  ) -> [Run] {
    guard let primary = face(for: font) else { return [] }
    language = harfBuzzLanguage(locale)
    var runs: [Run] = []
    var current: Run?
    for index in analysis.clusters.indices {
      let cluster = analysis.clusters[index]
      if !cluster.flags.isDisjoint(with: .undrawn) {
        if let run = current { runs.append(run) }
        current = nil
        continue
      }
      let face = face(for: cluster, primary: primary, font: font, locale: locale, &assembly)
      if var run = current, run.face === face, run.script == cluster.script,
        run.level == cluster.level
      {
        run.clusters = run.clusters.lowerBound..<(index + 1)
        current = run
      } else {
        if let run = current { runs.append(run) }
        current = Run(
          clusters: index..<(index + 1), face: face, faceIndex: assembly.index(of: face),
          script: cluster.script, level: cluster.level)
      }
    }
    if let run = current { runs.append(run) }
    return runs
  }

  private func face(
    for cluster: TextAnalysis.Cluster, primary: FontFace, font: FontDescriptor, locale: String,
    _ assembly: inout Assembly
  ) -> FontFace {
    if cluster.end - cluster.start == 1,
      primary.asciiGlyph(UInt32(analysis.units[Int(cluster.start)])) != nil
    {
      return primary
    }
    scalars.removeAll(keepingCapacity: true)
    var offset = Int(cluster.start)
    while offset < Int(cluster.end) {
      let (value, length) = analysis.scalar(at: offset)
      scalars.append(value)
      offset += length
    }
    selector.reset()
    let index = selector.face(for: scalars, script: cluster.script, font: font, locale: locale)
    for scalar in selector.missing { assembly.noteMissing(scalar) }
    return index.flatMap(open) ?? primary
  }

  private func face(for font: FontDescriptor) -> FontFace? {
    if let index = primaryFaces[font] { return open(index) }
    guard let index = fontStack.primaryFace(for: font) else { return nil }
    primaryFaces[font] = index
    return open(index)
  }

  /// A damaged fallback file is treated as missing; the system faces were checked on loading.
  private func open(_ index: Int) -> FontFace? {
    if let face = faces[index] { return face }
    guard let face = try? fontStack.open(index) else { return nil }
    faces[index] = face
    return face
  }

  // MARK: - HarfBuzz

  private func asciiGlyph(of cluster: Int, _ face: FontFace) -> UInt32? {
    let cluster = analysis.clusters[cluster]
    guard cluster.end - cluster.start == 1 else { return nil }
    return face.asciiGlyph(UInt32(analysis.units[Int(cluster.start)]))
  }

  private func fill(_ run: Run) {
    hb_buffer_clear_contents(buffer)
    for range in analysis.shapedRanges(of: run.clusters) {
      analysis.units.withUnsafeBufferPointer { units in
        hb_buffer_add_utf16(
          buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
          Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, run.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script))
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  private func harfBuzzLanguage(_ locale: String) -> OpaquePointer? {
    if let language = languages[locale] { return language }
    let language = hb_language_from_string(locale, -1)
    languages[locale] = language
    return language
  }

  /// Hands over the glyphs of the buffer, each with the glyph after it.
  private func readGlyphs(_ body: (hb_glyph_info_t, hb_glyph_position_t, UInt32?) -> Void) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let next = index + 1 < Int(count) ? infos[index + 1].codepoint : nil
      body(infos[index], positions[index], next)
    }
  }

  private func shape(_ run: Run, into assembly: inout Assembly) {
    let face = run.face
    if run.clusters.count == 1, face.isCalibrated,
      let glyph = asciiGlyph(of: run.clusters.lowerBound, face),
      let own = face.calibratedAdvances(of: glyph)
    {
      // The space between two words of another script: nothing to kern or join.
      assembly.note(face.advanceSource(of: glyph))
      assembly.addSingle(
        glyph, text: own.text, display: own.display, cluster: run.clusters.lowerBound,
        face: run.faceIndex)
      return
    }
    fill(run)
    hb_shape(face.font, buffer, face.features, UInt32(face.features.count))
    assembly.begin(run, analysis: analysis)
    let unit = FontFace.unitsPerPosition
    readGlyphs { info, position, next in
      let advance = Double(position.x_advance) * unit
      guard advance != 0 else {
        assembly.add(info, text: 0, display: 0, tracked: 0, run: run)
        return
      }
      assembly.note(face.advanceSource(of: info.codepoint))
      if let own = face.calibratedAdvances(of: info.codepoint) {
        let kerning = face.kerning(
          of: info.codepoint, before: next, shaped: advance - own.text)
        assembly.add(
          info, text: own.text + kerning.text, display: own.display + kerning.display, tracked: 1,
          run: run)
      } else {
        let scaled = face.standInAdvances(advance)
        assembly.add(
          info, text: scaled.text, display: scaled.display, tracked: face.isTracked ? 1 : 0,
          run: run)
      }
    }
    guard let displayFont = face.displayFont else { return }
    fill(run)
    hb_shape(displayFont, buffer, nil, 0)
    assembly.beginDisplay(run)
    readGlyphs { info, position, _ in
      assembly.addDisplay(info, Double(position.x_advance) * unit, run: run)
    }
  }
}

import Pictures
import TextLayout
import TextShaping

/// Glyphs that stand together, each sequence held once: a word is the same at every size and on
/// every line but for its size and an even distance between its letters, as long as that brings every
/// glyph near its place, and one that is cut or broken is a part of the whole one.
struct WordTable {
  /// Glyphs of a word at their place on the line.
  struct Placed {
    /// Position in `records`.
    let word: Int
    /// The first of its glyphs that is drawn.
    let start: Int
    /// How many are drawn.
    let count: Int
    /// All of its glyphs are drawn.
    let isWhole: Bool
    /// By how much each glyph stands further from the next than in the table, in parts of a unit
    /// (``WordTable/spreadsPerUnit``).
    let spread: Int
    /// Points from the left end of the line.
    let x: Double
  }

  private struct Key: Hashable {
    let font: Int
    let glyphs: [UInt32]
    let heights: [Int]
  }

  private struct Pair: Hashable {
    let font: Int
    let first: UInt32
    let second: UInt32
  }

  private struct Word {
    let font: Int
    let glyphs: [UInt32]
    /// Distance of each glyph from the first, and that of the end of the last one.
    let distances: [Int]
    /// Height of each glyph above the baseline.
    let heights: [Int]
  }

  /// Lengths within a word are parts of an em; this many make one.
  static let unitsPerEm = 250.0
  /// Parts of a unit in which the distance between letters is told.
  static let spreadsPerUnit = 4.0
  /// How far from its place a glyph may be drawn, in units: a fiftieth of an em.
  private static let tolerance = 5.0
  /// Fewer glyphs are not worth a reference of their own.
  private static let shortestPart = 3

  private let outlines: GlyphOutlines
  private var known: [Word] = []
  private var places: [Pair: [(word: Int, start: Int)]] = [:]
  private var whole: [Key: [Int]] = [:]
  private var fontPositions: [FontFile: Int] = [:]
  /// The fonts of the words.
  private(set) var fonts: [FontFile] = []

  init(outlines: GlyphOutlines) { self.outlines = outlines }

  /// A word as `[font, count, glyphs …, distances …, heights …]`: the distances of each from
  /// the next and of the last to its end; the heights where any glyph is not on the baseline.
  var records: [[Int]] {
    known.map { word in
      var record = [word.font, word.glyphs.count] + word.glyphs.map { Int($0) }
      record += zip(word.distances.dropFirst(), word.distances).map { $0 - $1 }
      return word.heights.contains { $0 != 0 } ? record + word.heights : record
    }
  }

  /// The glyphs that are drawn of each font.
  var usage: [Set<UInt32>] {
    known.reduce(into: Array(repeating: [], count: fonts.count)) { sets, word in
      sets[word.font].formUnion(word.glyphs)
    }
  }

  /// The words of a run.
  mutating func words(of run: GlyphRun) -> [Placed] {
    let font = position(of: run.font)
    let em = run.size * run.stretch / Self.unitsPerEm
    guard em > 0 else { return [] }
    return split(run).flatMap { parts(of: $0, font: font, em: em) }
  }

  /// Points from the first glyph to the end of the last one, as the page draws a part of a word.
  func width(of part: Placed, in run: GlyphRun) -> Double {
    let distances = known[part.word].distances
    let units = Double(distances[part.start + part.count] - distances[part.start])
    return (units + Double(part.spread * part.count) / Self.spreadsPerUnit)
      * run.size * run.stretch / Self.unitsPerEm
  }

  // MARK: - Parts

  /// Pieces between spaces: glyphs without ink, and gaps where a line has none for its spaces.
  private func split(_ run: GlyphRun) -> [ArraySlice<GlyphRun.Glyph>] {
    let gap = run.size * run.stretch / 10
    return run.glyphs.split { glyph in
      outlines.outline(GlyphOutlines.Key(font: run.font, glyph: glyph.id))?.isEmpty ?? true
    }.flatMap { piece -> [ArraySlice<GlyphRun.Glyph>] in
      var pieces: [ArraySlice<GlyphRun.Glyph>] = []
      var start = piece.startIndex
      for index in piece.indices.dropFirst() {
        let last = piece[index - 1]
        guard piece[index].x - last.x - last.advance > gap else { continue }
        pieces.append(piece[start..<index])
        start = index
      }
      return pieces + [piece[start...]]
    }
  }

  /// A word as one of the table, or as most of one and the rest, such as an ellipsis.
  private mutating func parts(
    of letters: ArraySlice<GlyphRun.Glyph>, font: Int, em: Double
  ) -> [Placed] {
    guard let first = letters.first, let last = letters.last else { return [] }
    let key = Key(font: font, glyphs: letters.map(\.id), heights: letters.map { height($0, em) })
    for word in whole[key] ?? [] {
      if let part = part(word, 0, letters, em: em) { return [part] }
    }
    if whole[key] == nil {
      let found = longest(letters, font: font, em: em)
      let prefix = letters.prefix(found.count)
      if found.count >= Self.shortestPart, found.count * 3 >= letters.count * 2,
        let part = part(found.word, found.start, prefix, em: em)
      {
        return [part] + parts(of: letters.dropFirst(found.count), font: font, em: em)
      }
    }
    let distances =
      letters.map { rounded(($0.x - first.x) / em) } + [
        rounded((last.x + last.advance - first.x) / em)
      ]
    let word = add(key, distances)
    return [
      Placed(word: word, start: 0, count: letters.count, isWhole: true, spread: 0, x: first.x)
    ]
  }

  /// Letters as glyphs of a known word; nil where an even distance between them does not bring each
  /// near its place, as at sizes far apart.
  private func part(
    _ word: Int, _ start: Int, _ letters: ArraySlice<GlyphRun.Glyph>, em: Double
  ) -> Placed? {
    guard let first = letters.first, let last = letters.last else { return nil }
    let distances = known[word].distances
    let width = (last.x + last.advance - first.x) / em
    let units = Double(distances[start + letters.count] - distances[start])
    let spread = rounded((width - units) / Double(letters.count) * Self.spreadsPerUnit)
    for (index, letter) in letters.enumerated() {
      let drawn =
        Double(distances[start + index] - distances[start])
        + Double(spread * index) / Self.spreadsPerUnit
      guard abs(drawn - (letter.x - first.x) / em) <= Self.tolerance else { return nil }
    }
    return Placed(
      word: word, start: start, count: letters.count,
      isWhole: letters.count == known[word].glyphs.count, spread: spread, x: first.x)
  }

  /// The longest known sequence that a piece begins with.
  private func longest(
    _ letters: ArraySlice<GlyphRun.Glyph>, font: Int, em: Double
  ) -> (word: Int, start: Int, count: Int) {
    guard letters.count > 1 else { return (0, 0, 0) }
    let base = letters.startIndex
    let pair = Pair(font: font, first: letters[base].id, second: letters[base + 1].id)
    var best = (word: 0, start: 0, count: 0)
    for place in places[pair] ?? [] {
      let word = known[place.word]
      var count = 0
      while count < letters.count, place.start + count < word.glyphs.count,
        word.glyphs[place.start + count] == letters[base + count].id,
        word.heights[place.start + count] == height(letters[base + count], em)
      {
        count += 1
      }
      guard count > best.count else { continue }
      if part(place.word, place.start, letters.prefix(count), em: em) != nil {
        best = (place.word, place.start, count)
      }
    }
    return best
  }

  private mutating func add(_ key: Key, _ distances: [Int]) -> Int {
    let number = known.count
    known.append(
      Word(font: key.font, glyphs: key.glyphs, distances: distances, heights: key.heights))
    whole[key, default: []].append(number)
    for (start, (first, second)) in zip(key.glyphs, key.glyphs.dropFirst()).enumerated() {
      let pair = Pair(font: key.font, first: first, second: second)
      places[pair, default: []].append((number, start))
    }
    return number
  }

  private mutating func position(of font: FontFile) -> Int {
    if let known = fontPositions[font] { return known }
    fontPositions[font] = fonts.count
    fonts.append(font)
    return fonts.count - 1
  }

  private func height(_ glyph: GlyphRun.Glyph, _ em: Double) -> Int { rounded(-glyph.y / em) }

  private func rounded(_ value: Double) -> Int {
    value.isFinite && value.magnitude < 1e6 ? Int(value.rounded()) : 0
  }
}

import Audit
import ColorContrast
import Components
import DynamicType
import Pictures
import Testing
import TextLayout
import TextShaping

@testable import Reporting

@Suite("WordTable")
struct WordTableTests {
  private let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  private func runs(
    _ text: String, locale: String, size: Double, width: Double = 10_000, lines: Int = 1
  ) -> [GlyphRun] {
    let shaped = shaper.shape(text, locale: locale)
    let fit = TextFitter.fit(
      shaped, FitRequest(pointSize: size, width: width, maximumLines: lines), shaper: shaper)
    return fit.drawnLines(locale: locale, using: shaper).flatMap(\.runs)
  }

  /// Where the page draws the glyphs of a run, as `picture.js` adds it up.
  private func drawn(
    _ run: GlyphRun, _ words: [WordTable.Placed], in table: WordTable
  ) -> [(id: UInt32, x: Double)] {
    let records = table.records
    let unit = run.size * run.stretch / WordTable.unitsPerEm
    return words.flatMap { word -> [(UInt32, Double)] in
      let record = records[word.word]
      let count = record[1]
      var x = word.x
      return (word.start..<word.start + word.count).map { index in
        defer {
          x +=
            (Double(record[2 + count + index]) + Double(word.spread) / WordTable.spreadsPerUnit)
            * unit
        }
        return (UInt32(record[2 + index]), x)
      }
    }
  }

  @Test(
    "Every glyph is drawn within a fiftieth of an em of its place",
    arguments: [
      ("Lawinenlagebericht für Hohe Tauern", "de"), ("مرحبا بكم في التطبيق الجديد", "ar"),
      ("現在地の天気を表示", "ja"), ("พยากรณ์อากาศ", "th"), ("AVATAR. Tyrol, “Wörgl”", "en"),
    ])
  func keepsPlaces(text: String, locale: String) throws {
    var table = WordTable(outlines: GlyphOutlines())
    var worst = 0.0
    for category in ContentSizeCategory.allCases {
      for style in [TextStyle.caption2, .body, .largeTitle] {
        let size = style.pointSize(for: category)
        for run in runs(text, locale: locale, size: size) where run.kind == .outlines {
          let drawn = drawn(run, table.words(of: run), in: table)
          #expect(!drawn.isEmpty)
          let places = run.glyphs.filter { glyph in drawn.contains { $0.id == glyph.id } }
          try #require(places.count == drawn.count)
          for (glyph, place) in zip(places, drawn) {
            #expect(glyph.id == place.id)
            worst = max(worst, abs(glyph.x - place.x) / run.size)
          }
        }
      }
    }
    // The rounding of a word's first placing comes on top.
    #expect(worst < 1.0 / 50 + 1.0 / 250)
    let used = table.records.map { [$0[0]] + $0[2..<2 + $0[1]] }
    // Few sizes need a word of their own.
    #expect(used.count <= 4 * Set(used).count)
  }

  @Test("A word that is cut is a part of the whole one, and its ellipsis a word of its own")
  func sharesWords() throws {
    var table = WordTable(outlines: GlyphOutlines())
    for run in runs("Benachrichtigungen", locale: "de", size: 17) { _ = table.words(of: run) }
    #expect(table.records.count == 1)
    let cut = runs("Benachrichtigungen", locale: "de", size: 17, width: 140)
    let parts = cut.flatMap { table.words(of: $0) }
    try #require(parts.count == 2)
    #expect(parts[0].word == 0)
    #expect(parts[0].start == 0)
    #expect(!parts[0].isWhole)
    #expect(parts[0].count > 10)
    #expect(table.records.count == 2)
    #expect(table.records[1][1] == 1)
    #expect(table.usage.count == 1)
  }
}

@Suite("ScenePacker")
struct ScenePackerTests {
  private func scene(_ width: Double, _ color: Color) -> Scene {
    Scene(
      size: Size(width, 44),
      elements: [
        .shape(ShapeElement(.rounded(Rect(0, 0, width, 44), radius: 8), fill: color)),
        .group(
          GroupElement(
            [.shape(ShapeElement(.ellipse(Rect(4, 4, 8, 8)), stroke: .init(color, width: 2)))],
            offset: Point(1, 2), clip: .rect(Rect(0, 0, 20, 20)), opacity: 0.5)),
      ], title: "", summary: "")
  }

  @Test("A scene is its size and its operations; the same shape again is the difference")
  func packs() {
    var packer = ScenePacker(outlines: GlyphOutlines())
    let (white, black) = (Color(white: 1), Color(white: 0))
    let packed = packer.pack([
      (scene(100, white), scene(100, black)), (scene(100, white), scene(100, black)),
      (scene(120, white), scene(120, black)),
    ])
    #expect(
      packed == [
        [
          1, 10000, 4400, 1, 0, 0, 10000, 4400, 800, 0, 6, 100, 200, 50, 0, 0, 0, 2000, 2000, 3,
          400, 400, 800, 800, 1, 7,
        ],
        [],
        [0, 2000, 0, 0, 0, 0, 2000] + Array(repeating: 0, count: 19),
      ])
    #expect(packer.colors == [["#ffffff", "#000000"]])
    #expect(packer.paints == [[0, -1, 0, 0, -1, 0, 0], [-1, 0, 200, 0, -1, 0, 0]])
  }

  @Test("A path is held once wherever it stands")
  func sharesPaths() {
    func chevron(_ x: Double) -> Scene {
      let path = Path(lines: [Point(x, 1), Point(x + 4.25, 5), Point(x, 9)])
      return Scene(
        size: Size(10, 10),
        elements: [.shape(ShapeElement(.path(path), stroke: .init(Color(white: 0), width: 1)))],
        title: "", summary: "")
    }
    var packer = ScenePacker(outlines: GlyphOutlines())
    let packed = packer.pack([(chevron(2), chevron(2)), (chevron(3.5), chevron(3.5))])
    #expect(packer.paths.texts == ["M0 0L4.25 4L0 8"])
    #expect(packed.last == [0, 0, 0, 0, 0, 150, 0, 0])
  }
}

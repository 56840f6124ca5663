import DynamicType
import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite("Custom fonts")
struct CustomFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ font: TestFont, to name: String = "Test.ttf") throws -> String {
    let path = folder.path + "/" + name
    try font.data().write(to: URL(fileURLWithPath: path))
    return path
  }

  private func shaper(_ paths: [String]) throws -> TextShaper {
    let family = CustomFontFamily(
      name: "Brand", fonts: try paths.flatMap { try CustomFont.read(path: $0) })
    return TextShaper(fontStack: try FontStack.load(customFonts: [family]))
  }

  private func installed(_ name: String) throws -> String {
    try #require(FontLocator(directories: FontLocator.systemFolders).find([name]))
  }

  // MARK: Reading

  @Test("family, weight, slope and width come from the file")
  func description() throws {
    var font = TestFont()
    font.family = "Brand Sans"
    font.weightClass = 600
    font.isItalic = true
    font.widthClass = 3
    let read = try CustomFont.read(path: write(font))
    #expect(read.map(\.family) == ["Brand Sans"])
    #expect(read[0].weight == 600)
    #expect(read[0].isItalic)
    #expect(read[0].width == 75)
    #expect(read[0].axes.isEmpty)
    let inter = try CustomFont.read(path: installed("Inter-SemiBoldItalic.otf"))[0]
    #expect(inter.family == "Inter")
    #expect(inter.weight == 600)
    #expect(inter.isItalic)
  }

  @Test("every font of a collection is read")
  func collection() throws {
    let fonts = try CustomFont.read(path: installed("NotoSansCJK-Regular.ttc"))
    #expect(fonts.map(\.collectionIndex) == (0..<UInt32(fonts.count)).map { $0 })
    #expect(fonts.map(\.family).contains("Noto Sans CJK KR"))
  }

  @Test("a file that is no font says what was expected")
  func refusals() throws {
    func problem(_ path: String) -> CustomFontError.Problem? {
      #expect(throws: CustomFontError.self) { _ = try CustomFont.read(path: path) }?.problem
    }
    #expect(problem(folder.path + "/Missing.ttf") == .missing)
    #expect(problem(folder.path) == .missing)
    #expect(problem(try folder.write("not a font", to: "Text.ttf")) == .damaged)
    #expect(problem(try folder.write("wOF2 and more", to: "Web.woff2")) == .webFont)
    // Cut in the middle, the file lacks the tables at its end.
    let whole = TestFont().data()
    let cut = URL(fileURLWithPath: folder.path + "/Cut.ttf")
    try whole.prefix(whole.count / 2).write(to: cut)
    #expect(problem(cut.path) == .damaged)
    // A little off the end is enough: HarfBuzz would take what is left without a word.
    let inter = try Data(contentsOf: URL(fileURLWithPath: installed("Inter-Regular.otf")))
    try inter.dropLast(64).write(to: cut)
    #expect(problem(cut.path) == .damaged)
  }

  // MARK: Matching

  private func family(_ weights: [Double], italics: [Double] = []) throws -> CustomFontFamily {
    let path = try write(TestFont())
    let base = try CustomFont.read(path: path)[0]
    func font(_ weight: Double, _ italic: Bool) -> CustomFont {
      var font = base
      font.weight = weight
      font.isItalic = italic
      return font
    }
    return CustomFontFamily(
      name: "Brand",
      fonts: weights.map { font($0, false) } + italics.map { font($0, true) })
  }

  @Test("the nearest weight is taken, and of two the one further from the middle")
  func nearestWeight() throws {
    let family = try family([300, 400, 700])
    func weight(_ weight: FontWeight) -> Double? {
      family.match(FontDescriptor(weight: weight))?.font.weight
    }
    #expect(weight(.regular) == 400)
    #expect(weight(.medium) == 400)
    #expect(weight(.semibold) == 700)
    #expect(weight(.black) == 700)
    #expect(weight(.ultraLight) == 300)
    let two = try self.family([400, 600, 200])
    #expect(two.match(FontDescriptor(weight: .medium))?.font.weight == 600)
    #expect(two.match(FontDescriptor(weight: .light))?.font.weight == 200)
  }

  @Test("the slope comes before the weight; without an italic the upright stays")
  func slope() throws {
    let both = try family([400, 700], italics: [400])
    let bold = FontDescriptor(weight: .bold, isItalic: true)
    #expect(both.match(bold)?.font.isItalic == true)
    #expect(both.match(bold)?.font.weight == 400)
    let upright = try family([400])
    #expect(upright.match(bold)?.font.isItalic == false)
  }

  // MARK: Measuring

  @Test("advances are the file's own, untracked and certain, at every size")
  func advances() throws {
    let shaper = try shaper([write(TestFont())])
    let shaped = shaper.shape("AB", locale: "en", font: FontDescriptor(family: "Brand"))
    // 0.5 em and 0.7 em.
    #expect(abs(shaped.advance(pointSize: 10) - 12) < 0.001)
    #expect(abs(shaped.advance(pointSize: 40) - 48) < 0.001)
    #expect(shaped.confidence == .certain)
    #expect(shaped.fontFileNames == ["Test.ttf"])
  }

  @Test("an installed font keeps its own advances, kerning and alternates")
  func installedFont() throws {
    let shaper = try shaper([installed("Inter-Regular.otf")])
    let font = FontDescriptor(family: "Brand")
    // H e l l o in Inter 4: 2084 + 1640 + 668 + 668 + 1680 units of 2816, which no pair changes
    // by more than a few.
    let hello = shaper.shape("Hello", locale: "en", font: font)
    #expect(abs(hello.advance(pointSize: 28.16) - 67.4) < 0.4)
    // Inter pulls "Ki" apart; the system font's stand-in drops that, a font of the app keeps it.
    func kerning(_ font: FontDescriptor) -> Double {
      func width(_ text: String) -> Double {
        shaper.shape(text, locale: "en", font: font).advance(pointSize: 100)
      }
      return width("Ki") - width("K") - width("i")
    }
    #expect(kerning(font) > 0.1)
    #expect(abs(kerning(FontDescriptor())) < 0.001)
  }

  @Test("a character the font lacks comes from the system font, then from the script's fallback")
  func cascade() throws {
    let shaper = try shaper([write(TestFont())])
    let font = FontDescriptor(family: "Brand")
    let latin = shaper.shape("Az", locale: "en", font: font)
    #expect(latin.fontFileNames == ["Test.ttf", "Inter-Regular.otf"])
    let z = shaper.shape("z", locale: "en", font: FontDescriptor())
    #expect(
      abs(latin.advance(clusters: 1..<2, pointSize: 17) - z.advance(pointSize: 17)) < 0.001)
    let thai = shaper.shape("Aก", locale: "th", font: font)
    #expect(thai.fontFileNames == ["Test.ttf", "NotoSansThai-Regular.ttf"])
    #expect(thai.missingCodePoints.isEmpty)
  }

  @Test("the weight axis of a variable font follows the weight")
  func variableFont() throws {
    var font = TestFont()
    font.weightAxisDelta = 60
    let path = try write(font)
    #expect(try CustomFont.read(path: path)[0].axis("wght")?.range == 0...1000)
    let shaper = try shaper([path])
    func width(_ weight: FontWeight) -> Double {
      let font = FontDescriptor(family: "Brand", weight: weight)
      return shaper.shape("A", locale: "en", font: font).advance(pointSize: 100)
    }
    #expect(abs(width(.regular) - 50) < 0.01)
    // 700 is half way from 400 to 1000, 900 five sixths: 0.03 and 0.05 em more.
    #expect(abs(width(.bold) - 53) < 0.01)
    #expect(abs(width(.black) - 55) < 0.01)
  }

  @Test("the lines are as high as the font's own hhea table says")
  func verticalMetrics() throws {
    let family = CustomFontFamily(
      name: "Brand", fonts: try CustomFont.read(path: write(TestFont())))
    let stack = try FontStack.load(customFonts: [family])
    let index = try #require(stack.primaryFace(for: FontDescriptor(family: "Brand")))
    let metrics = try stack.open(index).verticalMetrics
    // 900, -200 and 50 units of 1000; OS/2 says 700 and -300.
    #expect(
      metrics
        == VerticalMetrics(
          ascender: 1843.2, descender: -409.6, lineGap: 102.4, confidence: .certain))
    #expect(abs(metrics.lineHeight - 1.15 * 2048) < 0.001)
  }

  @Test("without ligatures every letter keeps its own glyph")
  func ligatures() throws {
    let shaper = try shaper([installed("NotoSans-Regular.ttf")])
    func joined(_ usesLigatures: Bool) -> Bool {
      let font = FontDescriptor(family: "Brand", usesLigatures: usesLigatures)
      let shaped = shaper.shape("ffi", locale: "en", font: font)
      return shaped.flags.contains { $0.contains(.joined) }
    }
    #expect(joined(true))
    #expect(!joined(false))
  }

  @Test("a family nobody knows comes to the system font")
  func unknownFamily() throws {
    let shaper = try shaper([])
    let known = shaper.shape("Hello", locale: "en", font: FontDescriptor())
    let unknown = shaper.shape("Hello", locale: "en", font: FontDescriptor(family: "Gone"))
    #expect(unknown.advance(pointSize: 17) == known.advance(pointSize: 17))
  }
}

@Suite("Widths of the system font")
struct FontWidthShapingTests {
  @Test("every advance and pair is multiplied, tracking is not, and it counts as a guess")
  func ratio() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let text = "AVAST condensed"
    let standard = shaper.shape(text, locale: "en", font: FontDescriptor(weight: .bold))
    for (width, ratio) in [(FontWidth.compressed, 0.47), (.condensed, 0.6), (.expanded, 1.32)] {
      let font = FontDescriptor(weight: .bold, width: width)
      let shaped = shaper.shape(text, locale: "en", font: font)
      let count = shaped.clusterCount
      #expect(abs(shaped.records[count].textSum / standard.records[count].textSum - ratio) < 0.001)
      #expect(
        abs(shaped.records[count].displaySum / standard.records[count].displaySum - ratio) < 0.001)
      #expect(shaped.records.map(\.trackedSum) == standard.records.map(\.trackedSum))
      #expect(shaped.confidence == .guess)
    }
  }
}

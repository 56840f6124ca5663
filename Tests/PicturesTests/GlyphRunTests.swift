import DynamicType
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

@testable import Pictures

@Suite struct GlyphRunTests {
  static let cases: [(text: String, locale: String, width: Double, lines: Int)] = [
    ("Benachrichtigungen verwalten", "de", 1000, 1),
    ("Benachrichtigungen und Erinnerungen verwalten", "de", 150, 1),
    ("Benachrichtigungen und Erinnerungen verwalten", "de", 150, 0),
    ("إدارة الإشعارات والتذكيرات على هذا الجهاز", "ar", 1000, 1),
    ("إدارة الإشعارات والتذكيرات على هذا الجهاز", "ar", 140, 1),
    ("إدارة iPhone الإشعارات (3)", "ar", 120, 0),
    ("จัดการการแจ้งเตือนและการเตือนความจำ", "th", 1000, 1),
    ("จัดการการแจ้งเตือนและการเตือนความจำ", "th", 120, 1),
    ("通知とリマインダーを管理します", "ja", 1000, 1),
    ("通知とリマインダーを管理します", "ja", 110, 1),
    ("Sehr gut 👍🏽 gemacht 🎉", "de", 1000, 1),
  ]

  @Test(arguments: cases)
  func drawnLineIsAsWideAsTheMeasuredOne(
    text: String, locale: String, width: Double, lines: Int
  ) throws {
    let shaper = try Fonts.shaper()
    for size in [12.0, 17, 28, 53] {
      let fit = TextFitter.fit(
        shaper.shape(text, locale: locale),
        FitRequest(pointSize: size, width: width, maximumLines: lines), shaper: shaper)
      let drawn = fit.drawnLines(locale: locale, using: shaper)
      #expect(drawn.count == fit.lines.count)
      for (line, measured) in zip(drawn, fit.lines) {
        #expect(abs(line.width - measured.width) < 0.01)
        #expect((line.ellipsis != nil) == measured.hasEllipsis)
        let glyphs = line.runs.flatMap(\.glyphs)
        #expect(!glyphs.isEmpty)
        // An outline may stand a little outside of its advance.
        #expect(glyphs.allSatisfy { $0.x > -0.2 * size && $0.x < line.width + 0.2 * size })
      }
    }
  }

  @Test func ellipsisStandsAtTheEndOfTheParagraph() throws {
    let shaper = try Fonts.shaper()
    func ellipsis(_ text: String, _ locale: String) -> ClosedRange<Double>? {
      let fit = TextFitter.fit(
        shaper.shape(text, locale: locale),
        FitRequest(pointSize: 17, width: 120, maximumLines: 1), shaper: shaper)
      return fit.drawnLines(locale: locale, using: shaper).first?.ellipsis
    }
    let latin = try #require(ellipsis("Benachrichtigungen und Erinnerungen", "de"))
    #expect(latin.lowerBound > 80)
    let arabic = try #require(ellipsis("إدارة الإشعارات والتذكيرات على هذا الجهاز", "ar"))
    #expect(arabic.lowerBound == 0)
  }

  @Test func tighteningAndTrackingAreDrawn() throws {
    let shaper = try Fonts.shaper()
    let text = shaper.shape("Download again and replace it", locale: "en")
    let natural = text.advance(pointSize: 17)
    let tight = TextFitter.fit(
      text,
      FitRequest(pointSize: 17, width: natural - 8, maximumLines: 1, allowsTightening: true),
      shaper: shaper)
    #expect(tight.isTightened)
    let line = try #require(tight.drawnLines(locale: "en", using: shaper).first)
    #expect(abs(line.width - (natural - 8)) < 0.01)

    let tracked = TextFitter.fit(
      text, FitRequest(pointSize: 17, width: nil, tracking: 2), shaper: shaper)
    let wide = try #require(tracked.drawnLines(locale: "en", using: shaper).first)
    // 29 characters, 28 gaps.
    #expect(abs(wide.width - (natural + 56)) < 0.01)
  }

  @Test func joinedLettersTouch() throws {
    // "لا" is one glyph, and the letters of a word have no gap: each glyph starts where the one to
    // its left ends.
    let shaper = try Fonts.shaper()
    let fit = TextFitter.fit(
      shaper.shape("سلام", locale: "ar"), FitRequest(pointSize: 17, width: nil), shaper: shaper)
    let line = try #require(fit.drawnLines(locale: "ar", using: shaper).first)
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(glyphs.count == 3)
    #expect(glyphs.first?.x == 0)
    for (left, right) in zip(glyphs, glyphs.dropFirst()) {
      #expect(abs(left.x + left.advance - right.x) < 0.01)
    }
  }

  @Test func emojiAndMissingGlyphsHaveRunsOfTheirOwn() throws {
    let shaper = try Fonts.shaper()
    func kinds(_ text: String) throws -> [GlyphRun.Kind] {
      let fit = TextFitter.fit(
        shaper.shape(text, locale: "en"), FitRequest(pointSize: 17, width: nil), shaper: shaper)
      return try #require(fit.drawnLines(locale: "en", using: shaper).first).runs.map(\.kind)
    }
    #expect(try kinds("Yes 🎉") == [.outlines, .images])
    // A character no font of iOS has: U+10FFFD is for private use.
    #expect(try kinds("Yes \u{10FFFD}").last == .boxes)
  }

  /// An emoji sequence is one image, whatever script stands before it.
  @Test(arguments: ["", "ab ", "ក្នុង ", "شرح "])
  func emojiSequencesStayWhole(before: String) throws {
    let shaper = try Fonts.shaper()
    let fit = TextFitter.fit(
      shaper.shape(before + "\u{1F469}\u{1F3FD}\u{200D}\u{1F692}", locale: "en"),
      FitRequest(pointSize: 17, width: nil), shaper: shaper)
    let line = try #require(fit.drawnLines(locale: "en", using: shaper).first)
    let images = line.runs.filter { $0.kind == .images }.flatMap(\.glyphs)
    #expect(images.count == 1)
    let alone = TextFitter.fit(
      shaper.shape("\u{1F469}", locale: "en"), FitRequest(pointSize: 17, width: nil),
      shaper: shaper)
    let plain = alone.drawnLines(locale: "en", using: shaper).first?.runs.first?.glyphs.first
    #expect(images.first?.id != plain?.id)
  }

  /// A system font whose optical sizes are two files, as Apple's are, is drawn from the nearer one.
  @Test func opticalSizesHaveFilesOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    let weights = ["regular", "medium", "semibold", "bold"].map { weight in
      let name =
        weight == "semibold" ? "SemiBold" : weight.prefix(1).uppercased() + weight.dropFirst()
      return """
        {"role": "system", "weight": "\(weight)", "origin": "own",
         "files": ["Inter-\(name).otf"], "displayFiles": ["InterDisplay-\(name).otf"]}
        """
    }
    let manifest = try folder.write(
      """
      {"version": 1, "origins": {"own": {"name": "Own", "licence": "OFL", "from": "test"}},
       "faces": [\(weights.joined(separator: ", "))]}
      """, to: "font-stack.json")
    _ = try folder.write(try projectFile("Fonts/sf-advances.json"), to: "sf-advances.json")
    let stack = try FontStack.load(manifest: URL(fileURLWithPath: manifest))
    let shaper = TextShaper(fontStack: stack)
    let text = shaper.shape("Settings", locale: "en")
    for (size, file) in [(17.0, "Inter-Regular.otf"), (34, "InterDisplay-Regular.otf")] {
      let fit = TextFitter.fit(text, FitRequest(pointSize: size, width: nil), shaper: shaper)
      let line = try #require(fit.drawnLines(locale: "en", using: shaper).first)
      let run = try #require(line.runs.first)
      #expect(run.font.path.hasSuffix("/" + file))
      #expect(abs(line.width - fit.lines[0].width) < 0.01)
      #expect(GlyphOutlines().outline(.init(font: run.font, glyph: run.glyphs[0].id)) != nil)
    }
  }
}

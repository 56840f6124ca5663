import CCairo
import Components
import DynamicType
import Foundation
import TestSupport
import Testing
import XMLText

@testable import Pictures

@Suite struct RendererTests {
  private static let texts: [(String, String)] = [
    ("Benachrichtigungen & <Töne>", "de"), ("إدارة الإشعارات", "ar"), ("การแจ้งเตือน 🎉", "th"),
    ("通知を管理 \u{10FFFD}", "ja"),
  ]

  private func scene(_ text: String, _ locale: String) throws -> Scene {
    try Draw.scene(
      ComponentContent(
        text, in: "tableCell.default.title",
        options: SlotOptions(image: .standard, accessory: "switch", style: "insetGrouped")),
      TableCellDefault(), locale: locale
    ).scene
  }

  @Test(arguments: texts)
  func svgIsWellFormedAndComplete(text: String, locale: String) throws {
    let svg = SVGRenderer(showsMarks: true).document(try scene(text, locale))
    let root = try XMLScanner.scan(Array(svg.utf8))
    #expect(root.name == "svg")
    var ids: Set<String> = []
    var uses: [String] = []
    func walk(_ element: XMLText.XMLElement) {
      if let id = element.attribute(local: "id") { #expect(ids.insert(id).inserted) }
      if element.name == "use", let target = element.attribute(local: "href") {
        uses.append(String(target.dropFirst()))
      }
      element.children.forEach(walk)
    }
    walk(root)
    #expect(!uses.isEmpty)
    #expect(Set(uses).isSubset(of: ids))
  }

  @Test func scenesOfAPageShareTheirOutlines() throws {
    var definitions = SVGDefinitions()
    let renderer = SVGRenderer()
    let first = renderer.figure(try scene("minimum", "en"), definitions: &definitions)
    // m, i, n, u: four letters, each once.
    #expect(definitions.glyphCount == 4)
    let second = renderer.figure(try scene("unum", "en"), definitions: &definitions)
    #expect(definitions.glyphCount == 4)
    #expect(!first.contains("<defs>"))
    #expect(second.count < 3000)
    #expect(definitions.pageMarkup.contains("<path id="))
  }

  @Test(arguments: [1.0, 2, 3])
  func pngHasTheSizeInPixels(scale: Double) throws {
    let scene = try scene("Notifications", "en")
    let png = try CairoRenderer().png(scene, scale: scale)
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The header chunk states width and height as big-endian numbers.
    func number(_ offset: Int) -> Int {
      png[offset..<(offset + 4)].reduce(0) { $0 << 8 + Int($1) }
    }
    #expect(number(16) == Int((scene.size.width * scale).rounded(.up)))
    #expect(number(20) == Int((scene.size.height * scale).rounded(.up)))
  }

  @Test func pdfHasOnePage() throws {
    let pdf = try CairoRenderer().pdf(try scene("Notifications", "en"))
    #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
    #expect(pdf.count > 1000)
  }

  @Test func legendSaysWhatIsLost() throws {
    let long = ComponentContent(
      "A title that is much too long for its cell", in: "tableCell.default.title")
    let (scene, placements) = try Draw.scene(long, TableCellDefault(), .extraExtraExtraLarge)
    let shaper = try Fonts.shaper()
    let legend = scene.withLegend(of: placements, using: shaper)
    #expect(legend.size.height > scene.size.height + 20)
    let words = legend.texts.dropFirst(scene.texts.count)
    #expect(!words.isEmpty)
    #expect(
      words.allSatisfy { $0.frame.y > scene.size.height && $0.frame.maxX <= scene.size.width })
    let short = try Draw.scene(
      ComponentContent("Short", in: "tableCell.default.title"), TableCellDefault())
    let same = short.scene.withLegend(of: short.placements, using: shaper)
    #expect(same.size == short.scene.size)
  }

  @Test func threadsDrawTheSame() throws {
    let outlines = GlyphOutlines()
    let images = GlyphImages()
    let scenes = try Self.texts.map { try scene($0.0, $0.1) }
    let renderer = SVGRenderer(outlines: outlines, images: images)
    let expected = scenes.map { SVGRenderer().document($0) }
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      let scene = scenes[index % scenes.count]
      #expect(renderer.document(scene) == expected[index % scenes.count])
    }
  }

  @Test func tooLargePictureIsRefused() throws {
    let scene = Scene(size: Size(5000, 10), elements: [], title: "", summary: "")
    #expect(throws: PictureError.self) { try CairoRenderer().png(scene, scale: 8) }
  }

  /// The ink of a label lies inside its room, and there is some.
  @Test(arguments: [
    ("Notifications", "en"), ("الإشعارات", "ar"), ("การแจ้งเตือน", "th"), ("通知を管理", "ja"),
  ])
  func inkLiesInTheRoom(text: String, locale: String) throws {
    let (drawn, _) = try Draw.scene(
      ComponentContent(text, in: "tableCell.default.title"), TableCellDefault(), locale: locale)
    let line = try #require(drawn.texts.first)
    let pixels = try Pixels(of: drawn)
    var ink = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels.isDark(x, y) {
        ink += 1
        #expect(Double(x) > line.frame.x - 2 && Double(x) < line.frame.maxX + 2)
        #expect(Double(y) > line.frame.y - 24 && Double(y) < line.frame.y + 12)
      }
    }
    #expect(ink > 60)
  }
}

extension RendererTests {
  /// What is drawn is as wide as the ink that measuring states: a pixel at each end, at four pixels
  /// per point.
  @Test(arguments: [("Hamburgefonstiv", "en"), ("ничего", "ru"), ("通知を管理", "ja")])
  func inkIsAsWideAsMeasured(text: String, locale: String) throws {
    let (drawn, placements) = try Draw.scene(
      ComponentContent(text, in: "tableCell.default.title"), TableCellDefault(), locale: locale)
    let pixels = try Pixels(of: drawn, scale: 4)
    let columns = (0..<pixels.width).filter { x in
      (0..<pixels.height).contains { pixels.isDark(x, $0) }
    }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    let ink = try #require(placements.first?.fit.inkWidths().first)
    #expect(abs(Double(last + 1 - first) / 4 - ink) < 0.5)
  }
}

/// The pixels of a scene on its own background.
private struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let stride: Int

  /// - Parameter scale: pixels per point.
  init(of scene: Scene, scale: Double = 1) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/scene.png"
    try Data(try CairoRenderer().png(scene, scale: scale)).write(to: URL(fileURLWithPath: path))
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    let data = try #require(cairo_image_surface_get_data(surface))
    bytes = Array(UnsafeBufferPointer(start: data, count: stride * height))
  }

  /// Darker than the middle: text on the light background, not a separator.
  func isDark(_ x: Int, _ y: Int) -> Bool { bytes[y * stride + x * 4] < 128 }
}

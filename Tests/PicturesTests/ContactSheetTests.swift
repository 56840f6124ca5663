import Testing

@testable import Pictures

@Suite struct ContactSheetTests {
  private func item(_ caption: String, _ width: Double, _ height: Double) -> ContactSheet.Item {
    let scene = Scene(
      size: Size(width, height),
      elements: [.shape(ShapeElement(.rect(Rect(0, 0, width, height)), fill: .white))],
      title: caption, summary: "")
    return ContactSheet.Item(
      caption: caption, detail: "fits", isHarmful: caption == "b", scene: scene)
  }

  @Test func picturesStandInRowsUnderTheirCaptions() throws {
    let sheet = ContactSheet(
      title: "sheet", items: [item("a", 100, 50), item("b", 80, 70), item("c", 100, 20)],
      columns: 2)
    let scene = sheet.scene(using: try Fonts.shaper())
    // 24 at the edges and between, columns of 220 at the least, captions of 26: rows of 26 + 70 and
    // 26 + 20.
    #expect(scene.size == Size(24 + 220 + 24 + 220 + 24, 24 + 96 + 24 + 46 + 24))
    let places = scene.flattened().dropFirst().compactMap { element, offset -> Point? in
      if case .shape = element { offset } else { nil }
    }
    #expect(places == [Point(24, 50), Point(268, 50), Point(24, 170)])
    #expect(scene.texts.count == 3)
    #expect(scene.summary == "a: fits. b: fits. c: fits.")
    // Harm is not told by colour alone.
    #expect(
      scene.texts[1].text.runs.flatMap(\.glyphs).count
        > scene.texts[0].text.runs.flatMap(\.glyphs).count)
  }

  @Test func aSheetIsAboutAsWideAsHigh() throws {
    let items = (0..<12).map { item("\($0)", 393, 76) }
    let scene = ContactSheet(title: "sheet", items: items).scene(using: try Fonts.shaper())
    #expect(scene.size.width / scene.size.height < 2.5)
    #expect(scene.size.width / scene.size.height > 0.5)
    let none = ContactSheet(title: "none", items: []).scene(using: try Fonts.shaper())
    #expect(none.size.width > 0)
  }
}

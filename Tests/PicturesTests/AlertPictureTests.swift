import Components
import DynamicType
import Testing

@testable import Pictures

@Suite struct AlertPictureTests {
  private let content = ComponentContent(texts: [
    "alert.title": ["Delete note?"], "alert.message": ["This cannot be undone."],
    "alert.button": ["Cancel", "Delete"],
  ])

  private func card(_ scene: Scene) throws -> Rect {
    for case .shape(let shape) in scene.elements {
      if case .continuous(let card, _) = shape.outline { return card }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func cardOfIOS26IsAsWideAsMeasured() throws {
    let scene = try Draw.scene(content, Alert()).scene
    let card = try card(scene)
    #expect(card.width == 320)
    // Padding 22, title 20.33, gap 7.67, message 18, padding 4.33, and 16 + 48 + 16 for the buttons.
    #expect(abs(card.height - 152.3) < 0.7)
    let texts = scene.texts
    try #require(texts.count == 4)
    // Title and message are set leading, 30 from the card's edge.
    #expect(abs(texts[0].frame.x - card.x - 30) < 0.01)
    #expect(abs(texts[1].frame.x - card.x - 30) < 0.01)
    // The buttons stand side by side, each title in the middle of its 140 points.
    #expect(abs(texts[2].frame.midX - (card.x + 16 + 70)) < 0.01)
    #expect(abs(texts[3].frame.midX - (card.maxX - 16 - 70)) < 0.01)
    #expect(texts.allSatisfy { card.contains($0.frame) })
  }

  @Test func cardBeforeIOS26IsCentred() throws {
    let scene = try Draw.scene(content, Alert(), os: .iOS13).scene
    let card = try card(scene)
    #expect(card.width == 270)
    let texts = scene.texts
    try #require(texts.count == 4)
    #expect(abs(texts[0].frame.midX - card.midX) < 0.01)
    #expect(abs(texts[1].frame.midX - card.midX) < 0.01)
  }

  @Test func longButtonsAreStacked() throws {
    let content = ComponentContent(texts: [
      "alert.title": ["Leave?"], "alert.button": ["Keep Editing", "Discard All Changes"],
    ])
    let scene = try Draw.scene(content, Alert(), os: .iOS13).scene
    let texts = scene.texts
    try #require(texts.count == 3)
    #expect(texts[1].frame.midX == texts[2].frame.midX)
    #expect(texts[2].frame.y - texts[1].frame.y >= 44)
  }

  @Test func tooTallCardIsAsHighAsTheScreenHasRoom() throws {
    let message = String(repeating: "This message is far too long for the screen. ", count: 12)
    let content = ComponentContent(texts: [
      "alert.title": ["Read"], "alert.message": [message], "alert.button": ["OK"],
    ])
    let (scene, placements) = try Draw.scene(
      content, Alert(), .accessibilityExtraExtraExtraLarge, device: "iPhone SE (3rd generation)")
    #expect(placements.contains { $0.verdict.name == "scrolls" })
    let card = try card(scene)
    // 667 high, without the status bar of 20 and 24 above and below.
    #expect(card.height <= 667 - 20 - 48)
    #expect(card.height > 500)
  }
}

import ColorContrast
import Components
import DynamicType
import Testing

@testable import Pictures

@Suite struct TableCellPictureTests {
  private let value = ComponentContent(texts: [
    "tableCell.value1.title": ["Language"], "tableCell.value1.detail": ["English"],
  ])

  @Test func titleStandsAtTheMarginAndValueAtTheOtherOne() throws {
    let (scene, placements) = try Draw.scene(value, TableCellValue1())
    // iPhone 15, iOS 26: 393 wide, margins of 20.
    #expect(scene.size.width == 393)
    let texts = scene.texts
    try #require(texts.count == 2)
    #expect(texts[0].frame.x == 20)
    #expect(abs(texts[1].frame.maxX - 373) < 0.01)
    #expect(abs(texts[0].text.width - placements[0].fit.lines[0].width) < 0.01)
  }

  @Test func rightToLeftIsMirrored() throws {
    let (scene, _) = try Draw.scene(value, TableCellValue1(), direction: .rightToLeft)
    let texts = scene.texts
    try #require(texts.count == 2)
    #expect(abs(texts[0].frame.maxX - 373) < 0.01)
    #expect(texts[1].frame.x == 20)
  }

  @Test func stackedTextsStandUnderEachOther() throws {
    let (scene, placements) = try Draw.scene(value, TableCellValue1(), .accessibilityLarge)
    #expect(placements.map(\.verdict.name) == ["stacks", "stacks"])
    let texts = scene.texts
    try #require(texts.count == 2)
    #expect(texts[0].frame.x == texts[1].frame.x)
    #expect(texts[1].frame.y > texts[0].frame.y + 20)
  }

  @Test func rowsOfACardLieInIt() throws {
    let content = ComponentContent(
      texts: ["tableCell.default.title": ["One", "Two", "Three"]],
      options: SlotOptions(accessory: "disclosure", style: "insetGrouped"))
    let (scene, _) = try Draw.scene(content, TableCellDefault())
    #expect(scene.texts.count == 3)
    let cards = scene.elements.compactMap { element -> Rect? in
      if case .shape(let shape) = element, case .continuous(let card, _) = shape.outline {
        card
      } else {
        nil
      }
    }
    let card = try #require(cards.first)
    #expect(scene.texts.allSatisfy { card.contains($0.frame) })
    // A row of 44 points at the least.
    #expect(card.height >= 3 * 44)
  }

  @Test func lostTextIsMarkedAndNamed() throws {
    let content = ComponentContent(
      "The text of this cell is much too long for the one line it has",
      in: "tableCell.default.title")
    let (scene, placements) = try Draw.scene(content, TableCellDefault())
    #expect(placements[0].verdict.name == "truncates")
    #expect(scene.marks.count == 2)
    #expect(scene.summary.contains("is lost"))
    guard case .lost(let ellipsis)? = scene.marks.last, case .room(let room)? = scene.marks.first
    else {
      Issue.record("expected the room and the ellipsis to be marked, found \(scene.marks)")
      return
    }
    #expect(room.contains(ellipsis, tolerance: 0.01))
    #expect(ellipsis.maxX > room.maxX - 30)
  }

  @Test func darkAppearanceTurnsTheColours() throws {
    let light = try Draw.scene(value, TableCellValue1()).scene
    let dark = try Draw.scene(value, TableCellValue1(), appearance: .dark).scene
    #expect(light.texts[0].text.color == .black)
    #expect(dark.texts[0].text.color == .white)
    // iOS 12 has no dark appearance.
    let old = try Draw.scene(value, TableCellValue1(), os: .iOS7, appearance: .dark).scene
    #expect(old.texts[0].text.color == .black)
  }
}

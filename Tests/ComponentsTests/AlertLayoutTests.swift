import DynamicType
import Testing

@testable import Components

/// Heights and what scrolls. The heights of iOS 26 are those of Vercantez/openuikit:
/// AlertControllerTests.swift, read off an iPhone 16 simulator with iOS 26.1.
@Suite struct AlertLayoutTests {
  private func place(
    _ texts: [String: [String]], _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> [Placement] {
    try Support.place(ComponentContent(texts: texts, options: options), in: Alert(), traits)
  }

  /// Height of a card with texts that fit on one line.
  private func height(
    _ texts: [String: [String]], style: String? = nil, os: OSGeneration = .iOS26
  ) throws -> Double {
    let traits = try Support.traits(os: os)
    let content = ComponentContent(texts: texts, options: SlotOptions(style: style))
    let shaper = try Support.shaper()
    let geometry = AlertGeometry(content.options, in: traits)
    let buttons = AlertButtons(
      content.texts["alert.button"] ?? [], slot: "alert.button", content, geometry, in: traits,
      using: shaper)
    let card = AlertTexts(
      titles: content.texts["alert.title"] ?? [], messages: content.texts["alert.message"] ?? [],
      slots: ("alert.title", "alert.message"), isSingle: style == "single",
      fieldCount: content.texts["alert.placeholder"]?.count ?? 0, geometry, in: traits,
      using: shaper)
    return card.height + buttons.height
  }

  @Test func heightsOfiOS26AreTheMeasuredOnes() throws {
    let saved = ["alert.title": ["Saved"], "alert.message": ["Your changes were saved."]]
    let one = saved.merging(["alert.button": ["OK"]]) { $1 }
    #expect(abs(try height(one) - 152.333) < 0.01)
    let two = saved.merging(["alert.button": ["Cancel", "Delete"]]) { $1 }
    #expect(abs(try height(two) - 152.333) < 0.01)
    let three = saved.merging(["alert.button": ["First", "Second", "Cancel"]]) { $1 }
    #expect(abs(try height(three) - 264.333) < 0.01)
    let single = ["alert.title": ["Title only"], "alert.button": ["OK"]]
    #expect(abs(try height(single, style: "single") - 126.333) < 0.01)
  }

  @Test func heightOfATextFieldIsTheMeasuredOne() throws {
    let texts = [
      "alert.title": ["Name"], "alert.message": ["What is it called?"],
      "alert.placeholder": ["Name"], "alert.button": ["Cancel", "Save"],
    ]
    // 22, 20.333, 7.667, 18, the gap 16.333, the field 48 and 4 below it, and the buttons' 80.
    #expect(abs(try height(texts) - 216.333) < 0.01)
  }

  @Test func titleAloneBefore26IsAsTallAsInDumps() throws {
    // A hierarchy dump of iOS 12 shows an alert with a title alone, 105 points tall.
    let texts = ["alert.title": ["Saved"], "alert.button": ["OK"]]
    #expect(abs(try height(texts, os: .iOS13) - 105) < 0.5)
  }

  @Test func textsBefore26AreAsWideAsInPageSources() throws {
    // Alerts of iOS 12 on a screen 414 wide: card 270, texts 238, 21 and (two lines) 33 tall.
    let placements = try place(
      [
        "alert.title": ["允许“京东金融”使用无线数据？"],
        "alert.message": ["“通知”可能包括提醒、声音和图标标记。这些可在“设置”中配置。"],
      ], try Support.traits("iPhone 8 Plus", os: .iOS7, locale: "zh-Hans"))
    #expect(placements.map(\.availableWidth) == [238, 238])
    #expect(placements.map(\.fit.lineCount) == [1, 2])
  }

  @Test func buttonsOfiOS26Are140Or288Wide() throws {
    let geometry = AlertGeometry(SlotOptions(), in: try Support.traits())
    let inset = 2 * AlertMetrics.buttonInset26.value
    #expect(geometry.halfButtonWidth(scale: 1) + inset == 140)
    #expect(geometry.fullButtonWidth(scale: 1) + inset == 288)
  }

  @Test func preferredAndCancellingButtonsAreBoldByEra() throws {
    func weight(_ style: String, _ os: OSGeneration) throws -> FontWeight? {
      try place(
        ["alert.button": ["OK"]], try Support.traits(os: os), SlotOptions(style: style)
      ).first?.weight
    }
    #expect(try weight("preferred", .iOS26) == .semibold)
    #expect(try weight("cancel", .iOS26) == .medium)
    #expect(try weight("cancel", .iOS13) == .semibold)
    #expect(try weight("destructive", .iOS13) == .regular)
  }

  @Test func aMessageThatFitsInPortraitScrollsInLandscape() throws {
    let text = String(repeating: "The originals are replaced by smaller ones. ", count: 12)
    let texts = ["alert.message": [text], "alert.button": ["Cancel", "Delete"]]
    let portrait = try place(texts, try Support.traits(os: .iOS13))
    #expect(portrait.map(\.verdict.name) == ["wraps", "fits", "fits"])
    let landscape = try place(texts, try Support.traits(os: .iOS13, orientation: .landscape))
    #expect(landscape.map(\.verdict.name) == ["scrolls", "fits", "fits"])
    #expect(landscape.first?.notes.contains { $0.hasSuffix("the screen has room for") } == true)
  }

  @Test func manyButtonsScrollUnderAShortTitle() throws {
    let texts = [
      "alert.title": ["Planet"],
      "alert.button": ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Cancel"],
    ]
    let traits = try Support.traits(os: .iOS13, orientation: .landscape)
    // 393 - 48 - 21 leave 324; the title takes 60.3 of them, the buttons need 317.
    let placements = try place(texts, traits)
    #expect(placements.first?.verdict == .fits)
    #expect(placements.dropFirst().allSatisfy { $0.verdict == .scrolls })
  }

  @Test func theKeyboardTakesRoomFromATextField() throws {
    let text = String(repeating: "Everyone who follows you can see it. ", count: 4)
    var texts = ["alert.message": [text], "alert.button": ["Cancel", "Save"]]
    let traits = try Support.traits(os: .iOS26, orientation: .landscape)
    #expect(try place(texts, traits).first?.verdict.name == "wraps")
    texts["alert.placeholder"] = ["Name"]
    let placements = try place(texts, traits)
    #expect(placements.first?.verdict == .scrolls)
    #expect(placements.first?.notes.contains { $0.contains("keyboard") } == true)
  }

  @Test func aNarrowScreenNarrowsTheAlert() throws {
    let traits = try Support.traits(
      "iPhone SE (1st generation)", .accessibilityMedium, os: .iOS13)
    let width = try place(["alert.title": ["A"]], traits).first?.availableWidth
    #expect(abs((width ?? 0) - (320 - 16 - 32)) < 0.001)
  }
}

import DynamicType
import Testing

@testable import Components

@Suite struct ActionSheetTests {
  private func place(
    _ texts: [String: [String]], _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: texts, options: options), in: ActionSheet(), traits)
  }

  private let pad = "iPad Pro 11-inch (1st-4th gen)"

  @Test func buttonsHaveALadderOfTheirOwn() throws {
    let sizes = try ContentSizeCategory.allCases.map {
      try place(["actionSheet.button": ["OK"]], try Support.traits("iPhone 15", $0, os: .iOS13))
        .first?.pointSize
    }
    #expect(sizes == [21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
  }

  @Test func widthsAreTheMeasuredOnes() throws {
    let texts = [
      "actionSheet.title": ["A"], "actionSheet.message": ["B"], "actionSheet.button": ["C"],
    ]
    let portrait = try place(texts, try Support.traits(os: .iOS13))
    #expect(portrait.map(\.availableWidth) == [345, 345, 357])
    let landscape = try place(
      texts, try Support.traits(os: .iOS13, orientation: .landscape))
    #expect(landscape.map(\.availableWidth) == [345, 345, 357])
    // On iOS 26 those of an alert.
    let card = try place(texts, try Support.traits())
    #expect(card.map(\.availableWidth) == [260, 260, 264])
  }

  @Test func oneOfTitleAndMessageIsBold() throws {
    let traits = try Support.traits(os: .iOS13)
    func weights(_ texts: [String: [String]]) throws -> [FontWeight] {
      try place(texts, traits).map(\.weight)
    }
    #expect(try weights(["actionSheet.title": ["A"]]) == [.regular])
    #expect(try weights(["actionSheet.message": ["A"]]) == [.semibold])
    #expect(
      try weights(["actionSheet.title": ["A"], "actionSheet.message": ["B"]])
        == [.semibold, .regular])
  }

  @Test func theLastButtonCancelsAndIsBold() throws {
    let weights = try place(
      ["actionSheet.button": ["Save", "Delete", "Cancel"]], try Support.traits(os: .iOS13)
    ).map(\.weight)
    #expect(weights == [.regular, .regular, .semibold])
  }

  @Test func buttonHeightFollowsTheSize() throws {
    let geometry = ActionSheetGeometry(SlotOptions(), in: try Support.traits(os: .iOS13))
    // 21 points: 25.06 of text and 2 × (1.8 + 8.4) are less than the least height.
    #expect(geometry.buttonHeight(text: 25.06, pointSize: 21) == 57.17)
    #expect(abs(geometry.buttonHeight(text: 64, pointSize: 53) - 110) < 0.001)
  }

  @Test func theRoomAboveFollowsTheSafeArea() throws {
    func available(_ device: String, _ orientation: Orientation = .portrait) throws -> Double {
      ActionSheetGeometry(
        SlotOptions(), in: try Support.traits(device, os: .iOS13, orientation: orientation)
      ).availableHeight
    }
    #expect(try available("iPhone SE (3rd generation)") == 667 - 20 - 8)
    #expect(try available("iPhone 13") == 844 - 47 - 34)
    #expect(try available("iPhone 15") == 852 - 54 - 34)
    #expect(try available("iPhone SE (3rd generation)", .landscape) == 375 - 8 - 8)
  }

  @Test func cancelIsAlwaysInReach() throws {
    let planets = (1...20).map { "Planet \($0)" } + ["Cancel"]
    let texts = ["actionSheet.title": ["Planet"], "actionSheet.button": planets]
    let placements = try place(texts, try Support.traits(os: .iOS13))
    #expect(placements.first?.verdict == .fits)
    #expect(placements.last?.verdict == .fits)
    #expect(placements.dropFirst().dropLast().allSatisfy { $0.verdict == .scrolls })
  }

  @Test func aPadHasAPopoverUnlessItsWidthIsCompact() throws {
    let texts = ["actionSheet.button": ["Save", "Cancel"]]
    let traits = try Support.traits(pad, os: .iOS13)
    #expect(try place(texts, traits).first?.availableWidth == 300)
    let compact = traits.overridden(by: TraitOverrides(horizontalSizeClass: .compact))
    #expect(try place(texts, compact).first?.availableWidth == 834 - 16 - 20)
  }

  /// iamcgn/swiftui-web: Docs/elements/iOS.md: a confirmation dialog of iOS 26 on a phone is 238
  /// wide, its buttons 13.5 from the sides, one above the other, and the cancelling one is not shown.
  @Test func aConfirmationDialogOfiOS26IsANarrowPopover() throws {
    let popover = SlotOptions(style: "popover")
    let texts = [
      "actionSheet.title": ["A"], "actionSheet.message": ["B"],
      "actionSheet.button": ["Yes", "No", "Cancel"],
    ]
    let device = "iPhone SE (3rd generation)"
    let placements = try place(texts, try Support.traits(device), popover)
    let inset = 2 * AlertMetrics.buttonInset26.value
    #expect(
      placements.map(\.availableWidth) == [182, 182] + Array(repeating: 210 - inset, count: 3))
    #expect(placements.map(\.pointSize) == [17, 17, 17, 17, 17])
    #expect(placements.first?.confidence == .likely)
    // Two short buttons are stacked too.
    let two = try place(["actionSheet.button": ["Yes", "No"]], try Support.traits(device), popover)
    #expect(two.map(\.availableWidth) == [210 - inset, 210 - inset])
    // Before iOS 26 a phone has no such popover.
    let before = try place(texts, try Support.traits(device, os: .iOS13), popover)
    #expect(before.first?.availableWidth == 327)
  }

  @Test func theCardOfiOS26IsAsTallAsMeasured() throws {
    let content = ComponentContent(texts: [
      "actionSheet.title": ["Photo"],
      "actionSheet.message": ["Choose a source for the photo."],
      "actionSheet.button": ["Take Photo", "Choose Existing", "Delete", "Cancel"],
    ])
    let traits = try Support.traits()
    let shaper = try Support.shaper()
    let geometry = AlertGeometry(SlotOptions(), in: traits)
    let buttons = AlertButtons(
      content.texts["actionSheet.button"] ?? [], slot: "actionSheet.button", content, geometry,
      in: traits, using: shaper)
    let texts = AlertTexts(
      titles: content.texts["actionSheet.title"] ?? [],
      messages: content.texts["actionSheet.message"] ?? [],
      slots: ("actionSheet.title", "actionSheet.message"), isSingle: false, fieldCount: 0,
      geometry, in: traits, using: shaper)
    // Vercantez/openuikit: AlertControllerTests.swift (iOS 26.1).
    #expect(abs(texts.height + buttons.height - 320.333) < 0.01)
  }
}

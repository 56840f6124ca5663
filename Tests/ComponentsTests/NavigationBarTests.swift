import DynamicType
import Testing

@testable import Components

@Suite struct NavigationBarTests {
  private let bar = NavigationBar()

  private func place(
    _ texts: [String: [String]], _ options: SlotOptions = SlotOptions(), slot: String? = nil,
    device: String = "iPhone 15", category: ContentSizeCategory = .large,
    os: OSGeneration = .iOS13, orientation: Orientation = .portrait, locale: String = "en"
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: texts, options: options, slot: slot), in: bar,
      try Support.traits(device, category, os: os, orientation: orientation, locale: locale))
  }

  private func titleRoom(
    _ others: [String: [String]] = [:], _ options: SlotOptions = SlotOptions(),
    device: String = "iPhone 15", os: OSGeneration = .iOS13,
    orientation: Orientation = .portrait
  ) throws -> Double {
    var texts = others
    texts[NavigationBar.title] = ["Title"]
    let placements = try place(
      texts, options, slot: NavigationBar.title, device: device, os: os, orientation: orientation)
    return try #require(placements.first).availableWidth
  }

  /// View hierarchy dumps: title guides from 8 to 367 on 375 points and 12 to 402 on 414.
  @Test func anEmptyBarHasTheDumpedRoom() throws {
    #expect(try titleRoom(device: "iPhone 8") == 359)
    #expect(try titleRoom(device: "iPhone 8 Plus") == 390)
    #expect(try titleRoom(os: .iOS26) == 393 - 32)
  }

  /// View hierarchy dump (iOS 12, 414 points): a back button "Back", 37.6 wide, and a title guide
  /// from 75 to 402. From iOS 13 on it starts half a point later.
  @Test func aBackButtonLeavesTheDumpedRoom() throws {
    let room = { (os: OSGeneration) in
      NavigationBarRow(
        ComponentContent(texts: [String: [String]]()), buttonWidths: [], hasBack: true,
        in: try Support.traits("iPhone 8 Plus", os: os)
      ).backWidth(besideTitle: 327)
    }
    #expect(try room(.iOS7) == 37.5)
    #expect(try room(.iOS13) == 37)
  }

  @Test func buttonsTakeTheirWidthAndAGap() throws {
    // View hierarchy dumps: two trailing images from 270 to 367 on 375 points, one 43 wide, 6 from
    // the title; 8 where there is none.
    let two = SlotOptions(count: 2, style: "trailing")
    #expect(try titleRoom([:], two, device: "iPhone 8") == 256)
    #expect(try titleRoom([:], SlotOptions(count: 1)) == 328)
    #expect(try titleRoom([:], SlotOptions(count: 2)) == 279)
    // iOS 26: 16 from the edge, 44 wide, 12 apart and 12 from the title: 72 for one, 128 for two.
    #expect(try titleRoom([:], SlotOptions(count: 2), os: .iOS26) == 249)
    let back = [NavigationBar.backButton: ["Home"]]
    #expect(try titleRoom(back, SlotOptions(count: 2), os: .iOS26) == 193)
  }

  @Test func aTitleOfATextButtonIsItsWidthAnd32OniOS26() throws {
    let texts = [NavigationBar.button: ["Description"]]
    let button = try #require(try place(texts, os: .iOS26).first)
    let room = try titleRoom(texts, os: .iOS26)
    // Margins of 16 at both sides, 12 beside the title, 32 around the button's.
    let taken: Double = 393 - room - button.requiredWidth
    #expect(abs(taken - 76) < 0.34)
  }

  /// iPhone SE simulator (iOS 26): platters of a title's width and 24, 8 apart, 16 from the edges.
  @Test func barButtonsOfAPhoneWithAHomeButton() throws {
    let texts = [NavigationBar.button: ["Description"]]
    let device = "iPhone SE (3rd gen)"
    let button = try #require(try place(texts, device: device, os: .iOS26).first)
    let room = try titleRoom(texts, device: device, os: .iOS26)
    let taken: Double = 375 - room - button.requiredWidth
    #expect(abs(taken - 68) < 0.51)
    let two = SlotOptions(count: 2, style: "trailing")
    #expect(try titleRoom([:], two, device: device, os: .iOS26) == 235)
  }

  @Test func landscapeKeepsClearOfTheCamera() throws {
    // 852 wide with 59 at each side, and 8 beside the title.
    #expect(try titleRoom(orientation: .landscape) == 718)
  }

  @Test func theBackButtonGivesWayBeforeTheTitle() throws {
    let texts = { (title: String) in
      [NavigationBar.title: [title], NavigationBar.backButton: ["Conversations"]]
    }
    let shown = { (title: String, locale: String) in
      try place(texts(title), locale: locale).map(\.verdict.name)
    }
    #expect(try shown("Mail", "en") == ["fits", "fits"])
    #expect(try shown("Notifications and sounds", "en") == ["fits", "fits"])
    #expect(try shown("Notifications, sounds and badges", "en") == ["fits", "stacks"])
    #expect(try shown("Notifications, alerts, sounds and badges", "en") == ["fits", "collapses"])
    let german = try place(texts("Notifications, sounds and badges"), locale: "de").last
    #expect(german?.notes.contains { $0.contains("“Zurück”") } == true)
  }

  @Test func genericBackTitles() {
    #expect(BackTitle.generic(locale: "de-AT") == "Zurück")
    #expect(BackTitle.generic(locale: "zh_Hant_TW") == "返回")
    #expect(BackTitle.generic(locale: "xx") == "Back")
    #expect(BackTitle.generic(locale: "") == "Back")
  }

  @Test func titlesGrowFromLToXXL() throws {
    for os in OSGeneration.allCases where os >= .iOS13 {
      let size = { (category: ContentSizeCategory) in
        try place(
          [
            NavigationBar.title: ["A"], NavigationBar.backButton: ["B"],
            NavigationBar.button: ["C"],
          ], category: category, os: os
        ).map(\.pointSize)
      }
      #expect(try size(.extraSmall) == [17, 17, 17])
      #expect(try size(.extraExtraLarge) == [21, 21, 21])
      #expect(try size(.accessibilityExtraExtraExtraLarge) == [21, 21, 21])
    }
  }

  /// kickstarter/ios-oss#605: before iOS 13 the system's title does not resize.
  @Test func titlesStayAsTheyAreBeforeiOS13() throws {
    for category in ContentSizeCategory.allCases {
      let placements = try place(
        [NavigationBar.title: ["A"], NavigationBar.button: ["B"]], category: category, os: .iOS7)
      #expect(placements.map(\.pointSize) == [17, 17])
    }
  }

  /// A large title is damped before iOS 26 and has its style's size from then on: Vercantez/openuikit
  /// measured 238.5 points for “Reminders” in 48 points.
  @Test func largeTitleSizes() throws {
    let size = { (category: ContentSizeCategory, os: OSGeneration) in
      try place([NavigationBar.largeTitle: ["Reminders"]], category: category, os: os).first?
        .pointSize
    }
    #expect(try size(.large, .iOS13) == 34)
    #expect(try size(.accessibilityMedium, .iOS26) == 44)
    #expect(try size(.accessibilityLarge, .iOS26) == 48)
    let wide = try place(
      [NavigationBar.largeTitle: ["Reminders"]], category: .accessibilityLarge, os: .iOS26)
    #expect(abs(try #require(wide.first).requiredWidth - 238.5) < 1)
    // Body text grows by 53 / 17 - 1 = 2.118, the large title by a third of it.
    let damped = try #require(try size(.accessibilityExtraExtraExtraLarge, .iOS13))
    #expect(abs(damped - 58) < 0.01)
    #expect(try #require(try size(.extraSmall, .iOS13)) >= 34 * 0.9)
  }

  @Test func aLargeTitleIsInlineInLandscape() throws {
    let placement = try #require(
      try place([NavigationBar.largeTitle: ["Reminders"]], orientation: .landscape).first)
    #expect(placement.pointSize == 17)
    #expect(placement.notes.contains(NavigationBar.compactNote))
  }

  @Test func widthIsTheBarsOrTheButtons() throws {
    let texts = [NavigationBar.title: ["Title"], NavigationBar.button: ["Ayuda"]]
    let narrow = try place(texts, SlotOptions(width: 44), slot: NavigationBar.button)
    #expect(narrow.map(\.verdict.name) == ["fits", "truncates"])
    let sheet = try place(texts, SlotOptions(width: 320), slot: NavigationBar.title)
    #expect(sheet.first.map { $0.availableWidth < 320 } == true)
  }

  @Test func aLostTitleNamesItsRemedy() throws {
    let texts = { (title: String) in
      [NavigationBar.title: [title], NavigationBar.button: ["Cancel everything", "Save as draft"]]
    }
    let lost = try #require(try place(texts("Edit the description")).first)
    #expect(lost.verdict.name == "truncates")
    let images = try titleRoom([:], SlotOptions(count: 2))
    let more = Int(images - lost.availableWidth)
    #expect(lost.notes.contains { $0.contains("\(more) points more") })
    let whole = try #require(try place(texts("Edit")).first)
    #expect(!whole.notes.contains { $0.contains("points more") })
  }

  @Test func theStatusBarCoversABarAtTheTop() throws {
    let verdict = { (device: String, orientation: Orientation) in
      try place(
        [NavigationBar.title: ["Notes"]], SlotOptions(style: NavigationBar.underStatusBar),
        device: device, orientation: orientation
      ).first?.verdict.name
    }
    #expect(try verdict("iPhone 8", .portrait) == "clips")
    #expect(try verdict("iPhone 15", .portrait) == "clips")
    #expect(try verdict("iPhone 15", .landscape) == "fits")
  }

  @Test func anImageStandsForTheTitle() throws {
    let placement = try #require(
      try place(
        [NavigationBar.button: ["A very long title that only the viewer shows, ever and ever"]],
        SlotOptions(image: .standard), slot: NavigationBar.button,
        category: .accessibilityMedium
      ).first)
    #expect(placement.verdict == .fits)
    #expect(placement.notes.contains(BarMetrics.imageNote))
    let bare = try #require(
      try place(
        [NavigationBar.button: [""]], SlotOptions(image: .standard), slot: NavigationBar.button,
        category: .accessibilityMedium
      ).first)
    #expect(bare.notes.contains { $0.contains("without a title") })
  }

  @Test func moreWidthIsNeverWorse() throws {
    let texts = [
      NavigationBar.title: ["Notifications and sounds"],
      NavigationBar.backButton: ["Conversations"], NavigationBar.button: ["Bearbeiten", "Fertig"],
    ]
    for os in OSGeneration.allCases {
      var harms = [Int](repeating: .max, count: 4)
      for width in stride(from: 20.0, through: 900, by: 10) {
        let placements = try place(texts, SlotOptions(width: width), os: os)
        #expect(placements.allSatisfy { $0.availableWidth >= 0 })
        let now = placements.map(\.verdict.harm)
        #expect(zip(now, harms).allSatisfy { $0 <= $1 }, "\(os) at \(width)")
        harms = now
      }
      #expect(harms == [0, 0, 0, 0])
    }
  }
}

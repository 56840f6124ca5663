import Components
import DynamicType
import Testing
import TextShaping

@testable import Audit

@Suite struct ComponentAdvisorTests {
  /// What helps the first text of a slot, and what happens once a companion is as given.
  private func ways(
    _ slot: String, _ texts: [String: [String]], options: SlotOptions = SlotOptions(),
    os: OSGeneration = .iOS13, orientation: Orientation = .portrait,
    category: ContentSizeCategory = .large
  ) throws -> [String] {
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    let device = try #require(Device.named("iPhone SE (3rd generation)"))
    let traits = Traits(
      device: device, orientation: orientation, contentSizeCategory: category, os: os)
    let shaper = TextShaper(fontStack: try FontStack.load())
    let content = ComponentContent(texts: texts, options: options, slot: slot)
    let placement = try #require(
      component.layOut(content, in: traits, using: shaper).first { $0.slot == slot })
    return ComponentAdvisor(
      component: component, content: content, traits: traits, shaper: shaper
    ).ways(toMend: placement)
  }

  @Test func aTextThatFitsNeedsNothing() throws {
    #expect(try ways("alert.title", ["alert.title": ["Settings"]]).isEmpty)
  }

  @Test func aCompanionThatTakesTheRoomMayBeShortened() throws {
    let title = "Time between two measurements in a row"
    let ways = try ways(
      "tableCell.value1.detail",
      ["tableCell.value1.title": [title], "tableCell.value1.detail": ["15 minutes"]], os: .iOS26)
    #expect(ways.first?.contains("too wide; about") == true)
    #expect(
      ways.contains {
        $0.hasPrefix("shorten 'Time between two m…' in tableCell.value1.title by ")
          && $0.hasSuffix("about 10 characters")
      })
    #expect(ways.last == "make it a list row, which wraps or stacks")
    // Ten characters less do help.
    #expect(
      try self.ways(
        "tableCell.value1.detail",
        [
          "tableCell.value1.title": [String(title.dropLast(10))],
          "tableCell.value1.detail": ["15 minutes"],
        ], os: .iOS26
      ).isEmpty)
  }

  @Test func bothButtonsOfABarAreNamed() throws {
    let ways = try ways(
      "navigationBar.title",
      [
        "navigationBar.title": ["Settings"],
        "navigationBar.button": ["Cancel everything now", "Done with all of it"],
      ])
    #expect(ways.count == 3)
    #expect(ways.dropFirst().allSatisfy { $0.contains(" in navigationBar.button by ") })
  }

  @Test func aTextTooTallIsShortenedToWhatTheScreenHolds() throws {
    let message = String(repeating: "Everyone who follows you can see it. ", count: 20)
    let ways = try ways(
      "alert.message", ["alert.title": ["Share?"], "alert.message": [message]],
      orientation: .landscape)
    #expect(ways.count == 2)
    #expect(ways.last?.hasPrefix("shorten it by ") == true)
  }

  @Test func whatDoesNotHelpIsNotSaid() throws {
    // One word does not gain from a second line, and the image is too small to matter.
    let ways = try ways(
      "tableCell.default.title",
      ["tableCell.default.title": ["Donaudampfschifffahrtsgesellschaftskapitän"]],
      options: SlotOptions(image: .width(4), style: "list"), category: .accessibilityExtraLarge)
    #expect(ways.count == 1)
  }

  @Test func whereThereIsNoRoomAShorterTextIsNoHelp() throws {
    let ways = try ways("button.title", ["button.title": ["OK"]], options: SlotOptions(width: 0))
    #expect(ways.isEmpty)
  }

  @Test func choicesOfTheAppAreTried() throws {
    let text = ["tableCell.default.title": ["Notifications of this device"]]
    let image = try ways(
      "tableCell.default.title", text, options: SlotOptions(image: .width(180), style: "plain"))
    #expect(image.contains("drop the image"))
    #expect(image.contains("allow two lines"))
    let button = try ways(
      "button.title", ["button.title": ["Check for updates now"]],
      options: SlotOptions(width: 120))
    #expect(button.last == "give the button a configuration, which wraps")
  }

  @Test func findingsBesideCompanionsSayWhichTextToShorten() throws {
    var configuration = AuditConfiguration()
    configuration.slots = [
      SlotRule(
        key: KeyPattern("name"), slot: "tableCell.value1.detail", options: SlotOptions(),
        companions: ["tableCell.value1.title": ["Time between two measurements in a row"]])
    ]
    let report = try audit(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "name" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "15 minutes" } } } } } }
      """, configuration: configuration)
    #expect(
      report.findings.contains {
        $0.rule == "truncated-text"
          && $0.advice.contains("or shorten 'Time between two m…' in tableCell.value1.title by ")
      })
  }
}

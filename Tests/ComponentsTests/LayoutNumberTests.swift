import DynamicType
import Testing
import TextLayout

@testable import Components

/// Lengths that others measured and that no suite of a component of its own has.
@Suite struct LayoutNumberTests {
  private func place(
    _ text: String, _ slot: String, _ options: SlotOptions = SlotOptions(),
    device: String = "iPhone 15", _ category: ContentSizeCategory = .large,
    os: OSGeneration = .iOS26
  ) throws -> Placement {
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    return try #require(
      try Support.place(
        ComponentContent(text, in: slot, options: options), in: component,
        try Support.traits(device, category, os: os)
      ).first)
  }

  /// flutter/packages: packages/cupertino_ui/lib/src/dialog.dart (iOS 17): buttons of 45 at least,
  /// 270 wide, which a hierarchy dump of iOS 8 confirms, and 310 at accessibility sizes.
  @Test func alertsBefore26() throws {
    let alert = AlertGeometry(SlotOptions(), in: try Support.traits(os: .iOS13))
    #expect(alert.width == 270)
    #expect(alert.buttonHeight(text: 20.5, scale: 1) == 45)
    let large = AlertGeometry(
      SlotOptions(), in: try Support.traits("iPhone 15", .accessibilityMedium, os: .iOS13))
    #expect(large.width == 310)
    #expect(AlertGeometry(SlotOptions(), in: try Support.traits(os: .iOS7)).width == 270)
  }

  /// Vercantez/openuikit: UIAlertController.swift (iOS 26.1, iPhone 16).
  @Test func alertsOf26() throws {
    let alert = AlertGeometry(SlotOptions(), in: try Support.traits("iPhone 16"))
    #expect(alert.width == 320)
    #expect(alert.textWidth == 260)
    #expect(alert.buttonHeight(text: 20.333, scale: 1) == 48)
    // Three of 48, 8 apart, with 16 around them.
    #expect(alert.actionsHeight(rows: [48, 48, 48]) == 192)
  }

  /// iamcgn/swiftui-web: Docs/elements/UIKit/Presentation.md (iOS 26, iPhone SE simulator, window
  /// 320 wide): a card of 300, text 28 in, buttons of 272 and of 132, 8 apart.
  @Test func alertsOf26OnAPhoneWithAHomeButton() throws {
    let alert = AlertGeometry(
      SlotOptions(), in: try Support.traits("iPhone SE (3rd generation)"))
    let inset = 2 * AlertMetrics.buttonInset26.value
    #expect(alert.width == 300)
    #expect(alert.textWidth == 244)
    #expect(alert.fullButtonWidth(scale: 1) + inset == 272)
    #expect(alert.halfButtonWidth(scale: 1) + inset == 132)
  }

  /// flutter/packages: packages/cupertino_ui/lib/src/menu_anchor.dart (iOS 18.5).
  @Test func menusOfPads() throws {
    let pad = "iPad Pro 11-inch (1st-4th gen)"
    let sides = 2 * 16.0
    #expect(try place("A", "menu.item", device: pad, os: .iOS13).availableWidth == 262 - sides)
    #expect(
      try place("A", "menu.item", device: pad, .accessibilityMedium, os: .iOS13).availableWidth
        == 343 - sides)
  }

  /// Vercantez/openuikit: UINavigationBar.swift, UIToolbar.swift and UITabBar.swift (iOS 26.1).
  @Test func barsOf26() throws {
    let title = try place("Reminders", "navigationBar.largeTitle")
    #expect(title.availableWidth == 393 - 40)
    #expect(title.pointSize == 34 && title.weight == .bold && title.maximumLines == 1)
    let prompt = try place("Sign in to continue", "navigationBar.prompt")
    #expect(prompt.pointSize == 12)
    let inline = try place("Inbox", "navigationBar.title")
    #expect(inline.pointSize == 17 && inline.weight == .semibold)
    let button = try place("Edit", "navigationBar.button")
    #expect(button.pointSize == 17 && button.weight == .medium)
    // A title and 32, at least 48: two images and the title between margins of 28, 12 apart.
    let tool = try place("Share", "toolbar.button", SlotOptions(count: 3))
    #expect(tool.availableWidth == 185)
    #expect(tool.pointSize == 17 && tool.weight == .medium)
    let tab = try place("Home", "tabBar.item", SlotOptions(count: 3))
    #expect(tab.pointSize == 10 && tab.weight == .semibold)
    #expect(try place("12", "tabBar.badge", SlotOptions(count: 3)).pointSize == 13)
    let pad = try place("Home", "tabBar.item", device: "iPad mini")
    #expect(pad.pointSize == 17 && pad.weight == .regular)
  }

  /// flutter/packages: packages/cupertino_ui/lib/src/nav_bar.dart and text_theme.dart.
  @Test func barsBefore26() throws {
    let title = try place("Inbox", "navigationBar.title", os: .iOS13)
    #expect(title.pointSize == 17 && title.weight == .semibold)
    let large = try place("Reminders", "navigationBar.largeTitle", os: .iOS13)
    #expect(large.pointSize == 34 && large.weight == .bold)
    let tab = try place("Home", "tabBar.item", SlotOptions(count: 5), os: .iOS13)
    #expect(tab.pointSize == 10 && tab.weight == .medium)
  }

  /// A hierarchy dump of iOS 8 to 10: titles of 52 and 87 points in buttons of 82 and 117.
  @Test func rowActionsBefore13() throws {
    #expect(2 * TableRowMetrics.oldPadding.value == 82 - 52)
    let delete = try place("Delete", "tableRow.deleteButton", os: .iOS7)
    #expect(delete.pointSize == 18)
    #expect(delete.verdict == .fits)
  }

  /// Vercantez/openuikit: UITableView.swift (iOS 26.1): a footer of 13 points between side inset and
  /// 16 at each side; headers of 17 semibold.
  @Test func sectionsOf26() throws {
    let inset = SlotOptions(style: "insetGrouped")
    let footer = try place("A", "tableSection.footer", inset, device: "iPhone SE (3rd generation)")
    #expect(footer.availableWidth == 375 - 2 * (16 + 16))
    #expect(footer.pointSize == 13 && footer.maximumLines == 0)
  }

  /// Vercantez/openuikit: Tests/OpenUIKitTests/UILabelShrinkTests.swift.
  @Test func aLabelShrinksAsMeasured() throws {
    func label(_ least: Double) throws -> Placement {
      try place(
        "Shrink me please", "label",
        SlotOptions(width: 80, font: SlotFont(size: 20), minimumScale: least))
    }
    #expect(try label(0.6).fit.visibleText == "Shrink me pl…")
    #expect(abs(try label(0.6).fit.pointSize - 12) < 0.01)
    #expect(try label(0.9).fit.visibleText == "Shrink…")
    #expect(abs(try label(0.9).fit.pointSize - 18) < 0.01)
  }

  /// 61 and 63 wide on iOS 26 (Vercantez/openuikit: UISwitch.swift), 51 before (flutter/packages:
  /// switch.dart), a stepper 94 (Vercantez/openuikit: docs/KNOWN_GAPS.md).
  @Test func controlsInARow() throws {
    let plain = try place("A", "tableCell.default.title", os: .iOS13).availableWidth
    let toggle = try place("A", "tableCell.switch.title", os: .iOS13).availableWidth
    let stepper = try place("A", "tableCell.stepper.title", os: .iOS13).availableWidth
    #expect(plain - toggle == 51 + 8)
    #expect(plain - stepper == 94 + 8)
  }
}

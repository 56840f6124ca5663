import DynamicType
import Testing

@testable import Components

/// Components take their room from the app's window, not from the screen.
@Suite struct WindowRoomTests {
  private func traits(
    _ device: String, _ window: WindowSize, os: OSGeneration = .iOS13,
    orientation: Orientation = .landscape
  ) throws -> Traits {
    var traits = try Support.traits(device, os: os, orientation: orientation)
    traits.window = window
    return traits
  }

  private func room(
    _ slot: String, _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> Placement {
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    return try #require(
      try Support.place(
        ComponentContent("A", in: slot, options: options), in: component, traits
      ).first)
  }

  /// Windows of 320, 320, 507, 694 and 1024 points; margins of 16 in 320, of 20 in more.
  private static let rows: [(WindowSize, Double)] = [
    (.slideOver, 288), (.oneThird, 288), (.half, 467), (.twoThirds, 654), (.fullScreen, 984),
  ]

  @Test(arguments: rows)
  func aRowIsAsWideAsTheWindow(_ window: WindowSize, _ width: Double) throws {
    let traits = try traits("iPad Air 2", window)
    #expect(try room("tableCell.default.title", traits).availableWidth == width)
    #expect(try room("label", traits).availableWidth == width)
  }

  /// iOS 26: margins of 16 around a card and in it below 390 points, of 20 from there on.
  @Test func cardsOfIOS26FollowTheWindow() throws {
    let card = SlotOptions(style: "insetGrouped")
    let third = try traits("iPad Air 2", .oneThird, os: .iOS26)
    #expect(try room("tableCell.default.title", third, card).availableWidth == 341 - 32 - 32)
    let half = try traits("iPad Air 2", .half, os: .iOS26)
    #expect(try room("tableCell.default.title", half, card).availableWidth == 512 - 40 - 40)
  }

  /// danielsaidi/Sheeeeeeeeet#79: UIAlertController is a popover on an iPad in regular width and a
  /// sheet on one in compact width: 320 and 304 points, less 16 at each side of a text.
  @Test func actionSheetsAndPopoversAdapt() throws {
    let regular = try traits("iPad Air 2", .twoThirds)
    let compact = try traits("iPad Air 2", .oneThird)
    let inset = ActionSheetMetrics.textInset.value
    #expect(try room("actionSheet.title", regular).availableWidth == 320 - 2 * inset)
    #expect(try room("actionSheet.title", compact).availableWidth == 320 - 16 - 2 * inset)
    #expect(try room("popover.content", regular).availableWidth == 320 - 32)
    let half = try traits("iPad Air 2", .half)
    #expect(try room("popover.content", half).availableWidth == 507 - 32)
  }

  @Test func anAlertStaysInsideANarrowWindow() throws {
    let full = try room("alert.title", traits("iPad Pro 11-inch", .fullScreen, os: .iOS26))
    let narrow = try room(
      "alert.title", traits("iPad Pro 11-inch", .free(width: 320, height: 600), os: .iOS26))
    #expect(narrow.availableWidth < full.availableWidth)
  }

  /// A column of a split view collapses with the window.
  @Test func columnsCollapseInCompactWidth() throws {
    #expect(
      try room("splitView.content", traits("iPad Air 2", .half)).availableWidth == 507 - 32)
    #expect(
      try room("splitView.content", traits("iPad Air 2", .twoThirds)).availableWidth
        == 0.4 * 694 - 32)
  }

  @Test func anEstimatedWindowMakesTheRoomAnEstimate() throws {
    let traits = try traits("iPad Air 2", .oneThird, os: .iOS26)
    let placement = try room("tableCell.default.title", traits)
    #expect(placement.confidence == .guess)
    #expect(placement.notes.contains { $0.contains("tiled to thirds") })
  }
}

import DynamicType
import Testing

@testable import Components

/// What holds for every bar, whatever its texts.
@Suite struct BarPropertyTests {
  private static let components: [any Component] = [
    NavigationBar(), Toolbar(), TabBar(), SearchBar(),
  ]
  private static let texts = [
    "", "OK", "Benachrichtigungseinstellungen für alle", "الإعدادات والإشعارات", "設定と通知の一覧",
  ]

  /// The texts of one bar: each slot holds all of them.
  private func content(_ component: any Component, width: Double) -> ComponentContent {
    var texts: [String: [String]] = [:]
    for slot in component.slots { texts[slot.name] = Self.texts }
    return ComponentContent(texts: texts, options: SlotOptions(width: width))
  }

  @Test(arguments: OSGeneration.allCases, [ContentSizeCategory.large, .accessibilityLarge])
  func moreWidthIsNeverWorse(_ os: OSGeneration, _ category: ContentSizeCategory) throws {
    let shaper = try Support.shaper()
    for device in ["iPhone 15", "iPad mini"] {
      for orientation in [Orientation.portrait, .landscape] {
        let traits = try Support.traits(device, category, os: os, orientation: orientation)
        for component in Self.components {
          var harms: [Int] = []
          for width in stride(from: 10.0, through: 1400, by: 130) {
            let placements = component.layOut(
              content(component, width: width), in: traits, using: shaper)
            #expect(placements.count == component.slots.count * Self.texts.count)
            #expect(placements.allSatisfy { $0.availableWidth >= 0 && $0.fit.height >= 0 })
            let now = placements.map(\.verdict.harm)
            let isWorse = zip(now, harms).contains { $0 > $1 }
            #expect(!isWorse, "\(component.name), \(device), \(orientation), \(width)")
            harms = now
          }
        }
      }
    }
  }
}

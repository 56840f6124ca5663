import DynamicType
import Testing
import TextShaping

@testable import Components

/// What holds for every component in every environment.
///
/// Every component is laid out with every text, in every era, size of device, text size and
/// orientation. Widths are tried with a sample of these: each component, era and orientation with
/// four text sizes and three devices, and one of the texts for each, chosen by turns.
@Suite struct ComponentPropertyTests {
  /// A text and the language that sets the direction of the layout.
  private struct Sample {
    var text: String
    var locale: String
  }

  private static let samples = [
    Sample(text: "OK", locale: "en"),
    Sample(
      text: "Benachrichtigungseinstellungen für alle Geräte im gemeinsamen Haushalt ändern",
      locale: "de"),
    Sample(text: "", locale: "en"),
    Sample(text: "إعدادات الإشعارات والأصوات لجميع الأجهزة", locale: "ar"),
    Sample(text: "すべてのデバイスの通知とサウンドの設定を変更", locale: "ja"),
  ]

  /// One device for each size of screen and safe area.
  private static let devices: [Device] = {
    var seen = Set<String>()
    return Device.all.filter {
      seen.insert("\($0.width) \($0.height) \($0.safeAreaPortrait)").inserted
    }
  }()

  /// Every slot holds the text, so that the texts of the component compete.
  private func content(
    _ component: any Component, _ sample: Sample, width: Double? = nil
  ) -> ComponentContent {
    var texts: [String: [String]] = [:]
    for slot in component.slots { texts[slot.name] = [sample.text] }
    return ComponentContent(texts: texts, options: SlotOptions(width: width))
  }

  @Test(arguments: ComponentRegistry.all.map(\.name))
  func laysOutInEveryEnvironment(_ name: String) throws {
    let component = try #require(ComponentRegistry.component(named: name))
    let shaper = try Support.shaper()
    for os in OSGeneration.allCases {
      for device in Self.devices {
        for category in ContentSizeCategory.allCases {
          for orientation in Orientation.allCases {
            for sample in Self.samples {
              let traits = Traits(
                device: device, orientation: orientation, contentSizeCategory: category,
                locale: sample.locale, os: os)
              let placements = component.layOut(
                content(component, sample), in: traits, using: shaper)
              let broken = placements.filter { !isSound($0) }
              if placements.isEmpty || !broken.isEmpty {
                Issue.record(
                  "\(os), \(device.name), \(category), \(orientation), \(sample): \(broken)")
              }
            }
          }
        }
      }
    }
  }

  /// Lengths are finite and not negative, and an empty text is whole.
  private func isSound(_ placement: Placement) -> Bool {
    // A menu of symbols and a tab bar that scrolls give a text all the room it wants.
    let room = placement.availableWidth
    guard room >= 0, !room.isNaN, placement.requiredWidth >= 0, placement.requiredWidth.isFinite,
      placement.fit.height >= 0, placement.fit.height.isFinite, placement.pointSize > 0,
      placement.maximumHeight.map({ $0 >= 0 }) ?? true
    else { return false }
    return !placement.text.isEmpty || !placement.verdict.isHarmful
  }

  @Test(arguments: ComponentRegistry.all.map(\.name))
  func moreWidthIsNeverWorse(_ name: String) throws {
    let component = try #require(ComponentRegistry.component(named: name))
    let shaper = try Support.shaper()
    let categories: [ContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (era, os) in OSGeneration.allCases.enumerated() {
      for (step, category) in categories.enumerated() {
        for (turn, orientation) in Orientation.allCases.enumerated() {
          for (index, device) in ["iPhone 5", "iPhone 15", "iPad mini"].enumerated() {
            let sample = Self.samples[(era + index + 2 * step + 3 * turn) % 5]
            let traits = try Support.traits(
              device, category, os: os, orientation: orientation, locale: sample.locale)
            var last: [Placement] = []
            for width in [0.0, 10, 44, 90, 150, 220, 300, 400, 560, 800, 1400] {
              let placements = component.layOut(
                content(component, sample, width: width), in: traits, using: shaper)
              for (now, before) in zip(placements, last) where harm(now) > harm(before) {
                Issue.record(
                  """
                  \(now.slot), \(os), \(device), \(category), \(orientation), '\(sample.text)': \
                  \(before.verdict) in \(before.availableWidth), \(now.verdict) in \
                  \(now.availableWidth) at width \(width)
                  """)
              }
              last = placements
            }
          }
        }
      }
    }
  }

  /// Text behind an ellipsis is as lost as text beyond an edge.
  private func harm(_ placement: Placement) -> Int {
    if case .clips = placement.verdict {
      return Verdict.truncates(visible: "", lost: "").harm
    }
    return placement.verdict.harm
  }
}

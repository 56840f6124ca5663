import DynamicType
import TextShaping

@testable import Components

/// What the suites share: a shaper with the default fonts, and traits by name.
enum Support {
  static func shaper() throws -> TextShaper {
    TextShaper(fontStack: try FontStack.load())
  }

  static func traits(
    _ device: String = "iPhone 15", _ category: ContentSizeCategory = .large,
    os: OSGeneration = .iOS26, orientation: Orientation = .portrait, locale: String = "en",
    boldText: Bool = false
  ) throws -> Traits {
    guard let device = Device.named(device) else { throw UnknownDevice(name: device) }
    return Traits(
      device: device, orientation: orientation, contentSizeCategory: category,
      boldText: boldText, locale: locale, os: os)
  }

  static func place(
    _ content: ComponentContent, in component: any Component, _ traits: Traits
  ) throws -> [Placement] {
    component.layOut(content, in: traits, using: try shaper())
  }

  struct UnknownDevice: Error {
    let name: String
  }
}

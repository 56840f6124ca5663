import ColorContrast
import Components
import DynamicType
import Testing
import TextLayout

@testable import Pictures

/// Draws a component as the tests need it.
enum Draw {
  static func scene(
    _ content: ComponentContent, _ component: some Component,
    _ category: ContentSizeCategory = .large, os: OSGeneration = .iOS26, locale: String = "en",
    direction: LayoutDirection? = nil, appearance: Appearance = .light,
    device: String = "iPhone 15"
  ) throws -> (scene: Scene, placements: [Placement]) {
    let traits = Traits(
      device: try #require(Device.named(device)), contentSizeCategory: category,
      layoutDirection: direction, locale: locale, os: os)
    let shaper = try Fonts.shaper()
    let placements = component.layOut(content, in: traits, using: shaper)
    let scene = PictureRegistry.scene(
      of: component.name, content: content, placements: placements, in: traits,
      appearance: appearance, using: shaper)
    return (scene, placements)
  }
}

extension Scene {
  /// The lines of text with where they lie in the picture.
  var texts: [(text: TextElement, frame: Rect)] {
    flattened().compactMap { element, offset in
      guard case .text(let text) = element else { return nil }
      let origin = Point(text.origin.x + offset.x, text.origin.y + offset.y)
      return (text, Rect(origin.x, origin.y - 1, text.width, 1))
    }
  }

  var marks: [Mark] {
    flattened().compactMap { if case .mark(let mark) = $0.element { mark } else { nil } }
  }
}

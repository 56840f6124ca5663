import ColorContrast
import Components
import DynamicType
import Testing
import TextLayout

@testable import Pictures

/// One drawing of one component.
struct PictureCase: Sendable, CustomStringConvertible {
  var component: String
  var os: OSGeneration
  var locale: String
  var category: ContentSizeCategory
  var device = "iPhone 15"
  var options = SlotOptions()

  var description: String {
    "\(component) \(os.displayName) \(category.shortName) \(locale) \(device)"
  }

  /// Draws it, with the canvas as the picture left it.
  func draw(_ appearance: Appearance = .light) throws -> (
    canvas: Canvas, placements: [Placement]
  ) {
    let component = try #require(ComponentRegistry.component(named: component))
    let traits = Traits(
      device: try #require(Device.named(device)), contentSizeCategory: category, locale: locale,
      os: os)
    let shaper = try Fonts.shaper()
    let content = ComponentContent(
      texts: PictureSamples.texts(component, locale: locale), options: options)
    let placements = component.layOut(content, in: traits, using: shaper)
    let subject = PictureSubject(
      component: component.name, content: content, placements: placements, focus: nil)
    let picture = try #require(PictureRegistry.picture(of: component.name))
    let context = PictureContext(traits: traits, appearance: appearance, shaper: shaper)
    var canvas = Canvas(width: picture.width(subject, in: context), context: context)
    picture.draw(subject, on: &canvas)
    return (canvas, placements)
  }
}

@Suite struct ComponentPictureTests {
  @Test func everyComponentHasAPicture() {
    for component in ComponentRegistry.all {
      #expect(PictureRegistry.picture(of: component.name) != nil, "\(component.name)")
    }
  }

  /// Texts that iOS shows nowhere in the component, as the guides of the components say.
  private func isHidden(_ placement: Placement, in test: PictureCase) -> Bool {
    switch placement.slot {
    case "slider.label": true
    case "navigationBar.backButton": test.os >= .iOS26 || placement.verdict == .stacks
    case "searchBar.cancel": test.os >= .iOS26
    // A popover has no cancelling button, which is the last.
    case "actionSheet.button":
      test.device.hasPrefix("iPad") && placement.index == PictureSamples.cancelIndex
    default: placement.verdict == .collapses
    }
  }

  static let cases: [PictureCase] = ComponentRegistry.all.flatMap { component in
    OSGeneration.allCases.flatMap { os in
      ["en", "ar"].flatMap { locale in
        [
          ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ].map { PictureCase(component: component.name, os: os, locale: locale, category: $0) }
      }
    }
  }

  @Test(arguments: cases) func everyTextIsDrawnInItsRoom(_ test: PictureCase) throws {
    let (canvas, placements) = try test.draw()
    #expect(!placements.isEmpty)
    for placement in placements where !isHidden(placement, in: test) {
      let drawn = canvas.rooms.filter {
        $0.placement.slot == placement.slot && $0.placement.index == placement.index
      }
      #expect(drawn.count == 1, "\(placement.slot) \(placement.index) drawn \(drawn.count) times")
      for (_, room) in drawn {
        #expect(
          abs(room.width - placement.availableWidth) < 0.01,
          "\(placement.slot) \(placement.index): room \(room.width) of \(placement.availableWidth)")
      }
    }
    let picture = Rect(0, 0, canvas.width, canvas.height)
    let scene = Scene(
      size: picture.size, elements: canvas.elements, title: "", summary: "")
    #expect(scene.texts.count >= canvas.rooms.count { !$0.placement.fit.lines.isEmpty })
    for (text, frame) in scene.texts {
      #expect(
        frame.x > -0.6 && frame.maxX < picture.maxX + 0.6,
        "a line from \(frame.x) to \(frame.maxX) in \(picture.width)")
      #expect(frame.y > -1 && frame.maxY < picture.maxY + 1 || isScrolledOrCut(placements))
      #expect(!text.runs.isEmpty)
    }
  }

  /// Lines below the picture are reached by scrolling; a fixed height cuts lines.
  private func isScrolledOrCut(_ placements: [Placement]) -> Bool {
    placements.contains { $0.verdict == .scrolls || $0.fit.isClipped }
  }

  /// The dark appearance has the same shapes and texts in other colours.
  @Test(arguments: ComponentRegistry.all.map(\.name), [OSGeneration.iOS13, .iOS26])
  func darkIsTheSameInOtherColours(_ component: String, _ os: OSGeneration) throws {
    let test = PictureCase(component: component, os: os, locale: "de", category: .large)
    let light = try test.draw().canvas
    let dark = try test.draw(.dark).canvas
    #expect(light.width == dark.width && light.height == dark.height)
    #expect(light.rooms.map(\.room) == dark.rooms.map(\.room))
    func ground(_ canvas: Canvas) -> Double {
      guard case .shape(let shape)? = canvas.elements.first else { return 0.5 }
      return shape.fill?.green ?? 0.5
    }
    #expect(ground(light) > ground(dark))
  }

  /// A layout from right to left is the one from left to right in the mirror.
  @Test(arguments: ComponentRegistry.all.map(\.name))
  func rightToLeftIsMirrored(_ component: String) throws {
    let test = PictureCase(component: component, os: .iOS26, locale: "ar", category: .large)
    let (canvas, _) = try test.draw()
    let scene = Scene(
      size: Size(canvas.width, canvas.height), elements: canvas.elements, title: "", summary: "")
    // Every line lies in its room, mirrored.
    for (placement, room) in canvas.rooms where !placement.fit.isClipped {
      let mirrored = canvas.mirrored(room)
      let lines = scene.texts.filter { text, frame in
        abs(text.width - (placement.fit.lines.first?.width ?? 0)) < 0.01
          && frame.x > mirrored.x - 0.6 && frame.maxX < mirrored.maxX + 0.6
      }
      #expect(!lines.isEmpty || placement.fit.lines.isEmpty, "\(placement.slot)")
    }
  }

  @Test(arguments: [
    PictureCase(
      component: "tabBar", os: .iOS26, locale: "en", category: .large,
      device: "iPad Pro 11-inch (1st-4th gen)"),
    PictureCase(
      component: "actionSheet", os: .iOS13, locale: "en", category: .large,
      device: "iPad Pro 11-inch (1st-4th gen)"),
    PictureCase(
      component: "popover", os: .iOS26, locale: "ar", category: .large,
      device: "iPad Pro 11-inch (1st-4th gen)"),
    PictureCase(
      component: "splitView", os: .iOS13, locale: "ar", category: .large,
      device: "iPad Pro 11-inch (1st-4th gen)"),
    PictureCase(
      component: "menu", os: .iOS13, locale: "de", category: .large,
      options: SlotOptions(image: .standard, selected: true)),
    PictureCase(
      component: "toggle", os: .iOS26, locale: "de", category: .large,
      options: SlotOptions(style: "form")),
    PictureCase(
      component: "button", os: .iOS26, locale: "de", category: .large,
      options: SlotOptions(image: .standard, style: "filled")),
    PictureCase(
      component: "tableSection", os: .iOS13, locale: "de", category: .large,
      options: SlotOptions(style: "insetGrouped")),
  ]) func otherDevicesAndOptions(_ test: PictureCase) throws {
    try everyTextIsDrawnInItsRoom(test)
  }
}

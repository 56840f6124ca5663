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
  var orientation = Orientation.portrait
  var options = SlotOptions()

  var description: String {
    "\(component) \(os.displayName) \(category.shortName) \(locale) \(device) \(options)"
  }

  /// Draws it, with the canvas as the picture left it.
  func draw(_ appearance: Appearance = .light) throws -> (
    canvas: Canvas, placements: [Placement]
  ) {
    let component = try #require(ComponentRegistry.component(named: component))
    let traits = Traits(
      device: try #require(Device.named(device)), orientation: orientation,
      contentSizeCategory: category, locale: locale, os: os)
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
    let options = test.options
    switch placement.slot {
    case "slider.label": return true
    case "navigationBar.backButton":
      return test.os >= .iOS26 || placement.verdict == .stacks || placement.verdict == .collapses
    // A low bar has one title.
    case "navigationBar.largeTitle": return test.orientation == .landscape
    case "searchBar.cancel": return test.os >= .iOS26
    // A popover has no cancelling button, which is the last.
    case "actionSheet.button":
      let isPopover =
        test.device == PictureVariants.pad || options.style == "popover" && test.os >= .iOS26
      return isPopover && placement.index == PictureSamples.cancelIndex
    // An action with an image shows its title in a tall row only.
    case "tableRow.swipeAction", "tableRow.deleteButton":
      return options.image != nil && options.height == nil && test.category == .large
    case "menu.subtitle": return options.style == "medium" && test.category == .large
    default: return false
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
      // Rows of a menu below its edge are not drawn: they are scrolled to.
      let isBelow = placement.verdict == .scrolls && placement.slot.hasPrefix("menu.")
      #expect(
        drawn.count == 1 || (isBelow && drawn.isEmpty),
        "\(placement.slot) \(placement.index) drawn \(drawn.count) times")
      for (_, room) in drawn {
        #expect(
          abs(room.width - placement.availableWidth) < 0.01,
          "\(placement.slot) \(placement.index): room \(room.width) of \(placement.availableWidth)")
      }
    }
    let picture = Rect(0, 0, canvas.width, canvas.height)
    let scene = Scene(
      size: picture.size, elements: canvas.elements, title: "", summary: "")
    let shown = canvas.rooms.filter { placement, room in
      room.width >= 1 && !placement.fit.lines.isEmpty && placement.verdict != .collapses
    }
    #expect(scene.texts.count >= shown.count)
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

  /// What an app may decide, in each era.
  @Test(
    arguments: OSGeneration.allCases.flatMap { os in
      PictureVariants.cases(os, locale: "de", .large)
        + PictureVariants.cases(os, locale: "ar", .accessibilityExtraLarge)
    }) func optionsAreDrawn(_ test: PictureCase) throws
  { try everyTextIsDrawnInItsRoom(test) }

  /// Every component on a pad and on a phone in landscape.
  @Test(arguments: ComponentRegistry.all.map(\.name), OSGeneration.allCases)
  func otherScreens(_ component: String, _ os: OSGeneration) throws {
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      var test = PictureCase(
        component: component, os: os, locale: "en", category: category,
        device: PictureVariants.pad)
      try everyTextIsDrawnInItsRoom(test)
      test.device = "iPhone 15"
      test.orientation = .landscape
      try everyTextIsDrawnInItsRoom(test)
    }
  }
}

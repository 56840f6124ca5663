import ColorContrast
import Components
import DynamicType
import Foundation
import Testing

@testable import Pictures

private enum SheetSettings {
  static let folder = setting("TYPEFIT_PICTURES")

  static let scale = setting("TYPEFIT_SCALE").flatMap(Double.init) ?? 1
  static let appearance =
    Appearance.Style(rawValue: setting("TYPEFIT_APPEARANCE") ?? "light") ?? .light

  static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

/// Contact sheets of every component, to be looked at beside the real thing: the folder to write them
/// into is named by the environment, as `make pictures` does.
@Suite(.enabled(if: SheetSettings.folder != nil)) struct ComponentSheets {
  @Test(arguments: ComponentRegistry.all.map(\.name), OSGeneration.allCases)
  func sheet(_ name: String, _ os: OSGeneration) throws {
    let folder = try #require(SheetSettings.folder)
    let appearance = SheetSettings.appearance
    let device = SheetSettings.setting("TYPEFIT_DEVICE") ?? "iPhone 15"
    let scale = SheetSettings.scale
    let categories: [ContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    var items: [ContactSheet.Item] = []
    for category in categories {
      for locale in PictureSamples.locales {
        let (canvas, placements) = try PictureCase(
          component: name, os: os, locale: locale, category: category, device: device
        ).draw(Appearance(appearance))
        let worst = placements.max { $0.verdict.harm < $1.verdict.harm }
        items.append(
          ContactSheet.Item(
            caption: "\(locale) \(category.shortName)", detail: worst?.verdict.name ?? "",
            isHarmful: worst?.verdict.isHarmful ?? false,
            scene: Scene(
              size: Size(canvas.width, canvas.height), elements: canvas.elements, title: name,
              summary: "", locale: locale)))
      }
    }
    let sheet = ContactSheet(
      title: "\(name), \(os.displayName)", items: items, appearance: Appearance(appearance),
      columns: PictureSamples.locales.count
    ).scene(using: try Fonts.shaper())
    let bytes = try CairoRenderer(showsMarks: true).png(sheet, scale: scale)
    let file = URL(fileURLWithPath: folder).appendingPathComponent(
      "\(name)-\(os.rawValue)-\(appearance.rawValue).png")
    try Data(bytes).write(to: file)
  }

  /// What an app may decide, one sheet for each era.
  @Test(arguments: OSGeneration.allCases) func variants(_ os: OSGeneration) throws {
    let folder = try #require(SheetSettings.folder)
    for (name, options) in PictureVariants.options {
      let items = try options.map { options in
        let (canvas, _) = try PictureCase(
          component: name, os: os, locale: "de", category: .large, options: options
        ).draw(Appearance(SheetSettings.appearance))
        return ContactSheet.Item(
          caption: name,
          scene: Scene(
            size: Size(canvas.width, canvas.height), elements: canvas.elements, title: name,
            summary: "", locale: "de"))
      }
      let sheet = ContactSheet(title: name, items: items, columns: min(5, items.count))
        .scene(using: try Fonts.shaper())
      let file = URL(fileURLWithPath: folder).appendingPathComponent(
        "\(name)-options-\(os.rawValue)-\(SheetSettings.appearance.rawValue).png")
      try Data(try CairoRenderer(showsMarks: true).png(sheet, scale: SheetSettings.scale))
        .write(to: file)
    }
  }
}

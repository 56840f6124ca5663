import DynamicType
import Localization

/// An action of the share sheet that names the app.
///
/// Apple, Human Interface Guidelines, "Activity views": avoid the company's or the product's name
/// in the title of a custom activity. The system shows the app's icon beside it.
public struct ActivityTitleRule: LocalizationRule {
  public let id = "activity-title"
  public let summary = "The English title of an action in the share sheet names the app."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "names",
        "Names of the app and the company; CFBundleDisplayName and CFBundleName are known.",
        default: "[]")
    ]
  }

  public var examples: [RuleExample] {
    let name = RuleExample.File(
      "en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Pinboard\";\n")
    func action(_ text: String) -> RuleExample.File {
      RuleExample.File("en.lproj/Localizable.strings", "\"key\" = \"\(text)\";\n")
    }
    return [
      RuleExample(
        "Names the app", files: [name, action("Save to Pinboard")], slot: "activityView.action",
        faults: ["en: names the app, “Pinboard”, whose icon stands beside it"]),
      RuleExample(
        "Says what it does", files: [name, action("Save Link")], slot: "activityView.action",
        faults: []),
    ]
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    guard context.places != nil else { return [] }
    let names = Self.appNames(in: project) + (context.texts("names", of: self) ?? [])
    guard !names.isEmpty else { return [] }
    return project.tables.filter { $0.name != "InfoPlist" }.flatMap(\.keys).flatMap(\.units)
      .compactMap { unit in
        guard let name = names.first(where: { unit.text.contains($0) }),
          let place = unit.englishPlace(in: ["activityView.action"], context)
        else { return nil }
        return fault(
          unit, confidence: min(place.confidence, .likely),
          "names the app, “\(name)”, whose icon stands beside it",
          advice: "name only what the action does")
      }
  }

  private static func appNames(in project: LocalizationProject) -> [String] {
    let keys: Set = ["CFBundleDisplayName", "CFBundleName"]
    let names = project.tables.filter { $0.name == "InfoPlist" }.flatMap(\.keys)
      .filter { keys.contains($0.key) }.flatMap(\.entries)
      .compactMap { $0.value?.unit?.text }.filter { $0.count > 2 }
    return Set(names).sorted()
  }

  private func fault(
    _ unit: TextUnit, confidence: Confidence, _ message: String, advice: String
  ) -> LocalizationFault {
    LocalizationFault(
      rule: id, effect: effect, confidence: confidence, key: unit.entry.key, locale: unit.locale,
      table: unit.entry.table, variation: unit.variation, text: unit.text, place: unit.place,
      message: message, advice: advice)
  }
}

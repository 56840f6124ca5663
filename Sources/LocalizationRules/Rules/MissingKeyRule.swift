import DynamicType
import Localization

/// A key that a translation has and the source language lacks.
public struct MissingKeyRule: LocalizationRule {
  public let id = "missing-key"
  public let summary = "The source language's table lacks a key that other tables have."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Only translated",
        files: [
          Self.table("en", ["menu.save"]), Self.table("de", ["menu.save", "menu.open"]),
        ],
        faults: ["en menu.open: is in de, and the source language does not have it"]),
      RuleExample(
        "Base and English side by side",
        files: [Self.table("Base", ["menu.save", "menu.open"]), Self.table("en", ["menu.save"])],
        faults: ["en menu.open: is in Base.lproj and not in en.lproj"]),
      RuleExample(
        "A key that is its own text needs no entry",
        files: [Self.table("en", ["menu.save"]), Self.table("de", ["menu.save", "Open file"])],
        faults: []),
    ]
  }

  private static func table(_ folder: String, _ keys: [String]) -> RuleExample.File {
    RuleExample.File(
      "\(folder).lproj/Localizable.strings", keys.map { "\"\($0)\" = \"Text\";\n" }.joined())
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table in
      withoutSource(table, project.sourceLanguage, context) + betweenTwins(table, context)
    }
  }

  private func withoutSource(
    _ table: StringTable, _ language: String, _ context: RuleContext
  ) -> [LocalizationFault] {
    // The texts of Info.plist and of storyboards stand in those files.
    guard table.name != "InfoPlist", table.interface == nil,
      let source = table.keys.lazy.compactMap(\.source).first
    else { return [] }
    let groups = table.keys.filter { group in
      group.source == nil && Self.isSymbol(group.key) && group.entries.contains(where: \.hasText)
    }
    let gaps = groups.compactMap { group in
      group.entries.first(where: \.hasText).map { Gap($0, locale: source.locale) }
    }
    // In a table of another make, most keys have no source.
    guard gaps.count * 2 <= table.keys.count else { return [] }
    let known = Set(groups.flatMap { $0.entries.filter(\.hasText).map(\.locale) }).sorted()
    return faults(
      of: gaps, effect: .hint, confidence: .likely, context: context,
      wording: GapWording(
        one: "is in \(known.prefix(3).joined(separator: ", ")), and the source language does not"
          + " have it",
        many: "keys are in translations, and the source language does not have them",
        advice: "remove it if the app does not ask for it; else the source language shows the key",
        manyAdvice:
          "remove those that the app does not ask for; of the others the source language shows the"
          + " keys"))
  }

  /// Whether a key is a name rather than a text: `menu.save`, `SAVE_TITLE`.
  private static func isSymbol(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.contains { "._-".contains($0) }
      && !key.hasSuffix(".") && key.allSatisfy(\.isASCII) && key.contains(where: \.isLetter)
  }

  private func betweenTwins(_ table: StringTable, _ context: RuleContext) -> [LocalizationFault] {
    // What InfoPlist lacks, Info.plist itself has.
    guard table.name != "InfoPlist" else { return [] }
    var files: [String: Set<String>] = [:]
    for group in table.keys {
      for entry in group.entries where entry.isSourceLanguage {
        let file = entry.place.file
        guard let folder = LanguageFolder.language(ofFile: file), file.hasSuffix(".strings") else {
          continue
        }
        files[folder, default: []].insert(group.key)
      }
    }
    guard files.count == 2, let base = files["Base"],
      let own = files.first(where: { $0.key != "Base" })
    else { return [] }
    let gaps = table.keys.filter { base.contains($0.key) && !own.value.contains($0.key) }
      .compactMap { $0.source.map { Gap($0) } }
    return faults(
      of: gaps, confidence: .likely, context: context,
      wording: GapWording(
        one: "is in Base.lproj and not in \(own.key).lproj",
        many: "keys are in Base.lproj and not in \(own.key).lproj",
        advice: "add it to \(own.key).lproj: the phone loads one of the two",
        manyAdvice: "add them to \(own.key).lproj: the phone loads one of the two"))
  }
}

import Localization

/// A translation of an object that the storyboard does not have.
public struct OrphanObjectRule: LocalizationRule {
  public let id = "orphan-object"
  public let summary = "A storyboard's table translates an object that the storyboard lacks."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "The label was made anew and has another identifier",
        files: [
          Self.storyboard(id: "lb2-aa-002"),
          RuleExample.File("de.lproj/Main.strings", #""lb1-aa-001.text" = "Abfahrten";"#),
        ],
        faults: ["de lb1-aa-001.text: translates an object that Main.storyboard does not have"]),
      RuleExample(
        "It has it",
        files: [
          Self.storyboard(id: "lb1-aa-001"),
          RuleExample.File("de.lproj/Main.strings", #""lb1-aa-001.text" = "Abfahrten";"#),
        ], faults: []),
    ]
  }

  static func storyboard(id: String, text: String = "Departures") -> RuleExample.File {
    RuleExample.File(
      "Base.lproj/Main.storyboard",
      "<document><objects><label text=\"\(text)\" id=\"\(id)\"/></objects></document>")
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table -> [LocalizationFault] in
      guard let interface = table.interface else { return [] }
      let file = interface.path.split(separator: "/").last ?? ""
      let groups = table.keys.filter { group in
        Self.object(of: group.key).map { !interface.objects.contains($0) } ?? false
      }
      let languages = Set(groups.flatMap { $0.entries.map(\.locale) })
      // What one language has belongs to it; what several have is left over in all.
      let gaps = groups.compactMap { group in
        group.entries.first.map { Gap($0, locale: languages.count == 1 ? $0.locale : "") }
      }
      return faults(
        of: gaps, total: table.keys.count, context: context,
        wording: GapWording(
          one: "translates an object that \(file) does not have",
          many: "texts translate objects that \(file) does not have",
          advice: "remove it, or give its text to the object that took the place",
          manyAdvice: "remove them, or give their texts to the objects that took their places"))
    }
  }

  /// The object of a key such as `lb1-aa-001.text`; nil for a key of code.
  static func object(of key: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2,
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber || "[].".contains($0) })
    else { return nil }
    let hyphens = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    let isGenerated = hyphens.count == 3 && hyphens.allSatisfy { !$0.isEmpty }
    guard isGenerated || parts[0].allSatisfy(\.isNumber) else { return nil }
    return String(parts[0])
  }
}

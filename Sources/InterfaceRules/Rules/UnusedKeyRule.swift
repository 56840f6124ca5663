import DynamicType
import InterfaceScan
import Localization
import LocalizationRules

/// Keys that nothing names.
public struct UnusedKeyRule: ProjectRule {
  public let id = "unused-key"
  public let summary = "A table holds a key that no source and no interface file names."
  public let why =
    "It costs the translators of every language work that nobody sees. Keys put together at run time"
    + " count as named where their beginning is."
  public let severity = Severity.info

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A key that is named nowhere",
        files: [
          .init(
            "Hut.swift",
            #"""
            import UIKit
            func title() -> String { NSLocalizedString("hut.title", comment: "") }
            func error(_ code: Int) -> String { NSLocalizedString("error.\(code)", comment: "") }
            """#),
          .init(
            "en.lproj/Localizable.strings",
            """
            "hut.title" = "Hut";
            "hut.winterRoom" = "Winter room";
            "error.404" = "Not found";
            """),
        ], faults: ["en.lproj/Localizable.strings:2: nothing names the key “hut.winterRoom”"]),
      InterfaceExample(
        "A table of the system, and a project without sources",
        files: [
          .init("en.lproj/Localizable.strings", "\"hut.title\" = \"Hut\";"),
          .init("en.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Huts\";"),
        ], faults: []),
    ]
  }

  /// Tables that the system reads.
  private static let systemTables: Set<String> = [
    "InfoPlist", "AppShortcuts", "Root", "AppIntents", "LaunchScreen", "Intents",
  ]

  public func faults(in project: InterfaceProject, context: RuleContext) -> [InterfaceFault] {
    guard project.sourceFilesRead > 0, let localization = project.localization else { return [] }
    var named = project.mentionedKeys
    for usage in project.usages { named.insert(usage.key) }
    // Where next to nothing is named, keys are looked up in a way that was not understood.
    return localization.tables.filter { isOfSource($0) }.flatMap { table -> [InterfaceFault] in
      let keys = table.keys.filter { !$0.key.isEmpty && isManual($0) }
      let unused = keys.filter { !named.contains($0.key) }
      guard unused.count * 2 < table.keys.count else { return [] }
      return unused.compactMap { group in
        guard let entry = group.source ?? group.entries.first else { return nil }
        let name = HardCodedTextRule.short(group.key)
        return InterfaceFault(
          rule: id, confidence: .likely, place: entry.place, subject: name, key: group.key,
          table: table.name, message: "nothing names the key “\(name)”",
          advice: "delete it from every language, or name it where it is looked up")
      }
    }
  }

  private func isOfSource(_ table: StringTable) -> Bool {
    table.interface == nil && !Self.systemTables.contains(table.name)
  }

  /// Whether a person keeps the key; those that Xcode extracts it marks as stale by itself.
  private func isManual(_ group: KeyGroup) -> Bool {
    group.entries.allSatisfy { entry in
      entry.extractionState == "manual" || entry.place.file.hasSuffix(".strings")
        || entry.place.file.hasSuffix(".stringsdict")
    }
  }
}

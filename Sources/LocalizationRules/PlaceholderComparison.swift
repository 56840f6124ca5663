import Localization

/// The arguments of a key's texts beside those that the source language passes.
struct PlaceholderComparison {
  /// A difference between a text and its source.
  enum Difference {
    /// The text reads an argument as another kind.
    case kind(position: Int, argument: FormatSignature.Argument, source: FormatSignature.Argument)
    /// The text reads an argument that is not passed.
    case extra(position: Int, argument: FormatSignature.Argument)
    /// The text leaves out an argument.
    case missing(position: Int, source: FormatSignature.Argument)
  }

  /// A text with its differences.
  struct Item {
    let string: LocalizedString
    let differences: [Difference]
    /// How many arguments the source takes.
    let passed: Int
  }

  /// The texts of a key that differ from its source; empty where the source is not known.
  static func items(of group: KeyGroup) -> [Item] {
    guard group.entries.contains(where: mayTakeArguments), let source = group.source,
      !NotFormatted.tables.contains(source.table)
    else { return [] }
    let shown = shown(by: source)
    let passed = passed(to: group, shown: shown)
    var items: [Item] = []
    for entry in group.entries {
      for string in entry.strings where !(string.isDerived && string.text == string.key) {
        guard !string.text.allSatisfy(\.isWhitespace) else { continue }
        let differences = differences(of: string, passed: passed, shown: shown)
        if !differences.isEmpty {
          items.append(
            Item(string: string, differences: differences, passed: passed.arguments.count))
        }
      }
    }
    return items
  }

  private static func mayTakeArguments(_ entry: LocalizationEntry) -> Bool {
    entry.key.utf8.contains(UInt8(ascii: "%"))
      || entry.value?.forms.contains { $0.unit.text.utf8.contains(UInt8(ascii: "%")) } == true
  }

  /// What any text of the source language shows.
  private static func shown(by source: LocalizationEntry) -> FormatSignature {
    var signature = FormatSignature("", placeholders: [])
    for string in source.strings {
      signature.merge(
        FormatSignature(
          string.text, placeholders: FormatPlaceholder.placeholders(in: string.text)))
    }
    return signature
  }

  /// What the app passes: what the key asks for where Xcode made the key from the source, else
  /// what the source language shows.
  private static func passed(
    to group: KeyGroup, shown: FormatSignature
  ) -> FormatSignature {
    let key = FormatSignature(
      group.key, placeholders: FormatPlaceholder.placeholders(in: group.key))
    return key.arguments.isEmpty ? shown : key
  }

  private static func differences(
    of string: LocalizedString, passed source: FormatSignature, shown: FormatSignature
  ) -> [Difference] {
    // With arguments the text is formatted, and every percent sign counts.
    let placeholders =
      source.arguments.isEmpty
      ? FormatPlaceholder.placeholders(in: string.text) : FormatPlaceholder.parse(string.text)
    // A variable without a definition leaves unknown what the text takes.
    if placeholders.contains(where: isVariable) { return [] }
    let signature = FormatSignature(string.text, placeholders: placeholders)
    var differences: [Difference] = []
    for (position, argument) in signature.arguments.sorted(by: { $0.key < $1.key }) {
      guard let passed = source.arguments[position] else {
        differences.append(.extra(position: position, argument: argument))
        continue
      }
      if passed.kind != argument.kind {
        differences.append(.kind(position: position, argument: argument, source: passed))
      }
    }
    for (position, passed) in shown.arguments.sorted(by: { $0.key < $1.key })
    where signature.arguments[position] == nil && !mayDrop(position, passed, in: string) {
      differences.append(.missing(position: position, source: passed))
    }
    return differences
  }

  /// "One file" and "no files" need no digit.
  private static func mayDrop(
    _ position: Int, _ argument: FormatSignature.Argument, in string: LocalizedString
  ) -> Bool {
    guard argument.kind == .integer else { return false }
    // Of no decks at all nobody counts the cabins.
    if string.pluralCategories.values.contains("zero") { return true }
    guard
      let category = string.pluralCategories[position] ?? string.pluralCategories[0]
    else { return false }
    return ["zero", "one", "two"].contains(category)
  }

  private static func isVariable(_ placeholder: FormatPlaceholder) -> Bool {
    if case .variable = placeholder.kind { return true }
    return false
  }
}

/// Tables that the system reads itself and never formats.
enum NotFormatted {
  /// `InfoPlist` for names and permissions, `AppShortcuts` for phrases.
  static let tables: Set<String> = ["InfoPlist", "AppShortcuts"]
}

import Localization

/// A text that ends with another mark than its source.
public struct FinalPunctuationRule: KeyRule {
  public let id = "final-punctuation"
  public let summary =
    "A text ends with another mark than its source: a colon, question mark, ellipsis or full stop."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "everyFullStop",
        "Report every full stop and exclamation mark that differs; otherwise only a full stop that"
          + " most other translations have kept.", default: "false")
    ]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A colon left out", "Password:", ["de": "Passwort"],
        faults: ["de: ends with no mark, the source ends with a colon"]),
      RuleExample(
        "A question that became a statement", "Delete the file?", ["es": "Eliminar el archivo."],
        faults: ["es: ends with a full stop, the source ends with a question mark"]),
      RuleExample(
        "The only one without a full stop", "The file was deleted.",
        [
          "cs": "Soubor byl smazán.", "da": "Filen blev slettet", "de": "Datei gelöscht.",
          "fr": "Fichier supprimé.",
        ],
        faults: ["da: ends with no mark, the source and most translations end with a full stop"]),
      RuleExample(
        "A sentence where the source has a heading", "Upload failed",
        ["fr": "L’importation n’a pas abouti.", "de": "Wie aktualisiere ich?"], faults: []),
      RuleExample(
        "Every script has its own marks", "Delete the file?",
        ["ar": "حذف الملف؟", "el": "Διαγραφή του αρχείου;", "zh-Hans": "删除文件？"], faults: []),
      RuleExample(
        "Thai has no full stop, Japanese may leave it out", "The file was deleted.",
        ["ja": "ファイルを削除しました", "th": "ลบไฟล์แล้ว"], options: ["everyFullStop": ["true"]],
        faults: []),
      RuleExample(
        "A calmer tone is right", "Saved!", ["ja": "保存しました。", "de": "Gesichert."],
        options: ["everyFullStop": ["true"]], faults: []),
      RuleExample(
        "An abbreviation ends with a full stop", "Minutes", ["de": "Min."],
        options: ["everyFullStop": ["true"]], faults: []),
    ]
  }

  private struct Item {
    let unit: TextUnit
    let source: String
    let own: TextEnding
    let expected: TextEnding
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    let units = group.differingUnits
    guard !units.isEmpty else { return [] }
    let items = units.compactMap { unit -> Item? in
      guard let source = unit.proseSource, source != unit.text,
        unit.text(placeholdersAs: " ").contains(where: \.isLetter)
      else { return nil }
      return Item(
        unit: unit, source: source, own: TextEnding(of: unit.text, language: unit.language),
        expected: TextEnding(of: source, language: ""))
    }
    let comparesAll = context.flag("everyFullStop", of: self) ?? false
    let consensus = Consensus(items.map(\.unit)) { unit in
      guard !unit.isWrittenWithoutSpaces, let source = unit.proseSource else { return nil }
      return TextEnding(of: unit.text, language: unit.language)
        == TextEnding(of: source, language: "")
    }
    return items.compactMap { item in
      guard item.own != item.expected, !isRight(item) else { return nil }
      let isTone = Self.isTone(item.own) && Self.isTone(item.expected)
      let isLoss = item.expected != .none && !isTone
      let isOutlier =
        consensus.isKept && (!isTone || item.own == .none && item.expected == .fullStop)
      guard isLoss || isOutlier || isTone && comparesAll else { return nil }
      let source =
        isLoss || comparesAll ? "the source ends" : "the source and most translations end"
      return fault(
        item.unit, effect: isTone ? .hint : .cosmetic,
        "ends with \(item.own.name), \(source) with \(item.expected.name)",
        advice: item.expected == .none ? "remove it" : "end it as the source ends")
    }
  }

  private static func isTone(_ ending: TextEnding) -> Bool {
    ending == .none || ending == .fullStop || ending == .exclamation
  }

  private func isRight(_ item: Item) -> Bool {
    let (unit, source, own, expected) = (item.unit, item.source, item.own, item.expected)
    switch (own, expected) {
    case (.fullStop, .exclamation), (.exclamation, .fullStop): return true
    // A question may be put to the user for a sentence or a heading.
    case (.question, .none), (.question, .fullStop): return true
    // "… are the following." introduces a list in East Asia.
    case (.fullStop, .colon) where ["ja", "ko", "zh", "yue"].contains(unit.language): return true
    // "Please wait." and "Please wait…" are the same.
    case (.ellipsis, .fullStop): return true
    // "Loading…" is a sentence there.
    case (.fullStop, .ellipsis) where ["ja", "ko"].contains(unit.language): return true
    // The visarga of Devanagari is written with a colon at times.
    case (.colon, .none) where ["hi", "mr", "ne", "sa"].contains(unit.language): return true
    case (_, .fullStop), (.fullStop, _), (_, .exclamation), (.exclamation, _):
      if own == .none || expected == .none {
        if unit.isWrittenWithoutSpaces { return true }
        // Korean ends sentences so, and phrases without a verb need no full stop.
        if unit.language == "ko", !"다요오".contains(unit.text.last ?? " ") { return true }
        if Self.endsWithAbbreviation(own == .none ? source : unit.text) { return true }
      }
    default: break
    }
    if expected == .question || own == .question {
      // These languages ask by a particle, Armenian by a mark inside the word.
      if unit.isWrittenWithoutSpaces || ["hy", "ko"].contains(unit.language) { return true }
      let other = expected == .question ? unit.text : source
      if other.contains(where: { "?？؟;".contains($0) }) { return true }
    }
    // A value may stand before the colon in another order of words.
    if expected == .colon || own == .colon {
      let other = expected == .colon ? unit.text : source
      if other.contains(where: { ":：".contains($0) }) { return true }
    }
    return false
  }

  /// "Min.", "approx.", "a.m.": a short last word without a sentence before it.
  private static func endsWithAbbreviation(_ text: String) -> Bool {
    guard text.last == "." else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return false }
    return last.dropLast().contains(".") || last.dropLast().count <= 2
      || words.count <= 3 && last.count <= 7
  }
}

extension KeyGroup {
  /// The texts whose last character differs from their source's, and all others of the key with
  /// them; empty where there is no such text. Most keys have none, or no marks at all.
  fileprivate var differingUnits: [TextUnit] {
    guard let source else { return [] }
    func isMark(_ text: String) -> Bool {
      // A letter of ASCII is the most frequent end by far.
      guard let last = text.utf8.last else { return false }
      return !((0x61...0x7A).contains(last) || (0x41...0x5A).contains(last))
    }
    guard
      source.value?.isEmpty != false || source.hasText(where: isMark)
        || entries.contains(where: { $0.hasText(where: isMark) })
    else { return [] }
    return units.filter { $0.substitution == nil && !$0.text.isEmpty }
  }
}

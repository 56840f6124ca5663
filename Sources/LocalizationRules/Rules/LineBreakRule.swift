import Localization

/// Line breaks at the edges or inside of a text that the source has not, or the reverse.
public struct LineBreakRule: KeyRule {
  public let id = "line-breaks"
  public let summary = "A text has line breaks where its source has none, or the reverse."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "An empty line below the text", "Send packets over the network.",
        ["sr": "Слање пакета преко мреже.\n"],
        faults: ["sr: ends with a line break, the source does not"]),
      RuleExample(
        "The others keep the paragraphs", "Done!\n\nYou can close the app.",
        [
          "de": "Fertig! Du kannst die App schließen.", "es": "¡Listo!\n\nPuedes cerrar la app.",
          "fr": "Terminé !\n\nVous pouvez fermer l’app.", "it": "Fatto!\n\nPuoi chiudere l’app.",
        ],
        faults: ["de: has no line break, the source and most translations have 2"]),
      RuleExample(
        "A label of two lines may need one", "Ads\nblocked",
        [
          "de": "Werbung\nblockiert", "es": "Anuncios\nbloqueados", "fr": "Pubs\nbloquées",
          "ru": "Рекламы заблокировано",
        ],
        faults: []),
    ]
  }

  /// Line breaks before the first and after the last other character, and between them.
  private struct Breaks: Equatable {
    var leading = 0
    var trailing = 0
    var inner = 0

    init(_ text: String) {
      var pending = 0
      var hasContent = false
      for character in text {
        if character.isNewline {
          pending += 1
        } else if !character.isWhitespace {
          if hasContent { inner += pending } else { leading = pending }
          hasContent = true
          pending = 0
        }
      }
      trailing = pending
    }
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    guard
      group.entries.contains(where: { $0.hasText { $0.utf8.contains { $0 == 10 || $0 == 13 } } })
    else { return [] }
    let items = group.units.compactMap { unit -> (unit: TextUnit, own: Breaks, source: Breaks)? in
      guard let source = unit.sourceText, !unit.text.allSatisfy(\.isWhitespace) else { return nil }
      return (unit, Breaks(unit.text), Breaks(source))
    }
    let units = items.map(\.unit)
    let keepsInner = Consensus(units) { unit in
      let source = Breaks(unit.sourceText ?? "")
      return source.inner == 0 ? nil : Breaks(unit.text).inner == source.inner
    }
    let keepsEdges = Consensus(units) { unit in
      let (own, source) = (Breaks(unit.text), Breaks(unit.sourceText ?? ""))
      guard source.leading + source.trailing > 0 else { return nil }
      return own.leading == source.leading && own.trailing == source.trailing
    }
    return items.flatMap { item -> [LocalizationFault] in
      let (unit, own, source) = item
      var faults: [LocalizationFault] = []
      for (verb, found, expected) in [
        ("begin", own.leading, source.leading), ("end", own.trailing, source.trailing),
      ] {
        if found > 0, expected == 0 {
          faults.append(
            fault(
              unit, "\(verb)s with \(Self.breaks(found)), the source does not",
              advice: "remove it"))
        } else if found == 0, expected > 0, keepsEdges.isKept {
          faults.append(
            fault(
              unit, "does not \(verb) with a line break, the source and most translations do",
              advice: "add it, or the text runs into what the app puts beside it"))
        }
      }
      if own.inner == 0, source.inner > 0, keepsInner.isKept,
        Self.partsSentences(unit.sourceText ?? "")
      {
        faults.append(
          fault(
            unit, effect: .hint,
            "has no line break, the source and most translations have \(source.inner)",
            advice: "break the lines as the source does"))
      }
      return faults
    }
  }

  /// Whether a line break follows a sentence or the head of a list, and is no mere layout of words.
  private static func partsSentences(_ text: String) -> Bool {
    var previous: Character = " "
    for character in text {
      if character.isNewline, previous.isNewline || ".!?:;。！？：…".contains(previous) {
        return true
      }
      if character.isNewline || !character.isWhitespace { previous = character }
    }
    return false
  }

  private static func breaks(_ count: Int) -> String {
    count == 1 ? "a line break" : "\(count) line breaks"
  }
}

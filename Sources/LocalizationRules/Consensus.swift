import Localization

/// How the translations of a key treat something of the source, to tell a slip of one translator
/// from a slip in the source that the others mended.
struct Consensus {
  private var kept: Set<String> = []
  private var lost: Set<String> = []

  /// - Parameter isKept: whether a text keeps it; nil where the text cannot tell.
  init(_ units: [TextUnit], isKept: (TextUnit) -> Bool?) {
    for unit in units where unit.source != nil && unit.text != unit.sourceText {
      guard let isKept = isKept(unit) else { continue }
      if isKept { kept.insert(unit.locale) } else { lost.insert(unit.locale) }
    }
  }

  /// Whether at least three languages keep it, and three times as many as lose it.
  var isKept: Bool { kept.count >= 3 && kept.count >= 3 * lost.count }
}

extension LocalizationEntry {
  /// Whether any of its texts is such; a look before the texts are set beside those of the source.
  func hasText(where isSuch: (String) -> Bool) -> Bool {
    value?.hasText(where: isSuch) == true
      || substitutions.contains { $0.value.hasText(where: isSuch) }
  }
}

extension LocalizationValue {
  fileprivate func hasText(where isSuch: (String) -> Bool) -> Bool {
    if let unit, isSuch(unit.text) { return true }
    return phrases.contains { isSuch($0.text) }
      || variations.contains { $0.cases.contains { $0.value.hasText(where: isSuch) } }
  }
}

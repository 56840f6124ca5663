extension PseudoLanguage {
  /// The entry of this language for one of the source language; nil where nothing is to be
  /// translated.
  ///
  /// A key without a text stands in for the text. Plural categories that the language needs and the
  /// source lacks get the form `other`.
  public func entry(for source: LocalizationEntry) -> LocalizationEntry? {
    guard source.shouldTranslate else { return nil }
    var entry = source
    entry.locale = locale(for: source.locale)
    entry.isSourceLanguage = false
    let value =
      source.value.flatMap { $0.isEmpty ? nil : $0 }
      ?? LocalizationValue(source.key, line: source.place.line)
    let categories = PluralRule.of(entry.locale).categories.map(\.rawValue)
    entry.value = changed(value, categories: categories)
    for index in entry.substitutions.indices {
      entry.substitutions[index].value = changed(
        entry.substitutions[index].value, categories: categories)
    }
    return entry
  }

  private func changed(_ value: LocalizationValue, categories: [String]) -> LocalizationValue {
    var value = value
    value.unit = value.unit.map(changed)
    value.phrases = value.phrases.map(changed)
    for index in value.variations.indices {
      var cases = value.variations[index].cases
      if value.variations[index].kind == "plural",
        let other = cases.first(where: { $0.name == "other" })
      {
        for category in categories where !cases.contains(where: { $0.name == category }) {
          cases.append(LocalizationVariation.Case(name: category, value: other.value))
        }
        let order = PluralCategory.allCases.map(\.rawValue)
        cases.sort { (order.firstIndex(of: $0.name) ?? 9) < (order.firstIndex(of: $1.name) ?? 9) }
      }
      value.variations[index].cases = cases.map { choice in
        LocalizationVariation.Case(
          name: choice.name, value: changed(choice.value, categories: categories))
      }
    }
    return value
  }

  private func changed(_ unit: LocalizationUnit) -> LocalizationUnit {
    LocalizationUnit(text: text(for: unit.text), state: "translated", line: unit.line)
  }
}

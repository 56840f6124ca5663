/// Makes the texts an app can show out of entries: one for each form and each combination of the
/// forms of its substitutions.
struct StringExpander {
  /// The texts so far.
  private(set) var strings: [LocalizedString] = []
  /// Substitutions that are missing or too many.
  private(set) var problems: [LocalizationProblem] = []

  /// Adds the texts of an entry.
  ///
  /// Without a text of its own, the source language shows the key.
  mutating func add(_ entry: LocalizationEntry) {
    guard let value = entry.value else {
      if entry.isSourceLanguage { addKey(of: entry) }
      return
    }
    let forms = value.forms
    var expander = SubstitutionExpander(entry.substitutions)
    for form in forms { add(form, of: entry, using: &expander) }
    if forms.isEmpty, entry.isSourceLanguage { addKey(of: entry) }

    for name in expander.undefinedNames {
      note(
        "expected a substitution \"\(name)\" for \"\(entry.key)\" in \(entry.locale), found none",
        at: entry.place)
    }
    if expander.isIncomplete {
      note(
        "expected at most \(SubstitutionExpander.maximumCombinations) combinations of"
          + " substitutions for \"\(entry.key)\" in \(entry.locale), found more; some were left out",
        at: entry.place)
    }
  }

  private mutating func addKey(of entry: LocalizationEntry) {
    strings.append(
      LocalizedString(
        key: entry.key, locale: entry.locale, table: entry.table, text: entry.key,
        comment: entry.comment, state: "new", shouldTranslate: entry.shouldTranslate,
        isSourceLanguage: true, isDerived: true, place: entry.place))
  }

  private mutating func add(
    _ form: LocalizationForm, of entry: LocalizationEntry,
    using expander: inout SubstitutionExpander
  ) {
    let unit = form.unit
    var string = LocalizedString(
      key: entry.key, locale: entry.locale, table: entry.table,
      variation: form.path.isEmpty ? nil : form.path.joined(separator: "."), text: unit.text,
      comment: entry.comment, state: unit.state, shouldTranslate: entry.shouldTranslate,
      isSourceLanguage: entry.isSourceLanguage, device: form.name(of: "device"),
      place: SourcePlace(file: entry.place.file, line: unit.line))
    if let category = form.name(of: "plural") { string.pluralCategories = [0: category] }

    let expansions = unit.text.utf8.contains(UInt8(ascii: "%")) ? expander.expand(unit.text) : []
    guard !expansions.isEmpty else {
      strings.append(string)
      return
    }
    for expansion in expansions {
      var whole = string
      whole.text = expansion.text
      whole.isDerived = true
      whole.variation = (form.path + expansion.path).joined(separator: ".")
      whole.pluralCategories.merge(expansion.categories) { first, _ in first }
      whole.device = string.device ?? expansion.device
      // A text is as finished as its least finished part.
      let states = [unit.state] + expansion.forms.map(\.unit.state)
      whole.state = states.compactMap { $0 }.first { $0 != "translated" } ?? unit.state
      if expansion.forms.count == 1 { whole.place.line = expansion.forms[0].unit.line }
      strings.append(whole)
    }
  }

  private mutating func note(_ message: String, at place: SourcePlace) {
    problems.append(
      LocalizationProblem(file: place.file, line: place.line, message: message, isFatal: false))
  }
}

extension LocalizationEntry {
  /// The texts an app can show for the entry, the forms of its substitutions put in.
  ///
  /// A key without a text in the source language is shown itself.
  public var strings: [LocalizedString] {
    var expander = StringExpander()
    expander.add(self)
    return expander.strings
  }
}

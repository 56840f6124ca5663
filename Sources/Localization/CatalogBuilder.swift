import JSONText

/// Makes strings out of the JSON of a string catalog.
struct CatalogBuilder {
  /// What was read so far.
  private(set) var result = LocalizationResult()

  private let file: LocalizationFile
  private var sourceLanguage = "en"

  init(file: LocalizationFile) {
    self.file = file
  }

  /// Reads the outermost object.
  mutating func read(_ root: JSONValue) {
    guard root.members != nil else {
      return mismatch("an object as the catalog", root)
    }
    if let language = root["sourceLanguage"]?.string, !language.isEmpty {
      sourceLanguage = LanguageFolder.identifier(language)
      result.sourceLanguage = sourceLanguage
    } else {
      sourceLanguage = file.developmentLanguage ?? "en"
      note(
        "expected \"sourceLanguage\" with a language, found none; read as \(sourceLanguage)",
        line: root["sourceLanguage"]?.line ?? root.line)
    }
    guard let strings = root["strings"] else {
      return result.problems.append(
        file.problem("expected \"strings\" with the keys, found no such member", line: root.line))
    }
    guard let entries = strings.members else {
      return mismatch("an object from key to entry as \"strings\"", strings)
    }
    result.strings.reserveCapacity(entries.count * 8)
    for entry in entries { read(entry) }
  }

  // MARK: Entries

  private struct Entry {
    var key: String
    var line: Int
    var comment: String?
    var shouldTranslate = true
  }

  private mutating func read(_ member: JSONMember) {
    guard let members = member.value.members else {
      return mismatch("an object as the entry of \"\(member.name)\"", member.value)
    }
    result.entriesRead += 1
    var entry = Entry(key: member.name, line: member.line)
    var localizations: [JSONMember] = []
    for part in members {
      switch (part.name, part.value.kind) {
      case ("comment", .string(let text)): entry.comment = text
      case ("comment", _): mismatch("a string as \"comment\"", part.value)
      case ("shouldTranslate", .bool(let value)): entry.shouldTranslate = value
      case ("shouldTranslate", _): mismatch("true or false as \"shouldTranslate\"", part.value)
      case ("localizations", .object(let languages)): localizations = languages
      case ("localizations", _): mismatch("an object as \"localizations\"", part.value)
      // Members that a later Xcode adds are none of our business.
      default: break
      }
    }
    var hasSource = false
    for localization in localizations {
      let locale = LanguageFolder.identifier(localization.name)
      let hasForms = read(localization.value, locale: locale, of: entry)
      if locale == sourceLanguage, hasForms { hasSource = true }
    }
    if !hasSource { appendKeyAsSource(entry) }
  }

  /// Without a text of its own, the source language shows the key.
  private mutating func appendKeyAsSource(_ entry: Entry) {
    result.strings.append(
      LocalizedString(
        key: entry.key, locale: sourceLanguage, table: file.table, text: entry.key,
        comment: entry.comment, state: "new", shouldTranslate: entry.shouldTranslate,
        isSourceLanguage: true, isDerived: true,
        place: SourcePlace(file: file.path, line: entry.line)))
  }

  // MARK: Localizations

  /// - Returns: whether there was a text.
  private mutating func read(_ value: JSONValue, locale: String, of entry: Entry) -> Bool {
    guard value.members != nil else {
      mismatch("an object as the \(locale) text of \"\(entry.key)\"", value)
      return false
    }
    var forms: [CatalogForm] = []
    collect(value, path: [], into: &forms)
    var expander = SubstitutionExpander(substitutions(of: value))
    for form in forms { append(form, locale: locale, of: entry, using: &expander) }

    for name in expander.undefinedNames {
      note(
        "expected a substitution \"\(name)\" for \"\(entry.key)\" in \(locale), found none",
        line: value.line)
    }
    if expander.isIncomplete {
      note(
        "expected at most \(SubstitutionExpander.maximumCombinations) combinations of"
          + " substitutions for \"\(entry.key)\" in \(locale), found more; some were left out",
        line: value.line)
    }
    return !forms.isEmpty
  }

  private mutating func append(
    _ form: CatalogForm, locale: String, of entry: Entry, using expander: inout SubstitutionExpander
  ) {
    var string = LocalizedString(
      key: entry.key, locale: locale, table: file.table,
      variation: form.path.isEmpty ? nil : form.path.joined(separator: "."), text: form.text,
      comment: entry.comment, state: form.state, shouldTranslate: entry.shouldTranslate,
      isSourceLanguage: locale == sourceLanguage, device: form.name(of: "device"),
      place: SourcePlace(file: file.path, line: form.line))
    if let category = form.name(of: "plural") { string.pluralCategories = [0: category] }

    let expansions = form.text.utf8.contains(UInt8(ascii: "%")) ? expander.expand(form.text) : []
    guard !expansions.isEmpty else {
      result.strings.append(string)
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
      let states = [form.state] + expansion.forms.map(\.state)
      whole.state = states.compactMap { $0 }.first { $0 != "translated" } ?? form.state
      if expansion.forms.count == 1 { whole.place.line = expansion.forms[0].line }
      result.strings.append(whole)
    }
  }

  private mutating func substitutions(of value: JSONValue) -> [CatalogSubstitution] {
    guard let member = value["substitutions"] else { return [] }
    guard let members = member.members else {
      mismatch("an object from name to substitution as \"substitutions\"", member)
      return []
    }
    var substitutions: [CatalogSubstitution] = []
    for member in members {
      guard member.value.members != nil else {
        mismatch("an object as the substitution \"\(member.name)\"", member.value)
        continue
      }
      var substitution = CatalogSubstitution(
        name: member.name, argument: nil, specifier: "lld", forms: [])
      switch member.value["argNum"]?.kind {
      case .number(let text): substitution.argument = Int(text).flatMap { $0 > 0 ? $0 : nil }
      case nil: break
      default: mismatch("a number as \"argNum\"", member.value["argNum"] ?? member.value)
      }
      if let specifier = member.value["formatSpecifier"] {
        if let text = specifier.string {
          substitution.specifier = text.hasPrefix("%") ? String(text.dropFirst()) : text
        } else {
          mismatch("a string as \"formatSpecifier\"", specifier)
        }
      }
      collect(member.value, path: [], into: &substitution.forms)
      if substitution.forms.isEmpty {
        note(
          "expected forms for the substitution \"\(member.name)\", found none", line: member.line)
      }
      substitutions.append(substitution)
    }
    return substitutions
  }

  // MARK: Forms

  private mutating func collect(
    _ value: JSONValue, path: [String], into forms: inout [CatalogForm]
  ) {
    guard let members = value.members else {
      return mismatch("an object with \"stringUnit\" or \"variations\"", value)
    }
    for member in members {
      switch member.name {
      case "stringUnit": collectUnit(member.value, path: path, into: &forms)
      case "stringSet": collectPhrases(member.value, path: path, into: &forms)
      case "variations": collectVariations(member.value, path: path, into: &forms)
      default: break
      }
    }
  }

  private mutating func collectUnit(
    _ unit: JSONValue, path: [String], into forms: inout [CatalogForm]
  ) {
    guard unit.members != nil else { return mismatch("an object as \"stringUnit\"", unit) }
    guard let value = unit["value"] else {
      return note("expected \"value\" in the string unit, found none", line: unit.line)
    }
    guard let text = value.string else { return mismatch("a string as \"value\"", value) }
    result.unitsRead += 1
    forms.append(
      CatalogForm(path: path, text: text, state: unit["state"]?.string, line: value.line))
  }

  /// Sets of phrases: what people say to Siri for an app shortcut.
  private mutating func collectPhrases(
    _ set: JSONValue, path: [String], into forms: inout [CatalogForm]
  ) {
    guard let values = set["values"], case .array(let phrases) = values.kind else {
      return mismatch("a list of phrases as \"values\" of the string set", set["values"] ?? set)
    }
    for (index, phrase) in phrases.enumerated() {
      guard let text = phrase.string else {
        mismatch("a string as a phrase", phrase)
        continue
      }
      result.unitsRead += 1
      forms.append(
        CatalogForm(
          path: path + ["phrase", "\(index + 1)"], text: text, state: set["state"]?.string,
          line: phrase.line))
    }
  }

  /// Kinds, devices and categories that are not known are read like those that are.
  private mutating func collectVariations(
    _ variations: JSONValue, path: [String], into forms: inout [CatalogForm]
  ) {
    guard let kinds = variations.members else {
      return mismatch("an object as \"variations\"", variations)
    }
    for kind in kinds {
      guard let names = kind.value.members else {
        mismatch("an object from name to text as \"\(kind.name)\"", kind.value)
        continue
      }
      for name in names {
        collect(name.value, path: path + [kind.name, name.name], into: &forms)
      }
    }
  }

  // MARK: Problems

  private mutating func mismatch(_ expected: String, _ value: JSONValue) {
    result.problems.append(
      file.problem("expected \(expected), found \(value.kindName)", line: value.line))
  }

  private mutating func note(_ message: String, line: Int) {
    result.problems.append(file.problem(message, line: line, isFatal: false))
  }
}

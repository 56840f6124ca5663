/// Puts the units of one `<file>` of an XLIFF document together into entries.
struct XLIFFTable {
  private let file: LocalizationFile
  private var table = ""
  private var container = ""
  private var sourceLanguage = "en"
  private var targetLanguage: String?
  private var keys: [Key] = []
  private var indices: [String: Int] = [:]
  private var lines: [String: Int] = [:]
  private var unitsWithTarget = 0
  private var line = 1
  private var result = LocalizationResult()

  /// What the units of one key say.
  private struct Key {
    var name: String
    var line: Int
    var notes: [String] = []
    var shouldTranslate = true
    var sizeRestrictions: [SizeRestriction] = []
    var source = Side()
    var target = Side()
  }

  /// The texts of one language.
  fileprivate struct Side {
    var value = LocalizationValue()
    var substitutions: [LocalizationSubstitution] = []
    var line: Int?
  }

  init(file: LocalizationFile) {
    self.file = file
  }

  /// Starts with what `<file>` says.
  mutating func begin(original: String, source: String?, target: String?, line: Int) {
    self.line = line
    let path = LocalizationFile(path: original, data: file.data)
    table = path.table
    container = path.container.isEmpty ? file.path : "\(file.path)/\(path.container)"
    if original.hasPrefix("/") {
      note("expected a path within the project as \"original\", found \(original)", line: line)
    }
    if let source, !source.isEmpty {
      sourceLanguage = LanguageFolder.identifier(source)
      result.sourceLanguage = sourceLanguage
    } else {
      sourceLanguage = file.developmentLanguage ?? "en"
      note("expected a source language, found none; read as \(sourceLanguage)", line: line)
    }
    if let target, !target.isEmpty { targetLanguage = LanguageFolder.identifier(target) }
  }

  /// Takes the language of a translation where `<file>` names none.
  mutating func adopt(language: String?) {
    guard targetLanguage == nil, let language, !language.isEmpty else { return }
    targetLanguage = LanguageFolder.identifier(language)
  }

  /// Notes something that is odd but readable.
  mutating func note(_ message: String, line: Int, cause: LocalizationProblem.Cause? = nil) {
    result.problems.append(file.problem(message, line: line, isFatal: false, cause: cause))
  }

  /// Adds a unit.
  mutating func add(_ unit: XLIFFUnit) {
    let id = XLIFFUnitID(unit.id)
    if let first = lines[unit.id] {
      let old = keys[indices[id.key] ?? 0].target.text(id)
      note(
        "expected each id once, found \"\(unit.id)\" again (first on line \(first)); the last one"
          + " counts", line: unit.line,
        cause: .duplicateKey(
          id.key, hasOtherValue: old != unit.target?.text, firstLine: first))
    } else {
      lines[unit.id] = unit.line
    }
    let index: Int
    if let known = indices[id.key] {
      index = known
    } else {
      index = keys.count
      indices[id.key] = index
      keys.append(Key(name: id.key, line: unit.line))
    }
    for note in unit.notes where !note.isEmpty && !keys[index].notes.contains(note) {
      keys[index].notes.append(note)
    }
    if !unit.shouldTranslate { keys[index].shouldTranslate = false }
    for restriction in unit.sizeRestrictions
    where !keys[index].sizeRestrictions.contains(restriction) {
      keys[index].sizeRestrictions.append(restriction)
    }
    if let source = unit.source {
      result.unitsRead += 1
      keys[index].source.set(source, id)
    }
    if let target = unit.target {
      result.unitsRead += 1
      unitsWithTarget += 1
      keys[index].target.set(target, id)
    }
  }

  /// Everything that was read.
  func finish() -> LocalizationResult {
    var result = result
    result.entriesRead = keys.count
    let target = targetLanguage ?? Self.language(inNameOf: file)
    if target == nil, unitsWithTarget > 0 {
      result.problems.append(
        file.problem(
          "expected a target language, found none; the translations were not read", line: line))
    }
    for key in keys {
      // An export of the development language names it twice; the translation is what is shown.
      let isOneLanguage = target == sourceLanguage
      let source = isOneLanguage && !key.target.value.isEmpty ? key.target : key.source
      result.entries.append(
        entry(key, source, locale: sourceLanguage, isSource: true, hasValue: true))
      guard let target, !isOneLanguage else { continue }
      result.entries.append(
        entry(
          key, key.target, locale: target, isSource: false, hasValue: key.target.line != nil))
    }
    return result
  }

  private func entry(
    _ key: Key, _ side: Side, locale: String, isSource: Bool, hasValue: Bool
  ) -> LocalizationEntry {
    LocalizationEntry(
      key: key.name, locale: locale, table: table, container: container,
      value: hasValue ? side.value : nil,
      substitutions: side.finishedSubstitutions,
      comment: key.notes.isEmpty ? nil : key.notes.joined(separator: "\n"),
      shouldTranslate: key.shouldTranslate, isSourceLanguage: isSource,
      sizeRestrictions: key.sizeRestrictions,
      place: SourcePlace(file: file.path, line: side.line ?? key.line))
  }

  /// `de.xliff` holds German.
  private static func language(inNameOf file: LocalizationFile) -> String? {
    let parts = file.table.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLowercase }),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy(\.isLetter) })
    else { return nil }
    return LanguageFolder.identifier(file.table)
  }
}

extension XLIFFTable.Side {
  fileprivate mutating func set(_ unit: LocalizationUnit, _ id: XLIFFUnitID) {
    line = line ?? unit.line
    guard let name = id.substitution else { return value.set(unit, at: id.path[...]) }
    let index: Int
    if let known = substitutions.firstIndex(where: { $0.name == name }) {
      index = known
    } else {
      index = substitutions.count
      substitutions.append(
        LocalizationSubstitution(
          name: name, formatSpecifier: "lld", value: LocalizationValue(), line: unit.line))
    }
    substitutions[index].value.set(unit, at: id.path[...])
  }

  fileprivate func text(_ id: XLIFFUnitID) -> String? {
    let value =
      id.substitution.map { name in
        substitutions.first { $0.name == name }?.value ?? LocalizationValue()
      } ?? value
    return value.forms.first { $0.path == id.path }?.unit.text
  }

  /// The substitutions with the argument and the conversion that the texts tell.
  fileprivate var finishedSubstitutions: [LocalizationSubstitution] {
    let texts = value.forms.map(\.unit.text)
    return substitutions.map { substitution in
      var substitution = substitution
      let forms = substitution.value.forms.flatMap { FormatPlaceholder.parse($0.unit.text) }
      let argument = forms.first { $0.kind == .integer || $0.kind == .decimal || $0.kind == .text }
      if let argument, !argument.isSubstitutionArgument {
        substitution.formatSpecifier = argument.length + String(argument.conversion)
      }
      substitution.argument =
        texts.lazy.flatMap(FormatPlaceholder.parse)
        .first { $0.kind == .variable(name: substitution.name) }?.position ?? argument?.position
      return substitution
    }
  }
}

extension LocalizationValue {
  /// Puts a text where kinds and names lead to it, and makes the choices on the way.
  mutating func set(_ unit: LocalizationUnit, at path: ArraySlice<String>) {
    guard path.count > 1 else {
      self.unit = unit
      return
    }
    let kind = path[path.startIndex]
    let name = path[path.startIndex + 1]
    if !variations.contains(where: { $0.kind == kind }) {
      variations.append(LocalizationVariation(kind: kind, cases: []))
    }
    for index in variations.indices where variations[index].kind == kind {
      if let known = variations[index].cases.firstIndex(where: { $0.name == name }) {
        variations[index].cases[known].value.set(unit, at: path.dropFirst(2))
      } else {
        var value = LocalizationValue()
        value.set(unit, at: path.dropFirst(2))
        variations[index].cases.append(LocalizationVariation.Case(name: name, value: value))
      }
    }
  }
}

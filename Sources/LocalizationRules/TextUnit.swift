import Localization

/// One text as it is written, beside the one it translates.
public struct TextUnit: Sendable {
  /// The entry it belongs to.
  public let entry: LocalizationEntry
  /// The text and the choices that lead to it.
  public let form: LocalizationForm
  /// The variable whose form it is; nil for a text of the entry itself.
  public let substitution: LocalizationSubstitution?
  /// The source language's text of the same variation, or the nearest to it; nil for the source
  /// language itself and where there is none.
  public let source: LocalizationForm?
  /// Its placeholders as `String(format:)` finds them, prose such as "100% done" left out.
  public let placeholders: [FormatPlaceholder]
  /// Which kinds of characters the text has.
  let characters: CharacterInventory

  init(
    entry: LocalizationEntry, form: LocalizationForm, substitution: LocalizationSubstitution?,
    source: LocalizationForm?
  ) {
    self.entry = entry
    self.form = form
    self.substitution = substitution
    self.source = source
    placeholders = FormatPlaceholder.placeholders(in: form.unit.text)
    characters = CharacterInventory(form.unit.text)
  }

  /// The text.
  public var text: String { form.unit.text }
  /// The language, as in `pt-BR`.
  public var locale: String { entry.locale }
  /// The first part of ``locale``, in lower case: `pt`.
  public var language: String {
    entry.locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
  /// The source language's text; nil for the source language itself and where there is none.
  ///
  /// A key without a source text is shown as it is, and stands in here.
  public var sourceText: String? { source?.unit.text }
  /// The name of the variation, as ``LocalizedString/variation`` writes it.
  public var variation: String? {
    var parts = form.path
    if let substitution { parts = ["substitution", substitution.name] + parts }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
  /// The plural category; nil for a text that does not vary by number.
  public var pluralCategory: String? { form.name(of: "plural") }
  /// File and line of the text.
  public var place: SourcePlace { SourcePlace(file: entry.place.file, line: form.unit.line) }

  /// The texts of an entry, those of its variables after its own.
  static func units(of entry: LocalizationEntry, source: LocalizationEntry?) -> [TextUnit] {
    let source = entry.isSourceLanguage ? nil : source
    let sourceForms = source.map(forms) ?? []
    var units: [TextUnit] = []
    for form in entry.value?.forms ?? [] {
      units.append(
        TextUnit(
          entry: entry, form: form, substitution: nil, source: nearest(to: form, in: sourceForms)))
    }
    for substitution in entry.substitutions {
      let forms = source?.substitutions.first { $0.name == substitution.name }?.value.forms ?? []
      for form in substitution.value.forms {
        units.append(
          TextUnit(
            entry: entry, form: form, substitution: substitution,
            source: nearest(to: form, in: forms)))
      }
    }
    return units
  }

  private static func forms(of source: LocalizationEntry) -> [LocalizationForm] {
    guard let value = source.value, !value.isEmpty else {
      return [
        LocalizationForm(
          path: [], unit: LocalizationUnit(text: source.key, state: "new", line: source.place.line))
      ]
    }
    return value.forms
  }

  /// The same variation, else the one with `other` in place of its plural category, else the last
  /// `other`, else the first text.
  private static func nearest(
    to form: LocalizationForm, in forms: [LocalizationForm]
  ) -> LocalizationForm? {
    if let same = forms.first(where: { $0.path == form.path }) { return same }
    var general = form.path
    for index in stride(from: 0, to: general.count - 1, by: 2) where general[index] == "plural" {
      general[index + 1] = "other"
    }
    return forms.first { $0.path == general } ?? forms.last { $0.path.last == "other" }
      ?? forms.first
  }
}

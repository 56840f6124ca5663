import Localization

/// The forms of one choice by number: of a text itself, of one of its devices, or of a variable.
struct PluralSet {
  /// A form of the set.
  struct Form {
    let category: PluralCategory
    let value: LocalizationValue
    /// The text, or the first of its devices or widths.
    let unit: LocalizationUnit
  }

  let entry: LocalizationEntry
  /// The variable whose forms these are; nil for a text of its own.
  let substitution: LocalizationSubstitution?
  /// What leads to the choice: `["device", "ipad"]`.
  let path: [String]
  let forms: [Form]

  /// The rule of the language.
  var rule: PluralRule { PluralRule.of(entry.locale) }
  /// The categories there are.
  var categories: Set<PluralCategory> { Set(forms.map(\.category)) }

  /// The name of a form, as ``LocalizedString/variation`` writes it.
  func variation(_ category: PluralCategory?) -> String? {
    var parts = path
    if let substitution {
      parts = ["substitution", substitution.name] + parts
      if let category { parts.append(category.rawValue) }
    } else {
      parts.append("plural")
      if let category { parts.append(category.rawValue) }
    }
    return parts.joined(separator: ".")
  }

  /// The text of a category.
  subscript(category: PluralCategory) -> Form? { forms.first { $0.category == category } }

  /// Every choice by number of an entry.
  static func sets(of entry: LocalizationEntry) -> [PluralSet] {
    var sets: [PluralSet] = []
    if let value = entry.value { collect(value, entry, nil, path: [], into: &sets) }
    for substitution in entry.substitutions {
      collect(substitution.value, entry, substitution, path: [], into: &sets)
    }
    return sets
  }

  private static func collect(
    _ value: LocalizationValue, _ entry: LocalizationEntry,
    _ substitution: LocalizationSubstitution?, path: [String], into sets: inout [PluralSet]
  ) {
    for variation in value.variations {
      if variation.kind == "plural" {
        let forms = variation.cases.compactMap { choice -> Form? in
          guard let category = PluralCategory(rawValue: choice.name),
            let unit = choice.value.forms.first?.unit
          else { return nil }
          return Form(category: category, value: choice.value, unit: unit)
        }
        if !forms.isEmpty {
          sets.append(
            PluralSet(entry: entry, substitution: substitution, path: path, forms: forms))
        }
      } else {
        for choice in variation.cases {
          collect(
            choice.value, entry, substitution, path: path + [variation.kind, choice.name],
            into: &sets)
        }
      }
    }
  }
}

extension LocalizationRule {
  /// A fault of a set of plural forms.
  func fault(
    _ set: PluralSet, form: PluralSet.Form? = nil, effect: Effect? = nil, _ message: String,
    advice: String
  ) -> LocalizationFault {
    let unit = form?.unit ?? set.forms[set.forms.count - 1].unit
    return LocalizationFault(
      rule: id, effect: effect ?? self.effect, key: set.entry.key, locale: set.entry.locale,
      table: set.entry.table, variation: set.variation(form?.category), text: unit.text,
      place: SourcePlace(file: set.entry.place.file, line: unit.line), message: message,
      advice: advice)
  }
}

extension Collection where Element == Int {
  /// `1, 21 or 31`.
  var listedWithOr: String {
    let texts = map(String.init)
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}

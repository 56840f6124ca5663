import DynamicType
import Localization

/// A text that is incomplete in a language.
struct Gap {
  var key: String
  var locale: String
  var table: String
  var variation: String?
  var text = ""
  var place: SourcePlace

  /// The text of a unit.
  init(_ unit: TextUnit) {
    key = unit.entry.key
    locale = unit.locale
    table = unit.entry.table
    variation = unit.variation
    text = unit.text
    place = unit.place
  }

  /// An entry in a language, its own or one that it lacks.
  init(_ entry: LocalizationEntry, locale: String? = nil) {
    key = entry.key
    self.locale = locale ?? entry.locale
    table = entry.table
    text = entry.shownText
    place = entry.place
  }
}

/// How gaps are told: each by itself, or all of a language at once.
struct GapWording {
  /// What is found about one.
  var one: String
  /// What is found about many, after their number: `texts are missing`.
  var many: String
  /// What can be done about one.
  var advice: String
  /// What can be done about many.
  var manyAdvice: String
}

extension LocalizationRule {
  /// The option for the number of gaps that are told one by one.
  static var listedOption: RuleOption {
    RuleOption(
      "listed",
      "How many texts of a table and a language are reported one by one; more make one"
        + " finding.", default: "5")
  }

  /// One fault for each gap, or one for all where there are more than the option `listed` says.
  ///
  /// - Parameters:
  ///   - gaps: those of one table and one language.
  ///   - total: how many texts could have been one; nil where nobody asks.
  func faults(
    of gaps: [Gap], total: Int? = nil, effect: Effect? = nil, confidence: Confidence = .certain,
    context: RuleContext, wording: GapWording
  ) -> [LocalizationFault] {
    let limit = max(Int(context.number("listed", of: self) ?? 5), 0)
    guard let first = gaps.first else { return [] }
    if gaps.count <= limit {
      return gaps.map { gap in
        LocalizationFault(
          rule: id, effect: effect ?? self.effect, confidence: confidence, key: gap.key,
          locale: gap.locale, table: gap.table, variation: gap.variation, text: gap.text,
          place: gap.place, message: wording.one, advice: wording.advice)
      }
    }
    let names = gaps.prefix(3).map { "“\($0.key.shortened(to: 40))”" }.joined(separator: ", ")
    let ofTotal = total.map { " of \($0)" } ?? ""
    return [
      LocalizationFault(
        rule: id, effect: effect ?? self.effect, confidence: confidence, locale: first.locale,
        table: first.table, place: first.place,
        message: "\(gaps.count)\(ofTotal) \(wording.many), the first are \(names)",
        advice: wording.manyAdvice)
    ]
  }
}

extension String {
  /// The first characters, in one line, with an ellipsis where there are more.
  package func shortened(to count: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= count ? line : line.prefix(count - 1) + "…"
  }
}

extension LocalizationEntry {
  /// The first text, or the key where the source language has none.
  var shownText: String {
    value?.forms.first?.unit.text ?? (isSourceLanguage ? key : "")
  }

  /// Whether somebody has written a text, be it an empty one.
  ///
  /// An empty text that is marked as new is what an editor leaves for a text to be written.
  var hasText: Bool {
    guard let value, !value.isEmpty else { return false }
    return value.forms.contains { !($0.unit.text.isEmpty && TranslationState($0.unit) == .new) }
  }
}

/// What the state of a translation means, in catalogs and in both versions of XLIFF.
enum TranslationState {
  /// Nobody has translated it.
  case new
  /// Somebody has to look at it.
  case needsReview
  /// Anything else, no state among it.
  case finished

  init(_ unit: LocalizationUnit) {
    switch unit.state ?? "" {
    case "new", "needs-translation", "initial": self = .new
    case let state where state.hasPrefix("needs_review") || state.hasPrefix("needs-review"):
      self = .needsReview
    default: self = .finished
    }
  }
}

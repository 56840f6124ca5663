import Components
import DynamicType
import Localization
import Markup

/// Which kinds of device show a string.
struct IdiomSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  static let phone = IdiomSet(rawValue: 1)
  static let pad = IdiomSet(rawValue: 2)
  static let all: IdiomSet = [.phone, .pad]

  func shows(on idiom: Idiom) -> Bool {
    switch idiom {
    case .phone: contains(IdiomSet.phone)
    case .pad: contains(IdiomSet.pad)
    }
  }
}

/// A text in a place, measured once however many keys have it.
struct MeasurementUnit: Sendable, Hashable {
  /// What is drawn, with sample values.
  let text: MarkupText
  /// The text was read as Markdown because it looks like it.
  let isPresumedMarkdown: Bool
  let locale: String
  let slot: String
  let options: SlotOptions
  let companions: [String: [MarkupText]]
  let idioms: IdiomSet
  /// The screen that shows it, whose containers set the traits; nil for a place of its own.
  var screen: ScreenUse?
  /// The largest text size the place can have; nil for all.
  var maximumCategory: ContentSizeCategory?
  /// The widths of windows that show it, in points; nil for all.
  var windows: Range<Double>?

  /// Position among the texts of the slot.
  var index: Int { min(screen?.index ?? 0, companions[slot]?.count ?? 0) }

  /// Whether a placement is that of this text.
  func isPlaced(_ placement: Placement) -> Bool {
    placement.slot == slot && placement.index == index
  }

  /// The texts of the component, this one at its position.
  var texts: [String: [MarkupText]] {
    var texts = companions
    texts[slot, default: []].insert(text, at: index)
    return texts
  }

  /// How sure it is that this is what is drawn, and in these faces.
  var certainty: Confidence {
    min(text.certainty.confidence, isPresumedMarkdown ? .likely : .certain)
  }

  /// What was assumed about the text's markup.
  var notes: [String] {
    let notes = text.certainty.notes
    guard isPresumedMarkdown else { return notes }
    return [
      "read as Markdown, as SwiftUI's Text and AttributedString(localized:) do; with "
        + "\"markdown\": false its marks are measured too"
    ] + notes
  }
}

/// A string of the app, what was decided about it, and the unit that measures it.
struct PlannedString: Sendable {
  let string: LocalizedString
  let assignment: SlotAssignment
  /// What is drawn, with sample values, and whether there are some.
  let text: String
  let isFilled: Bool
  /// The sample values in the text.
  let values: [String]
  /// The samples are general ones, none that the configuration gives for this key.
  let hasGeneralValues: Bool
  /// What the text was made of, where it is one of a pseudo-language.
  let origin: PseudoOrigin?
  let unit: Int

  /// How sure it is that real values fare like the samples: a guess where a text is made of little
  /// else, and where a word that breaks is one of them.
  func certainty(of verdict: Verdict) -> Confidence {
    guard hasGeneralValues else { return .certain }
    var own = text
    for value in values where !value.isEmpty {
      own = own.split(separator: value, omittingEmptySubsequences: false).joined(separator: " ")
    }
    if own.filter(\.isLetter).count < Self.fewestOwnLetters { return .guess }
    guard case .breaksWord(let word) = verdict else { return .certain }
    let isSample = values.contains { value in
      value.split(separator: " ").contains { $0.count > 2 && word.contains($0) }
    }
    return isSample ? .guess : .certain
  }

  /// Fewer letters are no words: `%@%`, `%@ m`.
  private static let fewestOwnLetters = 3
}

/// What is to be measured, with duplicates removed.
struct AuditPlan: Sendable {
  var units: [MeasurementUnit] = []
  var strings: [PlannedString] = []
  var problems: [ReportProblem] = []
  /// Strings left out: reason → count.
  var skipped: [String: Int] = [:]
  /// Strings that cannot be judged: reason → count.
  var undetermined: [String: Int] = [:]
  /// Distinct pairs of text and locale.
  var textCount = 0
  var locales: [String] = []
}

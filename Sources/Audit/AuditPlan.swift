import Components
import DynamicType
import Localization

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
  let text: String
  let locale: String
  let slot: String
  let options: SlotOptions
  let companions: [String: [String]]
  let idioms: IdiomSet
}

/// A string of the app, what was decided about it, and the unit that measures it.
struct PlannedString: Sendable {
  let string: LocalizedString
  let assignment: SlotAssignment
  /// The text with sample values, and whether that differs from the catalog's.
  let text: String
  let isFilled: Bool
  let unit: Int
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

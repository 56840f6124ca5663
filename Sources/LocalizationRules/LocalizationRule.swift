import DynamicType
import Localization

/// A kind of fault in localisation files.
///
/// To add one: a file of its own in `Rules`, and a line in `LocalizationRuleRegistry.all`. Most
/// rules look at one text and are a ``TextRule``, or at one key in all languages: a ``KeyRule``.
public protocol LocalizationRule: Sendable {
  /// Identifier in kebab case that reads well after "allow", such as `placeholder-mismatch`.
  var id: String { get }
  /// One sentence for the rule reference.
  var summary: String { get }
  /// What the worst fault it reports does to the user.
  var effect: Effect { get }
  /// Whether it is applied without being asked for.
  var isOnByDefault: Bool { get }
  /// What can be set in the configuration.
  var options: [RuleOption] { get }
  /// Small cases that show what it finds and what it leaves alone; every one is a test.
  var examples: [RuleExample] { get }
  /// Looks at everything that was read.
  func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault]
}

extension LocalizationRule {
  public var isOnByDefault: Bool { true }
  public var options: [RuleOption] { [] }
}

/// A rule about one key in all its languages.
public protocol KeyRule: LocalizationRule {
  /// Looks at one key.
  func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault]
}

extension KeyRule {
  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table in
      table.keys.flatMap { check($0, in: table, context: context) }
    }
  }
}

extension LocalizationRule {
  /// A fault of a text as the app shows it.
  public func fault(
    _ string: LocalizedString, effect: Effect? = nil, confidence: Confidence = .certain,
    _ message: String, advice: String
  ) -> LocalizationFault {
    LocalizationFault(
      rule: id, effect: effect ?? self.effect, confidence: confidence, key: string.key,
      locale: string.locale, table: string.table, variation: string.variation, text: string.text,
      place: string.place, message: message, advice: advice)
  }

  /// A fault of a text.
  public func fault(
    _ unit: TextUnit, effect: Effect? = nil, confidence: Confidence = .certain, _ message: String,
    advice: String
  ) -> LocalizationFault {
    LocalizationFault(
      rule: id, effect: effect ?? self.effect, confidence: confidence, key: unit.entry.key,
      locale: unit.locale, table: unit.entry.table, variation: unit.variation, text: unit.text,
      place: unit.place, message: message, advice: advice)
  }
}

/// A rule about one text beside the one it translates.
public protocol TextRule: LocalizationRule {
  /// Looks at one text; texts without a character are not asked about.
  func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault]
}

extension TextRule {
  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table in
      table.keys.flatMap { group in
        group.units.flatMap { $0.text.isEmpty ? [] : check($0, context: context) }
      }
    }
  }
}

extension KeyGroup {
  /// The texts of all languages.
  var units: [TextUnit] {
    let source = source
    return entries.flatMap { TextUnit.units(of: $0, source: source) }
  }
}

/// Something that can be set for a rule.
public struct RuleOption: Sendable, Hashable {
  /// Its name in the configuration, in lower camel case.
  public let name: String
  /// What it means, in one sentence.
  public let summary: String
  /// Its value where nothing is set, as JSON writes it.
  public let defaultValue: String

  /// Creates an option.
  public init(_ name: String, _ summary: String, default defaultValue: String) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}

/// What the configuration says to the rules.
public struct RuleContext: Sendable {
  /// Values of options: rule → option → one text, or the texts of a list.
  public var options: [String: [String: [String]]]
  /// The languages that must be complete; empty for all that a table has.
  public var requiredLocales: [String]
  /// Where texts are shown; nil where nobody knows, and rules that depend on it say nothing.
  public var places: (any TextPlaceFinder)?
  /// The width of a text of a language on one line, in points, in the system font at
  /// ``measuredPointSize``; nil where nothing is measured.
  public var width: (@Sendable (_ text: String, _ locale: String) -> Double)?

  /// The size of the body style at the default text size, in points.
  public static let measuredPointSize = 17.0

  /// Creates a context.
  public init(
    options: [String: [String: [String]]] = [:], requiredLocales: [String] = [],
    places: (any TextPlaceFinder)? = nil,
    width: (@Sendable (_ text: String, _ locale: String) -> Double)? = nil
  ) {
    self.options = options
    self.requiredLocales = requiredLocales
    self.places = places
    self.width = width
  }

  /// The texts of an option; nil where it is not set.
  public func texts(_ option: String, of rule: any LocalizationRule) -> [String]? {
    options[rule.id]?[option]
  }

  /// The number of an option; nil where it is not set or no number.
  public func number(_ option: String, of rule: any LocalizationRule) -> Double? {
    options[rule.id]?[option]?.first.flatMap(Double.init)
  }

  /// The truth of an option; nil where it is not set or neither `true` nor `false`.
  public func flag(_ option: String, of rule: any LocalizationRule) -> Bool? {
    options[rule.id]?[option]?.first.flatMap(Bool.init)
  }
}

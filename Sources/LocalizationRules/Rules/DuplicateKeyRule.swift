import Localization

/// A key that stands in a file more than once.
public struct DuplicateKeyRule: ProblemRule {
  public let id = "duplicate-key"
  public let summary = "A key stands in a file more than once; only the last text is shown."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Another text for the same key",
        files: [
          RuleExample.File(
            "de.lproj/Localizable.strings", "\"a\" = \"Wind\";\n\"a\" = \"Sturm\";\n")
        ],
        faults: ["de a: stands here again with another value; the one on line 1 is never shown"]),
      RuleExample(
        "The same text twice does no harm",
        files: [
          RuleExample.File("de.lproj/Localizable.strings", "\"a\" = \"Wind\";\n\"a\" = \"Wind\";\n")
        ],
        faults: ["de a: stands here again with the same value as on line 1"]),
      RuleExample(
        "Capital and small letters are different keys",
        files: [
          RuleExample.File(
            "de.lproj/Localizable.strings", "\"a\" = \"Wind\";\n\"A\" = \"Sturm\";\n")
        ], faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .duplicateKey(let key, let hasOtherValue, let line) = cause else { return nil }
    return fault(
      at: problem, effect: hasOtherValue ? effect : .hint, key: key,
      message: hasOtherValue
        ? "stands here again with another value; the one on line \(line) is never shown"
        : "stands here again with the same value as on line \(line)",
      advice: hasOtherValue ? "keep the right one of the two" : "remove one of the two")
  }
}

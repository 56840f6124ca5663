import Localization

/// A file that a tool put in the place of a table.
public struct PlaceholderFileRule: ProblemRule {
  public let id = "placeholder-file"
  public let summary = "A file holds a sentence that a tool left in place of the texts."
  public let effect = Effect.lostTexts

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A sentence of Xcode in place of a table",
        files: [
          RuleExample.File("de.lproj/Localizable.strings", "IDELocalizationWork Temporary File")
        ],
        faults: ["de: expected texts, found a sentence that a tool left in their place"]),
      RuleExample(
        "A sentence in a comment",
        files: [
          RuleExample.File(
            "de.lproj/Localizable.strings",
            "/* Made by a tool. Do not edit. */\n\"a\" = \"Wind\";\n")
        ], faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .placeholderFile = cause else { return nil }
    return fault(at: problem, advice: "write the table again, or remove the file from the app")
  }
}

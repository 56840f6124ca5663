import Localization

/// Markers of a merge in a file.
public struct MergeConflictRule: ProblemRule {
  public let id = "merge-conflict"
  public let summary = "A merge left its markers in a file, and the reading ends there."
  public let effect = Effect.lostTexts

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Both sides of a conflict",
        files: [
          RuleExample.File(
            "de.lproj/Localizable.strings",
            "\"a\" = \"Wind\";\n<<<<<<< HEAD\n\"b\" = \"Regen\";\n=======\n\"b\" = \"Guss\";\n>>>>>>> rain\n"
          )
        ],
        faults: [
          "de: expected a key, found '<'; a merge conflict was left in the file; the reading ends here"
            + " and 1 entry is lost: “b”"
        ]),
      RuleExample(
        "A text may hold such signs",
        files: [
          RuleExample.File("de.lproj/Localizable.strings", "\"a\" = \"<<<<<<< nach links\";\n")
        ], faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .mergeConflict(let keys) = cause else { return nil }
    return fault(at: problem, lostKeys: keys, advice: "keep one side and remove the markers")
  }
}

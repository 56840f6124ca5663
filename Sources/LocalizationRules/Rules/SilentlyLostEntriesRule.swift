import Localization

/// A mistake at which Foundation's reader stops without an error.
public struct SilentlyLostEntriesRule: ProblemRule {
  public let id = "silently-lost-entries"
  public let summary =
    "The app's reader stops in the middle of a table without an error and loses the rest."
  public let effect = Effect.lostTexts

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A second semicolon",
        files: [file("\"a\" = \"Wind\";;\n\"b\" = \"Regen\";\n\"c\" = \"Eis\";\n")],
        faults: [
          "de: expected a key, found ';'; the reading ends here and 2 entries are lost: “b”, “c”"
        ]),
      RuleExample(
        "At the end of the table nothing is lost", files: [file("\"a\" = \"Wind\";;\n")],
        faults: ["de: expected a key, found ';'; the reading ends here"]),
      RuleExample(
        "A comment that is not closed",
        files: [file("\"a\" = \"Wind\";\n/* Rain\n\"b\" = \"Regen\";\n")],
        faults: [
          "de: expected \"*/\" to close the comment that begins here, found none; the reading ends"
            + " here and 1 entry is lost: “b”"
        ]),
      RuleExample(
        "Unquoted words and entries without a value are part of the format",
        files: [file("a = Wind;\n\"Regen\";\n")], faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .lostEntries(let keys) = cause else { return nil }
    return fault(
      at: problem, effect: keys.isEmpty ? .hint : effect, lostKeys: keys,
      advice: keys.isEmpty
        ? "mend this place; what is added after it would be lost"
        : "mend this place; everything after it is shown as its key")
  }

  private func file(_ text: String) -> RuleExample.File {
    RuleExample.File("de.lproj/Localizable.strings", text)
  }
}

import Localization

/// A file that the app, or Xcode, does not read at all.
public struct UnreadableTableRule: ProblemRule {
  public let id = "unreadable-table"
  public let summary = "Nothing of a file is loaded, because a mistake makes it unreadable."
  public let effect = Effect.lostTexts

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A missing semicolon",
        files: [
          RuleExample.File("de.lproj/Localizable.strings", "\"a\" = \"Wind\"\n\"b\" = \"Regen\";\n")
        ],
        faults: [
          "de: expected ';' after the value of \"a\", found '\"'; nothing is loaded:"
            + " 2 entries are lost: “a”, “b”"
        ]),
      RuleExample(
        "A catalog that is cut off",
        files: [RuleExample.File("Localizable.xcstrings", "{\"sourceLanguage\" : \"en\",")],
        faults: [
          "expected '\"' and another member after the comma, found the end of the file; the object is"
            + " not closed"
        ]),
      RuleExample(
        "Plural rules with a bare ampersand",
        files: [
          RuleExample.File(
            "de.lproj/Localizable.stringsdict",
            "<plist><dict><key>a</key><string>Wind & Regen</string></dict></plist>")
        ],
        faults: [
          "de: expected a reference such as &amp;; a single '&' is written &amp;, found '&'; nothing is"
            + " loaded"
        ]),
      RuleExample(
        "A table with nothing but a comment",
        files: [RuleExample.File("de.lproj/Localizable.strings", "/* No texts yet */\n")],
        faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .unreadable(let keys) = cause else { return nil }
    return fault(
      // An empty file holds nothing that could be lost.
      at: problem, effect: problem.line == nil ? .wrongText : effect, lostKeys: keys,
      advice: "mend this place; until then every text of the file is shown as its key")
  }
}

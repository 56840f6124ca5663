import Foundation
import Localization

/// Bytes that are not in an encoding Foundation takes for granted.
public struct InvalidEncodingRule: ProblemRule {
  public let id = "invalid-encoding"
  public let summary = "A file is not in UTF-8, nor in UTF-16 with a byte-order mark."
  public let effect = Effect.lostTexts

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Windows-1252 in place of UTF-8",
        files: [file(Data("\"a\" = \"B".utf8) + [0xF6] + Data("en\";\n".utf8))],
        faults: [
          "de: expected UTF-8, found bytes that are not valid UTF-8 (saved in another encoding?);"
            + " nothing is loaded: 1 entry is lost"
        ]),
      RuleExample(
        "UTF-16 without a byte-order mark",
        files: [file(utf16("\"a\" = \"Böen\";\n"))],
        faults: [
          "de: expected a byte-order mark in UTF-16 (little endian), found none; Foundation takes the"
            + " first character for one"
        ]),
      RuleExample(
        "UTF-16 with a byte-order mark", files: [file(utf16("\u{FEFF}\"a\" = \"Böen\";\n"))],
        faults: []),
    ]
  }

  public func fault(
    of problem: LocalizationProblem, cause: LocalizationProblem.Cause
  ) -> LocalizationFault? {
    guard case .encoding = cause else { return nil }
    // Xcode may convert a file it can guess the encoding of while it builds the app.
    return fault(
      at: problem, effect: problem.isFatal ? effect : .wrongText,
      confidence: problem.isFatal ? .certain : .likely,
      advice: "save the file as UTF-8 without a byte-order mark")
  }

  private func file(_ content: Data) -> RuleExample.File {
    RuleExample.File("de.lproj/Localizable.strings", content)
  }

  private func utf16(_ text: String) -> Data {
    Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}

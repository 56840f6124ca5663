import Foundation

/// The part of a comment that excuses what it stands at from rules: `typefit: allow RULE, RULE`, or
/// `typefit: ignore` for all rules.
public enum AllowMarker {
  /// Stands for every rule.
  public static let everyRule = "*"

  private static let introduction = "typefit:"

  /// The rules that a comment excuses from; ``everyRule`` where it says `ignore`.
  public static func rules(in comment: String) -> Set<String> {
    var rules: Set<String> = []
    for line in markers(in: comment) {
      let words = line.split { $0.isWhitespace || $0 == "," }
      switch words.first {
      case "allow": rules.formUnion(words.dropFirst().map(String.init))
      case "ignore": rules.insert(everyRule)
      default: break
      }
    }
    return rules
  }

  /// What follows `typefit:` in a comment, up to the end of the line or a semicolon.
  public static func markers(in comment: String) -> [Substring] {
    var markers: [Substring] = []
    var rest = comment[...]
    while let range = rest.range(of: introduction, options: .caseInsensitive) {
      rest = rest[range.upperBound...]
      markers.append(rest.prefix { !$0.isNewline && $0 != ";" })
    }
    return markers
  }
}

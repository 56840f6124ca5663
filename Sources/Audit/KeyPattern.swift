import FileSearch
import Foundation

/// A pattern for keys or comments: a glob, or a regular expression between slashes.
///
/// In a glob `*` stands for any run of characters (dots included) and `?` for exactly one; the
/// pattern must match from beginning to end. `/…/` is a regular expression that may match
/// anywhere; `/…/i` ignores case.
public struct KeyPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let source: String
  private let glob: Glob
  private let expression: NSRegularExpression?
  private let ignoresCase: Bool

  /// Creates a pattern; nil when a regular expression is not valid.
  ///
  /// - Parameter ignoresCase: for a glob; comments are prose and are compared without case.
  public init?(_ source: String, ignoresCase: Bool = false) {
    self.source = source
    self.ignoresCase = ignoresCase
    if let (body, flags) = Self.regularExpression(in: source) {
      let options: NSRegularExpression.Options =
        ignoresCase || flags == "i" ? [.caseInsensitive] : []
      guard let expression = try? NSRegularExpression(pattern: body, options: options) else {
        return nil
      }
      self.expression = expression
      glob = Glob("")
    } else {
      expression = nil
      glob = Glob(ignoresCase ? source.lowercased() : source)
    }
  }

  private static func regularExpression(in source: String) -> (body: String, flags: String)? {
    guard source.hasPrefix("/") else { return nil }
    if source.hasSuffix("/"), source.count > 2 {
      return (String(source.dropFirst().dropLast()), "")
    }
    if source.hasSuffix("/i"), source.count > 3 {
      return (String(source.dropFirst().dropLast(2)), "i")
    }
    return nil
  }

  /// Whether the pattern matches the text.
  public func matches(_ text: String) -> Bool {
    if let expression {
      let range = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: range) != nil
    }
    return glob.matches(ignoresCase ? text.lowercased() : text)
  }

  public var description: String { source }

  public static func == (lhs: KeyPattern, rhs: KeyPattern) -> Bool {
    lhs.source == rhs.source && lhs.ignoresCase == rhs.ignoresCase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

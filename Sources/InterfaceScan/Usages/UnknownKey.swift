import DynamicType
import Localization

/// A text that a place looks up and that is no key of any table.
public struct UnknownKey: Sendable, Hashable, Codable {
  /// The key, with `%@` for interpolated values.
  public var key: String
  /// The table the place names; nil for `Localizable`.
  public var table: String?
  /// Whether it is a literal where the system shows the literal itself for want of a string, as in
  /// SwiftUI's `Text("a")`; otherwise a function was asked to look it up.
  public var isLiteral: Bool
  /// The slot that shows it.
  public var slot: String
  /// File and line.
  public var place: SourcePlace
  /// How sure it is that it is shown there.
  public var confidence: Confidence
}

extension UsageResolver {
  /// What places look up and no table holds, in the order of files and lines.
  ///
  /// - Parameter keys: the keys there are.
  public func unknownKeys(keys: Set<String>) -> [UnknownKey] {
    files.flatMap { file, facts in
      facts.usages.flatMap { pending in
        Self.unknown(in: pending.text, keys: keys).map { key, table, isLiteral in
          UnknownKey(
            key: key, table: table, isLiteral: isLiteral, slot: pending.slot,
            place: SourcePlace(file: file, line: pending.line), confidence: pending.confidence)
        }
      }
    }
  }

  private static func unknown(
    in text: TextReference, keys: Set<String>
  ) -> [(String, String?, isLiteral: Bool)] {
    let choices = if case .anyOf(let choices) = text { choices } else { [text] }
    // A literal with values stands for several keys, one for each kind that a value may have.
    var unknown: [(String, String?, isLiteral: Bool)] = []
    var known: Set<String> = []
    for choice in choices {
      switch choice {
      case .key(let key, let table) where !keys.contains(key):
        unknown.append((plain(key), table, false))
      case .localizedLiteral(let key) where !keys.contains(key):
        unknown.append((plain(key), nil, true))
      case .key(let key, _), .localizedLiteral(let key): known.insert(plain(key))
      default: break
      }
    }
    var seen: Set<String> = known
    return unknown.filter { seen.insert($0.0).inserted }
  }

  private static func plain(_ key: String) -> String {
    guard key.contains("%l") else { return key }
    var plain = key
    for kind in ["%lld", "%lf"] {
      plain = plain.split(separator: kind, omittingEmptySubsequences: false).joined(separator: "%@")
    }
    return plain
  }
}

/// Keys that are put together at run time: `"error.\(code)"` names every key that begins with
/// `error.`.
struct KeyPatterns {
  /// What stands before and behind the values, by the first letters of the former.
  private var patterns: [Substring: [(head: Substring, tail: Substring)]] = [:]
  /// A shorter beginning would name anything.
  private static let shortestHead = 4

  init(_ texts: Set<String>) {
    var seen: Set<String> = []
    for text in texts {
      guard let first = text.range(of: "%@"), let last = text.range(of: "%@", isLast: true) else {
        continue
      }
      let head = text[..<first.lowerBound]
      let tail = text[last.upperBound...]
      // Sentences are keys themselves; what is put together are identifiers.
      guard head.count >= Self.shortestHead, !head.contains(" "), !tail.contains(" "),
        seen.insert("\(head)\u{0}\(tail)").inserted
      else { continue }
      patterns[head.prefix(Self.shortestHead), default: []].append((head, tail))
    }
  }

  func matches(_ key: String) -> Bool {
    patterns[key.prefix(Self.shortestHead)]?.contains { pattern in
      key.hasPrefix(pattern.head) && key.hasSuffix(pattern.tail)
        && key.count > pattern.head.count + pattern.tail.count
    } == true
  }
}

extension String {
  fileprivate func range(of part: String, isLast: Bool = false) -> Range<Index>? {
    isLast ? ranges(of: part).last : ranges(of: part).first
  }
}

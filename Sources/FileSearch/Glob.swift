/// A pattern in which `*` stands for any run of characters and `?` for exactly one.
package struct Glob: Sendable, Hashable {
  private let pattern: [Character]

  /// Creates a pattern.
  package init(_ pattern: some Sequence<Character>) { self.pattern = Array(pattern) }

  /// Whether the pattern matches a text from beginning to end.
  package func matches(_ text: String) -> Bool {
    // Without recursion: only the last `*` ever needs to be tried again.
    let text = Array(text)
    var p = 0
    var t = 0
    var star: Int?
    var retry = 0
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = p
        retry = t
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let star {
        p = star + 1
        retry += 1
        t = retry
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}

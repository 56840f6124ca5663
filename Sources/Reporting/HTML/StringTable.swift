/// Texts of a page, each held once and named by its position.
struct StringTable {
  private(set) var texts: [String] = []
  private var positions: [String: Int] = [:]

  /// The position of a text, from 0.
  mutating func index(of text: String) -> Int {
    if let known = positions[text] { return known }
    positions[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// The positions of several texts.
  mutating func indices(of list: [String]) -> [Int] { list.map { index(of: $0) } }
}

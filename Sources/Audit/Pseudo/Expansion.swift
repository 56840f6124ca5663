/// How wide translations into a language are, in widths of their English source.
public struct Expansion: Sendable, Hashable, Codable {
  /// The width that half of the translations keep below.
  public var median: Double
  /// The width that nine in ten keep below.
  public var upper: Double
  /// How many pairs of texts the numbers rest on.
  public var pairs: Int

  /// Creates an expansion.
  public init(median: Double, upper: Double, pairs: Int) {
    self.median = median
    self.upper = upper
    self.pairs = pairs
  }

  /// The bands of source lengths in characters, by their upper end: short words grow the most.
  public static let bands = [5, 10, 20, 35, 70, Int.max]

  /// The band of a source text.
  public static func band(ofLength length: Int) -> Int {
    bands.firstIndex { length <= $0 } ?? bands.count - 1
  }

  /// A band in words: `11 to 20 characters`.
  public static func bandName(_ index: Int) -> String {
    let lower = index == 0 ? 1 : bands[index - 1] + 1
    return bands[index] == Int.max
      ? "\(lower) characters or more" : "\(lower) to \(bands[index]) characters"
  }

  /// What is known for a language and a source text; nil where too few texts were seen.
  ///
  /// A language with a region that has no numbers of its own takes those of the language.
  ///
  /// - Parameter length: of the source text in characters, placeholders left out.
  public static func expected(in locale: String, length: Int) -> Expansion? {
    var name = locale
    while true {
      if let row = ExpansionTable.rows[name], !row.isEmpty {
        let band = band(ofLength: length)
        return band < row.count ? row[band] : nil
      }
      guard let hyphen = name.lastIndex(of: "-") else { return nil }
      name = String(name[..<hyphen])
    }
  }
}

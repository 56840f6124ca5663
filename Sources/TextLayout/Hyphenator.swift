import Foundation

/// Finds where words may be hyphenated, with the patterns of the hyphenation dictionaries that
/// LibreOffice and hunspell use (Franklin Liang, "Word Hy-phen-a-tion by Com-put-er", 1983).
///
/// iOS hyphenates with dictionaries of its own, which are not published; that the points agree is
/// an estimate.
public final class Hyphenator: Sendable {
  /// Folders that hold `hyph_en_US.dic` and the like (Debian: the packages `hyphen-en-us`, …).
  static let folders = [
    "/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen",
  ]

  /// Digits between the letters of each pattern.
  private let patterns: [[UInt32]: [UInt8]]
  private let longest: Int
  /// Fewest characters before and after a hyphen.
  private let least: (left: Int, right: Int)

  /// Reads a dictionary.
  ///
  /// - Parameter text: the dictionary without its first line, which names the encoding.
  init(dictionary text: String) {
    var patterns: [[UInt32]: [UInt8]] = [:]
    var least = (left: 2, right: 2)
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") || line.hasPrefix("%") { continue }
      let words = line.split(separator: " ")
      if line.hasPrefix("NEXTLEVEL") {
        // What came before parts the members of compounds only.
        patterns.removeAll(keepingCapacity: true)
      } else if words.count == 2, let number = Int(words[1]) {
        if words[0] == "LEFTHYPHENMIN" { least.left = max(1, number) }
        if words[0] == "RIGHTHYPHENMIN" { least.right = max(1, number) }
      } else if words.count == 1, let pattern = Self.parse(line) {
        patterns[pattern.letters] = pattern.values
      }
    }
    self.patterns = patterns
    self.least = least
    longest = patterns.keys.reduce(0) { max($0, $1.count) }
  }

  /// A pattern as `.ach4`; nil for those that change the spelling ("f1f/ff=f").
  private static func parse(_ line: Substring) -> (letters: [UInt32], values: [UInt8])? {
    var letters: [UInt32] = []
    var values: [UInt8] = [0]
    for scalar in line.unicodeScalars {
      if scalar == "/" || scalar == "=" { return nil }
      if ("0"..."9").contains(scalar) {
        values[letters.count] = UInt8(scalar.value - 0x30)
      } else {
        letters.append(scalar.value)
        values.append(0)
      }
    }
    return letters.isEmpty ? nil : (letters, values)
  }

  /// Offsets in code points of a word before which a hyphen may stand, rising.
  ///
  /// - Parameter word: letters only, in any case.
  public func points(in word: some StringProtocol) -> [Int] {
    let lowered = word.unicodeScalars.map { scalar in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first?.value ?? scalar.value : scalar.value
    }
    let count = lowered.count
    guard count >= least.left + least.right else { return [] }
    let padded = [0x2E] + lowered + [0x2E]
    var values = [UInt8](repeating: 0, count: padded.count + 1)
    for start in padded.indices {
      for length in 1...max(1, longest) where start + length <= padded.count {
        guard let found = patterns[Array(padded[start..<start + length])] else { continue }
        for (offset, value) in found.enumerated() {
          values[start + offset] = max(values[start + offset], value)
        }
      }
    }
    return (least.left...(count - least.right)).filter { values[$0 + 1] % 2 == 1 }
  }

  // MARK: - Dictionaries

  private static let cache = Cache()

  /// The hyphenator of a language, or nil where no dictionary is installed.
  ///
  /// - Parameter locale: BCP 47 tag; `de-CH` takes the dictionary of `de` where it has none.
  public static func named(_ locale: String) -> Hyphenator? { cache.hyphenator(for: locale) }

  fileprivate static func read(_ locale: String) -> Hyphenator? {
    guard let path = path(for: locale), let data = FileManager.default.contents(atPath: path),
      let end = data.firstIndex(of: 0x0A)
    else { return nil }
    let encoding = String(decoding: data[..<end], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let body = data[data.index(after: end)...]
    let text: String? =
      switch encoding {
      case "UTF-8": String(data: body, encoding: .utf8)
      case "ISO8859-1": String(data: body, encoding: .isoLatin1)
      case "ISO8859-2": String(data: body, encoding: .isoLatin2)
      default: nil
      }
    return text.map(Hyphenator.init(dictionary:))
  }

  private static func path(for locale: String) -> String? {
    let parts = locale.replacingOccurrences(of: "-", with: "_").split(separator: "_")
    guard let language = parts.first else { return nil }
    let exact = parts.count > 1 ? ["hyph_\(language)_\(parts[parts.count - 1]).dic"] : []
    let usual = ["hyph_\(language).dic", "hyph_\(language)_\(language.uppercased()).dic"]
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let others = files.filter { $0.hasPrefix("hyph_\(language)_") }.sorted()
      if let name = (exact + usual + others).first(where: files.contains) {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var hyphenators: [String: Hyphenator?] = [:]

    func hyphenator(for locale: String) -> Hyphenator? {
      lock.withLock {
        if let known = hyphenators[locale] { return known }
        let hyphenator = Hyphenator.read(locale)
        hyphenators[locale] = .some(hyphenator)
        return hyphenator
      }
    }
  }
}

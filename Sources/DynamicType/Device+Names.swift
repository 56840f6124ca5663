extension Device {
  /// The device people mean by a name, or `nil` if there is none.
  ///
  /// Case, spaces, hyphens and parentheses do not matter, `generation`, `gen` and the endings of
  /// `1st 2nd 3rd 4th` may be there or not, as may `iPhone` and `-inch`: `iPhone SE (3rd
  /// generation)`, `iphone-se-3` and `SE3` are the same. A name that leaves the generation open
  /// has one fixed meaning: `iPhone SE` is the 2nd and 3rd, `iPad`, `iPad mini` and `iPad Air` are
  /// the newest (`iPad Air` the 11-inch one), `iPad Pro` and `iPad Pro 11-inch` are the 1st to 4th
  /// generation, which is the smaller screen.
  public static func named(_ name: String) -> Device? {
    let key = nameKey(name)
    guard !key.isEmpty else { return nil }
    if let index = indexByKey[key] { return all[index] }
    return indexByKey["iphone" + key].map { all[$0] }
  }

  private static let indexByKey: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, device) in all.enumerated() {
      for name in [device.name] + (otherNames[device.name] ?? []) {
        table[nameKey(name)] = index
      }
    }
    return table
  }()

  private static let meaninglessWords: Set<String> = [
    "st", "nd", "rd", "th", "gen", "generation", "stgen", "ndgen", "rdgen", "thgen", "inch", "in",
  ]

  /// The runs of letters and of digits in a name, joined, without the words that carry no meaning.
  static func nameKey(_ name: String) -> String {
    var key = ""
    var word = ""
    func endWord() {
      if !meaninglessWords.contains(word) { key += word }
      word = ""
    }
    var previous: Character = " "
    for character in name.lowercased() {
      if character.isLetter {
        if !previous.isLetter { endWord() }
        word.append(character)
      } else if character.isNumber {
        if !previous.isNumber { endWord() }
        word.append(character)
      } else {
        endWord()
        if character == "+" { key += "plus" }
        // Model identifiers such as "iPhone1,2" must not turn into "iPhone 12".
        if character == ",", previous.isNumber { key += "," }
      }
      previous = character
    }
    endWord()
    return key.hasSuffix(",") ? String(key.dropLast()) : key
  }
}

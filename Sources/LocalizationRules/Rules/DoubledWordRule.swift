import Localization

/// The same word twice in a row.
public struct DoubledWordRule: TextRule {
  public let id = "doubled-word"
  public let summary = "The same word stands twice in a row."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [RuleOption("allow", "Words that may be doubled, in small letters.", default: "[]")]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Left over from editing", "On the back", ["ro": "Pe pe spatele"],
        faults: ["ro: has “Pe pe”, the same word twice"]),
      RuleExample(
        "German relative clauses", "The rules they set",
        ["de": "Die Regeln, die die Nutzer befolgen"], faults: []),
      RuleExample(
        "Languages that double words", "Children",
        ["id": "anak anak", "vi": "Tải xuống song song"],
        faults: []),
      RuleExample("A name", "Concert of Duran Duran", faults: []),
      RuleExample("A text put in by a designer", "Title title title", faults: []),
    ]
  }

  /// Languages that form words and phrases by saying a word twice.
  private static let doublingLanguages: Set<String> = [
    "id", "ms", "jv", "su", "fil", "tl", "ceb", "vi", "th", "lo", "km", "my", "zh", "yue", "ja",
    "ko", "hi", "bn", "ta", "te", "mr", "gu", "pa", "ur", "kn", "ml", "or", "as", "ne", "si", "sd",
    "tr", "az", "kk", "ky", "uz", "tk", "ug", "tt", "fa", "ckb", "ku", "sw", "ha", "yo", "ig", "zu",
    "xh", "mi", "haw", "sm", "to", "fj", "ka", "hy", "am", "ti", "ht", "mn", "ar", "af",
  ]

  /// Words that grammar or a set phrase doubles.
  private static let doubledWords: [String: Set<String>] = [
    "de": ["die", "der", "das", "den", "dem", "sie", "ihr", "denen", "was", "wer", "dass"],
    "nl": ["die", "dat", "de", "zij", "ze", "je"],
    "fr": ["nous", "vous", "en", "non", "petit"],
    "en": ["that", "had", "is", "so", "very", "no", "bye", "ha", "go", "knock"],
    "it": ["via", "piano", "man", "mano", "si", "poco", "passo"],
    "es": ["muy", "no", "poco"],
    "ca": ["no"],
    "pt": ["logo", "se", "não", "muito"],
    "sv": ["det", "att", "är", "på", "som", "den"],
    "da": ["det", "der", "at", "om", "den"],
    "nb": ["det", "om", "den", "at"],
    "no": ["det", "om", "den", "at"],
    "nn": ["det", "om", "den", "at"],
    "pl": ["co", "to"],
    "ru": ["еле", "чуть", "что"],
    "uk": ["що", "ледь"],
    "fi": ["joka"],
    "hu": ["már", "egy"],
    "he": ["לאט", "אחד"],
    "el": ["σιγά", "που"],
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.space), !Self.doublingLanguages.contains(unit.language),
      Self.mayRepeat(unit.text)
    else { return [] }
    let text = unit.text(placeholdersAs: "\u{FFFC}")
    var allowed = Self.doubledWords[unit.language] ?? []
    allowed.formUnion(context.texts("allow", of: self) ?? [])
    guard let found = Self.firstRepetition(in: text, locale: unit.locale, allowed: allowed) else {
      return []
    }
    if let source = unit.sourceText, Self.mayRepeat(source),
      Self.firstRepetition(in: source, locale: unit.locale, allowed: []) != nil
    {
      return []
    }
    return [fault(unit, "has “\(found)”, the same word twice", advice: "remove one of them")]
  }

  private static func firstRepetition(
    in text: String, locale: String, allowed: Set<String>
  ) -> Substring? {
    let words = WordRanges.words(of: text, locale: locale)
    // Two words alone are a name or a number: "Cuarto cuarto", the fourth fourth.
    guard words.count > 2 else { return nil }
    for (index, (first, second)) in zip(words, words.dropFirst()).enumerated() {
      let (one, two) = (text[first], text[second])
      guard one.count == two.count, text[first.upperBound..<second.lowerBound] == " ",
        one.first?.isLetter == true
      else { continue }
      let word = one.lowercased()
      guard word == two.lowercased(), !allowed.contains(word) else { continue }
      // Three times is meant so, as in the texts that designers put in.
      let neighbours = words[max(0, index - 1)..<min(words.count, index + 3)]
      if neighbours.count(where: { text[$0].lowercased() == word }) > 2 { return nil }
      // A name, such as Duran Duran, or letters that stand for themselves.
      if one.first?.isUppercase == true, two.first?.isUppercase == true { continue }
      return text[first.lowerBound..<second.upperBound]
    }
    return nil
  }

  /// A quick look at the bytes: whether the bytes between two spaces come again right after them,
  /// without regard to the case of ASCII.
  private static func mayRepeat(_ text: String) -> Bool {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      var previous = 0..<0
      var start = 0
      for index in 0...bytes.count {
        guard index == bytes.count || bytes[index] <= 0x20 else { continue }
        let length = previous.count
        if length > 0, index - start >= length,
          (0..<length).allSatisfy({
            bytes[previous.lowerBound + $0] | 0x20 == bytes[start + $0] | 0x20
          })
        {
          return true
        }
        // Punctuation before the first of two words does not matter.
        previous = start..<index
        while let first = previous.first, bytes[first] < 0x30 { previous = first + 1..<index }
        start = index + 1
      }
      return false
    }
    return found ?? true
  }
}

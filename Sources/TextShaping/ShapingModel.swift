/// How much of a text has to be seen at once to shape a character of a face.
///
/// What may be taken apart was checked by shaping whole runs of a hundred thousand interface strings
/// beside it; `TextShaper.reshapedWidth` and the tests repeat the check.
enum ShapingModel: UInt8 {
  /// Not looked up yet.
  case unresolved
  /// The character before: simple letters of a face whose only lookups on them are pair kerning,
  /// as Inter without its contextual alternates.
  case pairs
  /// Nothing: ideographs and syllables, one glyph each.
  case isolated
  /// The whole word: joining, reordering, marks, emoji sequences, and any face not known better.
  case words

  /// The model of a character of its own cluster in a face.
  static func of(
    _ codePoint: UInt32, _ properties: CharacterProperties, in face: FontFace
  ) -> ShapingModel {
    // Catalan joins "l·l", which takes three characters to see.
    guard codePoint != 0xB7, properties.traits.contains(.singleCluster),
      !properties.traits.contains(.defaultIgnorable), properties.flags.isDisjoint(with: .undrawn)
    else { return .words }
    switch face.info.origin {
    case "inter" where face.info.role == .system:
      return pairScripts.contains(properties.script) ? .pairs : .words
    case "noto-cjk" where kanaScripts.contains(properties.script): return .pairs
    case "noto-cjk" where isolatedScripts.contains(properties.script): return .isolated
    default: return .words
    }
  }

  /// Where the words of a script may be taken apart further.
  enum Seams {
    case none
    /// Where a dictionary ends a word: in scripts without spaces whose fonts kern letters.
    case dictionaryWords
    /// At every orthographic syllable: no lookup of the font looks past its end.
    case syllables
  }

  /// What was found for Noto's fonts by shaping whole runs beside their pieces.
  static func seams(_ script: UInt32, in face: FontFace) -> Seams {
    guard face.info.origin == "noto" else { return .none }
    switch script {
    case 0x5468_6169, 0x4C61_6F6F: return .dictionaryWords  // Thai, Lao
    case 0x4B68_6D72, 0x4D79_6D72, 0x4465_7661: return .syllables  // Khmer, Myanmar, Devanagari
    default: return .none
    }
  }

  /// Latin, Greek, Cyrillic, and the characters common to all.
  private static let pairScripts: Set<UInt32> = [
    0x4C61_746E, 0x4772_656B, 0x4379_726C, CharacterProperties.common,
  ]
  /// Han, Hangul and Bopomofo.
  private static let isolatedScripts: Set<UInt32> = [0x4861_6E69, 0x4861_6E67, 0x426F_706F]
  /// Hiragana, Katakana and the punctuation common to them, for which the font has kerning.
  private static let kanaScripts: Set<UInt32> = [
    0x4869_7261, 0x4B61_6E61, CharacterProperties.common,
  ]
}

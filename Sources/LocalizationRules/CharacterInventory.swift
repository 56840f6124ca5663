/// Which kinds of characters a text has, found in one pass, so that a rule passes over most texts
/// without reading them.
struct CharacterInventory: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// C0 controls without tabulator, line feed and carriage return; delete.
  static let control = Self(rawValue: 1 << 0)
  /// Line feed or carriage return.
  static let lineBreak = Self(rawValue: 1 << 1)
  /// A space or a tabulator.
  static let space = Self(rawValue: 1 << 2)
  /// `"`
  static let doubleQuote = Self(rawValue: 1 << 3)
  /// `'`
  static let apostrophe = Self(rawValue: 1 << 4)
  /// `` ` ``
  static let grave = Self(rawValue: 1 << 5)
  /// Round, square or curly brackets.
  static let bracket = Self(rawValue: 1 << 6)
  /// `{`
  static let brace = Self(rawValue: 1 << 7)
  /// `.`
  static let fullStop = Self(rawValue: 1 << 8)
  /// `<`
  static let lessThan = Self(rawValue: 1 << 9)
  /// `&`
  static let ampersand = Self(rawValue: 1 << 10)
  /// `@`
  static let at = Self(rawValue: 1 << 11)
  /// `\`
  static let backslash = Self(rawValue: 1 << 12)
  /// `^`
  static let caret = Self(rawValue: 1 << 13)
  /// `:`, `;`, `!` or `?`
  static let highPunctuation = Self(rawValue: 1 << 14)
  /// A digit.
  static let digit = Self(rawValue: 1 << 15)
  /// `*`, `_`, `~` or `[`
  static let markdown = Self(rawValue: 1 << 16)
  /// A letter of ASCII.
  static let asciiLetter = Self(rawValue: 1 << 17)
  /// `$`
  static let dollar = Self(rawValue: 1 << 18)
  /// `/`
  static let slash = Self(rawValue: 1 << 19)
  /// U+0080 to U+00BF: symbols of Latin-1, and controls.
  static let latin1Symbol = Self(rawValue: 1 << 24)
  /// U+00C0 to U+00FF: letters of Latin-1.
  static let latin1Letter = Self(rawValue: 1 << 25)
  /// U+0370 to U+052F: Greek and Cyrillic.
  static let greekOrCyrillic = Self(rawValue: 1 << 26)
  /// U+2000 to U+2FFF: general punctuation and symbols.
  static let generalPunctuation = Self(rawValue: 1 << 27)
  /// U+3000 to U+FFFF: East Asian, and presentation forms.
  static let eastAsian = Self(rawValue: 1 << 28)
  /// Anything beyond ASCII.
  static let beyondASCII = Self(rawValue: 1 << 29)
  /// U+0590 and up without those that have a name here: Hebrew, Arabic, Indic scripts, pictographs …
  static let otherScript = Self(rawValue: 1 << 30)

  /// What a text has.
  init(_ text: String) {
    var value: UInt32 = 0
    for byte in text.utf8 { value |= Self.table[Int(byte)] }
    rawValue = value
  }

  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 256)
    func set(_ bytes: some Sequence<UInt8>, _ kind: Self) {
      for byte in bytes { table[Int(byte)] |= kind.rawValue }
    }
    set([0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x7F].joined(), .control)
    set([0x0A, 0x0D], .lineBreak)
    set([0x20, 0x09], .space)
    set(0x30...0x39, .digit)
    set([0x41...0x5A, 0x61...0x7A].joined(), .asciiLetter)
    for (characters, kind) in [
      ("\"", .doubleQuote), ("'", .apostrophe), ("`", .grave), ("()[]{}", .bracket), ("{", .brace),
      (".", .fullStop), ("<", .lessThan), ("&", .ampersand), ("@", .at), ("\\", .backslash),
      ("^", .caret), (":;!?", .highPunctuation), ("*_~[", .markdown), ("$", .dollar),
      ("/", .slash),
    ] as [(String, Self)] {
      set(characters.utf8, kind)
    }
    // Leading bytes of UTF-8, which tell the block.
    set([0xC2], .latin1Symbol)
    set([0xC3], .latin1Letter)
    set(0xCD...0xD4, .greekOrCyrillic)
    set([0xE2], .generalPunctuation)
    set([0xE3...0xED, 0xEF...0xEF].joined(), .eastAsian)
    set([0xD6...0xE1, 0xEE...0xEE, 0xF0...0xF4].joined(), .otherScript)
    set(0x80...0xFF, .beyondASCII)
    return table
  }()
}

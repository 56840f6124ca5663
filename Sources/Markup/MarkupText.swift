/// What the markup of a string says about a part of it.
public struct MarkupTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Traits of the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `**strong**`, which is drawn in the emphasized weight of the font.
  public static let strong = MarkupTraits(rawValue: 1)
  /// `*emphasis*`, which is drawn in italics.
  public static let emphasis = MarkupTraits(rawValue: 2)
  /// `` `code` ``, which is drawn in the monospaced font.
  public static let code = MarkupTraits(rawValue: 4)
  /// `[link](destination)` or `<https://…>`, which changes the colour only.
  public static let link = MarkupTraits(rawValue: 8)
  /// `~~struck through~~`, which changes no advance.
  public static let strikethrough = MarkupTraits(rawValue: 16)
  /// `^[text](inflect: true)` and the like: iOS may write another form of the words.
  public static let inflection = MarkupTraits(rawValue: 32)
  /// The description in `![description](source)`; iOS draws it in place of the image.
  public static let image = MarkupTraits(rawValue: 64)

  /// The traits that choose another face, and with it other advances.
  public static let face: MarkupTraits = [.strong, .emphasis, .code]
}

/// A text as it is drawn, and what the markup said about its parts.
public struct MarkupText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A part with traits.
  public struct Span: Sendable, Hashable {
    /// Where, in UTF-16 code units from the start of the text; never empty.
    public var range: Range<Int>
    /// What the markup said; never empty.
    public var traits: MarkupTraits

    /// A span over a range of UTF-16 code units.
    public init(_ range: Range<Int>, _ traits: MarkupTraits) {
      self.range = range
      self.traits = traits
    }
  }

  /// The characters, without any markup.
  public var text: String
  /// The parts with traits, in order and apart from each other.
  public var spans: [Span]

  /// A text with spans in order and apart from each other.
  public init(_ text: String, spans: [Span] = []) {
    self.text = text
    self.spans = spans
  }

  /// A text without markup.
  public init(stringLiteral text: String) { self.init(text) }

  /// The traits of all spans together.
  public var traits: MarkupTraits {
    spans.reduce(into: MarkupTraits()) { $0.formUnion($1.traits) }
  }
}

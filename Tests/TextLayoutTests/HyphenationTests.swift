import DynamicType
import Testing
import TextShaping

@testable import TextLayout

@Suite("Hyphenating words wider than their line")
struct HyphenationTests {
  /// The patterns for "hyphenation" in F. M. Liang's thesis, "Word Hy-phen-a-tion by Com-put-er",
  /// 1983, page 36.
  static let liang = Hyphenator(
    dictionary: """
      LEFTHYPHENMIN 2
      RIGHTHYPHENMIN 2
      hy3ph
      he2n
      hena4
      hen5at
      1na
      n2at
      1tio
      2io
      o2n
      """)

  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  @Test("hy-phen-ation, in any case")
  func points() {
    #expect(Self.liang.points(in: "hyphenation") == [2, 6])
    #expect(Self.liang.points(in: "Hyphenation") == [2, 6])
    #expect(Self.liang.points(in: "hy").isEmpty)
    #expect(Self.liang.points(in: "").isEmpty)
  }

  @Test("only the patterns of the last level count, spelling changes are left out")
  func levels() {
    let hyphenator = Hyphenator(dictionary: "a1b\nNEXTLEVEL\nLEFTHYPHENMIN 1\nb1c\nf1f/ff=f,1,2")
    #expect(hyphenator.points(in: "abcaffa") == [2])
  }

  private func line(_ text: String, width: Double) -> LineBreaker.Line? {
    let shaped = shaper.shape(text)
    let factors = shaped.opticalSize.factors(at: 53)
    let hyphen = shaper.shape("-").advance(pointSize: 53)
    let breaker = LineBreaker(shaped: shaped, factors: factors, width: width, hyphen: hyphen)
    return WordHyphenation(breaker: breaker, hyphenator: Self.liang).line(from: 0)
  }

  @Test("the last point at which word and hyphen fit")
  func fits() {
    let word = shaper.shape("hyphen-").advance(pointSize: 53)
    #expect(line("hyphenation", width: word + 1)?.clusters == 0..<6)
    #expect(line("hyphenation, again", width: word + 1)?.clusters == 0..<6)
    #expect(line("hyphenation", width: word - 5)?.clusters == 0..<2)
    #expect(line("hyphenation", width: 20) == nil)
  }

  @Test("what is no plain word is not hyphenated (home-assistant/iOS: a URL at accessibility3)")
  func noWord() {
    #expect(line("hyphenation.local:8123", width: 250) == nil)
  }

  @Test(
    "the installed dictionaries", .enabled(if: Hyphenator.named("en") != nil),
    arguments: [("authenticator", [2, 6, 8, 10]), ("verification", [3, 4, 6, 8])])
  func installed(_ word: String, _ points: [Int]) throws {
    let hyphenator = try #require(Hyphenator.named("en"))
    #expect(hyphenator.points(in: word) == points)
  }

  @Test("no dictionary, no hyphenator")
  func unknown() {
    #expect(Hyphenator.named("xx") == nil)
    #expect(Hyphenator.named("") == nil)
  }
}

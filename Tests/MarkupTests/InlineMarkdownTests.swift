import Markup
import Testing

/// An example of the specification: its number, the source, and what is drawn.
struct SpecificationExample: CustomTestStringConvertible {
  let number: Int
  let source: String
  let expected: String

  init(_ number: Int, _ source: String, _ expected: String) {
    self.number = number
    self.source = source
    self.expected = expected
  }

  var testDescription: String { "\(number)" }
}

/// Examples of GitHub Flavored Markdown 0.29, which is CommonMark 0.29 and strikethrough, where the
/// inline-only mode and the preserved white space change nothing.
@Suite struct InlineMarkdownTests {
  @Test("The specification's examples of emphasis", arguments: emphasis)
  func runsOfMarks(_ example: SpecificationExample) {
    #expect(drawn(example.source) == example.expected)
  }

  private static let emphasis: [SpecificationExample] = [
    .init(360, "*foo bar*", "{i:foo bar}"),
    .init(361, "a * foo bar*", "a * foo bar*"),
    .init(362, "a*\"foo\"*", "a*\"foo\"*"),
    .init(363, "*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"),
    .init(364, "foo*bar*", "foo{i:bar}"),
    .init(365, "5*6*78", "5{i:6}78"),
    .init(366, "_foo bar_", "{i:foo bar}"),
    .init(370, "5_6_78", "5_6_78"),
    .init(371, "пристаням_стремятся_", "пристаням_стремятся_"),
    .init(373, "foo-_(bar)_", "foo-{i:(bar)}"),
    .init(374, "_foo*", "_foo*"),
    .init(378, "*(*foo*)*", "{i:(foo)}"),
    .init(400, "**foo bar **", "**foo bar **"),
    .init(402, "*(**foo**)*", "{i:(}{bi:foo}{i:)}"),
    .init(404, "**foo \"*bar*\" foo**", "{b:foo \"}{bi:bar}{b:\" foo}"),
    .init(405, "**foo**bar", "{b:foo}bar"),
    .init(409, "__foo__bar", "__foo__bar"),
    .init(411, "__foo__bar__baz__", "{b:foo__bar__baz}"),
    .init(413, "*foo [bar](/url)*", "{i:foo }{il:bar}"),
    .init(418, "*foo *bar**", "{i:foo bar}"),
    .init(420, "*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"),
    .init(451, "**foo*", "*{i:foo}"),
    .init(452, "*foo**", "{i:foo}*"),
    .init(453, "***foo**", "*{b:foo}"),
    .init(458, "foo _\\__", "foo {i:_}"),
    .init(470, "*_foo_*", "{i:foo}"),
    .init(473, "****foo****", "{b:foo}"),
    .init(476, "***foo***", "{bi:foo}"),
    .init(478, "*foo _bar* baz_", "{i:foo _bar} baz_"),
    .init(479, "*foo __bar *baz bim__ bam*", "{i:foo }{bi:bar *baz bim}{i: bam}"),
    .init(480, "**foo **bar baz**", "**foo {b:bar baz}"),
    .init(482, "*[bar*](/url)", "*{l:bar*}"),
    .init(487, "*a `*`*", "{i:a }{ic:*}"),
    .init(489, "**a<http://foo.bar/?q=**>", "**a{l:http://foo.bar/?q=**}"),
    .init(491, "~~Hi~~ Hello, world!", "{s:Hi} Hello, world!"),
  ]

  @Test("The specification's examples of everything else", arguments: others)
  func otherInlines(_ example: SpecificationExample) {
    #expect(drawn(example.source) == example.expected)
  }

  private static let others: [SpecificationExample] = [
    .init(307, "`hi`lo`", "{c:hi}lo`"),
    .init(
      308,
      "\\!\\\"\\#\\$\\%\\&\\'\\(\\)\\*\\+\\,\\-\\.\\/\\:\\;\\<\\=\\>\\?\\@\\[\\\\\\]\\^\\_\\`\\{\\|\\}\\~",
      "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"),
    .init(309, "\\→\\A\\a\\ \\3\\φ\\«", "\\→\\A\\a\\ \\3\\φ\\«"),
    .init(311, "\\\\*emphasis*", "\\{i:emphasis}"),
    .init(313, "`` \\[\\` ``", "{c:\\[\\`}"),
    .init(316, "<http://example.com?find=\\*>", "{l:http://example.com?find=\\*}"),
    .init(
      321, "&nbsp; &amp; &copy; &AElig; &Dcaron; &frac34; &HilbertSpace; &DifferentialD; &ngE;",
      "\u{A0} & © Æ Ď ¾ ℋ ⅆ ≧̸"),
    .init(322, "&#35; &#1234; &#992; &#0;", "# Ӓ Ϡ \u{FFFD}"),
    .init(323, "&#X22; &#XD06; &#xcab;", "\" ആ ಫ"),
    .init(
      324, "&nbsp &x; &#; &#x; &#987654321; &#abcdef0; &ThisIsNotDefined; &hi?;",
      "&nbsp &x; &#; &#x; &#987654321; &#abcdef0; &ThisIsNotDefined; &hi?;"),
    .init(331, "`f&ouml;&ouml;`", "{c:f&ouml;&ouml;}"),
    .init(333, "&#42;foo&#42; *foo*", "*foo* {i:foo}"),
    .init(337, "[a](url &quot;tit&quot;)", "[a](url \"tit\")"),
    .init(339, "`` foo ` bar ``", "{c:foo ` bar}"),
    .init(340, "` `` `", "{c:``}"),
    .init(351, "*foo`*`", "*foo{c:*}"),
    .init(352, "[not a `link](/foo`)", "[not a {c:link](/foo})"),
    .init(357, "```foo``", "```foo``"),
    .init(359, "`foo``bar``", "`foo{c:bar}"),
    .init(493, "[link](/uri \"title\")", "{l:link}"),
    .init(495, "[link]()", "{l:link}"),
    .init(497, "[link](/my uri)", "[link](/my uri)"),
    .init(498, "[link](</my uri>)", "{l:link}"),
    .init(505, "[link](foo(and(bar)))", "{l:link}"),
    .init(508, "[link](foo\\)\\:)", "{l:link}"),
    .init(602, "<http://foo.bar.baz>", "{l:http://foo.bar.baz}"),
    .init(610, "<http://foo.bar/baz bim>", "<http://foo.bar/baz bim>"),
    .init(612, "<foo@bar.example.com>", "{l:foo@bar.example.com}"),
    .init(615, "<>", "<>"),
    .init(
      636, "Foo <responsive-image src=\"foo.jpg\" />", "Foo <responsive-image src=\"foo.jpg\" />"),
    .init(637, "<33> <__>", "<33> <__>"),
  ]

  @Test("White space and line breaks stay as they are")
  func whiteSpace() {
    #expect(drawn(" two  spaces \n\n\ttab  \nnext ") == " two  spaces \n\n\ttab  \nnext ")
    #expect(drawn("**a\u{202F}b**\nc") == "{b:a\u{202F}b}\nc")
    #expect(drawn("a\\\nb") == "a\nb")
  }

  @Test("Blocks are text")
  func blocks() {
    let source = "# Title\n- item\n1. item\n> quote\n---\n    code"
    #expect(drawn(source) == source)
  }

  @Test("A link holds no other link, but emphasis around it and in it")
  func nesting() {
    #expect(drawn("**[a *b*](u)** c") == "{bl:a }{bil:b} c")
    #expect(drawn("[a [b](u) c](v)") == "[a {l:b} c](v)")
    #expect(drawn("![a *b*](u)") == "{m:a }{im:b}")
  }

  @Test("A mark between a bracket and a letter closes nothing, as often in Chinese and Japanese")
  func marksBesideBrackets() {
    #expect(drawn("**「太字」**の") == "**「太字」**の")
    #expect(drawn("**太字**の") == "{b:太字}の")
  }

  @Test("Only what nobody writes by chance counts as intended")
  func intention() {
    for text in ["**a**", "[a](b)", "`a`", "^[a](inflect: true)", "<https://a.b>", "![a](b)"] {
      #expect(InlineMarkdown(text).isIntended, "\(text)")
    }
    for text in [
      "*a*", "2 * 3 * 4", "[a] (b)", "**a", "&amp;", "\\*", "~a~", "a_b_c", "it`s", "<b>",
    ] {
      #expect(!InlineMarkdown(text).isIntended, "\(text)")
    }
  }

  @Test("A text without the characters of markup needs no parsing")
  func scan() {
    #expect(!InlineMarkdown.mayHold(in: "Plain text (with 100 %) … ]^!"))
    for mark in "*_`[~<&\\" { #expect(InlineMarkdown.mayHold(in: "a\(mark)b")) }
  }
}

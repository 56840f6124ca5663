import Foundation
import Markup
import Testing

@testable import Localization

@Suite struct PlaceholderFillerTests {
  private func string(
    _ text: String, locale: String = "en", key: String = "k", categories: [Int: String] = [:]
  ) -> LocalizedString {
    LocalizedString(
      key: key, locale: locale, table: "T", text: text, pluralCategories: categories,
      place: SourcePlace(file: "f", line: 1))
  }

  @Test(
    arguments: [
      ("Hello %@", "Hello Alexandra Lindström"),
      ("%2$lld of %1$@", "2480 of Alexandra Lindström"),
      ("%.2f km, %5.1f, %.0f, %f", "248.75 km, 248.8, 249, 248.750000"),
      ("%06d|%-6d|%6d|%+d|%'d", "002480|2480  |  2480|+2480|2,480"),
      ("%x %X %#x %o", "9b0 9B0 0x9b0 4660"),
      ("%c%% %n.", "W% ."),
      ("%lld%% and %.1f %%", "100% and 100.0 %"),
      ("%lld %.1f %@", "2480 248.8 Alexandra Lindström"),
      ("%#@count@, %arg", "2480, 2480"),
      ("%*d", "2480"),
      ("100% done", "100% done"),
      ("**bold** [link](https://a.b) $5", "**bold** [link](https://a.b) $5"),
      (
        "${applicationName} $(PRODUCT_NAME) ${name} ${",
        "Wanderkarte Wanderkarte Alexandra Lindström ${"
      ),
    ])
  func valuesAreFilledIn(text: String, expected: String) {
    #expect(PlaceholderFiller.fill(text, locale: "en") == expected)
  }

  @Test(
    arguments: [
      ("ar", "٢٤٨٠ ٢٤٨٫٨"), ("ar-MA", "2480 248,8"), ("fa", "۲۴۸۰ ۲۴۸٫۸"), ("ne", "२४८० २४८.८"),
      ("my", "၂၄၈၀ ၂၄၈.၈"), ("de", "2480 248,8"), ("", "2480 248.8"), ("Base", "2480 248.8"),
    ])
  func numbersAreWrittenAsInTheLanguage(locale: String, expected: String) {
    #expect(PlaceholderFiller.fill("%lld %.1f", locale: locale) == expected)
  }

  @Test func numbersSuitThePluralCategory() {
    func fill(_ category: String, _ locale: String) -> String {
      PlaceholderFiller.fill(string("%lld", locale: locale, categories: [0: category]))
    }
    #expect(fill("one", "en") == "1")
    #expect(fill("other", "en") == "2480")
    #expect(fill("zero", "en") == "0")
    #expect(fill("one", "ru") == "2481")
    #expect(fill("few", "ru") == "2482")
    #expect(fill("few", "cs") == "4")
    #expect(fill("many", "fr") == "1000000")
    #expect(fill("one", "ja") == "1")
    #expect(fill("two", "sl") == "2502")
    #expect(fill("unheard", "en") == "2480")
    let two = string("%2$lld %1$lld", categories: [1: "one", 2: "other"])
    #expect(PlaceholderFiller.fill(two) == "2480 1")
    let mixed = string("%@ %lld %lld", categories: [0: "one"])
    #expect(PlaceholderFiller.fill(mixed) == "Alexandra Lindström 1 2480")
  }

  @Test func samplesCanBeSet() throws {
    var samples = PlaceholderSamples(string: "Bo", integer: -7, decimal: 1.5)
    #expect(PlaceholderFiller.fill("%@ %d %.1f", locale: "en", samples: samples) == "Bo -7 1.5")
    samples.byKey = ["k": ["Hut", "12 km"]]
    #expect(PlaceholderFiller.fill(string("%2$@ %1$@"), samples: samples) == "12 km Hut")
    samples.integer = 1_234_567
    samples.groupsIntegers = true
    #expect(PlaceholderFiller.fill("%lld", locale: "en", samples: samples) == "1,234,567")
    #expect(PlaceholderFiller.fill("%lld", locale: "de", samples: samples) == "1.234.567")
    let decoded = try JSONDecoder().decode(
      PlaceholderSamples.self, from: Data("{\"integer\": 5}".utf8))
    #expect(decoded == PlaceholderSamples(integer: 5))
  }

  @Test("Markup is read before the values are put in")
  func markupComesFirst() {
    var samples = PlaceholderSamples(integer: 3, applicationName: "Wander_karte_")
    samples.byKey = ["k": ["*Ada*", "a.b", "**3**"]]
    let source = "**%@** [terms](https://%@) ^[%lld hut](inflect: true) in $(PRODUCT_NAME)"
    let filled = PlaceholderFiller.fill(
      InlineMarkdown(source), of: string(source), samples: samples)
    #expect(filled.text == "*Ada* terms **3** hut in Wander_karte_")
    #expect(
      filled.spans == [
        MarkupText.Span(0..<5, .strong), MarkupText.Span(6..<11, .link),
        MarkupText.Span(12..<21, .inflection),
      ])
  }

  @Test("Without markup the text is that of the plain filler")
  func markdownWithoutMarkup() {
    for text in ["%@ in %d %%", "$(PRODUCT_NAME) %1$@", "100 % ${applicationName}", "$ $(a b) $("] {
      let filled = PlaceholderFiller.fill(InlineMarkdown(text), of: string(text))
      #expect(filled == MarkupText(PlaceholderFiller.fill(string(text))))
    }
  }
}

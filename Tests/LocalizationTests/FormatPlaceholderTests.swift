import Testing

@testable import Localization

@Suite struct FormatPlaceholderTests {
  private func found(_ text: String) -> [String] {
    FormatPlaceholder.placeholders(in: text).map { String(text[$0.range]) }
  }

  @Test(
    arguments: [
      ("%@ and %1$@", ["%@", "%1$@"]),
      ("%d %ld %lld %u %hhd %zd %qi", ["%d", "%ld", "%lld", "%u", "%hhd", "%zd", "%qi"]),
      (
        "%f %.2f %5.1f %-10.3e %+g %*d %.*f",
        [
          "%f", "%.2f", "%5.1f", "%-10.3e", "%+g", "%*d", "%.*f",
        ]
      ),
      ("%c %C %s %x %#X %o %p", ["%c", "%C", "%s", "%x", "%#X", "%o", "%p"]),
      ("%#@files@ in %2$#@folders@", ["%#@files@", "%2$#@folders@"]),
      ("%arg files, %argument, %a", ["%arg", "%a", "%a"]),
      ("100%% of %lld%%", ["%%", "%lld", "%%"]),
      ("über %@ß", ["%@"]),
    ])
  func conversionsAreFound(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    arguments: [
      "100%", "100 %", "100% done", "50% of", "100%. Done", "100%-ige Sicherheit", "in % der Fälle",
      "100%'den", "%", "% ", "%50 indirim", "%k", "$1 %[1]", "",
    ])
  func proseIsLeftAlone(text: String) {
    #expect(found(text).isEmpty)
  }

  @Test func besideAnotherPlaceholderProseIsReadAsFormattingReadsIt() {
    #expect(found("50% of %@") == ["% o", "%@"])
    #expect(found("%lld% kvar") == ["%lld"])
  }

  @Test func partsAreTakenApart() throws {
    let placeholder = try #require(FormatPlaceholder.parse("%2$-08.3lf").first)
    #expect(placeholder.position == 2)
    #expect(placeholder.flags == "-0")
    #expect(placeholder.width == 8)
    #expect(placeholder.precision == 3)
    #expect(placeholder.length == "l")
    #expect(placeholder.conversion == "f")
    #expect(placeholder.kind == .decimal)
    let variable = try #require(FormatPlaceholder.parse("%1$#@n@").first)
    #expect(variable.kind == .variable(name: "n"))
    #expect(variable.position == 1)
  }

  @Test func enormousWidthsAreBounded() {
    #expect(FormatPlaceholder.parse("%99999999999999999999d").first?.width == 1000)
    #expect(PlaceholderFiller.fill("%999999999d", locale: "en").count == 200)
  }
}

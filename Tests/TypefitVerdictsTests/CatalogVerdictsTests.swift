import LocalizationRules
import Testing

@testable import typefit_verdicts

@Suite struct CatalogVerdictsTests {
  private func runs(_ items: String..., outcome: String = "") throws -> [CatalogRun] {
    let text = """
      {"cases": [{"id": "A", "kind": "d", "outcome": "\(outcome)",
        "expected": [\(items.joined(separator: ","))]}, {"id": "B", "kind": "a", "expected": []}]}
      """
    return try CaseFile(name: "cases.json").catalogCases(Array(text.utf8)).flatMap { reported in
      reported.items.map { CatalogRun($0, of: reported) }
    }
  }

  private func item(
    _ source: String, _ translation: String, _ expect: String, locale: String = "de",
    argument: Int? = nil, surface: String = "catalog"
  ) -> String {
    """
    {"surface": "\(surface)", "source": "\(source)", "translation": "\(translation)",
     "locale": "\(locale)", "argument": \(argument.map(String.init) ?? "null"),
     "expect": "\(expect)"}
    """
  }

  @Test func judgesQuotedTexts() throws {
    let runs = try runs(
      item("%d files", "%@ Dateien", "format_crash"),
      item("%d files", "%d Dateien", "format_crash"),
      item("%1$d file", "One file", "format_warning", locale: "en"),
      item("Delete %@?", "%@ löschen?", "ok"),
      item("… percent …", "… % …", "format_crash"))
    #expect(runs.map(\.isRight) == [true, false, true, true, true])
    #expect(CatalogTable(runs: runs).rate == (4, 5))
  }

  @Test func makesTextsOfPhrases() {
    func pair(_ source: String, _ translation: String) -> [String?] {
      let words = CatalogWords(source: source, translation: translation)
      return [words?.source, words?.translation]
    }
    #expect(pair("%@ and %u", "specifier of argument 2 is %@") == ["%@ and %u", "%@ and %@"])
    #expect(pair("a_key", "arguments 1 and 2 swapped without positions") == ["%@, %d", "%d, %@"])
    #expect(pair("a_key", "argument 2 missing") == ["%1$@, %2$@", "%1$@"])
    #expect(pair("a_key", "extra argument 1") == ["text", "%1$@"])
    #expect(pair("a_key", "%s wanted, %@ given") == ["%s", "%@"])
    #expect(CatalogWords(source: "a", translation: nil)?.source == nil)
  }

  /// Russian says 2 файла and 5 файлов.
  @Test func judgesPluralForms() throws {
    let runs = try runs(
      item("%lld files", "%lld файлов", "plural_missing", locale: "ru", argument: 2),
      item("2 files", "2 файла", "ok", locale: "ru", argument: 2),
      item("2 files", "2 файлов", "plural_unreachable", locale: "ru", argument: 2))
    #expect(runs.map(\.isRight) == [true, true, nil])
  }

  @Test func whatIsNotInTheFilesIsNotAsked() throws {
    let layout = try runs(item("a", "b", "rtl_misaligned", surface: "rtl.layout"))
    #expect(layout.map(\.isRight) == [nil])
    let code = try runs(
      item("Edit", "", "missing_translation", locale: "es"),
      outcome: "Translation exists but is not used.")
    #expect(code.map(\.isRight) == [nil])
  }

  @Test func readsWhatOtherToolsDidNot() throws {
    let runs = try runs(
      item("a string with plural variations", "", "tool_false_positive"),
      item("entry with substitutions", "", "tool_parse_error", locale: "ar"))
    #expect(runs.map(\.isRight) == [true, true])
  }
}

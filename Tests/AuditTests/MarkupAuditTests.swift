import Components
import DynamicType
import Testing

@testable import Audit

/// Strings with markup in a label of one line: what is measured shows in the findings.
@Suite struct MarkupAuditTests {
  private func catalog(_ value: String, comment: String = "typefit: label width=20 lines=1")
    -> String
  {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "comment" : "\(comment)",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\(value)" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private func finding(
    _ value: String, comment: String = "typefit: label width=20 lines=1",
    _ markdown: MarkdownOption = .automatic
  ) throws -> Finding {
    var configuration = AuditConfiguration()
    configuration.markdown = markdown
    return try #require(
      try audit(catalog(value, comment: comment), configuration: configuration).findings.first)
  }

  @Test("Markup that looks meant is not measured, and the finding says so")
  func automatic() throws {
    let found = try finding("Read our **terms** in [full](https://%@) today")
    #expect(found.text?.text == "Read our terms in full today")
    #expect(found.notes.contains { $0.hasPrefix("read as Markdown") })
    #expect(found.confidence <= .likely)
  }

  @Test("Marks of grammar agreement are never measured, and make the width a guess")
  func inflection() throws {
    for option in [MarkdownOption.automatic, .interpreted] {
      let found = try finding("Add ^[%lld sandwich](inflect: true) to your order", option)
      #expect(found.text?.text == "Add 2480 sandwich to your order")
      #expect(found.confidence == .guess)
      #expect(found.notes.contains("automatic grammar agreement may change the words"))
    }
  }

  @Test("An option or the configuration can say that the marks are drawn")
  func literal() throws {
    let text = "Read our **terms** today"
    #expect(try finding(text, .literal).text?.text == text)
    let marked = "typefit: label width=20 lines=1 markdown=false"
    let found = try finding(text, comment: marked)
    #expect(found.text?.text == text)
    #expect(!found.notes.contains { $0.hasPrefix("read as Markdown") })
  }

  @Test("Where Markdown is certain, all of it is read and nothing is presumed")
  func interpreted() throws {
    let marked = "typefit: label width=20 lines=1 markdown=true"
    let found = try finding("Terms *and* conditions &amp; more", comment: marked)
    #expect(found.text?.text == "Terms and conditions & more")
    #expect(!found.notes.contains { $0.hasPrefix("read as Markdown") })
    #expect(try finding("Terms *and* conditions").text?.text == "Terms *and* conditions")
  }

  @Test("Marks in a sample value are drawn")
  func samples() throws {
    var configuration = AuditConfiguration()
    configuration.samples.byKey = ["a": ["*Ada*"]]
    let report = try audit(catalog("Dear **%@**, welcome back"), configuration: configuration)
    #expect(report.texts.first?.text == "Dear *Ada*, welcome back")
  }

  @Test("Probes and full layout agree")
  func probes() throws {
    for value in ["**Sound** and haptics", "`Sound`", "^[%lld sound](inflect: true)", "*a* b"] {
      let comment = "typefit: label width=90 lines=2"
      let fast = try audit(catalog(value, comment: comment)).findings
      let full = try audit(catalog(value, comment: comment), usesProbes: false).findings
      #expect(fast.map(\.evidence) == full.map(\.evidence), "\(value)")
    }
  }
}

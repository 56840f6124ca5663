import Audit
import Foundation
import TestSupport
import Testing
import TextShaping
import XMLText

@testable import Reporting

@Suite("HTMLReporter")
struct HTMLReporterTests {
  static func page(_ report: AuditReport) throws -> HTMLPage {
    var sink = StringSink()
    try HTMLReporter(report).write(to: &sink)
    return try HTMLPage(sink.text)
  }

  /// An audit of two languages with texts that do not fit, one of them full of marks.
  static func audited() throws -> AuditReport {
    let folder = try TemporaryFolder()
    let comment = "typefit: label width=60 lines=1"
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let file = try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "sound": {"comment": "\(comment)", "localizations": {
          "en": \(unit("Sound")), "de": \(unit("Benachrichtigungen"))}},
        "tag": {"comment": "\(comment)", "localizations": {
          "en": \(unit("</script><b onclick='x'>bold & brave</b>"))}},
        "hello": {"comment": "\(comment)", "localizations": {
          "ar": \(unit("مرحبا بكم في التطبيق الجديد"))}}
      }}
      """, to: "Localizable.xcstrings")
    return try AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(), toolVersion: "test"
    ).run(paths: [file])
  }

  @Test("The markup is well-formed, names nothing twice and points at nothing missing")
  func isWellFormed() throws {
    for report in [try Fixtures.report(), try Self.audited()] {
      let page = try Self.page(report)
      #expect(page.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" "))
      let ids = page.elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for element in page.elements {
        for name in ["for", "aria-labelledby", "aria-controls"] {
          guard let target = element[name] else { continue }
          #expect(ids.contains(target), "\(name)=\(target)")
        }
      }
      for link in page.elements("a") {
        let target = link["href"] ?? ""
        #expect(target.hasPrefix("#/") || ids.contains(String(target.dropFirst())), "\(target)")
      }
    }
  }

  @Test("Nothing is loaded from elsewhere, and the page's own policy forbids it")
  func isSelfContained() throws {
    let page = try Self.page(try Fixtures.report())
    let loading = page.elements.filter {
      $0["src"] != nil || $0.name == "link" || $0.name == "iframe"
    }
    #expect(loading.isEmpty)
    let policy = page.elements("meta").first {
      $0["http-equiv"] == "Content-Security-Policy"
    }
    #expect(policy?["content"]?.hasPrefix("default-src 'none';") == true)
    for name in ["http://", "https://", "url(\"", "@import"] {
      let text = page.text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test("Landmarks, headings, tables and lists say what they are")
  func isLabelled() throws {
    let page = try Self.page(try Self.audited())
    #expect(page.elements("main").count == 1)
    #expect(page.elements("header").count == 1)
    #expect(page.elements("nav").allSatisfy { $0["aria-label"] != nil })
    #expect(!page.elements("table").isEmpty)
    for table in page.elements("table") {
      #expect(table.child("caption")?.text.isEmpty == false)
      let head = table.child("thead")?.child("tr")?.children ?? []
      #expect(head.allSatisfy { $0["scope"] == "col" })
    }
    for section in page.elements("section") where section["data-view"] != nil {
      #expect(section.children.filter { $0.name == "h1" }.count == 1)
      #expect(section["aria-labelledby"] != nil)
    }
    let arabic = page.elements("bdi").filter { $0["lang"] == "ar" }
    #expect(!arabic.isEmpty)
  }

  @Test("The packed data holds every finding with its texts")
  func packsFindings() throws {
    let report = try Self.audited()
    let page = try Self.page(report)
    let data = try #require(try page.unpacked("data"))
    let columns = try #require(data["columns"] as? [String: [Any]])
    let texts = try #require(data["texts"] as? [String])
    #expect(report.findings.count >= 3)
    for (name, values) in columns { #expect(values.count == report.findings.count, "\(name)") }
    for (index, finding) in report.findings.enumerated() {
      func text(_ name: String) -> String? {
        (columns[name]?[index] as? Int).map { texts[$0] }
      }
      #expect(text("key") == FindingIdentity(finding).key)
      #expect(text("text") == finding.text?.text ?? finding.localization?.text ?? "")
      #expect(text("lost") == finding.text?.lostText ?? "")
      #expect(text("advice") == finding.advice)
      #expect(columns["id"]?[index] as? String == FindingFingerprints.name(of: finding))
      #expect(columns["line"]?[index] as? Int == finding.place.line)
    }
  }

  @Test(
    "Every finding of a text has its layout at every size, and the sizes say what the audit says")
  func packsSweeps() throws {
    let report = try Self.audited()
    let page = try Self.page(report)
    let data = try #require(try page.unpacked("data"))
    let columns = try #require(data["columns"] as? [String: [Any]])
    let chunk = try #require(try page.unpacked("sweeps-0"))
    let items = try #require(chunk["items"] as? [[String: Any]])
    let texts = try #require(chunk["texts"] as? [String])
    for (index, finding) in report.findings.enumerated() {
      guard let text = finding.text else { continue }
      let number = try #require(columns["layout"]?[index] as? Int)
      let item = try #require(items.indices.contains(number) ? items[number] : nil)
      let verdicts = try #require(item["verdict"] as? [Int]).map { texts[$0] }
      #expect(verdicts.count == report.summary.categories.count)
      let first = try #require(report.summary.categories.firstIndex(of: text.breakingPoint))
      #expect(verdicts[first] == text.verdict)
      #expect(first == 0 || verdicts[first - 1] != text.verdict)
    }
  }

  @Test("Marks in texts stay texts")
  func escapesTexts() throws {
    let page = try Self.page(try Self.audited())
    #expect(page.text.contains("&lt;/script&gt;&lt;b onclick="))
    #expect(page.elements("b").allSatisfy { $0["onclick"] == nil })
    #expect(escaped("a\u{0}<&>\"'\u{85}") == "a\u{FFFD}&lt;&amp;&gt;&quot;&#39;\u{FFFD}")
  }

  @Test("The overview's heat map has the numbers of the text report's")
  func showsHeatMap() throws {
    let report = try Self.audited()
    let page = try Self.page(report)
    let table = try #require(
      page.elements("table").first {
        $0.child("caption")?.text == "Strings in trouble, by language and text size"
      })
    let rows = try #require(table.child("tbody")).children
    let map = HeatMap(report)
    #expect(rows.count == map.rows.count)
    for (row, expected) in zip(rows, map.rows) {
      func text(_ element: XMLElement) -> String {
        element.nodes.reduce(element.text) { $0.isEmpty ? Self.text($1) : $0 }
      }
      #expect(
        row.children.dropFirst().map(text)
          == expected.counts.map { $0 == 0 ? "·" : String($0) })
    }
  }

  private static func text(_ node: XMLElement.Node) -> String {
    if case .element(let element) = node { return element.text }
    return ""
  }

  @Test("A language tag is one of BCP 47, and a link keeps what an address would misread")
  func linksViews() {
    #expect(languageTag("pt_BR") == "pt-BR")
    let link = ViewLink("findings", ["key": "a&b=c ü"])
    #expect(link.href == "#/findings?key=a%26b%3Dc%20%C3%BC")
  }

  @Test("What changed since an older report is told, and can be filtered by")
  func tellsChanges() throws {
    let report = try Self.audited()
    var old = report
    let fresh = try #require(report.findings.first)
    old.findings.removeFirst()
    var gone = fresh
    gone.rule = "bare-percent-sign"
    old.findings.append(gone)
    var sink = StringSink()
    let comparison = ReportComparison(old: old, new: report)
    try HTMLReporter(report, comparison: comparison).write(to: &sink)
    let page = try HTMLPage(sink.text)
    #expect(page.element(id: "changes") != nil)
    #expect(sink.text.contains("<a href=\"#/findings?change=new\">1 new</a>, 0 worse"))
    #expect(sink.text.contains("1 fixed; \(report.findings.count - 1) unchanged."))
    let data = try #require(try page.unpacked("data"))
    let texts = try #require(data["texts"] as? [String])
    let changes = try #require((data["columns"] as? [String: [Any]])?["change"] as? [Int])
    #expect(changes.map { texts[$0] } == ["new"] + report.findings.dropFirst().map { _ in "" })
  }

  @Test("Each language has a file of its own, which holds nothing of the others")
  func splitsLanguages() throws {
    let report = try Self.audited()
    let format = try #require(ReportFormat.named("html-locale"))
    let documents = try format.documents(of: report, in: ReportContext())
    #expect(documents.map(\.name) == ["ar.html", "de.html", "en.html"])
    let german = try HTMLPage(String(decoding: documents[1].bytes, as: UTF8.self))
    let data = try #require(try german.unpacked("data"))
    let ids = (data["columns"] as? [String: [Any]])?["id"] as? [String]
    #expect(ids?.count == report.findings.count { FindingIdentity($0).locale == "de" })
    #expect(german.root["data-start"] == "locale/de")
    #expect(!german.text.contains("bold &amp; brave"))
  }

  @Test("The same audit gives the same bytes")
  func isReproducible() throws {
    let report = try Self.audited()
    #expect(try Self.page(report).text == Self.page(report).text)
  }
}

@Suite("TextStyleFinder")
struct TextStyleFinderTests {
  @Test("A place in a text style is found under its style, a fixed size under none")
  func findsStyles() throws {
    let folder = try TemporaryFolder()
    func entry(_ key: String, _ options: String) -> String {
      """
      "\(key)": {"comment": "typefit: label width=30 lines=1 \(options)", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Sound"}}}}
      """
    }
    let file = try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        \(entry("a", "font=footnote")), \(entry("b", "font=headline")),
        \(entry("c", "font=body")), \(entry("d", "size=17 scales=false"))
      }}
      """, to: "Localizable.xcstrings")
    let report = try AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(), toolVersion: "test"
    ).run(paths: [file])
    let data = HTMLFindingData(report, sweeps: FindingSweeps(report))
    let styles = report.findings.enumerated().reduce(into: [String: String]()) {
      let style = data.columns.style[$1.offset]
      $0[$1.element.text?.key ?? ""] = style < 0 ? "other" : data.styles[style].name
    }
    #expect(styles == ["a": "footnote", "b": "headline", "c": "body", "d": "other"])
  }

  @Test("Only the worst places are drawn where there are too many")
  func cappedPictures() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      /* typefit: label width=40 lines=1 */
      "a" = "Hohe Tauern";
      /* typefit: label width=78 lines=1 */
      "b" = "Hohe Tauern";
      """, to: "en.lproj/Localizable.strings")
    let report = try AuditRunner(
      configuration: AuditConfiguration(), fontStack: try FontStack.load(), toolVersion: "test"
    ).run(paths: [file])
    let places = Set(report.findings.compactMap(\.layout))
    #expect(places.count == 2)
    let sweeps = FindingSweeps(report, mostPlaces: 1)
    #expect(sweeps.undrawnPlaces == 1)
    #expect(sweeps.layout(of: 0) == 0 && sweeps.layout(of: report.findings.count - 1) == nil)
    #expect(FindingSweeps(report).undrawnPlaces == 0)
  }
}

import Audit
import Foundation

/// Writes an audit as one HTML file without any reference to the outside: an overview, the findings
/// with search and filters, and a page for each language and text style.
///
/// The overview and a table of the first findings are plain HTML, which needs no script. Everything
/// else is drawn by the page's script from packed data, so that thousands of findings cost nothing
/// until they are looked at.
public struct HTMLReporter: Reporter {
  private let report: AuditReport
  private let comparison: ReportComparison?
  private let start: String

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - comparison: what changed since an older report; nil where none was given.
  ///   - start: the view that is shown first, such as `locale/de`.
  public init(
    _ report: AuditReport, comparison: ReportComparison? = nil, start: String = "overview"
  ) {
    self.report = report
    self.comparison = comparison
    self.start = start
  }

  /// Writes the whole page.
  /// - Throws: ``ReportError``, or `EncodingError` when a number is not finite.
  public func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let sweeps = FindingSweeps(report)
    let data = HTMLFindingData(
      report, sweeps: sweeps, changes: comparison.map(HTMLComparison.changes) ?? [:])
    let overview = HTMLOverview(
      report, comparison: comparison, undrawnPlaces: sweeps.undrawnPlaces)
    sink.write(head)
    sink.write(banner)
    sink.write("<main id=\"main\" tabindex=\"-1\">\n")
    sink.write("<p id=\"notice\" role=\"status\"></p>\n")
    sink.write("<section data-view=\"overview\" aria-labelledby=\"overview-title\">\n")
    for block in overview.blocks { sink.write(block + "\n") }
    sink.write("</section>\n")
    sink.write(HTMLLanguages(report).html + "\n")
    sink.write(HTMLTextStyles(report, data: data).html + "\n")
    sink.write(HTMLPlainFindings(report).html + "\n")
    sink.write("<div id=\"view\" hidden=\"\"></div>\n")
    sink.write("</main>\n")
    sink.write(footer)
    try writeData(data, sweeps: sweeps, to: &sink)
    sink.write("<script type=\"module\">\n\(Self.script)\n</script>\n</body>\n</html>\n")
  }

  // MARK: Parts

  /// No address can be loaded: the policy keeps the promise that nothing leaves the reader's machine.
  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en" data-start="\(escaped(start))">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="referrer" content="no-referrer"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'"/>
    <title>Text sizes audit – \(escaped(report.tool))</title>
    <style>
    \(Self.styleSheet)
    </style>
    <script>
    if ("DecompressionStream" in window) document.documentElement.classList.add("scripted");
    </script>
    </head>
    <body>

    """
  }

  private var banner: String {
    let links =
      [("overview", "Overview"), ("findings", "Findings")]
      + (report.summary.locales.isEmpty ? [] : [("languages", "Languages")])
      + (report.summary.locales.isEmpty ? [] : [("styles", "Text styles")])
    let items = links.map { name, title in
      "<li><a href=\"#/\(name)\" data-link=\"\(name)\">\(title)</a></li>"
    }
    return """
      <a class="skip" href="#main">Skip to content</a>
      <header class="banner">
      <p class="brand">\(escaped(report.tool)) <span>\(escaped(report.toolVersion))</span></p>
      <nav aria-label="Views"><ul>\(items.joined())</ul></nav>
      </header>

      """
  }

  private var footer: String {
    """
    <footer>
    <p>“Fits” is a measurement under the stated assumptions, not a proof. Nothing in this file is
    loaded from elsewhere, and nothing leaves your machine.</p>
    </footer>

    """
  }

  private func writeData<Sink: ReportSink>(
    _ data: HTMLFindingData, sweeps: FindingSweeps, to sink: inout Sink
  ) throws {
    func write(_ id: String, _ value: some Encodable) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let packed = try Deflated(encoder.encode(value))
      sink.write("<script type=\"text/plain\" id=\"\(id)\">\(packed.base64)</script>\n")
    }
    try write("data", data)
    for (index, chunk) in sweeps.chunks.enumerated() { try write("sweeps-\(index)", chunk) }
    for index in 0..<sweeps.files.fontCount {
      try write("font-\(index)", sweeps.files.font(index, outlines: sweeps.outlines))
    }
    try write("images", sweeps.files.imageTexts())
  }

  // MARK: Files of the page

  private static let styleSheet = text(PackageResources.report_css)

  /// One module: the files see each other's names.
  private static let script = [
    PackageResources.dom_js, PackageResources.data_js, PackageResources.sweep_js,
    PackageResources.picture_js,
    PackageResources.filters_js, PackageResources.list_js, PackageResources.finding_js,
    PackageResources.pages_js, PackageResources.router_js,
  ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

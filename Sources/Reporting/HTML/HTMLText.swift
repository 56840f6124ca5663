/// A text as HTML holds it: marks escaped, control characters shown.
func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A text of unknown direction, kept apart from the text around it.
func isolated(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

/// A text in its language, kept apart from the text around it.
func isolated(_ text: String, locale: String) -> String {
  "<bdi lang=\"\(escaped(languageTag(locale)))\">\(escaped(text))</bdi>"
}

/// The language tag (BCP 47) for a locale's name, which may have an underscore.
func languageTag(_ locale: String) -> String { locale.replacing("_", with: "-") }

/// A fragment of an address: a view of the page and what it shows, as `router.js` reads it.
struct ViewLink {
  let view: String
  let query: [(name: String, value: String)]

  init(_ view: String, _ query: KeyValuePairs<String, String> = [:]) {
    self.view = view
    self.query = query.map { ($0.key, $0.value) }
  }

  /// The fragment, escaped for an attribute.
  var href: String {
    let parts = query.map { "\($0.name)=\(percentEncoded($0.value))" }
    return escaped("#/\(view)" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&")))
  }
}

/// A text in which only letters, digits and `-._~` stand for themselves (RFC 3986).
func percentEncoded(_ text: String) -> String {
  text.utf8.reduce(into: "") { result, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}

/// A table with a caption and a header row.
struct HTMLTable {
  /// A cell: its content as HTML, and its attributes with a leading space.
  struct Cell {
    let html: String
    var attributes = ""
    var isHeader = false

    static func text(_ text: String) -> Cell { Cell(html: escaped(text)) }
    static func number(_ value: Int) -> Cell {
      Cell(html: grouped(value), attributes: " class=\"number\"")
    }
    static func header(_ html: String) -> Cell { Cell(html: html, isHeader: true) }
  }

  let caption: String
  let columns: [String]
  var numberColumns: Set<Int> = []
  let rows: [[Cell]]
  var style = ""

  /// The table in a frame that scrolls sideways where it is too wide, by keyboard too.
  var html: String {
    let head = columns.enumerated().map { index, name in
      "<th scope=\"col\"\(numberColumns.contains(index) ? " class=\"number\"" : "")>"
        + "\(escaped(name))</th>"
    }
    let body = rows.map { row in
      "<tr>"
        + row.map { cell in
          cell.isHeader
            ? "<th scope=\"row\"\(cell.attributes)>\(cell.html)</th>"
            : "<td\(cell.attributes)>\(cell.html)</td>"
        }.joined() + "</tr>"
    }
    return """
      <div class="scroller" role="region" tabindex="0" aria-label="\(escaped(caption))">
      <table\(style.isEmpty ? "" : " class=\"\(style)\"")>
      <caption>\(escaped(caption))</caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }
}

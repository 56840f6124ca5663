/// Texts made safe for XML 1.0.
enum XMLEscape {
  /// A text between tags; characters that XML does not allow are shown by their code.
  static func text(_ text: String) -> String { escape(text, inAttribute: false) }

  /// A text between quotation marks, in which line ends and tabs are kept.
  static func attribute(_ text: String) -> String { escape(text, inAttribute: true) }

  private static func escape(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

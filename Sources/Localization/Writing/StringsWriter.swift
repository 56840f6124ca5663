import Foundation

/// Writes `.strings` files in the old property-list syntax, as Xcode exports them.
public enum StringsWriter {
  /// The table of one language, in UTF-8.
  ///
  /// - Parameter entries: those of one table and language. Only plain texts can be written; the
  ///   others belong into a `.stringsdict` file and are left out.
  public static func write(_ entries: [LocalizationEntry]) -> String {
    entries.compactMap { entry in
      guard let text = entry.value?.unit?.text, entry.value?.variations.isEmpty == true else {
        return nil
      }
      let comment = entry.comment.map {
        "/* \($0.replacingOccurrences(of: "*/", with: "* /")) */\n"
      }
      return "\(comment ?? "")\(quoted(entry.key)) = \(quoted(text));\n"
    }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..."\u{1F}": output += "\\U" + String(format: "%04x", scalar.value)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}

import Foundation

/// Reads `.strings` files that are XML or binary property lists.
enum PropertyListStrings {
  /// Whether a file is a property list of one of the two kinds.
  static func matches(_ data: Data, text: [UInt8]) -> Bool {
    if BinaryPropertyList.matches(data) { return true }
    let start = text.drop { $0 <= 0x20 }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// The entries, in the order of their lines (XML) or keys (binary, where all are on line 1).
  static func read(
    _ file: LocalizationFile, text: [UInt8]
  ) -> (entries: [StringsEntry], problems: [LocalizationProblem]) {
    let isBinary = BinaryPropertyList.matches(file.data)
    var members: [(key: String, value: String?)] = []
    do {
      members =
        isBinary
        ? try BinaryPropertyList([UInt8](file.data)).members() : try xmlMembers(file.data)
    } catch let fault as PropertyListFault {
      return ([], [file.problem(fault.message, line: 1)])
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let reason = detail ?? error.localizedDescription
      return ([], [file.problem("expected a property list that can be read: \(reason)", line: 1)])
    }
    let lines = isBinary ? [:] : linesOfKeys(in: text)
    var entries: [StringsEntry] = []
    var problems: [LocalizationProblem] = []
    for (key, value) in members {
      let line = lines[key] ?? 1
      if let value {
        entries.append(StringsEntry(key: key, value: value, comment: nil, line: line))
      } else {
        problems.append(
          file.problem("expected a text as the value of \"\(key)\"", line: line, isFatal: false))
      }
    }
    entries.sort { ($0.line, $0.key) < ($1.line, $1.key) }
    problems.sort { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
    return (entries, problems)
  }

  private static func xmlMembers(_ data: Data) throws -> [(key: String, value: String?)] {
    let root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let table = root as? [String: Any] else {
      throw PropertyListFault(message: "expected a dictionary in the property list")
    }
    return table.map { ($0.key, $0.value as? String) }
  }

  /// The line of the first `<key>` with each name; nested dictionaries come after their own key.
  private static func linesOfKeys(in text: [UInt8]) -> [String: Int] {
    let opening = Array("<key>".utf8)
    var lines: [String: Int] = [:]
    var line = 1
    var index = 0
    while index < text.count {
      if text[index] == 0x0A {
        line += 1
      } else if text[index] == UInt8(ascii: "<"), text[index...].starts(with: opening) {
        let start = index + opening.count
        let end = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
        let name = unescaped(String(decoding: text[start..<end], as: UTF8.self))
        if lines[name] == nil { lines[name] = line }
      }
      index += 1
    }
    return lines
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var text = text
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return text
  }
}

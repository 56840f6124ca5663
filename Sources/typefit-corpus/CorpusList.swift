import Foundation

/// The counts that `CORPUS.md` gives, file by file.
struct CorpusList {
  /// Path below the corpus folder → the count and the rest of its line.
  private(set) var entries: [String: (count: Int, remark: String)] = [:]

  /// Reads the tables below the headings, each of which names an origin.
  init(_ text: String) {
    var origin = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        origin = String(line.dropFirst(3))
      } else if line.hasPrefix("| `") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count > 2 else { continue }
        read(path: cells[0].filter { $0 != "`" }, Array(cells.dropFirst()), origin: origin)
      }
    }
  }

  private mutating func read(path: String, _ cells: [String], origin: String) {
    let remark = cells.joined(separator: " | ")
    if path.contains("*.lproj"), cells.count > 1 {
      // Counts by language: "de 12, en 13".
      for part in cells[1].components(separatedBy: ", ") {
        let words = part.split(separator: " ")
        guard words.count == 2, let count = Int(words[1]) else { continue }
        let file = path.replacingOccurrences(of: "*.lproj", with: "\(words[0]).lproj")
        entries["\(origin)/\(file)"] = (count, remark)
      }
      return
    }
    let plain = cells.count > 1 ? Int(cells[1]) : nil
    guard
      let count = plain ?? number(before: " keys", in: remark)
        ?? number(before: " units", in: remark)
    else { return }
    entries["\(origin)/\(path)"] = (count, remark)
  }

  private func number(before word: String, in text: String) -> Int? {
    guard let range = text.range(of: word) else { return nil }
    let digits = text[..<range.lowerBound].reversed().prefix { $0.isNumber }.reversed()
    return Int(String(digits))
  }
}

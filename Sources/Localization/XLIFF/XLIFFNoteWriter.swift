import FileSearch
import XMLText

/// Writes notes for the translator into an XLIFF document; every other byte stays as it is.
///
/// XLIFF 1.2 takes `<note from= priority= annotates=>` after the texts of a unit, XLIFF 2.x
/// `<note category= priority= appliesTo=>` in the unit's `<notes>` (OASIS, "XLIFF Version 1.2", 2.3, and
/// "XLIFF Version 2.1", 4.2.2).
public struct XLIFFNoteWriter {
  /// What a unit of the document stands for.
  public struct Unit: Sendable, Hashable {
    /// The table, as ``LocalizedString/table``.
    public let table: String
    /// The key.
    public let key: String
    /// The language translated from.
    public let sourceLocale: String
    /// The language translated to; nil where the document names none.
    public let targetLocale: String?
    /// The variation, as ``LocalizedString/variation``; nil for a plain text.
    public let variation: String?
  }

  /// A note for the translator.
  public struct Note: Sendable, Hashable {
    /// The text.
    public var text: String
    /// How urgent it is, from 1 to 10; 1 comes first.
    public var priority: Int
    /// Whether it is about the text to translate, not about the translation.
    public var isAboutSource: Bool

    /// Creates a note.
    public init(text: String, priority: Int, isAboutSource: Bool = false) {
      self.text = text
      self.priority = min(10, max(1, priority))
      self.isAboutSource = isAboutSource
    }
  }

  /// The units in the order of the document.
  public var units: [Unit] { places.map(\.unit) }

  private struct Place {
    let unit: Unit
    let element: XMLElement
  }

  private let bytes: [UInt8]
  private let markLength: Int
  private let isVersion2: Bool
  private let author: String
  private var places: [Place] = []

  /// Reads a document in UTF-8.
  /// - Parameter author: who the notes are from.
  /// - Throws: `XMLFault` with the line, where it is no XLIFF.
  public init(_ bytes: [UInt8], author: String) throws(XMLFault) {
    self.bytes = bytes
    self.author = author
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let root = try XMLScanner.scan(markLength == 0 ? bytes : Array(bytes[3...]))
    guard root.localName == "xliff" else {
      throw XMLFault(line: root.line, message: "expected <xliff>, found <\(root.name)>")
    }
    isVersion2 = root["version"]?.hasPrefix("2") ?? false
    for file in root.children where file.localName == "file" {
      let original = file["original"] ?? file["id"] ?? ""
      let name = original.split(separator: "/").last ?? ""
      let table = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
      let source = isVersion2 ? root["srcLang"] : file["source-language"]
      let target = isVersion2 ? root["trgLang"] : file["target-language"]
      collect(
        file, table: table, source: LanguageFolder.identifier(source ?? "en"),
        target: target.map(LanguageFolder.identifier))
    }
  }

  private mutating func collect(
    _ parent: XMLElement, table: String, source: String, target: String?
  ) {
    for child in parent.children {
      switch child.localName {
      case "body", "group": collect(child, table: table, source: source, target: target)
      case "trans-unit", "unit":
        guard let id = isVersion2 ? child["name"] ?? child["id"] : child["id"] else { continue }
        let name = XLIFFUnitID(id)
        let unit = Unit(
          table: table, key: name.key, sourceLocale: source,
          targetLocale: target ?? child.child("target")?["xml:lang"].map(LanguageFolder.identifier),
          variation: Self.variation(name))
        places.append(Place(unit: unit, element: child))
      default: break
      }
    }
  }

  private static func variation(_ id: XLIFFUnitID) -> String? {
    if let substitution = id.substitution {
      return "substitution.\(substitution).\(id.path.last ?? "other")"
    }
    return id.path.isEmpty ? nil : id.path.joined(separator: ".")
  }

  /// The document with notes at units.
  /// - Parameter notes: index in ``units`` → notes; a note that is there already is not written again.
  public func document(adding notes: [Int: [Note]]) -> [UInt8] {
    var edits: [(range: Range<Int>, text: String)] = []
    for (index, place) in places.enumerated() {
      let known = Set(existingNotes(of: place.element))
      let fresh = (notes[index] ?? []).filter { !known.contains($0.text) }
      guard !fresh.isEmpty, let edit = edit(place.element, fresh) else { continue }
      edits.append(edit)
    }
    guard !edits.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound + markLength]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound + markLength
    }
    result += bytes[position...]
    return result
  }

  private func existingNotes(of unit: XMLElement) -> [String] {
    let parent = isVersion2 ? unit.child("notes") : unit
    return (parent?.children ?? []).filter { $0.localName == "note" }.map(\.text)
  }

  // MARK: Edits

  private func edit(_ unit: XMLElement, _ notes: [Note]) -> (range: Range<Int>, text: String)? {
    let prefix = String(unit.name.dropLast(unit.localName.count))
    guard let first = unit.children.first, let last = unit.children.last else { return nil }
    guard isVersion2 else {
      let space = space(before: first)
      let end = last.range.upperBound
      return (end..<end, notes.map { space + element($0, prefix) }.joined())
    }
    if let list = unit.child("notes") {
      guard let note = list.children.first, let end = list.children.last?.range.upperBound else {
        return (list.range, wrapped(notes, prefix, space(before: list)))
      }
      let space = space(before: note)
      return (end..<end, notes.map { space + element($0, prefix) }.joined())
    }
    let names: Set<Substring> = ["originalData", "segment", "ignorable"]
    guard let next = unit.children.first(where: { names.contains($0.localName) }) else {
      return nil
    }
    let space = space(before: next)
    let start = next.range.lowerBound
    return (start..<start, wrapped(notes, prefix, space) + space)
  }

  private func wrapped(_ notes: [Note], _ prefix: String, _ space: String) -> String {
    let inner = space.isEmpty ? "" : space + "  "
    return "<\(prefix)notes>" + notes.map { inner + element($0, prefix) }.joined()
      + "\(space)</\(prefix)notes>"
  }

  private func element(_ note: Note, _ prefix: String) -> String {
    let names =
      isVersion2 ? (author: "category", part: "appliesTo") : (author: "from", part: "annotates")
    let part = note.isAboutSource ? "source" : "target"
    return "<\(prefix)note \(names.author)=\"\(escaped(author))\" priority=\"\(note.priority)\""
      + " \(names.part)=\"\(part)\">\(escaped(note.text))</\(prefix)note>"
  }

  /// The space in front of an element: its line's beginning and indentation.
  private func space(before element: XMLElement) -> String {
    let end = element.range.lowerBound + markLength
    var start = end
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ">") else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ExchangeFiles {
  /// The XLIFF files of a tree, those in exports too.
  public static func xliffFiles(in tree: FileTree) -> [String] {
    let search = LocalizationSearch(tree)
    return search.items.compactMap { item in
      switch item {
      case .file(let path, let format), .exchange(let path, let format):
        format == XLIFFReader.self ? path : nil
      case .problem: nil
      }
    }
  }
}

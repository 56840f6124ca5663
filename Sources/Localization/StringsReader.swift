import Foundation
import JSONText

/// Reads `.strings` files: one table in one language.
///
/// UTF-8 and UTF-16 with and without byte-order mark, in the old property-list syntax, and XML and
/// binary property lists. What a mistake costs is what it costs on the phone: Foundation's reader
/// refuses the whole file, or stops without an error and loses what follows.
public enum StringsReader: LocalizationFormat {
  /// `strings`.
  public static let fileExtension = "strings"

  /// Reads one file.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    var result = LocalizationResult()
    result.filesRead = 1
    guard !file.data.isEmpty else {
      result.problems.append(
        file.problem("expected texts, found an empty file", cause: .unreadable(keys: [])))
      return result
    }
    let source = SourceBytes(file.data)
    let entries: [StringsEntry]
    if PropertyListStrings.matches(file.data, text: source.bytes) {
      let read = PropertyListStrings.read(file, text: source.bytes)
      entries = read.entries
      result.problems += read.problems
    } else {
      result.problems += source.oddities.map {
        file.problem($0, line: 1, isFatal: false, cause: .encoding)
      }
      entries = parse(source.bytes, of: file, into: &result)
    }
    result.entriesRead = entries.count
    result.unitsRead = entries.count
    result.entries = merged(entries, of: file, problems: &result.problems)
    var expander = StringExpander()
    for entry in result.entries { expander.add(entry) }
    result.strings = expander.strings
    return result
  }

  /// The entries that Foundation loads.
  private static func parse(
    _ bytes: [UInt8], of file: LocalizationFile, into result: inout LocalizationResult
  ) -> [StringsEntry] {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = StringsParser(buffer)
      let ending = parser.parse()
      let loaded = parser.entries
      let isWellFormed = note(illFormedBytesIn: buffer, of: file, keys: parser, into: &result)
      result.problems += parser.remarks.map {
        file.problem($0.message, line: $0.line, isFatal: false)
      }
      switch ending {
      case .complete: break
      case .cut(let fault):
        let known = Set(loaded.map(\.key))
        let lost = unique(parser.keysAfterMistake()).filter { !known.contains($0) }
        let loss =
          lost.isEmpty ? "the reading ends here" : "the reading ends here and \(counted(lost)) lost"
        if isWellFormed {
          result.problems.append(
            file.problem(
              "\(fault.message); \(loss)", line: fault.line, isFatal: !lost.isEmpty,
              cause: fault.isConflict ? .mergeConflict(keys: lost) : .lostEntries(keys: lost)))
        }
      case .rejected(let fault):
        guard isWellFormed else { return [] }
        if loaded.isEmpty, isPlaceholder(buffer) {
          result.problems.append(
            file.problem(
              "expected texts, found a sentence that a tool left in their place", line: 1,
              cause: .placeholderFile))
          return []
        }
        let lost = unique(loaded.map(\.key) + parser.keysAfterMistake())
        let loss = lost.isEmpty ? "nothing is loaded" : "nothing is loaded: \(counted(lost)) lost"
        result.problems.append(
          file.problem(
            "\(fault.message); \(loss)", line: fault.line,
            cause: fault.isConflict ? .mergeConflict(keys: lost) : .unreadable(keys: lost)))
        return []
      }
      return isWellFormed ? loaded : []
    }
  }

  /// - Returns: whether the bytes are UTF-8; when they are not, nothing is loaded.
  private static func note(
    illFormedBytesIn bytes: UnsafeBufferPointer<UInt8>, of file: LocalizationFile,
    keys parser: StringsParser, into result: inout LocalizationResult
  ) -> Bool {
    guard let offset = UTF8Check.firstFault(in: bytes) else { return true }
    var parser = parser
    let lost = unique(parser.entries.map(\.key) + parser.keysAfterMistake())
    result.problems.append(
      file.problem(
        "expected UTF-8, found bytes that are not valid UTF-8 (saved in another encoding?); nothing"
          + " is loaded" + (lost.isEmpty ? "" : ": \(counted(lost)) lost"),
        line: SourceLines.line(at: offset, in: bytes), cause: .encoding))
    return false
  }

  private static func counted(_ keys: [String]) -> String {
    keys.count == 1 ? "1 entry is" : "\(keys.count) entries are"
  }

  private static func unique(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  /// Whether the bytes are a sentence in which nothing belongs to a table, such as Xcode's
  /// "IDELocalizationWork Temporary File".
  private static func isPlaceholder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count < 400 && !bytes.contains { "=;\"{}<>".utf8.contains($0) }
  }

  private static func merged(
    _ entries: [StringsEntry], of file: LocalizationFile, problems: inout [LocalizationProblem]
  ) -> [LocalizationEntry] {
    let language = TableLanguage(of: file)
    let table = file.table
    let container = file.container
    // iOS takes the last of several values for a key.
    var indices: [String: Int] = [:]
    var merged: [LocalizationEntry] = []
    merged.reserveCapacity(entries.count)
    for read in entries {
      let entry = LocalizationEntry(
        key: read.key, locale: language.locale, table: table, container: container,
        value: LocalizationValue(read.value, line: read.line), comment: read.comment,
        isSourceLanguage: language.isSource, place: SourcePlace(file: file.path, line: read.line))
      guard let earlier = indices[entry.key] else {
        indices[entry.key] = merged.count
        merged.append(entry)
        continue
      }
      let isOther = merged[earlier].value?.unit?.text != read.value
      problems.append(
        file.problem(
          "expected each key once, found \"\(entry.key)\" again with"
            + " \(isOther ? "another" : "the same") value (first on line"
            + " \(merged[earlier].place.line)); the last one counts",
          line: entry.place.line, isFatal: false,
          cause: .duplicateKey(
            entry.key, hasOtherValue: isOther, firstLine: merged[earlier].place.line)))
      merged[earlier] = entry
    }
    return merged
  }
}

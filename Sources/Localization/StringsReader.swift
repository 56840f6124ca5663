import Foundation
import JSONText

/// Reads `.strings` files: one table in one language.
///
/// UTF-8 and UTF-16 with and without byte-order mark, in the old property-list syntax, and XML and
/// binary property lists. A mistake in the old syntax ends the reading; the entries before it are
/// kept and the problem says how many lines were not read.
public enum StringsReader: LocalizationFormat {
  /// `strings`.
  public static let fileExtension = "strings"

  /// Reads one file.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    var result = LocalizationResult()
    result.filesRead = 1
    guard !file.data.isEmpty else {
      result.problems.append(file.problem("expected texts, found an empty file"))
      return result
    }
    let source = SourceBytes(file.data)
    let entries: [StringsEntry]
    if PropertyListStrings.matches(file.data, text: source.bytes) {
      let read = PropertyListStrings.read(file, text: source.bytes)
      entries = read.entries
      result.problems += read.problems
    } else {
      result.problems += source.oddities.map { file.problem($0, line: 1, isFatal: false) }
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

  private static func parse(
    _ bytes: [UInt8], of file: LocalizationFile, into result: inout LocalizationResult
  ) -> [StringsEntry] {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = StringsParser(buffer)
      do throws(StringsFault) {
        try parser.parse()
      } catch {
        let last = max(SourceLines.count(in: buffer), error.line)
        let first = min(parser.entryLine, error.line)
        let lost =
          first == last
          ? "line \(first) was not read"
          : "\(last - first + 1) lines, from line \(first) on, were not read"
        result.problems.append(file.problem("\(error.message); \(lost)", line: error.line))
      }
      result.problems += parser.remarks.map {
        file.problem($0.message, line: $0.line, isFatal: $0.isFatal)
      }
      return parser.entries
    }
  }

  private static func merged(
    _ entries: [StringsEntry], of file: LocalizationFile, problems: inout [LocalizationProblem]
  ) -> [LocalizationEntry] {
    let language = LanguageFolder.language(ofFile: file.path)
    let locale = language == "Base" ? file.developmentLanguage ?? "Base" : language
    let development = file.developmentLanguage ?? "en"
    // A file outside of all language folders is shown to everyone, as the source language is.
    let isSource = language == nil || language == "Base" || language == development

    let table = file.table
    let container = file.container
    // iOS takes the last of several values for a key.
    var indices: [String: Int] = [:]
    var merged: [LocalizationEntry] = []
    merged.reserveCapacity(entries.count)
    for read in entries {
      let entry = LocalizationEntry(
        key: read.key, locale: locale ?? file.developmentLanguage ?? "", table: table,
        container: container,
        value: LocalizationValue(read.value, line: read.line), comment: read.comment,
        isSourceLanguage: isSource, place: SourcePlace(file: file.path, line: read.line))
      if let earlier = indices[entry.key] {
        if merged[earlier].value?.unit?.text != read.value {
          problems.append(
            file.problem(
              "expected each key once, found \"\(entry.key)\" again with another value (first on"
                + " line \(merged[earlier].place.line)); the last one counts",
              line: entry.place.line, isFatal: false))
        }
        merged[earlier] = entry
      } else {
        indices[entry.key] = merged.count
        merged.append(entry)
      }
    }
    return merged
  }
}

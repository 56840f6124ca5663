import Foundation
import XMLText

/// Reads XLIFF, the format in which texts go to translators and come back.
///
/// Version 1.2 as Xcode exports it (OASIS, "XLIFF Version 1.2") and versions 2.x ("XLIFF Version
/// 2.1"). Each `<file>` is a table in its source language and, where it has one, its target language.
public enum XLIFFReader: LocalizationFormat {
  /// `xliff`.
  public static let fileExtension = "xliff"

  /// `xliff` and `xlf`.
  public static let fileExtensions = ["xliff", "xlf"]

  /// Reads one file.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    var result = LocalizationResult()
    result.filesRead = 1
    let source = SourceBytes(file.data)
    guard source.bytes.contains(where: { $0 > 0x20 }) else {
      result.problems.append(
        file.problem(
          "expected an XLIFF document, found an empty file", cause: .unreadable(keys: [])))
      return result
    }
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLScanner.scan(source.bytes)
    } catch {
      let conflict = error.message.contains("merge conflict")
      result.problems.append(
        file.problem(
          error.message, line: error.line,
          cause: conflict ? .mergeConflict(keys: []) : .unreadable(keys: [])))
      return result
    }
    guard root.localName == "xliff" else {
      result.problems.append(
        file.problem(
          "expected <xliff>, found <\(root.name)>", line: root.line, cause: .unreadable(keys: [])))
      return result
    }
    let version = root["version"] ?? ""
    let isVersion2 = version.hasPrefix("2")
    if !isVersion2, !version.hasPrefix("1") {
      result.problems.append(
        file.problem(
          "expected version 1.2 or 2.x, found \(version.isEmpty ? "none" : "\"\(version)\""); read as"
            + " 1.2", line: root.line, isFatal: false))
    }
    var expander = StringExpander()
    for element in root.children where element.localName == "file" {
      var table = XLIFFTable(file: file)
      if isVersion2 {
        XLIFF2Section(element, root: root).read(into: &table)
      } else {
        XLIFF1Section(element).read(into: &table)
      }
      result.append(table.finish())
    }
    for entry in result.entries { expander.add(entry) }
    result.strings = expander.strings
    result.problems += expander.problems
    return result
  }
}

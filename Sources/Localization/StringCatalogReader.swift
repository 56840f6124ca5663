import Foundation
import JSONText

/// Reads string catalogs (`.xcstrings`), JSON files that hold every language of a table.
///
/// The format is Apple's; lexrus/xcstrings.schema.json describes it member by member. A catalog
/// that is not JSON is not read at all: Xcode does not read it either.
public enum StringCatalogReader: LocalizationFormat {
  /// `xcstrings`.
  public static let fileExtension = "xcstrings"

  /// Reads one catalog.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    var result = LocalizationResult()
    result.filesRead = 1
    SourceBytes.withText(of: file.data) { bytes, oddities in
      result.problems += oddities.map {
        file.problem($0, line: 1, isFatal: false, cause: .encoding)
      }
      guard bytes.contains(where: { $0 > 0x20 }) else {
        result.problems.append(
          file.problem(
            "expected a string catalog, found an empty file", cause: .unreadable(keys: [])))
        return
      }
      do throws(JSONFault) {
        let (read, remarks) = try self.read(bytes, of: file)
        result.append(read)
        result.problems += remarks.map { remark in
          file.problem(remark.message, line: remark.line, isFatal: false, cause: cause(of: remark))
        }
      } catch {
        result.problems.append(
          file.problem(error.message, line: error.line, cause: cause(of: error)))
      }
    }
    return result
  }

  /// Reads the keys one by one; a catalog in which they come before their language, or more than
  /// once, as a whole.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of file: LocalizationFile
  ) throws(JSONFault) -> (LocalizationResult, remarks: [JSONFault]) {
    var scanner = JSONScanner(bytes)
    var builder = CatalogBuilder(file: file)
    var isStreamed = false
    let scanned = try scanner.scan(
      streaming: "strings",
      begin: { members in
        isStreamed = builder.begin(after: members)
        return isStreamed
      }, receive: { builder.read($0) })
    if isStreamed, scanned.isComplete { return (builder.finish(), scanner.remarks) }
    var root = scanned.value
    if !scanned.isComplete {
      scanner = JSONScanner(bytes)
      root = try scanner.scan()
    }
    builder = CatalogBuilder(file: file)
    builder.read(root)
    return (builder.finish(), scanner.remarks)
  }

  private static func cause(of fault: JSONFault) -> LocalizationProblem.Cause? {
    switch fault.reason {
    case .encoding: .encoding
    case .repeatedName(let name):
      .duplicateKey(name, hasOtherValue: true, firstLine: fault.earlierLine ?? fault.line)
    case .halfSurrogate: nil
    case .syntax where fault.message.contains("merge conflict"): .mergeConflict(keys: [])
    case .syntax, .empty, .noObject, .nesting: .unreadable(keys: [])
    }
  }
}

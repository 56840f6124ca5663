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
    let source = SourceBytes(file.data)
    result.problems += source.oddities.map {
      file.problem($0, line: 1, isFatal: false, cause: .encoding)
    }
    source.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.contains(where: { $0 > 0x20 }) else {
        result.problems.append(
          file.problem(
            "expected a string catalog, found an empty file", cause: .unreadable(keys: [])))
        return
      }
      var scanner = JSONScanner(bytes)
      do throws(JSONFault) {
        let root = try scanner.scan()
        var builder = CatalogBuilder(file: file)
        builder.read(root)
        result.append(builder.finish())
      } catch {
        result.problems.append(
          file.problem(error.message, line: error.line, cause: cause(of: error)))
      }
      result.problems += scanner.remarks.map { remark in
        file.problem(remark.message, line: remark.line, isFatal: false, cause: cause(of: remark))
      }
    }
    return result
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

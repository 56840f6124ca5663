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
    result.problems += source.oddities.map { file.problem($0, line: 1, isFatal: false) }
    source.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.contains(where: { $0 > 0x20 }) else {
        result.problems.append(file.problem("expected a string catalog, found an empty file"))
        return
      }
      var scanner = JSONScanner(bytes)
      do throws(JSONFault) {
        let root = try scanner.scan()
        var builder = CatalogBuilder(file: file)
        builder.read(root)
        result.append(builder.finish())
      } catch {
        result.problems.append(file.problem(error.message, line: error.line))
      }
      result.problems += scanner.remarks.map {
        file.problem($0.message, line: $0.line, isFatal: false)
      }
    }
    return result
  }
}

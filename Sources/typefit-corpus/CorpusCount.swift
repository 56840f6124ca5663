import Foundation
import Localization

/// What was read of one file.
struct CorpusCount {
  let file: CorpusFile
  /// Keys, or units of an XLIFF document.
  let entries: Int
  /// Texts as they are written.
  let units: Int
  /// What was wrong with it.
  let problems: [LocalizationProblem]
  /// The size in bytes.
  let size: Int

  init(_ file: CorpusFile) {
    self.file = file
    let data = FileManager.default.contents(atPath: file.fullPath) ?? Data()
    size = data.count
    let result = LocalizationReader.read(LocalizationFile(path: file.fullPath, data: data))
    units = result.unitsRead
    problems = result.problems
    entries = file.kind == "xliff" ? Self.unitsOfXLIFF(result) : result.entriesRead
  }

  /// The units of an XLIFF document, with those whose id stands there before or is missing.
  private static func unitsOfXLIFF(_ result: LocalizationResult) -> Int {
    let sources = result.entries.lazy.filter(\.isSourceLanguage)
    return sources.reduce(0) { total, entry in
      total + (entry.value?.forms.count ?? 0)
        + entry.substitutions.reduce(0) { $0 + $1.value.forms.count }
    }
  }
}

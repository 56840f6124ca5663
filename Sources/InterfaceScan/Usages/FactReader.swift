import Foundation
import Localization

/// Reads files that state by themselves where texts are shown: interface files, property lists.
public protocol FactReader: Sendable {
  /// The extensions of its files, in lower case.
  var fileExtensions: [String] { get }

  /// What the file says.
  ///
  /// - Parameter file: its path, for problems and for the names of tables.
  /// - Throws: `ScanProblem` with the line where the file is damaged, or why it is left out.
  func facts(in data: Data, file: String) throws(ScanProblem) -> SourceFacts
}

extension LocalizationProblem {
  /// A problem with a file that says where texts are shown; the strings are read without it.
  init(_ problem: ScanProblem) {
    self.init(
      file: problem.file, line: problem.line, message: problem.message,
      isFatal: problem.severity == .error)
  }
}

import Foundation

/// A file that holds what a test expects, below `Tests/Golden`.
///
/// With `TYPEFIT_UPDATE_GOLDEN` set the test writes it instead, for a reader to look at.
public struct GoldenFile {
  private let path: String

  public init(_ name: String) {
    path = projectFolder.appendingPathComponent("Tests/Golden/\(name)").path
  }

  /// What is expected; what there is where the file is written anew.
  public func expected(for text: String) throws -> String {
    if ProcessInfo.processInfo.environment["TYPEFIT_UPDATE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}

/// The first line in which two texts differ, for a message that fits a screen; nil where none does.
public func firstDifference(_ text: String, _ expected: String) -> String? {
  guard text != expected else { return nil }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let others = expected.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(lines.count, others.count) {
    let line = index < lines.count ? String(lines[index]) : "(end)"
    let other = index < others.count ? String(others[index]) : "(end)"
    if line != other { return "line \(index + 1): \(line)\nexpected: \(other)" }
  }
  return "other line ends"
}

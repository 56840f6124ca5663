import Audit
import Foundation

/// Finds the configuration that applies to what is checked.
struct ConfigurationLocator {
  private let workingDirectory = FileManager.default.currentDirectoryPath

  /// Reads the named file, or the nearest `.typefit.json`, or takes the defaults.
  ///
  /// Near means in a checked folder or one of its parents, then in the working directory or one of
  /// its parents.
  /// - Throws: ``RunError`` or `ConfigurationError` with file and line.
  func read(named file: String?, near paths: [String]) throws -> AuditConfiguration {
    guard let file = file ?? nearestFile(to: paths) else { return AuditConfiguration() }
    return try ConfigurationReader.read(file: file)
  }

  /// The path of the nearest configuration file, relative to the working directory if inside it.
  func nearestFile(to paths: [String]) -> String? {
    for path in paths + [workingDirectory] {
      var folder = URL(fileURLWithPath: path).standardizedFileURL
      while true {
        let candidate = folder.appendingPathComponent(ConfigurationReader.defaultFileName)
        if FileManager.default.fileExists(atPath: candidate.path) {
          return shown(candidate.path, from: workingDirectory)
        }
        guard folder.path != "/" else { break }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }
}

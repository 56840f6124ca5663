import Foundation

/// The project's folder.
public let projectFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The text of a file of the project, by its path from the project's folder.
public func projectFile(_ path: String) throws -> String {
  try String(contentsOf: projectFolder.appendingPathComponent(path), encoding: .utf8)
}

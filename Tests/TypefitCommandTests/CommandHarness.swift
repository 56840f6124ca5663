import Foundation

@testable import TypefitCommand

/// Runs command lines against memory instead of a terminal.
final class CommandHarness {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  /// Runs one command line.
  @discardableResult
  init(_ words: [String], environment: [String: String] = [:]) {
    let console = Console(
      environment: environment,
      writeOutput: { [self] text in
        output += text
        return true
      },
      writeError: { [self] text in errors += text })
    code = Typefit.run(words, in: console)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typefit-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders on its way.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

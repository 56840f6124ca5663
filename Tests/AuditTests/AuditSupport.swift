import DynamicType
import Foundation
import TextShaping

@testable import Audit

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "typefit-audit-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// Runs an audit of one catalog.
func audit(
  _ catalog: String, configuration: AuditConfiguration = AuditConfiguration(),
  filters: AuditFilters = AuditFilters(), usesProbes: Bool = true
) throws -> AuditReport {
  let folder = try TemporaryFolder()
  let file = try folder.write(catalog, to: "Localizable.xcstrings")
  let runner = AuditRunner(
    configuration: configuration, fontStack: try FontStack.load(), filters: filters,
    toolVersion: "test", usesProbes: usesProbes)
  return try runner.run(paths: [file])
}

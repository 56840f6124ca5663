import DynamicType
import Foundation
import TestSupport
import TextShaping

@testable import Audit

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

/// Runs an audit of files and folders.
func audit(paths: [String]) throws -> AuditReport {
  try AuditRunner(
    configuration: AuditConfiguration(), fontStack: try FontStack.load(), toolVersion: "test"
  ).run(paths: paths)
}

extension AuditReport {
  /// What the findings about strings say.
  var texts: [TextEvidence] { findings.compactMap(\.text) }
}

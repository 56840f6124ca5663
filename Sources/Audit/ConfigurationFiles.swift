import FileSearch
import Foundation
import JSONText

/// Reads what a configuration says about files.
extension ConfigurationReading {
  /// `exclude`: patterns of paths that begin at the folder of the configuration.
  func exclusions(_ member: JSONMember) throws -> ExclusionRules {
    let patterns = try strings(member).map { text, line in
      guard let pattern = PathPattern(text) else {
        throw error(
          line, "expected a pattern of a path such as \"Tests\" or \"App/**/*.generated.swift\"")
      }
      return pattern
    }
    return ExclusionRules(patterns: patterns, relativeTo: beside("."))
  }
}

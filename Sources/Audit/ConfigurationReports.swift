import JSONText

/// A report that the configuration asks for.
public struct ConfiguredReport: Sendable, Hashable {
  /// The name of the format, such as `sarif`.
  public var format: String
  /// The file or folder; a relative path begins at the configuration's folder.
  public var path: String
  /// Line of the entry in its file, counted from 1.
  public var line: Int

  /// Creates an entry.
  public init(format: String, path: String, line: Int) {
    self.format = format
    self.path = path
    self.line = line
  }
}

extension ConfigurationReading {
  /// Reads `"reports": { "sarif": "build/typefit.sarif" }`.
  func reports(_ member: JSONMember) throws -> [ConfiguredReport] {
    guard case .object(let entries) = member.value.kind else {
      throw expected("an object from format to path", "\"reports\"", member.value)
    }
    return try entries.map { entry in
      let path = try string(entry)
      guard !path.isEmpty else { throw error(entry.line, "\"\(entry.name)\" needs a path") }
      return ConfiguredReport(format: entry.name, path: beside(path), line: entry.line)
    }
  }
}

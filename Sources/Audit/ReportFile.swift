import Foundation
import JSONText

/// Reads a JSON report that `typefit audit --format json` wrote, of this version or an older one.
public enum ReportFile {
  /// Reads the file at a path.
  ///
  /// - Throws: ``ConfigurationError`` with the file, the line where it is known, and what was expected.
  public static func read(_ path: String) throws -> AuditReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ConfigurationError(
        file: path, line: nil, message: "cannot be read; check that it exists and is readable")
    }
    return try read(data, file: path)
  }

  /// Reads the bytes of a report.
  ///
  /// - Parameter file: the path that errors name.
  public static func read(_ data: Data, file: String) throws -> AuditReport {
    let report: AuditReport
    do {
      report = try decode(data)
    } catch {
      // The scanner knows the line of a mistake in the JSON itself.
      _ = try ConfigurationReading(file: file).root(of: data)
      throw ConfigurationError(
        file: file, line: nil,
        message: "is not a report of 'typefit audit --format json': \(explain(error))")
    }
    guard report.schemaVersion <= AuditReport.currentSchemaVersion else {
      throw ConfigurationError(
        file: file, line: nil,
        message: "has schema version \(report.schemaVersion), from a newer typefit; this one knows"
          + " up to \(AuditReport.currentSchemaVersion)")
    }
    return report
  }

  private static func decode(_ data: Data) throws -> AuditReport {
    do {
      return try JSONDecoder().decode(AuditReport.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      // A summary of an older version lacks what came later: it gets what a new summary begins with.
      guard context.codingPath.last?.stringValue == "summary",
        var object = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let old = object["summary"] as? [String: Any],
        let fresh = try JSONSerialization.jsonObject(with: JSONEncoder().encode(AuditSummary()))
          as? [String: Any]
      else { throw DecodingError.keyNotFound(key, context) }
      object["summary"] = fresh.merging(old) { $1 }
      return try JSONDecoder().decode(
        AuditReport.self, from: JSONSerialization.data(withJSONObject: object))
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "expected \"\(key.stringValue)\" in \(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context)) has another type than expected"
    case DecodingError.dataCorrupted(let context): "\(place(context)): \(context.debugDescription)"
    default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let names = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? "\"\(key.stringValue)\""
    }
    return names.isEmpty ? "the report" : names.joined(separator: " ")
  }
}

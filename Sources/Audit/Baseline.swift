import Foundation
import JSONText

/// The findings that were there when a team began: a run reports only what is new.
///
/// The file holds one finding per line, sorted, so that a change reads well in version control.
public struct Baseline: Sendable {
  /// The known findings.
  public let identities: Set<FindingIdentity>

  private static let members = ["rule", "table", "key", "locale", "variation"]

  /// A baseline of what a report found.
  public init(_ findings: [Finding]) {
    identities = Set(findings.map(FindingIdentity.init))
  }

  init(_ identities: Set<FindingIdentity>) {
    self.identities = identities
  }

  /// Reads a file that ``data`` wrote.
  ///
  /// - Throws: `ConfigurationError` with file, line and what was expected.
  public init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ConfigurationError(
        file: file, line: nil,
        message: "cannot be read; --write-baseline makes a file of what is found now")
    }
    let reading = ConfigurationReading(file: file)
    let root = try reading.root(of: data)
    var identities: Set<FindingIdentity> = []
    for member in try reading.members(
      of: root, allowed: ["version", "findings"], in: "the baseline")
    where member.name == "findings" {
      for value in try reading.list(member) {
        var texts: [String: String] = [:]
        for part in try reading.members(of: value, allowed: Self.members, in: "a finding") {
          texts[part.name] = try reading.string(part)
        }
        guard let rule = texts["rule"] else {
          throw reading.error(value.line, "a finding needs \"rule\"")
        }
        identities.insert(
          FindingIdentity(
            rule: rule, table: texts["table"] ?? "", key: texts["key"] ?? "",
            locale: texts["locale"] ?? "", variation: texts["variation"] ?? ""))
      }
    }
    self.identities = identities
  }

  /// The file's content.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try identities.sorted().map { identity in
        var members = ["rule": identity.rule]
        for (name, text) in [
          ("table", identity.table), ("key", identity.key), ("locale", identity.locale),
          ("variation", identity.variation),
        ] where !text.isEmpty {
          members[name] = text
        }
        return "    " + String(decoding: try encoder.encode(members), as: UTF8.self)
      }
      let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
      return Data("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
    }
  }

  /// Takes the known findings out of a report.
  ///
  /// - Returns: the known findings that did not fire, sorted.
  public func apply(to report: inout AuditReport) -> [FindingIdentity] {
    var fired: Set<FindingIdentity> = []
    report.findings.removeAll { finding in
      let identity = FindingIdentity(finding)
      guard identities.contains(identity) else { return false }
      fired.insert(identity)
      report.summary.known += 1
      return true
    }
    report.summary.count(report.findings)
    return identities.subtracting(fired).sorted()
  }

  /// The baseline without some findings.
  public func subtracting(_ stale: [FindingIdentity]) -> Baseline {
    Baseline(identities.subtracting(stale))
  }
}

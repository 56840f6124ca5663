import Audit

/// The rules that a SARIF log refers to, in the order of the rule reference.
struct SARIFRules {
  private(set) var descriptors: [SARIF.Descriptor] = []
  private var indices: [String: Int] = [:]

  /// GitHub keeps ten tags of a rule and takes twenty.
  private static let maximumTags = 10

  /// Describes the rules of some findings.
  init(_ findings: [Finding]) {
    let used = Set(findings.map(\.rule))
    for rule in RuleReference.all where used.contains(rule.id) { add(Self.descriptor(of: rule)) }
    // A rule of an older or newer version, as in a report that was read from a file.
    for id in used.sorted() where indices[id] == nil {
      add(SARIF.Descriptor(id: id, shortDescription: .init(text: id)))
    }
  }

  /// The index of a rule.
  func index(of rule: String) -> Int { indices[rule] ?? 0 }

  private mutating func add(_ descriptor: SARIF.Descriptor) {
    indices[descriptor.id] = descriptors.count
    descriptors.append(descriptor)
  }

  private static func descriptor(of rule: RuleReference) -> SARIF.Descriptor {
    let markdown = RuleDocument([rule]).section(rule)
    return SARIF.Descriptor(
      id: rule.id, name: name(rule.id), shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: "\(rule.summary) Severity: \(rule.severity)."),
      help: .init(text: text(of: rule), markdown: markdown),
      defaultConfiguration: .init(level: level(of: rule)),
      properties: .init(tags: Array(["ios", rule.subject.rawValue].prefix(maximumTags))))
  }

  /// The identifier as a name that people read (3.49.7 asks for PascalCase): `TruncatedText`.
  static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func text(of rule: RuleReference) -> String {
    var lines = [rule.summary, "Severity: \(rule.severity)."]
    if let example = rule.example { lines.append("Example: \(example)") }
    lines += rule.examples.map { "\($0.title): \(RuleExampleText($0).inline(isMarkdown: false))" }
    return lines.joined(separator: "\n")
  }

  private static func level(of rule: RuleReference) -> String {
    level(of: Severity(rawValue: rule.shortSeverity) ?? .warning)
  }

  /// The level of a severity; what is only information is a note too, as GitHub shows nothing below.
  static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .info: "note"
    }
  }
}

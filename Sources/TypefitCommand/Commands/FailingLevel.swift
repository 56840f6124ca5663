import Audit

/// The least severity that makes the exit code 1.
enum FailingLevel {
  case severity(Severity)
  case never

  static let option = OptionDeclaration.option(
    "fail-on", value: "severity", choices: ["error", "warning", "note", "info", "never"],
    default: "error", "The least severity that makes the exit code 1.")

  /// The level of a command line; nil when it does not say.
  init?(_ options: ParsedOptions) throws {
    let level = try options.value(Self.option, expecting: "a severity") { name in
      name == "never" ? .never : Severity(rawValue: name).map(FailingLevel.severity)
    }
    guard let level else { return nil }
    self = level
  }

  /// The least severity that fails a run; nil where nothing does.
  var severity: Severity? {
    switch self {
    case .severity(let severity): severity
    case .never: nil
    }
  }

  /// Whether a finding reaches the level.
  func isReached(by findings: [Finding]) -> Bool {
    switch self {
    case .never: false
    case .severity(let severity): findings.contains { $0.severity >= severity }
    }
  }
}

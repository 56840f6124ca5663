import Audit
import Reporting

/// `typefit explain`: one rule, with its severity, options and examples.
struct ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    name: "explain", abstract: "Explain a rule of the audit.",
    arguments: [
      ArgumentDeclaration(
        name: "rule", help: "A name that 'typefit rules' prints.", isRepeated: false,
        isOptional: false)
    ])

  private let rule: RuleReference

  init(options: ParsedOptions) throws {
    let id = options.arguments.first ?? ""
    guard let rule = RuleReference.rule(id: id) else {
      let hint = nearest(to: id, in: RuleReference.all.map(\.id)).map { " Did you mean '\($0)'?" }
      throw UsageError("Unknown rule '\(id)'.\(hint ?? " 'typefit rules' lists them.")")
    }
    self.rule = rule
  }

  func run(in console: Console) throws -> ExitCode {
    let style = console.style
    console.print(style.paint(rule.id, .heading))
    console.print(rule.summary)
    if let why = rule.why { console.print(why) }
    console.print("")
    console.print("Severity  \(rule.severity)\(rule.isOnByDefault ? "" : "; off by itself")")
    if let example = rule.example { console.print("Example   \(example)") }
    for (index, option) in rule.options.enumerated() {
      let label = index == 0 ? "Options   " : "          "
      console.print("\(label)\(option.name): \(option.summary) Default: \(option.defaultValue)")
    }
    if !rule.examples.isEmpty { console.print("\nExamples") }
    for example in rule.examples {
      console.print("  \(example.title)")
      console.print("    \(RuleExampleText(example).inline(isMarkdown: false))")
    }
    if !rule.interfaceExamples.isEmpty { console.print("\nExamples") }
    for example in rule.interfaceExamples {
      for line in InterfaceExampleText(example).lines { console.print("  \(line)") }
    }
    console.print(
      """

      \(Self.excuse(rule))
      Change it in .typefit.json:        "rules": { "\(rule.id)": "off" }
      """)
    return .success
  }

  private static func excuse(_ rule: RuleReference) -> String {
    switch rule.subject {
    case .contrast:
      "Exempt a colour in .typefit.json:  \"contrast\": { \"decorative\": [\"Divider*\"] }"
    case .interface: "Excuse one line in Swift:           // typefit: allow \(rule.id)"
    default: "Excuse one string in its comment:  typefit: allow \(rule.id)"
    }
  }
}

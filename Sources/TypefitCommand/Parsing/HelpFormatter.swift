import Reporting

/// Lays out the help of a command in the manner of swift-argument-parser.
struct HelpFormatter {
  /// Where the descriptions begin.
  private static let indent = 26
  private static let width = 80

  private static let common = [
    OptionDeclaration.flag("version", "Show the version."),
    OptionDeclaration.flag("help", short: "h", "Show help information."),
  ]

  /// The help of one command.
  static func help(for declaration: CommandDeclaration) -> String {
    var text = "OVERVIEW: \(declaration.abstract)\n"
    if !declaration.discussion.isEmpty { text += "\n\(declaration.discussion)\n" }
    text += "\nUSAGE: \(usage(of: declaration))\n"
    if !declaration.arguments.isEmpty {
      text += "\nARGUMENTS:\n"
      for argument in declaration.arguments {
        text += row("<\(argument.name)>", argument.help)
      }
    }
    text += "\nOPTIONS:\n"
    for option in declaration.options + common {
      text += row(label(of: option), describe(option))
    }
    return text
  }

  /// The help of typefit itself.
  static func help(root: CommandDeclaration, subcommands: [CommandDeclaration]) -> String {
    var text = "OVERVIEW: \(root.abstract)\n"
    if !root.discussion.isEmpty { text += "\n\(root.discussion)\n" }
    text += "\nUSAGE: typefit <subcommand>\n\nOPTIONS:\n"
    for option in common { text += row(label(of: option), option.help) }
    text += "\nSUBCOMMANDS:\n"
    for command in subcommands { text += row(command.name, command.abstract) }
    text += "\n  See 'typefit help <subcommand>' for detailed help.\n"
    return text
  }

  /// The one-line usage that also follows an error.
  static func usage(of declaration: CommandDeclaration) -> String {
    var words = ["typefit \(declaration.name)"]
    words += declaration.arguments.map(\.display)
    let shown = declaration.options.map { option in
      option.isRepeated ? "[\(option.display) ...]" : "[\(option.display)]"
    }
    let line = (words + shown).joined(separator: " ")
    return line.count <= 80 ? line : (words + ["[<options>]"]).joined(separator: " ")
  }

  private static func label(of option: OptionDeclaration) -> String {
    guard let short = option.short else { return option.display }
    return "-\(short), \(option.display)"
  }

  private static func describe(_ option: OptionDeclaration) -> String {
    var text = option.help
    if !option.choices.isEmpty { text += " (values: \(option.choices.joined(separator: ", ")))" }
    if let standard = option.defaultText { text += " (default: \(standard))" }
    return text
  }

  private static func row(_ label: String, _ description: String) -> String {
    let lines = wrap(description, width: width - indent)
    var text = "  \(label)"
    let gap = indent - text.count
    text += gap > 0 ? String(repeating: " ", count: gap) : "\n" + spaces(indent)
    return text + lines.joined(separator: "\n" + spaces(indent)) + "\n"
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// One option or flag of a command, declared once and used both to parse and to print help.
struct OptionDeclaration: Sendable, Hashable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter name, if there is one.
  let short: Character?
  /// What the help calls the value, `nil` for a flag.
  let valueName: String?
  /// One or two sentences for the help.
  let help: String
  /// Whether the option may be given several times.
  let isRepeated: Bool
  /// Whether one value may hold several, separated by commas.
  let splitsAtCommas: Bool
  /// The only values that are taken; empty means any.
  let choices: [String]
  /// What holds when the option is absent, for the help.
  let defaultText: String?

  /// Declares a flag, an option without a value.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> Self {
    Self(
      name: name, short: short, valueName: nil, help: help, isRepeated: false,
      splitsAtCommas: false, choices: [], defaultText: nil)
  }

  /// Declares an option that takes one value.
  static func option(
    _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [],
    default defaultText: String? = nil, _ help: String
  ) -> Self {
    Self(
      name: name, short: short, valueName: value ?? name, help: help, isRepeated: false,
      splitsAtCommas: false, choices: choices, defaultText: defaultText)
  }

  /// Declares an option that may be repeated.
  static func list(
    _ name: String, short: Character? = nil, value: String? = nil, splitsAtCommas: Bool = true,
    _ help: String
  ) -> Self {
    Self(
      name: name, short: short, valueName: value ?? name, help: help, isRepeated: true,
      splitsAtCommas: splitsAtCommas, choices: [], defaultText: nil)
  }

  /// How an error message and the usage line show the option: `--width <width>`.
  var display: String {
    guard let valueName else { return "--\(name)" }
    return "--\(name) <\(valueName)>"
  }
}

/// The positional arguments of a command.
struct ArgumentDeclaration: Sendable, Hashable {
  /// What the help calls the argument.
  let name: String
  /// One sentence for the help.
  let help: String
  /// Whether several may be given.
  let isRepeated: Bool
  /// Whether the command does without it.
  let isOptional: Bool

  /// How an error message and the usage line show the argument: `<path> ...`.
  var display: String {
    let shown = isRepeated ? "<\(name)> ..." : "<\(name)>"
    return isOptional ? "[\(shown)]" : shown
  }
}

/// Everything the parser and the help need to know about a command.
struct CommandDeclaration: Sendable {
  /// The name on the command line.
  let name: String
  /// One sentence that says what the command does.
  let abstract: String
  /// Further paragraphs and examples for the help, already wrapped.
  var discussion: String = ""
  var arguments: [ArgumentDeclaration] = []
  var options: [OptionDeclaration] = []
}

/// A command of typefit: what it understands, and what it does.
protocol Command {
  static var declaration: CommandDeclaration { get }
  /// Reads the parsed options.
  /// - Throws: ``UsageError`` when a value makes no sense.
  init(options: ParsedOptions) throws
  /// Does the work.
  /// - Returns: the exit code of the process.
  func run(in console: Console) throws -> ExitCode
}

/// What the process tells its caller.
enum ExitCode: Int32, Sendable {
  /// Nothing at or above the failing level.
  case success = 0
  /// Findings at or above the failing level.
  case findings = 1
  /// A usage, input or environment error.
  case failure = 2
}

/// A command line that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let message: String
  init(_ message: String) { self.message = message }
  var description: String { message }
}

/// An input or environment that makes the work impossible; says what to do about it.
struct RunError: Error, Hashable, CustomStringConvertible {
  let message: String
  init(_ message: String) { self.message = message }
  var description: String { message }
}

import Audit
import Foundation

/// The typefit command line.
public enum Typefit {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  static let declaration = CommandDeclaration(
    name: "typefit", abstract: "Check how an iOS app's texts fit at every Dynamic Type size.",
    discussion: """
      Start with: typefit audit <folder of your app>
      """)

  /// A command that can be chosen by its name.
  private struct Entry {
    let declaration: CommandDeclaration
    let make: (ParsedOptions) throws -> any Command

    init<Chosen: Command>(_ command: Chosen.Type) {
      declaration = Chosen.declaration
      make = { try Chosen(options: $0) }
    }
  }

  private static var commands: [Entry] {
    [
      Entry(AuditCommand.self), Entry(CompareCommand.self), Entry(MeasureCommand.self),
      Entry(PreviewCommand.self),
      Entry(StylesCommand.self),
      Entry(ContrastCommand.self), Entry(ListCommand.self), Entry(RulesCommand.self),
      Entry(ExplainCommand.self), Entry(UsagesCommand.self), Entry(PseudoCommand.self),
      Entry(ExpansionCommand.self),
    ]
  }

  /// Runs the command line of this process.
  /// - Returns: the exit code: 0 success, 1 findings, 2 an error.
  public static func main() -> Int32 {
    // A reader that goes away shall end the output, not the process.
    signal(SIGPIPE, SIG_IGN)
    let output = DescriptorWriter(STDOUT_FILENO)
    let errors = DescriptorWriter(STDERR_FILENO)
    let console = Console(
      environment: ProcessInfo.processInfo.environment,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1, columns: terminalColumns(),
      streams: .init(input: DescriptorSource(descriptor: STDIN_FILENO), output: output),
      writeOutput: { output.write($0) },
      writeError: {
        output.flush()
        _ = errors.write($0)
        errors.flush()
      })
    let code = run(Array(CommandLine.arguments.dropFirst()), in: console)
    output.flush()
    return code.rawValue
  }

  private static func terminalColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Runs a command line, without the program's name.
  static func run(_ words: [String], in console: Console) -> ExitCode {
    guard let first = words.first else {
      console.print(rootHelp, terminator: "")
      return .success
    }
    switch first {
    case "--help", "-h": return printHelp(for: nil, in: console)
    case "--version": return printVersion(in: console)
    case "help": return printHelp(for: words.dropFirst().first, in: console)
    default: break
    }
    guard let command = commands.first(where: { $0.declaration.name == first }) else {
      let isOption = first.hasPrefix("-")
      let names = isOption ? ["--help", "--version"] : commands.map(\.declaration.name) + ["help"]
      let hint = nearest(to: first, in: names).map { " Did you mean '\($0)'?" } ?? ""
      console.report(error: "Unknown \(isOption ? "option" : "subcommand") '\(first)'.\(hint)")
      console.writeDiagnostic("See 'typefit --help' for more information.\n")
      return .failure
    }
    return run(command, Array(words.dropFirst()), in: console)
  }

  private static func run(
    _ command: Entry, _ words: [String], in console: Console
  ) -> ExitCode {
    let declaration = command.declaration
    do {
      switch try OptionParser(declaration: declaration).parse(words) {
      case .help: return printHelp(for: declaration.name, in: console)
      case .version: return printVersion(in: console)
      case .run(let options): return try command.make(options).run(in: console)
      }
    } catch let error as UsageError {
      console.report(error: error.message)
      console.writeDiagnostic(
        "Usage: \(HelpFormatter.usage(of: declaration))\n"
          + "  See 'typefit help \(declaration.name)' for more information.\n")
    } catch {
      console.report(error: "\(error)")
    }
    return .failure
  }

  private static var rootHelp: String {
    HelpFormatter.help(root: declaration, subcommands: commands.map(\.declaration))
  }

  private static func printHelp(for name: String?, in console: Console) -> ExitCode {
    guard let name else {
      console.print(rootHelp, terminator: "")
      return .success
    }
    guard let command = commands.first(where: { $0.declaration.name == name }) else {
      return run([name], in: console)
    }
    console.print(HelpFormatter.help(for: command.declaration), terminator: "")
    return .success
  }

  private static func printVersion(in console: Console) -> ExitCode {
    console.print(version)
    return .success
  }
}

@testable import TypefitCommand

/// Runs command lines against memory instead of a terminal.
final class CommandHarness {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  /// Runs one command line.
  @discardableResult
  init(_ words: [String], environment: [String: String] = [:], isTerminal: Bool = false) {
    let console = Console(
      environment: environment, isOutputTerminal: isTerminal,
      writeOutput: { [self] text in
        output += text
        return true
      },
      writeError: { [self] text in errors += text })
    code = Typefit.run(words, in: console)
  }
}

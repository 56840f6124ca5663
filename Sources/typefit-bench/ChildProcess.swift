import Foundation

/// Runs programs and waits for them.
enum ChildProcess {
  struct Outcome {
    var status: Int32
    var output: String
    /// From before the start to after the end, in seconds.
    var seconds: Double
    /// Processor time it used, in seconds.
    var processorSeconds: Double
    /// The most memory it had resident, in units of 1024 bytes, but never less than ours: Linux
    /// counts the parent's memory at the fork as well.
    var peakKilobytes: Int
  }

  /// Runs a program with its standard output in a file, so that nothing has to be read meanwhile,
  /// or nowhere.
  /// Its messages go to our standard error. Standard input is empty or a file.
  static func run(
    _ path: String, _ arguments: [String], input: String = "/dev/null", output: URL?
  ) throws -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output?.path ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var strings = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process = pid_t()
    let began = Clock.wall()
    let error = posix_spawn(&process, path, &actions, nil, &strings, environ)
    guard error == 0 else {
      throw BenchError("\(path): cannot be started: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = Clock.wall() - began
    // As WIFEXITED and WEXITSTATUS, which are macros Swift does not see.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0.0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    #if os(Linux)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss / 1024
    #endif
    return Outcome(
      status: code, output: try output.map { try String(contentsOf: $0, encoding: .utf8) } ?? "",
      seconds: seconds, processorSeconds: processor,
      peakKilobytes: peak)
  }
}

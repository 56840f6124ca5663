import Foundation
import TextShaping

// Usage: see BenchOptions. With "engine" or "peak" as first word it is a child of the benchmark.

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  switch arguments.first {
  case "engine": try EngineWorker(Array(arguments.dropFirst())).run()
  case "peak": try CommandCosts.printPeak(Array(arguments.dropFirst()))
  default: try runBenchmark(BenchOptions(arguments), program: program)
  }
} catch {
  FileHandle.standardError.write(Data("typefit-bench: error: \(error)\n".utf8))
  exit(2)
}

func runBenchmark(_ options: BenchOptions, program: String) throws {
  let stack = try FontStack.load()
  let folder = (program as NSString).deletingLastPathComponent
  let command = CommandCosts(
    typefit: folder + "/typefit", program: program, folder: URL(fileURLWithPath: options.work))
  let corpora =
    options.corpora.isEmpty
    ? [try Corpus.generate(words: options.words, count: 2000)]
    : try options.corpora.map { try Corpus.read($0) }
  for corpus in corpora {
    let benchmark = try Benchmark(options, corpus, stack, program: program)
    BenchReport(benchmark: benchmark, result: try benchmark.run()).print()
    try command.printStream(corpus.samples)
    print("")
    fflush(nil)
  }
  try command.printStart()
}

import CHarfBuzz
import DynamicType
import Foundation
import TextLayout
import TextShaping

// Usage: typefit-bench [corpus.jsonl] — strings × sizes per second of the engine, beside plain
// hb_shape at every size in the same process.

do {
  try Benchmark(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
  FileHandle.standardError.write(Data("typefit-bench: error: \(error)\n".utf8))
  exit(2)
}

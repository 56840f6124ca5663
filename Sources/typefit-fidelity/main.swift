import Foundation
import TextShaping

// Measures the text engine against texts in real iOS renderings: typefit-fidelity CASES.json
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard let path = arguments.first, arguments.count == 1 else {
    throw CaseFileError(description: "expected one argument, a JSON file of cases")
  }
  let cases = try CaseFile.read(path: path)
  let shaper = TextShaper(fontStack: try FontStack.load())
  Report(runs: cases.map { CaseRun($0, shaper: shaper) }).print()
} catch {
  FileHandle.standardError.write(Data("typefit-fidelity: \(error)\n".utf8))
  exit(2)
}

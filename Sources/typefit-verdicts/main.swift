import Foundation
import TextShaping

// Compares the components' verdicts with public bug reports: typefit-verdicts CASES.json
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard let path = arguments.first, arguments.count == 1 else {
    throw CaseFileError(description: "expected one argument, a JSON file of cases")
  }
  let cases = try CaseFile.read(path: path)
  let shaper = TextShaper(fontStack: try FontStack.load())
  let runs = cases.flatMap { reported in
    reported.items.map { CaseRun($0, of: reported, shaper: shaper) }
  }
  VerdictTable(runs: runs).print()
  let colors = try CaseFile.readColors(path: path)
  ColorTable(runs: colors.flatMap { reported in reported.items.map { ColorRun($0, of: reported) } })
    .print()
  let catalogs = try CaseFile.readCatalogs(path: path)
  CatalogTable(
    runs: catalogs.flatMap { reported in reported.items.map { CatalogRun($0, of: reported) } }
  ).print()
} catch {
  FileHandle.standardError.write(Data("typefit-verdicts: \(error)\n".utf8))
  exit(2)
}

import Foundation
import Localization

/// `typefit pseudo`: writes an app's texts in languages nobody speaks.
struct PseudoCommand: Command {
  private static let output = OptionDeclaration.option(
    "output", short: "o", value: "path",
    "The catalog or folder to write. Files that are there are written over.")
  static let names = PseudoLanguage.allCases.map(\.rawValue)
  private static let language = OptionDeclaration.list(
    "language",
    "One of \(names.joined(separator: ", ")). May be repeated. (default: all)")
  private static let source = OptionDeclaration.option(
    "source-language", value: "language",
    "The language to start from. (default: what the catalogs or the project say, else en)")

  static let declaration = CommandDeclaration(
    name: "pseudo", abstract: "Write texts in pseudo-languages, before there are translations.",
    discussion: """
      A catalog is written with the pseudo-languages beside the languages it has. The tables
      of a folder are written with its structure: catalogs whole, other tables into a language
      folder of each pseudo-language. Placeholders and markup stay as they are.

      Check texts without writing them: typefit audit --pseudo accented,double <path>
      """,
    arguments: [
      ArgumentDeclaration(
        name: "path", help: "A string catalog, a .strings or .stringsdict file, or a folder.",
        isRepeated: false, isOptional: false)
    ],
    options: [output, language, source])

  private let input: String
  private let output: String
  private let languages: [PseudoLanguage]
  private let sourceLanguage: String?

  init(options: ParsedOptions) throws {
    input = options.arguments[0]
    guard let output = options.string(Self.output) else {
      throw UsageError("Missing '\(Self.output.display)': the catalog or folder to write.")
    }
    self.output = output
    let named = try options.values(
      Self.language, expecting: "one of \(Self.names.joined(separator: ", "))",
      PseudoLanguage.init(rawValue:))
    languages = named.isEmpty ? PseudoLanguage.allCases : named
    sourceLanguage = options.string(Self.source)
  }

  func run(in console: Console) throws -> ExitCode {
    let result = LocalizationReader.read(paths: [input])
    for problem in result.problems {
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      console.writeDiagnostic("\(place): \(problem.isFatal ? "error: " : "")\(problem.message)\n")
    }
    if result.problems.contains(where: \.isFatal) { return .failure }
    let language = sourceLanguage ?? result.sourceLanguage ?? "en"
    let files = PseudoFiles(
      result, sourceLanguage: language, languages: languages, input: input, output: output)
    guard !files.files.isEmpty else {
      throw RunError(
        "\(input): no texts in \(language) were found, expected a table in the source language."
          + " Name it with --source-language.")
    }
    for file in files.files {
      try AtomicFile(path: file.path).write { $0.write(file.content) }
    }
    let texts = files.textCount
    console.print(
      "\(texts) texts in \(languages.map { $0.locale(for: language) }.joined(separator: ", "))"
        + " written to \(files.files.count == 1 ? files.files[0].path : output)")
    return .success
  }
}

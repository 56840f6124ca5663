import Testing

@testable import TypefitCommand

@Suite("Option parser")
struct OptionParserTests {
  private static let width = OptionDeclaration.option("width", short: "w", "Points.")
  private static let locale = OptionDeclaration.list("locale", "Languages.")
  private static let folder = OptionDeclaration.list("folder", splitsAtCommas: false, "Folders.")
  private static let quiet = OptionDeclaration.flag("quiet", short: "q", "Silent.")
  private static let format = OptionDeclaration.option(
    "format", choices: ["text", "json"], "Form.")
  private static let declaration = CommandDeclaration(
    name: "try", abstract: "Try.",
    arguments: [
      ArgumentDeclaration(name: "path", help: "Paths.", isRepeated: true, isOptional: false)
    ],
    options: [width, locale, folder, quiet, format])

  private func parse(_ words: String...) throws -> ParsedOptions {
    guard
      case .run(let options) = try OptionParser(declaration: Self.declaration).parse(words)
    else { throw UsageError("not a run") }
    return options
  }

  @Test("Values may follow a space, an equals sign or the letter")
  func values() throws {
    for words in [["--width", "12"], ["--width=12"], ["-w", "12"], ["-w12"], ["-w=12"]] {
      let outcome = try OptionParser(declaration: Self.declaration).parse(["a"] + words)
      guard case .run(let options) = outcome else {
        Issue.record("not a run")
        continue
      }
      #expect(options.string(Self.width) == "12")
      #expect(options.arguments == ["a"])
    }
  }

  @Test("Flags and options may be joined and mixed with arguments")
  func mixed() throws {
    let options = try parse("a", "-qw", "-5.5", "b")
    #expect(options.has(Self.quiet))
    #expect(options.string(Self.width) == "-5.5")
    #expect(options.arguments == ["a", "b"])
  }

  @Test("Lists gather and split at commas, unless they hold names with commas")
  func lists() throws {
    let options = try parse("a", "--locale", "de, fr", "--locale=pl", "--folder", "x,y")
    #expect(options.strings(Self.locale) == ["de", "fr", "pl"])
    #expect(options.strings(Self.folder) == ["x,y"])
  }

  @Test("After two dashes everything is an argument")
  func terminator() throws {
    #expect(try parse("--quiet", "--", "--width", "-x").arguments == ["--width", "-x"])
    #expect(try parse("-").arguments == ["-"])
    #expect(try parse("-12").arguments == ["-12"])
  }

  @Test(
    "Mistakes are named, with what may have been meant",
    arguments: [
      (["a", "--witdh", "3"], "Unknown option '--witdh'. Did you mean '--width'?"),
      (["a", "--zzzzz"], "Unknown option '--zzzzz'."),
      (["a", "-z"], "Unknown option '-z'."),
      (["a", "--width"], "Missing value for '--width <width>'."),
      (["a", "--width", "--quiet"], "Missing value for '--width <width>'."),
      (["a", "--width", "1", "-w", "2"], "The option '--width <width>' was given twice."),
      (["a", "--quiet=yes"], "The option '--quiet' takes no value, but 'yes' was given."),
      (
        ["a", "--format", "xml"],
        "The value 'xml' is invalid for '--format <format>'. Please provide one of: text, json."
      ),
      ([], "Missing expected argument '<path> ...'."),
    ])
  func mistakes(words: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try OptionParser(declaration: Self.declaration).parse(words)
    }
  }

  @Test("Help and version win over what follows")
  func help() throws {
    let parser = OptionParser(declaration: Self.declaration)
    for words in [["--help"], ["-h"], ["a", "--help", "--nonsense"]] {
      guard case .help = try parser.parse(words) else {
        Issue.record("\(words) is not a request for help")
        continue
      }
    }
    guard case .version = try parser.parse(["--version"]) else {
      Issue.record("not a request for the version")
      return
    }
  }

  @Test("Numbers are checked against their range")
  func numbers() throws {
    let options = try parse("a", "--width", "abc")
    #expect(
      throws: UsageError(
        "The value 'abc' is invalid for '--width <width>': expected a number from 0 to 10.")
    ) {
      try options.number(Self.width, in: 0...10)
    }
    #expect(try parse("a", "--width", "3.5").number(Self.width, in: 0...10) == 3.5)
    #expect(try parse("a").number(Self.width, in: 0...10) == nil)
  }

  @Test("Suggestions allow for swapped letters and beginnings of words")
  func suggestions() {
    #expect(nearest(to: "aduit", in: ["audit", "list"]) == "audit")
    #expect(nearest(to: "categ", in: ["categories", "styles"]) == "categories")
    #expect(nearest(to: "xyz", in: ["audit", "list"]) == nil)
  }
}

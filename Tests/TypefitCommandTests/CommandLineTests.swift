import Components
import Reporting
import Testing
import TextShaping

@testable import TypefitCommand

@Suite("Command line")
struct CommandLineTests {
  @Test("Help is a success, on standard output", arguments: ["audit", "measure", "styles", "list"])
  func help(command: String) {
    let byOption = CommandHarness([command, "--help"])
    let byCommand = CommandHarness(["help", command])
    #expect(byOption.code == .success)
    #expect(byOption.errors.isEmpty)
    #expect(byOption.output == byCommand.output)
    #expect(byOption.output.hasPrefix("OVERVIEW: "))
    for part in ["\nUSAGE: typefit \(command) ", "\nARGUMENTS:\n", "\nOPTIONS:\n"] {
      #expect(byOption.output.contains(part))
    }
    #expect(byOption.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Without a subcommand the overview is shown")
  func overview() {
    let harness = CommandHarness([])
    #expect(harness.code == .success)
    #expect(harness.output.contains("SUBCOMMANDS:\n  audit "))
    #expect(CommandHarness(["--help"]).output == harness.output)
    #expect(CommandHarness(["help"]).output == harness.output)
  }

  @Test("The version is shown everywhere")
  func version() {
    for words in [["--version"], ["audit", "--version"], ["list", "--version"]] {
      #expect(CommandHarness(words).output == "\(Typefit.version)\n")
    }
  }

  @Test("Mistakes are exit code 2, on standard error")
  func mistakes() {
    let subcommand = CommandHarness(["aduit"])
    #expect(subcommand.code == .failure)
    #expect(subcommand.output.isEmpty)
    #expect(
      subcommand.errors.hasPrefix(
        "typefit: error: Unknown subcommand 'aduit'. Did you mean 'audit'?\n"))
    let option = CommandHarness(["audit", "--formt", "json", "x"])
    #expect(option.code == .failure)
    #expect(option.errors.contains("Unknown option '--formt'. Did you mean '--format'?"))
    #expect(option.errors.contains("Usage: typefit audit <path> ... [<options>]"))
    #expect(CommandHarness(["help", "nothing"]).code == .failure)
    #expect(CommandHarness(["--nothing"]).errors.contains("Unknown option '--nothing'."))
    #expect(CommandHarness(["audit"]).errors.contains("Missing expected argument '<path> ...'."))
  }

  @Test("Lists name what options take")
  func lists() {
    #expect(CommandHarness(["list", "categories"]).output.contains("\nAX5   UICTContentSize"))
    #expect(CommandHarness(["list", "styles"]).output.contains("\nlargeTitle "))
    #expect(CommandHarness(["list", "devices"]).output.contains("iPhone SE"))
    #expect(CommandHarness(["list", "slots"]).output.contains("alert.title"))
    #expect(CommandHarness(["list", "components"]).output.contains("\nnavigationBar "))
    let fonts = CommandHarness(["list", "fonts"]).output
    #expect(fonts.contains("Inter") && fonts.contains("Noto Nastaliq Urdu"))
    #expect(fonts.contains("undetermined"))
    let json = CommandHarness(["list", "categories", "--format", "json"]).output
    #expect(json.split(separator: "\n").count == 12)
    #expect(json.contains("{\"name\":\"L\",\"uiKit\":\"UICTContentSizeCategoryL\""))
    #expect(CommandHarness(["list", "device"]).errors.contains("Did you mean 'devices'?"))
  }

  @Test("The table of slots is complete, and as wide as a terminal")
  func slots() throws {
    let lines = CommandHarness(["list", "slots"]).output.split(separator: "\n")
    #expect(lines.count == ComponentRegistry.slots.count + 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let item = try #require(lines.first { $0.hasPrefix("menu.item ") })
    #expect(item.contains("13–18, 26 ") && item.hasSuffix("two lines, then loses its end"))
    let json = CommandHarness(["list", "slots", "--format", "json"]).output
    #expect(
      json.contains(
        #"{"name":"menu.item","component":"menu","summary":"The title of a menu's item.","#
          + #""ios":["iOS 13–18","iOS 26"],"confidence":"guess","#
          + #""roomConfidence":["certain","certain"],"overflowConfidence":["certain","guess"],"#))
  }

  @Test("Components are written as Markdown when asked for")
  func componentPage() throws {
    let page = CommandHarness(["list", "components", "--markdown"])
    #expect(page.output == ComponentDocument(fontStack: try FontStack.load()).markdown())
    #expect(
      CommandHarness(["list", "slots", "--markdown"]).errors
        .contains("'--markdown' has no meaning with 'slots'."))
  }

  @Test("A text is measured at all twelve sizes, or at one")
  func measure() {
    let sweep = CommandHarness(["measure", "Settings", "--width", "100"])
    #expect(sweep.code == .success)
    #expect(sweep.output.contains("\n  AX5 "))
    let one = CommandHarness(["measure", "Settings", "--category", "ax5", "--format", "json"])
    #expect(one.output.split(separator: "\n").count == 1)
    #expect(one.output.contains("\"pointSize\":53"))
    let fixed = CommandHarness(["measure", "Settings", "--size", "20", "--format", "json"])
    #expect(fixed.output.split(separator: "\n").count == 1)
    #expect(fixed.output.contains("\"pointSize\":20"))
  }

  @Test("Texts of one component are answered together")
  func companions() {
    let words = [
      "measure", "15 minutes", "--slot", "tableCell.value1.detail", "--category", "L",
      "--companions", #"{"tableCell.value1.title": ["Time between two measurements in a row"]}"#,
    ]
    let text = CommandHarness(words).output
    #expect(text.contains("\n  beside it "))
    #expect(text.contains("\n  tableCell.value1.title  fits "))
    #expect(text.contains("\n  what helps\n  - "))
    #expect(text.contains("\n  - shorten 'Time between two m…' in tableCell.value1.title by "))
    let json = CommandHarness(words + ["--format", "json"]).output
    #expect(
      json.contains(#""companions":[{"slot":"tableCell.value1.title","index":0,"text":"Time"#))
    #expect(json.contains(#""advice":[""#))
    #expect(!CommandHarness(["measure", "OK", "--slot", "label"]).output.contains("what helps"))
  }

  @Test("Options of a place and of a bare font do not mix")
  func mixing() {
    #expect(
      CommandHarness(["measure", "x", "--slot", "alert.title", "--width", "3"]).errors
        .contains("'--width' has no meaning with '--slot'."))
    #expect(
      CommandHarness(["measure", "x", "--os", "18"]).errors
        .contains("'--os' needs '--slot'."))
    #expect(
      CommandHarness(["measure", "x", "--slot", "alert.titel"]).errors
        .contains("Did you mean 'alert.title'?"))
    #expect(
      CommandHarness(["measure", "x", "--slot", "alert.title", "--options", "{\"widht\":1}"]).errors
        .contains("widht"))
    #expect(CommandHarness(["measure"]).code == .failure)
  }

  @Test("Markdown is read when asked for")
  func markdown() {
    let words = ["measure", "**Terms** [here](https://a.b)", "--category", "L"]
    let drawn = CommandHarness(words + ["--markdown"])
    #expect(drawn.code == .success)
    #expect(drawn.output.contains("Terms here\n"))
    #expect(CommandHarness(words).output.contains("**Terms** [here](https://a.b)\n"))
    let place = ["--slot", "label", "--options", #"{"markdown": "auto"}"#]
    #expect(CommandHarness(words + place).output.contains("Terms here\n"))
  }
}

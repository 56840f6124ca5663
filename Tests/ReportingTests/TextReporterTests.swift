import Reporting
import Testing

@Suite("Text reporter")
struct TextReporterTests {
  private func text(_ options: TextReporter.Options = .init()) throws -> String {
    var sink = StringSink()
    TextReporter(try Fixtures.report(), options: options).write(to: &sink)
    return sink.text
  }

  @Test("A full report without colours reads as expected")
  func golden() throws {
    #expect(try text() == Self.expected)
  }

  @Test("A shortened report leaves out information and says how to see it")
  func limited() throws {
    let short = try text(.init(limit: 1, hint: "--all"))
    #expect(short.contains("settings.delete.title"))
    #expect(!short.contains("menu.share"))
    #expect(short.contains("… and 4 more: --all\n"))
    #expect(!(try text(.init(limit: 30)).contains("For information")))
  }

  @Test("A quiet report is the summary alone, with what could not be read")
  func quiet() throws {
    let quiet = try text(.init(isQuiet: true))
    #expect(quiet.contains("2 errors, 2 warnings, 1 for information"))
    #expect(!quiet.contains("menu.share"))
    #expect(quiet.contains("App/Broken.strings:3"))
  }

  @Test("Colours change nothing but colours")
  func colored() throws {
    let colored = try text(.init(style: TerminalStyle(isColored: true)))
    #expect(colored.contains("\u{1B}[1;31merror"))
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == (try text()))
  }

  @Test("Colours of an app are shown on terminals of 24 bits alone")
  func samples() throws {
    let sample = "\u{1B}[38;2;255;149;0;48;2;255;255;255m Aa \u{1B}[0m"
    #expect(try text(.init(style: .init(isColored: true, isTrueColor: true))).contains(sample))
    #expect(!(try text(.init(style: .init(isColored: true))).contains("[38;2;")))
    #expect(
      !(try text(.init(style: .init(isColored: false, isTrueColor: true))).contains("\u{1B}")))
    func shows(_ environment: [String: String]) -> Bool {
      TerminalStyle.detect(isTerminal: true, environment: environment, columns: nil).isTrueColor
    }
    #expect(shows(["COLORTERM": "truecolor"]))
    #expect(shows(["TERM": "xterm-direct"]))
    #expect(!shows(["TERM": "xterm-256color"]))
    #expect(!shows(["COLORTERM": "truecolor", "NO_COLOR": "1"]))
  }

  @Test("Colour needs a terminal, and is refused by NO_COLOR and dumb terminals")
  func detection() {
    func isColored(_ isTerminal: Bool, _ environment: [String: String]) -> Bool {
      TerminalStyle.detect(isTerminal: isTerminal, environment: environment, columns: nil).isColored
    }
    #expect(isColored(true, [:]))
    #expect(isColored(true, ["TERM": "xterm-256color", "NO_COLOR": ""]))
    #expect(!isColored(false, [:]))
    #expect(!isColored(true, ["NO_COLOR": "1"]))
    #expect(!isColored(true, ["TERM": "dumb"]))
  }

  private static let expected = """
    typefit 0.1.0

    Read      2 files, 640 entries, 1,300 strings
    Checked   1,204 strings in 2 languages (de, fi)
    Devices   iPhone SE (3rd generation), iPhone 15, iPhone 16 Pro
    Sizes     5 text sizes from L to AX5, iOS 26
    Work      43,200 measurements of 1,180 shaped texts in 1.2 s
    Found     2 errors, 2 warnings, 1 for information
    Places    300 keys: 1 certain (<1 %), 50 guessed (17 %), 249 unknown (83 %)
    Excused   2 findings by comments or the configuration
    Known     3 findings that the baseline holds
    Left out  96 not to be translated

    Strings in trouble at each text size
               L  XL XXL AX3 AX5
      fi       ·   1   1   ·   ·   ·@@··
      de       ·   ·   ·   1   ·   ···@·

    Errors (2)

    error    de  settings.delete.title  (plural.one)  alert.title  breaks a word at AX3 on iPhone SE (3rd generation)
      text   “Benutzerkontenübersicht⏎löschen?”
      room   needs 312.2 pt, has 238 pt at 28 pt type, 3 lines
      sizes     ···    ■ ·  AX3
      at     App/Localizable.xcstrings:12
      sure   certain: .typefit.json:4; estimates [1][2]
      also   it also scrolls
      do     shorten it by 5 characters

    error    fi  files.count  (plural.other)  placeholder-type
      text   “%@ tiedostoa”
      why    reads argument 1 as an object (%@), the source passes a whole number (%d)
      at     App/Localizable.xcstrings:70
      sure   certain
      do     write %1$d

    Warnings (2)

    warning  fi  menu.share  menu.item  truncates from XL on iPhone SE (3rd generation) and 2 more
      shows  “Jaa kaikkien…”
      loses  “kanssa”
      room   needs 150.4 pt, has 120 pt at 19 pt type; 1 device from XL, 2 devices from XXL
      sizes     ·■■    · ·  XL to XXL
      at     App/Localizable.xcstrings:44
      sure   guess: the key begins with 'menu'; estimates [1]
      do     use a shorter verb

    warning  label “Pay”  text  2.19:1 in light and more, needs 4.5:1 (1.4.3)
      shows  #FF9500 on #FFFFFF  2.19:1  light
             #C93400 on #808080–#FFFFFF  1.50:1–5.00:1  light, increased contrast  alike with protanopia
      size   body: from L to AX5; large enough for its contrast from XXXL on
      try    light: text #A66100  4.51:1  red 0xA6, green 0x61, blue 0x00
      at     App/Main.storyboard:31
      sure   likely
      do     take #A66100 for the text (4.51:1)

    For information (1)

    info     fi  a  label  shrinks to 50 % at AX5 on iPhone 15
      text   “A”
      room   needs 20 pt, has 10 pt at 53 pt type
      sizes     ···    · ■  AX5
      at     App/Localizable.xcstrings:2
      sure   guess
      do     name its place

    What is not certain
       [1] estimate: width of a menu
       [2] assumed: two lines

    Could not read everything (1)
      error    App/Broken.strings:3: expected ';'

    """
}

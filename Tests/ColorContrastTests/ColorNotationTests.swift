import ColorContrast
import Testing

@Suite struct ColorNotationTests {
  @Test(arguments: [
    ("#07F", "#0077FF"), ("0x007aff", "#007AFF"), ("007AFF80", "#007AFF80"), ("#0f08", "#00FF0088"),
    ("rgb(0, 122, 255)", "#007AFF"), ("rgb(0 122 255 / 50%)", "#007AFF80"),
    ("rgba(0,122,255,0.2)", "#007AFF33"), ("rgb(100%, 0%, 50%)", "#FF0080"),
    ("gray(0.5)", "#808080"), ("gray(0.2, 0.4)", "#33333366"), (" White ", "#FFFFFF"),
    ("color(srgb 0 0.478 1)", "#007AFF"), ("color(display-p3 1 1 1 / 0.5)", "#FFFFFF80"),
    ("clear", "#00000000"),
  ])
  func readsWhatPeopleWrite(text: String, hexadecimal: String) throws {
    #expect(try Color(parsing: text).hexadecimal == hexadecimal)
  }

  @Test(arguments: [
    ("#12345", "is no colour; expected #RRGGBB"),
    ("blau", "is no colour"),
    ("rgb(0, 122)", "srgb takes 3 components, not 2"),
    ("rgb(0, 122, 300)", "blue 1.17"),
    ("color(display-p3 1.2 0 0)", "red 1.2 is out of range in display-p3: expected 0 to 1"),
    ("color(rec709 1 0 0)", "unknown colour space \"rec709\""),
    ("gray(0.5 / 2)", "alpha 2.0 is out of range"),
    ("rgb(0, x, 0)", "\"x\" in \"rgb(0, x, 0)\" is no number"),
    ("rgb(0 1 2", "no closing parenthesis"),
    ("hsl(0 1 2)", "unknown function \"hsl\""),
    ("gray(1 / 2 / 3)", "more than one slash"),
  ])
  func saysWhatWasExpected(text: String, part: String) {
    let error = #expect(throws: ColorError.self) { try Color(parsing: text) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func extendedSpacesMayLeaveTheRange() throws {
    let color = try Color(parsing: "color(extended-srgb 1.2 -0.1 0)")
    #expect(color.red == 1.2)
    #expect(color.green == -0.1)
    #expect(color.hexadecimal == "#FF0000")
  }

  @Test func assetComponentsComeInThreeNotations() throws {
    #expect(try Color.component(parsing: "0x7F") == 127.0 / 255)
    #expect(try Color.component(parsing: "127") == 127.0 / 255)
    #expect(try Color.component(parsing: "0.500") == 0.5)
    #expect(try Color.component(parsing: "1") == 1.0 / 255)
    #expect(throws: ColorError.self) { try Color.component(parsing: "0xFFF") }
    #expect(throws: ColorError.self) { try Color.component(parsing: "half") }
  }
}

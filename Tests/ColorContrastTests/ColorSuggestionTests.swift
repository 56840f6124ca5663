import ColorContrast
import TestSupport
import Testing

@Suite struct ColorSuggestionTests {
  /// Greys on white need #767676 for 4.5; the next lighter one has 4.478.
  @Test func grayBecomesTheLightestThatPasses() throws {
    let light = try Color(hexadecimal: "AAAAAA")
    let suggestion = try #require(
      ColorSuggestion.foreground(for: light, on: .color(.white), minimum: 4.5))
    #expect(suggestion.hexadecimal == "#767676")
    #expect(suggestion.ratio.description == "4.54:1")
    #expect(suggestion.role == .foreground)
  }

  /// #949494 has 3.03 on white and #959595 2.99.
  @Test func backgroundTurnsTheOtherWay() throws {
    let suggestion = try #require(
      ColorSuggestion.background(for: Color(hexadecimal: "BBBBBB"), under: .white, minimum: 3))
    #expect(suggestion.hexadecimal == "#949494")
    #expect(suggestion.role == .background)
  }

  @Test func passingOrHopelessPairsHaveNone() throws {
    #expect(ColorSuggestion.foreground(for: .black, on: .color(.white), minimum: 4.5) == nil)
    let gray = Backdrop.color(try Color(hexadecimal: "777777"))
    #expect(ColorSuggestion.foreground(for: .white, on: gray, minimum: 7) == nil)
    let image = Backdrop.unknown(reason: "an image")
    #expect(ColorSuggestion.foreground(for: .white, on: image, minimum: 3) == nil)
  }

  /// A label of 30 % black cannot pass on white with that alpha: an opaque grey can.
  @Test func faintTextBecomesOpaque() throws {
    let faint = Color(white: 0, alpha: 0.3)
    let suggestion = try #require(
      ColorSuggestion.foreground(for: faint, on: .color(.white), minimum: 4.5))
    #expect(suggestion.hexadecimal == "#767676")
    let strong = try #require(
      ColorSuggestion.foreground(
        for: Color(eightBit: 120, 120, 120, alpha: 0.9), on: .color(.white), minimum: 4.5))
    #expect(strong.color.alpha == 0.9)
  }

  /// A veil that keeps white text readable on any image: its suggestion must pass on the lightest.
  @Test func unknownBackdropCountsAtItsWorst() throws {
    let veiled = Backdrop.unknown(reason: "a photo").covered(by: [Color(white: 0, alpha: 0.6)])
    let suggestion = try #require(
      ColorSuggestion.foreground(for: Color(white: 0.7), on: veiled, minimum: 4.5))
    let result = ContrastResult(suggestion.color, on: veiled)
    #expect(result.meets(4.5) == true)
  }

  @Test func everySuggestionPassesAndNoNearerOneDoes() throws {
    var generator = SeededGenerator(seed: 7)
    var found = 0
    for _ in 0..<150 {
      let color = Color.random(using: &generator)
      let background = Color.random(using: &generator)
      let minimum = [3, 4.5, 7][Int.random(in: 0..<3, using: &generator)]
      let suggestion = ColorSuggestion.foreground(
        for: color, on: .color(background), minimum: minimum)
      guard let suggestion else {
        let black = ContrastRatio(.black, on: background)
        let white = ContrastRatio(.white, on: background)
        let own = ContrastRatio(color, on: background)
        #expect(own.value >= minimum || max(black, white).value < minimum)
        continue
      }
      found += 1
      #expect(ContrastRatio(suggestion.color, on: background).value >= minimum)
      #expect(suggestion.ratio.value >= minimum)
      // A little nearer in a straight line fails, in both directions of lightness.
      let limit = suggestion.ratio.value
      #expect(limit < minimum + 0.35 * minimum, "\(color.hexadecimal) \(background.hexadecimal)")
      let nearer = Color(
        red: suggestion.color.red + (color.red - suggestion.color.red) * 0.1,
        green: suggestion.color.green + (color.green - suggestion.color.green) * 0.1,
        blue: suggestion.color.blue + (color.blue - suggestion.color.blue) * 0.1)
      if suggestion.distance > 0.1 {
        #expect(ContrastRatio(nearer, on: background).value < minimum)
      }
    }
    #expect(found > 50)
  }

  /// The hue of a blue stays: green and red keep their order, blue stays the highest.
  @Test func hueStays() throws {
    let suggestion = try #require(
      ColorSuggestion.foreground(
        for: Color(eightBit: 0, 122, 255), on: .color(.white), minimum: 7))
    #expect(suggestion.color.blue > suggestion.color.green)
    #expect(suggestion.color.green > suggestion.color.red)
    #expect(ContrastRatio(suggestion.color, on: .white).description.hasPrefix("7.0"))
  }

  @Test func assetComponentsAreXcodes() {
    let components = AssetColorComponents(Color(eightBit: 0, 122, 255, alpha: 0.6))
    #expect(components.red == "0x00")
    #expect(components.green == "0x7A")
    #expect(components.blue == "0xFF")
    #expect(components.alpha == "0.600")
    #expect(AssetColorComponents(.white).alpha == "1.000")
    #expect(components.json.contains("\"green\" : \"0x7A\""))
  }
}

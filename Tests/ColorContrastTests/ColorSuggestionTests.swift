import TestSupport
import Testing

@testable import ColorContrast

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

  /// The way from a colour to black and to white in its hue, in 1000 steps, each rounded to 8 bits: no
  /// colour on it passes and is nearer than the suggestion, but for rounding.
  @Test func everySuggestionPassesAndNoNearerOneDoes() throws {
    var generator = SeededGenerator(seed: 7)
    var found = 0
    for _ in 0..<40 {
      let color = Color.random(using: &generator)
      let background = Color.random(using: &generator)
      let minimum = [3, 4.5, 7][Int.random(in: 0..<3, using: &generator)]
      let suggestion = ColorSuggestion.foreground(
        for: color, on: .color(background), minimum: minimum)
      let origin = OKLCH(color)
      var nearest: Double?
      for step in 0...1000 {
        var point = origin
        point.lightness = Double(step) / 1000
        let candidate = point.fitted(alpha: 1).roundedToEightBits
        guard ContrastRatio(candidate, on: background).value >= minimum else { continue }
        let distance = OKLCH(candidate).distance(to: origin)
        nearest = min(nearest ?? distance, distance)
      }
      if ContrastRatio(color, on: background).value >= minimum {
        #expect(suggestion == nil)
        continue
      }
      #expect((suggestion == nil) == (nearest == nil))
      guard let suggestion, let nearest else { continue }
      found += 1
      #expect(ContrastRatio(suggestion.color, on: background).value >= minimum)
      #expect(
        suggestion.distance < nearest + 0.004, "\(color.hexadecimal) \(background.hexadecimal)")
    }
    #expect(found > 10)
  }

  /// The same from the other side: a background is searched as a text is, as the ratio is symmetric.
  @Test func backgroundEqualsForegroundForOpaquePairs() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let (first, second) = (Color.random(using: &generator), Color.random(using: &generator))
      let text = ColorSuggestion.foreground(for: first, on: .color(second), minimum: 4.5)
      let background = ColorSuggestion.background(for: first, under: second, minimum: 4.5)
      #expect(text?.color == background?.color)
    }
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

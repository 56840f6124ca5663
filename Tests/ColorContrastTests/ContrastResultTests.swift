import ColorContrast
import TestSupport
import Testing

@Suite struct ContrastResultTests {
  @Test func layersAreOneColor() {
    let dimmed = Backdrop.layers([.white, Color(white: 0, alpha: 0.2)])
    #expect(dimmed.resolved?.hexadecimal == "#CCCCCC")
    let expected = ContrastRatio(.black, on: Color(white: 0.8))
    #expect(ContrastResult(.black, on: dimmed) == .determined(expected))
  }

  /// Grey text has the ratio 1 on itself; black and white reach 21 on each other.
  @Test func anythingMayLieBehind() throws {
    let gray = try Color(hexadecimal: "777777")
    let result = ContrastResult(gray, on: .unknown(reason: "an image"))
    guard case .undetermined(let reason, let worst, let best) = result else {
      Issue.record("determined")
      return
    }
    #expect(reason == "an image")
    #expect(worst.value == 1)
    #expect(best.description == "4.68:1")
    #expect(result.meets(4.5) == nil)
    #expect(result.meets(5) == false)
  }

  /// White under a black veil of 80 % is #333333 at most, on which white has 12.63.
  @Test func veilMakesItPass() {
    let veiled = Backdrop.unknown(reason: "a photo").covered(by: [Color(white: 0, alpha: 0.8)])
    let result = ContrastResult(.white, on: veiled)
    #expect(result.worst.description == "12.63:1")
    #expect(result.best.value == 21)
    #expect(result.meets(7) == true)
  }

  @Test func translucentBackgroundIsUnknown() {
    let result = ContrastResult(.black, on: .color(Color(white: 1, alpha: 0.9)))
    guard case .undetermined(let reason, let worst, _) = result else {
      Issue.record("determined")
      return
    }
    #expect(reason.contains("translucent"))
    #expect(worst == ContrastRatio(.black, on: Color(white: 0.9)))
  }

  /// ACT rule afw4f7, passed example 2 and failed example 2, which judge a gradient from white to blue
  /// by the highest contrast: #333 has 12.63 on its white end and 1.47 on its blue end, #AAA has 3.70
  /// at most.
  @Test func gradientIsAsGoodAsItsBestEnd() throws {
    let range = try ColorRange(.white, Color(hexadecimal: "00F"))
    let gradient = Backdrop.unknown(reason: "a gradient", range: range)
    let dark = try ContrastResult(Color(hexadecimal: "333"), on: gradient)
    #expect(dark.best.description == "12.63:1")
    #expect(dark.worst.description == "1.47:1")
    let light = try ContrastResult(Color(hexadecimal: "AAA"), on: gradient)
    #expect(light.best.description == "3.69:1")
    #expect(light.meets(4.5) == false)
  }

  @Test func sampledRatiosLieInTheRangeAndReachIt() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<30 {
      let alpha = Double.random(in: 0.1...1, using: &generator)
      let color = Color.random(using: &generator).withAlpha(alpha)
      let range = ColorRange(.random(using: &generator), .random(using: &generator))
      let result = ContrastResult(color, on: .unknown(reason: "", range: range))
      var (lowest, highest) = (21.0, 1.0)
      let steps = 12
      for index in 0..<(steps * steps * steps) {
        let shares = [index % steps, index / steps % steps, index / steps / steps].map {
          Double($0) / Double(steps - 1)
        }
        let background = Color(
          red: range.darkest.red + (range.lightest.red - range.darkest.red) * shares[0],
          green: range.darkest.green + (range.lightest.green - range.darkest.green) * shares[1],
          blue: range.darkest.blue + (range.lightest.blue - range.darkest.blue) * shares[2])
        let ratio = ContrastRatio(color, on: background).value
        (lowest, highest) = (min(lowest, ratio), max(highest, ratio))
      }
      #expect(result.worst.value <= lowest + 1e-6)
      #expect(result.best.value >= highest - 1e-6)
      #expect(result.worst.value > lowest * 0.85)
      #expect(result.best.value < highest * 1.1)
    }
  }
}

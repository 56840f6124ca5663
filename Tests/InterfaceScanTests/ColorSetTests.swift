import ColorContrast
import Foundation
import Testing

@testable import InterfaceScan

@Suite("Colour sets")
struct ColorSetTests {
  private static func gray(_ white: String, _ rest: String = "") -> String {
    "{\"idiom\": \"universal\"\(rest), \"color\": {\"color-space\": \"srgb\", \"components\":"
      + " {\"red\": \"\(white)\", \"green\": \"\(white)\", \"blue\": \"\(white)\","
      + " \"alpha\": \"1.000\"}}}"
  }

  private static let dark =
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  private static let high =
    ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"

  private static func rgb(_ red: String, _ green: String, _ blue: String, _ alpha: String) -> String
  {
    "{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \(red), \"green\": \(green),"
      + " \"blue\": \(blue), \"alpha\": \(alpha)}}}"
  }

  @Test(
    "all notations of a component",
    arguments: [
      (rgb("\"0.500\"", "\"0\"", "\"255\"", "\"1.000\""), "#8000FF"),
      (rgb("\"0x80\"", "\"0X0a\"", "\"0xFF\"", "\"0.5\""), "#800AFF80"),
      // As Apple's Asset Catalog Format Reference has them: numbers.
      (rgb("1", "0.5", "0", "1"), "#FF8000"),
      (rgb("\"128\"", "\"1\"", "\"0\"", "\"1\""), "#800100"),
    ])
  func notations(variant: String, expected: String) {
    let (set, problems) = colorSet(variant)
    #expect(problems.isEmpty)
    #expect(hexadecimal(set?.color(), .light) == expected)
  }

  @Test("spaces are converted: Display P3's red is outside of sRGB")
  func spaces() throws {
    let red =
      "{\"color\": {\"color-space\": \"display-p3\", \"components\": {\"red\": \"1.0\","
      + " \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\"}}}"
    let color = try #require(colorSet(red).set?.color()?.resolved(in: .light)?.color)
    // CSS Color 4: color(display-p3 1 0 0) is color(srgb 1.093 -0.2267 -0.1501).
    #expect(abs(color.red - 1.093) < 0.001)
    #expect(abs(color.green + 0.2267) < 0.001)
    #expect(abs(color.blue + 0.1501) < 0.001)
  }

  @Test(
    "faults name their line and what was expected",
    arguments: [
      (rgb("\"1.2\"", "\"0\"", "\"0\"", "\"1.0\""), "red: expected a component from 0 to 1"),
      (rgb("\"256\"", "\"0\"", "\"0\"", "\"1.0\""), "red: expected a component from 0 to 255"),
      (rgb("\"0x1FF\"", "\"0\"", "\"0\"", "\"1.0\""), "red:"),
      (rgb("\"0,5\"", "\"0\"", "\"0\"", "\"1.0\""), "red:"),
      (rgb("\"nan\"", "\"0\"", "\"0\"", "\"1.0\""), "red:"),
      (rgb("128", "0", "0", "1"), "a text \"128\" counts to 255"),
      (rgb("\"0\"", "\"0\"", "\"0\"", "\"2\""), "alpha: expected a component from 0 to 1"),
      (
        "{\"color\": {\"color-space\": \"cmyk\", \"components\": {}}}",
        "unknown colour space \"cmyk\""
      ),
      (
        "{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"0\"}}}",
        "missing: green, blue"
      ),
      (
        "{\"color\": {\"platform\": \"ios\", \"reference\": \"Brand\"}}",
        "unknown system colour \"Brand\""
      ),
      ("{\"idiom\": \"fridge\", \"color\": {}}", "unknown idiom \"fridge\""),
      (gray("0.5", dark), "expected a colour for any appearance"),
      ("[]", "expected a variant as an object"),
    ])
  func faults(variant: String, message: String) {
    let problems = colorSet("\n\n" + variant).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true)
    #expect(problems.first?.line == 3)
  }

  @Test("\"1\" in all components is warned about, and read as Xcode does")
  func nearlyBlack() {
    let (set, problems) = colorSet(Self.rgb("\"1\"", "\"1\"", "\"1\"", "\"1\""))
    #expect(hexadecimal(set?.color(), .light) == "#010101")
    #expect(problems.map(\.severity) == [.warning])
  }

  @Test("an appearance without a variant falls back as UIKit does")
  func fallback() {
    let set = colorSet(
      [Self.gray("0.0"), Self.gray("1.0", Self.dark), Self.gray("0.2", Self.high)]
        .joined(separator: ",")
    ).set
    let color = set?.color()
    #expect(hexadecimal(color, .light) == "#000000")
    #expect(hexadecimal(color, .dark) == "#FFFFFF")
    #expect(hexadecimal(color, Appearance(.light, contrast: .high)) == "#333333")
    // The dark variant comes before the one for high contrast in any style; that is inferred.
    let both = color?.resolved(in: Appearance(.dark, contrast: .high))
    #expect(both?.color == .white)
    #expect(both?.confidence == .likely)
    let plain = colorSet(Self.gray("0.5")).set?.color()
    #expect(hexadecimal(plain, .dark) == "#808080")
    #expect(plain?.resolved(in: .dark)?.confidence == .certain)
  }

  @Test("idiom, locale, gamut and Mac variants")
  func narrowing() {
    let p3 = ", \"display-gamut\": \"display-P3\""
    let variants = [
      Self.gray("0.0"), Self.gray("0.4", p3),
      Self.gray("0.6", ", \"locale\": \"ja\""),
      Self.gray("0.2").replacingOccurrences(of: "universal", with: "ipad"),
      Self.gray("0.8").replacingOccurrences(of: "universal", with: "mac"),
    ]
    let set = colorSet(variants.joined(separator: ",")).set
    #expect(hexadecimal(set?.color(), .light) == "#666666")
    #expect(hexadecimal(set?.color(gamut: .sRGB), .light) == "#000000")
    #expect(hexadecimal(set?.color(idiom: .pad), .light) == "#333333")
    #expect(hexadecimal(set?.color(locale: "ja"), .light) == "#999999")
    #expect(colorSet(variants[4]).set?.color() == nil)
  }

  @Test("a reference is the system's colour in each appearance")
  func reference() {
    let (set, problems) = colorSet(
      "{\"color\": {\"platform\": \"ios\", \"reference\": \"labelColor\"}}")
    #expect(problems.isEmpty)
    #expect(hexadecimal(set?.color(), .light) == "#000000")
    #expect(hexadecimal(set?.color(), .dark) == "#FFFFFF")
  }

  @Test("the accent colour of a new project is unset")
  func unset() {
    let (set, problems) = colorSet("{\"idiom\": \"universal\"}", name: "AccentColor")
    #expect(problems.isEmpty)
    #expect(set?.isUnset == true)
    #expect(set?.color() == nil)
  }

  @Test("a file cut off at any byte is an error, not a colour")
  func truncated() {
    let text = "{\"colors\": [\(Self.gray("0.5")),\(Self.gray("0.7", Self.dark))]}"
    for length in 0..<text.utf8.count {
      var reader = ColorSetReader(file: "Contents.json")
      let set = reader.read(Data(text.utf8.prefix(length)), name: "Test")
      #expect(set == nil && reader.problems.count == 1)
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

@Suite("Fonts of the app on the command line")
struct CustomFontCommandTests {
  private let folder: TemporaryFolder
  private let file: String

  /// "A" is half an em wide.
  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/Brand.ttf"
    var font = TestFont()
    font.family = "Brand Sans"
    try font.data().write(to: URL(fileURLWithPath: file))
  }

  private func width(_ options: [String]) throws -> Double {
    let harness = CommandHarness(
      ["measure", "AA", "--format", "json", "--font-file", file] + options)
    #expect(harness.code == .success, "\(harness.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(harness.output.utf8))
    return try #require((object as? [String: Any])?["naturalWidth"] as? Double)
  }

  @Test("A font file is measured at its size, grown with the text size unless told not to")
  func measure() throws {
    #expect(try width(["--size", "20", "--unscaled"]) == 20)
    #expect(try width(["--size", "17", "-c", "AX5"]) == 48)
    #expect(try width(["--size", "20", "--unscaled", "--tracking", "3"]) == 23)
    #expect(try width(["--size", "20", "--unscaled", "--font-family", "brandsans"]) == 20)
    #expect(try width(["--size", "20", "--unscaled", "--bold-text"]) == 20)
    let all = CommandHarness(["measure", "A", "--font-file", file, "--size", "17"])
    #expect(all.output.contains("Brand Sans · 17 pt, scaled along body"))
    #expect(all.output.contains("\n  AX5 "))
  }

  @Test("A wrong file or family is exit code 2 with what was expected")
  func mistakes() throws {
    let text = try folder.write("text", to: "Text.ttf")
    let damaged = CommandHarness(["measure", "A", "--font-file", text])
    #expect(damaged.code == .failure)
    #expect(damaged.errors.contains("\(text): expected a TrueType or OpenType font"))
    let missing = CommandHarness(["measure", "A", "--font-file", "/nowhere/A.ttf"])
    #expect(missing.errors.contains("/nowhere/A.ttf: no such file"))
    let family = CommandHarness(["measure", "A", "--font-file", file, "--font-family", "Futura"])
    #expect(family.errors.contains("Unknown font family 'Futura'. Known: Brand Sans."))
    let none = CommandHarness(["measure", "A", "--font-family", "Futura"])
    #expect(none.errors.contains("--font-file"))
    let both = CommandHarness(["measure", "A", "--size", "9", "--scaled", "--unscaled"])
    #expect(both.errors.contains("exclude each other"))
  }

  @Test("A slot and the list of fonts take the fonts of a configuration")
  func configuration() throws {
    let path = try folder.write(
      "{ \"fonts\": [{ \"family\": \"House\", \"files\": [\"Brand.ttf\"] }] }",
      to: "typefit.json")
    let slot = CommandHarness([
      "measure", "AA", "--slot", "label", "--config", path, "--format", "json", "-c", "L",
      "--options", "{\"font\": {\"family\": \"house\", \"size\": 20}}",
    ])
    #expect(slot.output.contains("\"naturalWidth\":20,"), "\(slot.errors)")
    let list = CommandHarness(["list", "fonts", "--config", path])
    #expect(list.output.contains(file))
    #expect(list.output.contains("House"))
    try folder.write(
      "{ \"fonts\": [\n{ \"family\": \"H\", \"files\": [\"No.ttf\"] }] }", to: "bad.json")
    let bad = CommandHarness(["list", "fonts", "--config", folder.path + "/bad.json"])
    #expect(bad.code == .failure)
    #expect(bad.errors.contains("bad.json:2: font file \"No.ttf\": no such file"))
  }
}

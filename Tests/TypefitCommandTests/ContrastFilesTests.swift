import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

@Suite("Contrast command, files")
struct ContrastFilesTests {
  private static let theme = """
    {
      "colors": { "ink": { "light": "#888888", "dark": "#AAAAAA" } },
      "pairs": [
        { "name": "Hint", "foreground": "ink", "background": "#FFFFFF", "style": "footnote" },
        { "name": "Star", "foreground": "#000000", "background": "#FFFFFF", "role": "icon" },
        { "name": "Map", "foreground": "#FFFFFF", "background": { "unknown": "a map" } },
        { "name": "Ad", "foreground": "#EEEEEE", "background": "#FFFFFF", "exempt": "logo" }
      ]
    }
    """

  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Self.theme, to: "theme.json")
  }

  @Test("A theme is a table for each appearance, then the faults with what to take instead")
  func theme() {
    let harness = CommandHarness(["contrast", file])
    #expect(harness.code == .findings)
    #expect(
      harness.output.hasPrefix(
        """
        1 file with colours, 4 pairs, iOS 26, level AA
        1 too low, 1 undetermined, 1 exempt, 1 high enough

        Every appearance
          pair                            colours                              ratio  needs
          Map: #FFFFFF on unknown: a map  #FFFFFF on #000000–#FFFFFF  1.00:1–21.00:1  4.5:1  undetermined
          Star: #000000 on #FFFFFF        #000000 on #FFFFFF                 21.00:1    3:1  passes
          Ad: #EEEEEE on #FFFFFF          #EEEEEE on #FFFFFF                  1.16:1  4.5:1  exempt: logo

        Light
          pair                  colours              ratio  needs
          Hint: ink on #FFFFFF  #888888 on #FFFFFF  3.54:1  4.5:1  fails from XS to XXL, passes from XXXL to AX5

        Dark
        """), "\(harness.output)")
    #expect(
      harness.output.contains(
        "error    Hint: ink on #FFFFFF  text  2.32:1 in dark and more, needs 4.5:1 (1.4.3)\n"))
    #expect(harness.output.contains("  at     \(file):4\n"))
    #expect(
      harness.output.contains("light: text #767676  4.54:1  red 0x76, green 0x76, blue 0x76\n"))
    // What is only information is counted.
    #expect(harness.output.hasSuffix("\n… and 1 more: --all\n"))
  }

  @Test("A folder is searched, conditions of the command line win over the configuration")
  func options() throws {
    try folder.write("{ \"contrast\": { \"level\": \"AAA\" } }", to: ".typefit.json")
    #expect(CommandHarness(["contrast", folder.path]).output.contains("level AAA"))
    let large = CommandHarness(["contrast", folder.path, "--level", "AA", "--category", "AX5"])
    #expect(large.output.contains("level AA\n"))
    let light = CommandHarness([
      "contrast", folder.path, "--level", "AA", "--category", "AX5", "--appearance", "light",
    ])
    #expect(light.code == .success)
  }

  @Test("Bad input is exit code 2 with file and line, and the rest is still there")
  func badInput() throws {
    let broken = try folder.write(
      """
      { "pairs": [
        { "foreground": "#000", "background": "#FFF" },
        { "foreground": "rgb(1, 2)", "background": "#FFF" }
      ] }
      """, to: "broken.json")
    let harness = CommandHarness(["contrast", broken])
    #expect(harness.code == .failure)
    #expect(harness.errors.hasPrefix("typefit: error: \(broken):3: "))
    #expect(harness.output.contains("1 high enough"))
    let cycle = try folder.write(
      "{ \"colors\": {\n \"a\": \"b\",\n \"b\": \"a\" }, \"pairs\": [] }", to: "cycle.json")
    #expect(CommandHarness(["contrast", cycle]).errors.contains("cycle"))
    let missing = CommandHarness(["contrast", "/no/such/theme.json"])
    #expect(missing.code == .failure)
    #expect(missing.output.isEmpty)
    let empty = try TemporaryFolder()
    let nothing = CommandHarness(["contrast", empty.path])
    #expect(nothing.code == .failure)
    #expect(nothing.errors.contains("no colours were found"))
    #expect(CommandHarness(["contrast", file, "--style", "body"]).code == .failure)
  }

  @Test("docs/contrast.md describes every member of the JSON")
  func json() throws {
    let harness = CommandHarness(["contrast", file, "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(harness.output.utf8)) as? [String: Any])
    #expect((object["counts"] as? [String: Int])?["fails"] == 1)
    let states = CommandHarness(["contrast", "#34C759", "vs", "#FF3B30", "--json"])
    let compared = try #require(
      try JSONSerialization.jsonObject(with: Data(states.output.utf8)) as? [String: Any])
    func objects(_ parent: [String: Any], _ name: String) -> [[String: Any]] {
      parent[name] as? [[String: Any]] ?? []
    }
    var described: [[String: Any]] = [object, object["settings"] as? [String: Any] ?? [:]]
    for pair in objects(object, "pairs") { described += [pair] + objects(pair, "cases") }
    for pair in objects(compared, "states") { described += [pair] + objects(pair, "cases") }
    let page = try projectFile("docs/contrast.md")
    for name in Set(described.flatMap(\.keys)) {
      #expect(page.contains("`\(name)`"), "\(name) is not described")
    }
    #expect(page.contains("version 1"))
  }
}

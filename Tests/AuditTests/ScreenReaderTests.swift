import Components
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Audit

@Suite("ScreenReader")
struct ScreenReaderTests {
  private func read(_ text: String) throws -> Screen {
    try ScreenReader.read(Data(text.utf8), file: "app/settings.json")
  }

  @Test func readsEveryMember() throws {
    let screen = try read(
      """
      // A screen.
      {
        "name": "Settings",
        "root": {
          "type": "splitViewController", "displayMode": "overSecondary",
          "options": { "width": 0.3 },
          "primary": { "type": "tableView", "id": "list" },
          "secondary": {
            "type": "navigationController",
            "texts": { "largeTitle": "Settings", "navigationBar.button": ["Edit", { "key": "done" }] },
            "traits": {
              "contentSizeCategory": "XL", "minimumContentSizeCategory": "M",
              "maximumContentSizeCategory": "AX1", "horizontalSizeClass": "compact",
              "verticalSizeClass": "regular", "layoutDirection": "rightToLeft", "boldText": true,
              "locale": "ar",
            },
            "content": [
              { "type": "label", "texts": { "label": { "key": "hint", "table": "Main" } },
                "options": { "lineLimit": 2 }, "optionsSlot": "label" },
            ],
            "presents": [{ "type": "sheet", "options": { "style": "form" } }],
          },
        },
      }
      """)
    #expect(screen.name == "Settings")
    let root = screen.root
    #expect(root.kind == .container(.splitViewController))
    #expect(root.displayMode == .overSecondary)
    #expect(root.options.width == 0.3)
    #expect(root.columns[.primary]?.identifier == "list")
    let secondary = try #require(root.columns[.secondary])
    #expect(
      secondary.texts == [
        "navigationBar.largeTitle": [.literal("Settings")],
        "navigationBar.button": [.literal("Edit"), .key("done", table: nil)],
      ])
    #expect(
      secondary.overrides
        == TraitOverrides(
          contentSizeCategory: .extraLarge, minimumContentSizeCategory: .medium,
          maximumContentSizeCategory: .accessibilityMedium, boldText: true,
          layoutDirection: .rightToLeft, locale: "ar", horizontalSizeClass: .compact,
          verticalSizeClass: .regular))
    #expect(secondary.content[0].texts == ["label": [.key("hint", table: "Main")]])
    #expect(secondary.content[0].options.lineLimit == 2)
    #expect(secondary.content[0].optionsSlot == "label")
    #expect(secondary.presents[0].options.style == "form")
  }

  @Test func aScreenWithoutANameHasThatOfItsFile() throws {
    let screen = try read(#"{"root": {"type": "label", "texts": {"label": "A"}}}"#)
    #expect(screen.name == "settings")
  }

  static let faults: [(String, Int, String)] = [
    ("{\n}", 1, "the screen needs \"root\", its outermost view controller"),
    ("{\n\"rot\": {}}", 2, "unknown member \"rot\" in the screen; allowed: name, root"),
    ("{\"root\": 3}", 1, "a node must be an object with \"type\", not a number"),
    ("{\"root\":\n{}}", 2, "a node needs \"type\", such as tableView or alert"),
    ("{\"root\": {\n\"type\": \"tabel\"}}", 2, "unknown type \"tabel\"; known: splitView"),
    ("{\"root\": {\"type\": \"alert\"}}", 1, "a component needs \"texts\": its texts by slot"),
    (
      "{\"root\": {\"type\": \"alert\",\n\"content\": []}}", 2,
      "unknown member \"content\" in a node of the type alert; allowed: type, id, texts"
    ),
    (
      "{\"root\": {\"type\": \"alert\", \"texts\": {\n\"titel\": \"A\"}}}", 2,
      "unknown slot \"titel\" of alert; known: title, message, button, placeholder"
    ),
    (
      "{\"root\": {\"type\": \"tableView\", \"texts\": {\n\"title\": \"A\"}}}", 2,
      "a tableView has no texts of its own, only content"
    ),
    (
      "{\"root\": {\"type\": \"alert\", \"texts\": {\"title\":\n{\"kee\": \"a\"}}}}", 2,
      "unknown member \"kee\" in a text; allowed: key, table"
    ),
    (
      "{\"root\": {\"type\": \"alert\", \"texts\": {\"title\":\n{}}}}", 2,
      "a text by key needs \"key\""
    ),
    (
      "{\"root\": {\"type\": \"alert\", \"texts\": {\"title\":\n[1]}}}", 2,
      "a text must be a string, or an object with \"key\", not a number"
    ),
    (
      "{\"root\": {\"type\": \"view\", \"traits\": {\n\"maximumContentSizeCategory\": \"AX9\"}}}",
      2,
      "unknown text size \"AX9\"; allowed: XS, S, M"
    ),
    (
      "{\"root\": {\"type\": \"view\", \"traits\": {\n\"horizontalSizeClass\": \"big\"}}}", 2,
      "unknown horizontalSizeClass \"big\"; allowed: compact, regular"
    ),
    (
      "{\"root\": {\"type\": \"view\", \"options\": {\n\"widht\": 3}}}", 2,
      "unknown member \"widht\" in \"options\"; allowed: width"
    ),
    (
      "{\"root\": {\"type\": \"sheet\", \"options\": {\n\"style\": \"big\"}}}", 2,
      "unknown style \"big\" of a sheet; allowed: page, form, fullScreen"
    ),
    (
      "{\"root\":\n{\"type\": \"splitViewController\"}}", 2,
      "a splitViewController needs \"secondary\""
    ),
    (
      "{\"root\": {\"type\": \"view\",\n\"id\": \"a/b\"}}", 2,
      "\"id\" must be a name without a slash"
    ),
    (
      "{\"root\": {\"type\": \"label\", \"texts\": {\"label\": \"A\"}, \"options\":\n"
        + "{\"font\": {\n\"family\": \"Brand\"}}}}", 3, "unknown font family \"Brand\""
    ),
    ("{\"root\": {", 1, "expected"),
  ]

  @Test(arguments: faults)
  func faultsNameTheirLine(_ text: String, _ line: Int, _ message: String) throws {
    #expect {
      _ = try read(text)
    } throws: { error in
      let description = "\(error)"
      return description.hasPrefix("app/settings.json:\(line): ") && description.contains(message)
    }
  }

  @Test func aDeepDescriptionIsRefused() throws {
    let depth = 100
    let text =
      #"{"root": "# + String(repeating: #"{"type": "view", "content": ["#, count: depth)
      + String(repeating: "]}", count: depth) + "}"
    #expect { _ = try read(text) } throws: { "\($0)".contains("nested too deeply") }
  }

  @Test func theExampleOfTheDocumentationIsRead() throws {
    let page = try projectFile("docs/screens.md")
    let block = try #require(page.split(separator: "```json\n").dropFirst().first)
    let screen = try read(
      String(block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex)))
    #expect(
      screen.root.columns.keys.sorted { $0.rawValue < $1.rawValue } == [.primary, .secondary])
    for name in ScreenContainer.allCases.map(\.rawValue) {
      #expect(page.contains("| `\(name)` |"))
    }
  }

  @Test func aMissingFileIsNamed() {
    #expect { _ = try ScreenReader.read(file: "/nowhere/a.json") } throws: {
      "\($0)" == "/nowhere/a.json: cannot be read; check that it exists and is readable"
    }
  }
}

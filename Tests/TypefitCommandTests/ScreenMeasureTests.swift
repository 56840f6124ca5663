import Foundation
import TestSupport
import Testing

@testable import TypefitCommand

@Suite("Measuring screens")
struct ScreenMeasureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let example = [
    "measure", "--screen", root + "/Examples/Bergwetter/Screens/settings.json", "--catalog",
    root + "/Examples/Bergwetter/Resources",
  ]

  private func answers(_ words: [String]) throws -> [[String: Any]] {
    let harness = CommandHarness(words + ["--format", "json"])
    #expect(harness.code == .success, "\(harness.errors)")
    return try harness.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }

  /// On an iPad of 1194 points the list is 320 wide: less a margin of 16 around its card and in it,
  /// and 16, 8 and 10.5 for the disclosure indicator. The settings have 874 less 40 for their title.
  @Test("The example's texts get their room from its containers")
  func example() throws {
    let words =
      Self.example + [
        "--device", "iPad Pro 11-inch", "--orientation", "landscape", "-c", "L", "-l", "de",
      ]
    let answers = try answers(words)
    let list = try #require(answers.first { $0["text"] as? String == "Offline-Karten" })
    #expect(list["availableWidth"] as? Double == 320 - 32 - 16 - 34.5)
    #expect(list["horizontalSizeClass"] as? String == "compact")
    #expect((list["path"] as? String)?.hasSuffix("/parts/tableCell.default[1]") == true)
    let title = try #require(answers.first { $0["slot"] as? String == "navigationBar.largeTitle" })
    #expect(title["availableWidth"] as? Double == 834)
    let half = try self.answers(words + ["--window", "half"])
    let collapsed = try #require(half.first { $0["text"] as? String == "Offline-Karten" })
    #expect(collapsed["containerWidth"] as? Double == 597)
    #expect(half.count == answers.count)
  }

  @Test("The greatest text size of a subtree holds, but not for what is presented over it")
  func limits() throws {
    let answers = try answers(Self.example + ["-c", "AX5"])
    let drawn = { (slot: String) in
      Set(answers.filter { $0["slot"] as? String == slot }.map { $0["drawnCategory"] as? String })
    }
    #expect(drawn("tableCell.default.title") == ["AX3", "AX5"])
    #expect(drawn("alert.title") == ["AX5"])
    #expect(answers.allSatisfy { $0["category"] as? String == "AX5" })
  }

  @Test("A person gets a table, at one text size or with the first that breaks")
  func table() {
    let one = CommandHarness(Self.example + ["-c", "L", "-l", "de"]).output
    #expect(one.contains("Settings\n  iPhone SE (2nd/3rd gen) · portrait · iOS 26 · L · de\n"))
    #expect(one.contains("tabBarController/splitViewController/primary/navigationController\n"))
    #expect(one.contains("needs"))
    let all = CommandHarness(Self.example + ["-l", "de"]).output
    #expect(all.contains("breaks at"))
    #expect(all.split(separator: "\n").contains { $0.contains("Winterraum") && $0.contains("AX") })
  }

  @Test("Texts that look the same once cut are told")
  func ambiguity() throws {
    let folder = try TemporaryFolder()
    let row = { (end: String) in
      """
      {"type": "tableCell.default", "options": {"lineLimit": 1},
       "texts": {"title": "Delete all of the messages in this conversation for \(end)"}}
      """
    }
    let file = try folder.write(
      """
      {"root": {"type": "tableView", "content": [\(row("me alone")), \(row("everyone"))]}}
      """, to: "rows.json")
    let output = CommandHarness(["measure", "--screen", file, "-c", "L"]).output
    #expect(output.contains("…”, as “Delete all of the messages in t…” does"))
  }

  @Test("Mistakes are exit code 2")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("{\n\"root\": {\"type\": \"tabel\"}}", to: "bad.json")
    let keyed = try folder.write(
      #"{"root": {"type": "label", "texts": {"label": {"key": "no.such"}}}}"#, to: "keyed.json")
    let catalog = Self.example[4]
    for (words, message) in [
      (["--screen", bad], "bad.json:2: unknown type \"tabel\""),
      (["--screen", folder.path + "/none.json"], "none.json: cannot be read"),
      (["--screen", keyed], "such as 'no.such'. Name their catalogs with '--catalog'."),
      (["--screen", keyed, "--catalog", catalog], "no string with the key 'no.such' was read."),
      (["--screen", keyed, "--catalog", folder.path + "/none"], "none"),
      (["--screen", bad, "--slot", "label"], "'--slot' has no meaning with '--screen'."),
      (["--screen", bad, "text"], "With '--screen' the texts come from the file"),
      (["--catalog", catalog, "text"], "'--catalog' needs '--screen'."),
      (["--screen", keyed, "--window", "half"], "'--window': iPhone SE"),
    ] {
      let harness = CommandHarness(["measure"] + words)
      #expect(harness.code == .failure, "\(words)")
      #expect(harness.errors.contains(message), "\(harness.errors)")
    }
  }
}

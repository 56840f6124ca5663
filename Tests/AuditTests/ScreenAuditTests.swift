import Components
import DynamicType
import Foundation
import Localization
import TestSupport
import Testing

@testable import Audit

/// Screens and orientations in an audit.
@Suite("Screens and orientations of an audit")
struct ScreenAuditTests {
  private func catalog(_ strings: [String: String]) -> String {
    let entries = strings.sorted { $0.key < $1.key }.map { key, text in
      """
      "\(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ","))}}
      """
  }

  private func configuration(
    _ screen: String, devices: [String] = ["iPad Pro 11-inch"]
  ) throws -> AuditConfiguration {
    var configuration = AuditConfiguration()
    configuration.screens = [
      try ScreenReader.read(Data(screen.utf8), file: "settings.json")
    ]
    configuration.devices = devices.compactMap(Device.named)
    configuration.orientations = [.landscape]
    configuration.os = .iOS13
    return configuration
  }

  private func row(_ key: String, _ options: String = "") -> String {
    """
    {"type": "tableCell.default", "texts": {"title": {"key": "\(key)"}},
     "options": {"lineLimit": 1\(options)}}
    """
  }

  private func split(_ primary: [String], _ secondary: [String]) -> String {
    """
    {"name": "Settings", "root": {
      "type": "splitViewController",
      "primary": {"type": "tableView", "content": [\(primary.joined(separator: ","))]},
      "secondary": {"type": "tableView", "content": [\(secondary.joined(separator: ","))]}
    }}
    """
  }

  /// A column of 320 has 288 for its rows, too little for 42 letters; the main one has 834.
  @Test func aStringIsMeasuredWhereItsScreenShowsIt() throws {
    let long = "Notifications of every shared conversation"
    let report = try audit(
      catalog(["side": long, "main": long]),
      configuration: configuration(split([row("side")], [row("main")])),
      filters: AuditFilters(categories: [.large]))
    let found = report.texts.filter { $0.verdict == "truncates" }
    #expect(found.map(\.key) == ["side"])
    #expect(found.first?.room == 288)
    #expect(found.first?.devices == ["iPad Pro 11-inch (1st-4th gen) in landscape"])
    #expect(report.summary.orientations == ["landscape"])
    #expect(report.summary.assignments["certain"] == 2)
    let finding = try #require(report.findings.first { $0.text?.key == "side" })
    #expect(
      finding.notes.contains(
        "place: the screen “Settings”, splitViewController/primary/tableView/tableCell.default"))
  }

  /// Texts of one screen are compared whatever their keys and slots.
  @Test func textsOfOneScreenThatLookTheSameAreFound() throws {
    let start = "Delete all of the messages in this conversation for "
    let screen = split(
      [
        row("menu.first"),
        "{\"type\": \"tableCell.subtitle\", \"texts\": {\"title\": {\"key\": \"other\"}}, \"options\": {\"lineLimit\": 1}}",
      ],
      [row("third")])
    let report = try audit(
      catalog(["menu.first": start + "me", "other": start + "everyone", "third": "OK"]),
      configuration: configuration(screen), filters: AuditFilters(categories: [.large]))
    let keys = report.findings.filter { $0.rule == "ambiguous-truncation" }
      .compactMap { $0.text?.key }
    #expect(keys.sorted() == ["menu.first", "other"])
  }

  /// The order of the buttons is that of the screen: the last one cancels.
  @Test func theTextsOfAComponentKeepTheirOrder() throws {
    let screen = """
      {"root": {"type": "alert", "texts": {
        "title": "Delete?", "button": ["Keep", {"key": "delete"}, {"key": "cancel"}]}}}
      """
    var plan = AuditPlan()
    var configuration = try configuration(screen)
    configuration.devices = [try #require(Device.named("iPhone 15"))]
    var result = LocalizationResult()
    for key in ["cancel", "delete"] {
      result.strings.append(
        LocalizedString(
          key: key, locale: "en", table: "Localizable", text: key, isSourceLanguage: true,
          place: SourcePlace(file: "a.strings", line: 1)))
    }
    var planner = AuditPlanner(
      configuration: configuration, filters: AuditFilters(),
      devices: DeviceGroup.group(configuration.devices))
    plan = planner.plan(result)
    #expect(plan.units.count == 2)
    for unit in plan.units {
      #expect(unit.texts["alert.button"]?.map(\.text) == ["Keep", "delete", "cancel"])
      #expect(unit.texts["alert.title"]?.map(\.text) == ["Delete?"])
      #expect(unit.texts["alert.button"]?[unit.index].text == unit.text.text)
    }
  }

  @Test func aKeyOfAScreenThatNoStringHasIsAProblem() throws {
    let report = try audit(
      catalog(["side": "A"]), configuration: configuration(split([row("side")], [row("gone")])))
    #expect(
      report.problems.map(\.message) == [
        "screen “Settings”: no string with the key \"gone\" was read"
      ])
    #expect(report.problems.allSatisfy { !$0.isFatal })
  }

  @Test func aScreenOfAnotherTableIsNotMeant() throws {
    let screen = """
      {"root": {"type": "label", "texts": {"label": {"key": "a", "table": "Other"}}}}
      """
    let report = try audit(catalog(["a": "A"]), configuration: configuration(screen))
    #expect(report.summary.assignments["certain"] == nil)
    #expect(report.problems.count == 1)
  }

  /// An alert of three long lines and two buttons at AX5 has room on a phone held upright only.
  @Test func anAlertThatScrollsInLandscapeIsAFinding() throws {
    var configuration = AuditConfiguration()
    configuration.devices = [try #require(Device.named("iPhone 15"))]
    let rule = SlotRule(
      key: KeyPattern("body"), slot: "alert.message", options: SlotOptions(),
      companions: ["alert.title": ["Storm"], "alert.button": ["OK"]])
    configuration.slots = [rule]
    let strings = catalog(["body": "Leave ridges and summits now. Do not wait for the rain."])
    let portrait = try audit(strings, configuration: configuration)
    #expect(portrait.findings.isEmpty)
    configuration.orientations = [.portrait, .landscape]
    let both = try audit(strings, configuration: configuration)
    #expect(both.findings.map(\.rule) == ["scrolling-text"])
    #expect(both.texts.first?.devices == ["iPhone 15 in landscape"])
    #expect(both.summary.measurements == 24)
    let narrowed = try audit(
      strings, configuration: configuration, filters: AuditFilters(orientations: [.portrait]))
    #expect(narrowed.findings.isEmpty)
  }

  /// Measuring everything gives what measuring with probes gives, in both orientations.
  @Test func probesChangeNothingInLandscape() throws {
    var configuration = AuditConfiguration()
    configuration.orientations = [.portrait, .landscape]
    let strings = catalog([
      "settings.title": "Notifications and sounds of all shared conversations on this device",
      "delete.alert.title": "Delete every conversation with unread messages?",
      "tab.item": "Conversations", "save.button": "Save without sending",
    ])
    let fast = try audit(strings, configuration: configuration)
    let slow = try audit(strings, configuration: configuration, usesProbes: false)
    func lines(_ report: AuditReport) -> [String] {
      report.findings.map {
        "\($0.rule) \($0.reason) \($0.notes) \($0.text?.key ?? "") \($0.text?.breakingPointList ?? [])"
      }
    }
    #expect(lines(fast) == lines(slow))
    #expect(!fast.findings.isEmpty)
  }

  /// 507 points are compact, so that the column fills them: less two margins of 20, 467.
  @Test func windowsOfIPadsAreChecked() throws {
    let long = "Notifications of every shared conversation"
    var configuration = try configuration(
      split([row("side")], [row("main")]), devices: ["iPad Air 2", "iPhone 15"])
    configuration.windows = [.fullScreen, .oneThird, .half]
    let report = try audit(
      catalog(["side": long, "main": long]), configuration: configuration,
      filters: AuditFilters(categories: [.large]))
    let pad = try #require(Device.named("iPad Air 2")).name + " in landscape"
    #expect(
      report.summary.devices == [
        pad + " with window oneThird", pad + " with window half", "iPhone 15 in landscape", pad,
      ])
    let devices = Dictionary(
      uniqueKeysWithValues: report.texts.filter { $0.verdict == "truncates" }
        .map { ($0.key, $0.devices) })
    #expect(
      devices == [
        "side": [pad + " with window oneThird", pad], "main": [pad + " with window oneThird"],
      ])
  }

  @Test func aWindowThatNoDeviceHasLeavesNothingToCheck() throws {
    var configuration = AuditConfiguration()
    configuration.windows = [.half]
    configuration.os = .iOS13
    configuration.devices = [try #require(Device.named("iPad Air 2"))]
    let pad = try audit(catalog(["a": "A"]), configuration: configuration)
    #expect(pad.hasInputErrors)
    configuration.devices.append(try #require(Device.named("iPhone 15")))
    let phone = try audit(catalog(["a": "A"]), configuration: configuration)
    #expect(!phone.hasInputErrors)
    #expect(phone.summary.devices == ["iPhone 15"])
  }

  // MARK: Configuration

  private func read(_ text: String) throws -> AuditConfiguration {
    try ConfigurationReader.read(Data(text.utf8), file: "app/.typefit.json")
  }

  @Test func theConfigurationNamesOrientationsAndScreens() throws {
    #expect(try read(#"{"orientations": ["landscape"]}"#).orientations == [.landscape])
    let folder = try TemporaryFolder()
    try folder.write(split([], []), to: "Screens/settings.json")
    let file = try folder.write(
      #"{"screens": ["Screens/settings.json"]}"#, to: ".typefit.json")
    #expect(try ConfigurationReader.read(file: file).screens.map(\.name) == ["Settings"])
    try folder.write("{\n}", to: "Screens/settings.json")
    #expect { _ = try ConfigurationReader.read(file: file) } throws: {
      "\($0)".contains("Screens/settings.json:1: the screen needs \"root\"")
    }
  }

  @Test(arguments: [
    ("{\n\"orientations\": [\"sideways\"]}", "unknown orientation \"sideways\"; allowed: portrait"),
    ("{\n\"windows\": [\"quarter\"]}", "unknown window \"quarter\"; allowed: fullScreen"),
    ("{\n\"screens\": [\"none.json\"]}", "the screen \"none.json\" cannot be read"),
  ])
  func faultsOfTheConfigurationNameTheirLine(text: String, message: String) {
    #expect { _ = try read(text) } throws: {
      "\($0)".hasPrefix("app/.typefit.json:2: ") && "\($0)".contains(message)
    }
  }

  @Test func orientationsAreGroupsOfTheirOwn() throws {
    let phone = try #require(Device.named("iPhone 15"))
    let pad = try #require(Device.named("iPad mini"))
    let groups = DeviceGroup.group([phone, pad], orientations: [.portrait, .landscape])
    #expect(
      groups.map(\.names) == [
        ["iPhone 15"], [pad.name], ["iPhone 15 in landscape"], ["\(pad.name) in landscape"],
      ])
  }
}

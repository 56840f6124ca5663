import Testing

@testable import InterfaceScan

@Suite struct SettingsTextsTests {
  private func specifier(_ type: String, _ members: String) -> String {
    "<dict><key>Type</key><string>\(type)</string>\(members)</dict>"
  }

  private func title(_ text: String) -> String { "<key>Title</key><string>\(text)</string>" }

  private func usages(_ specifiers: String, table: String? = nil) throws -> [Usage] {
    let name = table.map { "<key>StringsTable</key><string>\($0)</string>" } ?? ""
    return try PropertyListSamples.usages(
      name + "<key>PreferenceSpecifiers</key><array>\(specifiers)</array>",
      file: "App/Settings.bundle/Root.plist",
      keys: ["Sync", "Note", "Theme", "Light", "Dark", "Name", "Advanced", "Version"])
  }

  @Test func eachSpecifierIsARowOrASection() throws {
    let found = try usages(
      specifier("PSGroupSpecifier", title("Sync") + "<key>FooterText</key><string>Note</string>")
        + specifier("PSToggleSwitchSpecifier", title("Sync"))
        + specifier("PSTextFieldSpecifier", title("Name"))
        + specifier("PSChildPaneSpecifier", title("Advanced"))
        + specifier("PSTitleValueSpecifier", title("Version"))
        + specifier("PSSliderSpecifier", ""))
    #expect(
      found.map { "\($0.key): \($0.slot)" } == [
        "Sync: tableSection.header", "Note: tableSection.footer", "Sync: tableCell.switch.title",
        "Name: tableCell.textField.title", "Advanced: tableCell.default.title",
        "Advanced: navigationBar.title", "Version: tableCell.value1.title",
      ])
    #expect(found.allSatisfy { $0.confidence == .likely && $0.table == "Root" })
    #expect(found[4].options.accessory == "disclosure")
  }

  @Test func aListShowsItsValues() throws {
    let found = try usages(
      specifier(
        "PSMultiValueSpecifier",
        title("Theme")
          + "<key>Titles</key><array><string>Light</string><string>Dark</string></array>"),
      table: "Settings")
    #expect(
      found.map { "\($0.key): \($0.slot)" } == [
        "Theme: tableCell.value1.title", "Light: tableCell.value1.detail",
        "Dark: tableCell.value1.detail", "Light: tableCell.default.title",
        "Dark: tableCell.default.title",
      ])
    #expect(found[2].companions == ["tableCell.value1.title": ["key:Theme"]])
    #expect(found.allSatisfy { $0.table == "Settings" })
  }
}

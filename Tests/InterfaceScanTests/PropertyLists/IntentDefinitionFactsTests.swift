import Testing

@testable import InterfaceScan

@Suite struct IntentDefinitionFactsTests {
  @Test func textsHaveTheirKeysBesideThem() throws {
    let usages = try PropertyListSamples.usages(
      """
      <key>INIntents</key>
      <array><dict>
      <key>INIntentTitle</key><string>Open a note</string>
      <key>INIntentTitleID</key><string>aB3</string>
      <key>INIntentDescription</key><string>Opens it</string>
      <key>INIntentDescriptionID</key><string>cD4</string>
      <key>INIntentParameters</key>
      <array><dict>
      <key>INIntentParameterDisplayName</key><string>Note</string>
      <key>INIntentParameterDisplayNameID</key><string>eF5</string>
      <key>INIntentParameterPromptDialogFormatString</key><string>Which?</string>
      <key>INIntentParameterPromptDialogFormatStringID</key><string>gH6</string>
      </dict></array>
      <key>INIntentClassID</key><string>none</string>
      </dict></array>
      """, file: "App/Base.lproj/Notes.intentdefinition", reader: IntentDefinitionFacts(),
      keys: ["aB3", "cD4", "eF5", "gH6", "none"])
    #expect(
      usages.map { "\($0.key): \($0.slot) \($0.confidence)" } == [
        "aB3: tableCell.default.title likely", "cD4: tableCell.default.title guess",
        "eF5: tableCell.default.title likely", "gH6: unmeasured certain",
      ])
    #expect(usages.allSatisfy { $0.table == "Notes" })
    #expect(usages[0].place.line == 8)
  }
}

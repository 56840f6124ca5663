import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct TextReferenceTests {
  private func reference(
    _ text: String, literals: TextReferenceReader.Literals = .localized
  ) -> TextReference {
    let tree = SwiftSourceReader().read(text, file: "a.swift")
    var scope = TextScope()
    for statement in tree.statements.dropLast() { scope.note(statement) }
    guard case .expression(let expression)? = tree.statements.last else { return .unknown }
    return TextReferenceReader(scope: scope).reference(to: expression, literals: literals)
  }

  @Test(arguments: [
    #"NSLocalizedString("a", comment: "")"#, #"LocalizedString("a", comment: "c")"#,
    #""a".localized"#, #""a".localize()"#, #"#localized("a")"#, #"String(localized: "a")"#,
    #"String(format: NSLocalizedString("a", comment: ""), name)"#, #"LOCALIZED_STR("a")"#,
    #"String.localizedStringWithFormat(NSLocalizedString("a", comment: ""), 3)"#,
    #""a".localized.uppercased()"#, #"LocalizedStringKey("a")"#,
  ])
  func functionsThatLookUp(text: String) {
    #expect(reference(text, literals: .verbatim) == .key("a", table: nil))
  }

  @Test func tablesAreKept() {
    #expect(
      reference(#"NSLocalizedString("a", tableName: "T", comment: "")"#) == .key("a", table: "T"))
    #expect(reference(#"Text("a", tableName: "T")"#) == .key("a", table: "T"))
    #expect(reference(#"L10n.tr("T", "a", fallback: "A")"#) == .key("a", table: "T"))
  }

  @Test func literalsDependOnWhereTheyStand() {
    #expect(reference(#""a""#) == .localizedLiteral("a"))
    #expect(reference(#""a""#, literals: .verbatim) == .verbatim("a"))
    #expect(reference(#"Text(verbatim: "a")"#) == .verbatim("a"))
    #expect(reference(#"Text("a").bold()"#, literals: .verbatim) == .localizedLiteral("a"))
  }

  @Test func choicesAndJoinedTexts() {
    #expect(
      reference(#"on ? "a" : "b""#) == .anyOf([.localizedLiteral("a"), .localizedLiteral("b")]))
    #expect(
      reference(#"Text("a") + Text("b")"#)
        == .joined([.localizedLiteral("a"), .localizedLiteral("b")]))
    #expect(reference("L10n.Settings.title") == .name("L10n.Settings.title"))
    #expect(reference(".settingsTitle") == .name("LocalizedStringResource.settingsTitle"))
  }

  @Test func variablesAreFollowed() {
    #expect(
      reference("let title = NSLocalizedString(\"a\", comment: \"\")\nlet t = title\nText(t)")
        == .key("a", table: nil))
    #expect(
      reference("let key = \"a\"\nNSLocalizedString(key, comment: \"\")")
        == .lookUp(.verbatim("a"), table: nil))
  }

  @Test func branchesGiveVariablesTheirTexts() {
    #expect(
      reference(
        """
        let title: String
        if isFolder {
          let text = NSLocalizedString("a", comment: "")
          title = String(format: text, name)
        } else {
          let text = NSLocalizedString("b", comment: "")
          title = text
        }
        Text(title)
        """) == .anyOf([.key("a", table: nil), .key("b", table: nil)]))
  }
}

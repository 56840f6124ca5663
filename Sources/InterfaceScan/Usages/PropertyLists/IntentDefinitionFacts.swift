import Components
import DynamicType
import Foundation

/// Reads `.intentdefinition` files. Beside each text stands its key in the `.strings` of the same name: a
/// member `INIntentTitleID` beside `INIntentTitle`.
public struct IntentDefinitionFacts: FactReader {
  /// `intentdefinition`.
  public let fileExtensions = ["intentdefinition"]

  /// Creates a reader.
  public init() {}

  /// The texts of the intents of a file.
  public func facts(in data: Data, file: String) throws(ScanProblem) -> SourceFacts {
    guard let root = PropertyListElement(try XMLTreeReader.read(data, file: file)) else {
      throw ScanProblem(
        file: file, line: 1, message: "expected an XML property list", severity: .warning)
    }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var facts = SourceFacts()
    add(root, table: String(name.dropLast(".intentdefinition".count)), to: &facts)
    return facts
  }

  private func add(_ value: PropertyListElement, table: String, to facts: inout SourceFacts) {
    for element in value.values { add(element, table: table, to: &facts) }
    let members = value.members
    for member in members {
      add(member.value, table: table, to: &facts)
      guard member.key.hasSuffix("ID"), let key = member.value.string, !key.isEmpty else {
        continue
      }
      let name = String(member.key.dropLast(2))
      guard members.contains(where: { $0.key == name && $0.value.string != nil }) else { continue }
      facts.usages.append(usage(of: key, name, table, line: member.line))
    }
  }

  /// Names are rows in Shortcuts and in the sheet that edits a widget, as those of App Intents are. What
  /// Siri asks and answers is spoken, or shown by Siri.
  private func usage(of key: String, _ name: String, _ table: String, line: Int) -> PendingUsage {
    let isRow = name.hasSuffix("Title") || name.hasSuffix("DisplayName")
    let isDescription = name == "INIntentDescription"
    let isShown = isRow || isDescription
    return PendingUsage(
      text: .lookUp(.localizedLiteral(key), table: table),
      slot: isShown ? "tableCell.default.title" : Usage.unmeasured,
      options: isShown ? SlotOptions(style: "list") : SlotOptions(), line: line,
      confidence: isShown ? (isDescription ? .guess : .likely) : .certain,
      reason: isShown ? "\(name) of an intent" : "\(name): said or shown by Siri")
  }
}

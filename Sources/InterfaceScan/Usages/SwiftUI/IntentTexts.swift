import Components
import DynamicType
import Localization

/// Texts of App Intents, which Shortcuts and Spotlight show as rows. No source says how wide they
/// may be, so their places are likely at best.
enum IntentTexts {
  static func usages(in tree: SourceTree) -> [PendingUsage] {
    var usages: [PendingUsage] = []
    for type in types(tree.statements) { add(type, to: &usages) }
    return usages
  }

  private static func types(_ statements: [SourceStatement]) -> [SourceType] {
    statements.flatMap { statement -> [SourceType] in
      guard case .type(let type) = statement else { return [] }
      return [type] + types(type.members)
    }
  }

  private static func add(_ type: SourceType, to usages: inout [PendingUsage]) {
    let isIntent = type.inherited.contains {
      $0.hasSuffix("Intent") || $0.hasSuffix("Entity") || $0.hasSuffix("AppEnum")
        || $0 == "AppShortcutsProvider" || $0.hasSuffix("AppIntents.AppEnum")
    }
    guard isIntent || type.kind == .extension else { return }
    let reader = TextReferenceReader(scope: TextScope().entering(type))
    for case .variable(let variable) in type.members {
      let values =
        (variable.value.map { [$0] } ?? []) + TextReferenceReader.results(of: variable.getter)
      switch variable.name {
      case "title" where isIntent:
        for value in values {
          usage(reader.reference(to: value), variable.line, "title of an intent", .likely, &usages)
        }
      case "description" where isIntent:
        for value in values {
          var text = reader.reference(to: value)
          if case .call(let call) = value, let first = call[nil] {
            text = reader.reference(to: first)
          }
          usage(text, variable.line, "description of an intent", .guess, &usages)
        }
      case "typeDisplayRepresentation", "caseDisplayRepresentations", "displayRepresentation":
        for value in values {
          represent(value, reader, variable.line, isCase: variable.name.hasPrefix("case"), &usages)
        }
      case "appShortcuts":
        for case .expression(.call(let call)) in variable.getter where call.name == "AppShortcut" {
          guard let title = call["shortTitle"] else { continue }
          usage(
            reader.reference(to: title), call.line, "short title of a shortcut", .guess, &usages)
        }
      default: parameter(variable, &usages)
      }
    }
  }

  /// `@Parameter(title: "Account")`: attributes are kept as written.
  private static func parameter(_ variable: SourceVariable, _ usages: inout [PendingUsage]) {
    for attribute in variable.attributes where attribute.hasPrefix("Parameter(") {
      guard let range = attribute.firstRange(of: "title: \"") else { continue }
      let text = attribute[range.upperBound...].prefix { $0 != "\"" }
      usage(
        .localizedLiteral(String(text)), variable.line, "parameter of an intent", .likely, &usages)
    }
  }

  private static func represent(
    _ value: SourceExpression, _ reader: TextReferenceReader, _ line: Int, isCase: Bool,
    _ usages: inout [PendingUsage]
  ) {
    switch value {
    case .dictionary(_, let values):
      for value in values {
        represent(value, reader, value.firstLine ?? line, isCase: isCase, &usages)
      }
    case .call(let call):
      for label in ["name", "title", "subtitle", nil] {
        guard let text = call[label] else { continue }
        usage(reader.reference(to: text), call.line, "name in an intent", .likely, &usages)
      }
    default:
      usage(reader.reference(to: value), line, "name in an intent", .likely, &usages)
    }
  }

  private static func usage(
    _ text: TextReference, _ line: Int, _ reason: String, _ confidence: Confidence,
    _ usages: inout [PendingUsage]
  ) {
    guard text != .unknown else { return }
    usages.append(
      PendingUsage(
        text: text, slot: "tableCell.default.title", options: SlotOptions(style: "list"),
        line: line, confidence: confidence, reason: reason))
  }
}

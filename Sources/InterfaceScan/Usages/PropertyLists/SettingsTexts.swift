import Components
import DynamicType

/// Texts of a pane that an app adds to Settings. Titles are keys of the table that the pane names, else of
/// the table called as its file (Apple, "Preferences and Settings Programming Guide", "Implementing an
/// iOS Settings Bundle").
///
/// The rows are those of Settings, not of the app; their places are likely, not certain.
struct SettingsTexts {
  private let table: String
  private var usages: [PendingUsage] = []

  /// - Parameter table: the name of the file.
  static func usages(in root: PropertyListElement, table: String) -> [PendingUsage] {
    var texts = SettingsTexts(table: root["StringsTable"]?.string ?? table)
    for specifier in root["PreferenceSpecifiers"]?.values ?? [] { texts.add(specifier) }
    return texts.usages
  }

  private init(table: String) { self.table = table }

  private mutating func add(_ specifier: PropertyListElement) {
    let type = specifier["Type"]?.string ?? ""
    let title = specifier["Title"]
    func show(
      _ slot: String, accessory: String? = nil, companions: [String: [TextReference]] = [:]
    ) -> [PendingUsage] {
      usage(title, slot, type, accessory: accessory, companions: companions)
    }
    switch type {
    case "PSGroupSpecifier":
      usages += show("tableSection.header")
      usages += usage(specifier["FooterText"], "tableSection.footer", type)
    case "PSToggleSwitchSpecifier": usages += show("tableCell.switch.title", accessory: "switch")
    case "PSTitleValueSpecifier":
      usages += values(of: specifier, type)
    case "PSMultiValueSpecifier":
      usages += values(of: specifier, type, accessory: "disclosure") + list(specifier, type)
    case "PSRadioGroupSpecifier":
      usages += show("tableSection.header") + list(specifier, type)
      usages += usage(specifier["FooterText"], "tableSection.footer", type)
    case "PSTextFieldSpecifier": usages += show("tableCell.textField.title")
    case "PSChildPaneSpecifier":
      usages += show("tableCell.default.title", accessory: "disclosure")
      usages += show("navigationBar.title")
    default: break
    }
  }

  /// The title of a row and each value that can stand beside it.
  private func values(
    of specifier: PropertyListElement, _ type: String, accessory: String? = nil
  ) -> [PendingUsage] {
    let titles = specifier["Titles"]?.values ?? []
    let texts = titles.compactMap { $0.reference(in: table) }
    let title = specifier["Title"]?.reference(in: table)
    // Beside each other stand one title and one value: the longest is not known here.
    let first = texts.first.map { ["tableCell.value1.detail": [$0]] } ?? [:]
    return usage(
      specifier["Title"], "tableCell.value1.title", type, accessory: accessory, companions: first)
      + titles.flatMap {
        usage(
          $0, "tableCell.value1.detail", type, accessory: accessory,
          companions: title.map { ["tableCell.value1.title": [$0]] } ?? [:])
      }
  }

  /// The rows among which one is chosen.
  private func list(_ specifier: PropertyListElement, _ type: String) -> [PendingUsage] {
    (specifier["Titles"]?.values ?? []).flatMap {
      usage($0, "tableCell.default.title", type, accessory: "checkmark")
    }
  }

  private func usage(
    _ value: PropertyListElement?, _ slot: String, _ type: String, accessory: String? = nil,
    companions: [String: [TextReference]] = [:]
  ) -> [PendingUsage] {
    guard let value, let text = value.reference(in: table) else { return [] }
    var options = SlotOptions()
    options.accessory = accessory
    return [
      PendingUsage(
        text: text, slot: slot, options: options, companions: companions, line: value.line,
        confidence: .likely, reason: "\(type) of a Settings bundle")
    ]
  }
}

import Components
import DynamicType
import InterfaceScan
import Localization

/// Decides where a string is shown: configuration, then marker, then the app's sources, then guess,
/// else a label.
struct SlotAssigner: Sendable {
  private let configuration: AuditConfiguration
  private let guesser = SlotGuesser()
  private let knownSlots: Set<String>
  private let fallbackOptions: SlotOptions
  private let usages: [String: [Usage]]

  /// - Parameter usages: where the app's sources show strings.
  init(configuration: AuditConfiguration, usages: [Usage] = []) {
    self.configuration = configuration
    self.usages = Dictionary(grouping: usages, by: \.key)
    knownSlots = Set(ComponentRegistry.slots.map(\.name))
    // Unlimited lines, as SwiftUI's Text has: a string nobody knows the place of must not be
    // called cut only because a label's own default is one line.
    fallbackOptions = SlotOptions(lineLimit: 0)
  }

  /// The decision, and a complaint about the string's marker if it has a wrong one.
  ///
  /// - Parameter sourceText: the string's text in the app's own language, when it has one.
  func decide(
    _ string: LocalizedString, sourceText: String? = nil
  ) -> (decision: SlotDecision, problem: String?) {
    if configuration.ignore.contains(where: { $0.matches(string.key) }) {
      return (.skip(reason: "ignored by the configuration"), nil)
    }
    if let rule = configuration.slots.first(where: { $0.matches(string) }) {
      return (.measure([assignment(for: rule)]), nil)
    }
    var problem: String?
    if let comment = string.comment, let outcome = SlotMarker.read(comment) {
      switch outcome {
      case .ignore: return (.skip(reason: "ignored by its comment"), nil)
      case .slot(let slot, var options):
        if let name = options.font?.customFamily {
          guard let family = configuration.fonts.named(name) else {
            problem = "the typefit marker names an \(configuration.fonts.unknown(name))"
            break
          }
          options.font?.family = family.name
        }
        let assignment = SlotAssignment(
          slot: slot, options: options, confidence: .certain,
          reason: "marked in the string's comment")
        return (.measure([assignment]), nil)
      case .invalid(let message): problem = message
      }
    }
    let places = usages(of: string)
    if !places.isEmpty, places.allSatisfy({ $0.sample != nil }) {
      return (.skip(reason: "sample texts of interface files, which code replaces"), problem)
    }
    let found = assignments(of: places.filter { $0.sample == nil })
    if !found.isEmpty { return (.measure(found), problem) }
    if places.contains(where: { $0.slot == Usage.unmeasured }) {
      return (.skip(reason: "shown where nothing is measured"), problem)
    }
    return (guessed(string, sourceText: sourceText), problem)
  }

  /// The places that show a string according to the sources, each once.
  private func assignments(of usages: [Usage]) -> [SlotAssignment] {
    var seen: Set<Usage> = []
    return usages.compactMap { usage in
      guard knownSlots.contains(usage.slot) else { return nil }
      // The same row in ten files is one place.
      var place = usage
      place.place = SourcePlace(file: "", line: 0)
      guard seen.insert(place).inserted else { return nil }
      return SlotAssignment(
        slot: usage.slot, options: usage.options, confidence: usage.confidence,
        reason: "\(usage.place.description): \(usage.reason)", companions: usage.companions,
        maximumCategory: usage.maximumCategory)
    }
  }

  private func usages(of string: LocalizedString) -> [Usage] {
    let found = (usages[string.key] ?? []).filter { $0.table == nil || $0.table == string.table }
    return NearestUsages.of(found, to: string.place.file)
  }

  private func assignment(for rule: SlotRule) -> SlotAssignment {
    let file = configuration.file ?? "the configuration"
    return SlotAssignment(
      slot: rule.slot, options: rule.options, confidence: .certain,
      reason: rule.line > 0 ? "\(file):\(rule.line)" : file, companions: rule.companions)
  }

  private func guessed(_ string: LocalizedString, sourceText: String?) -> SlotDecision {
    let outcome = guesser.guess(
      key: string.key, comment: string.comment, table: string.table, sourceText: sourceText)
    switch outcome {
    case .notShown(let reason): return .skip(reason: reason)
    case .slot(let slot, let reason) where knownSlots.contains(slot):
      let caveat =
        slot.hasPrefix("tableCell.") ? "; a list row of SwiftUI would wrap instead of cutting" : ""
      return .measure([
        SlotAssignment(
          slot: slot, options: SlotOptions(), confidence: .guess,
          reason: "guessed: \(reason)\(caveat)")
      ])
    case .slot(let slot, let reason):
      return .measure([fallback("looks like \(slot) (\(reason)), which is not modelled yet")])
    case .unknown:
      return .measure([fallback("nothing says where it is shown")])
    }
  }

  private func fallback(_ reason: String) -> SlotAssignment {
    SlotAssignment(
      slot: "label", options: fallbackOptions, confidence: .guess,
      reason: "\(reason); measured as a label with unlimited lines", isFallback: true)
  }
}

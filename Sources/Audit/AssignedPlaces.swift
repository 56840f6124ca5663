import Components
import InterfaceScan
import Localization
import LocalizationRules

/// Tells the rules about localisation files where a text is shown: by the configuration, the marker
/// in its comment, the app's sources, or a guess from its name.
public struct AssignedPlaces: TextPlaceFinder {
  private let assigner: SlotAssigner

  /// Creates a finder for one run.
  ///
  /// - Parameters:
  ///   - configuration: the default knows no slots, so markers, sources and guesses remain.
  ///   - usages: where the app's sources show strings.
  public init(configuration: AuditConfiguration = AuditConfiguration(), usages: [Usage] = []) {
    assigner = SlotAssigner(configuration: configuration, usages: usages)
  }

  public func places(of entry: LocalizationEntry, text: String) -> [TextPlace] {
    let string = LocalizedString(
      key: entry.key, locale: entry.locale, table: entry.table, text: text,
      comment: entry.comment, isSourceLanguage: entry.isSourceLanguage, place: entry.place)
    guard case .measure(let assignments) = assigner.decide(string, sourceText: text).decision else {
      return []
    }
    return assignments.filter { !$0.isFallback }.map {
      TextPlace(slot: $0.slot, confidence: $0.confidence)
    }
  }
}

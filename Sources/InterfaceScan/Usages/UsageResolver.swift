import Localization

/// Puts the facts of all files together: which key each place shows.
public struct UsageResolver: Sendable {
  private(set) var files: [(file: String, facts: SourceFacts)] = []
  private var definitions: [String: TextReference] = [:]
  private var receivers: [String: [TextReceiver]] = [:]
  private var passed: [String: [(file: String, text: PassedText)]] = [:]
  private var outlets: [OutletName: [InterfaceOutlet]] = [:]

  /// Creates an empty resolver.
  public init() {}

  /// Adds the facts of a file.
  public mutating func add(_ facts: SourceFacts, file: String) {
    files.append((file, facts))
    definitions.merge(facts.definitions) { first, _ in first }
    for receiver in facts.receivers { receivers[receiver.name, default: []].append(receiver) }
    for text in facts.passed { passed[text.callee, default: []].append((file, text)) }
    for outlet in facts.outlets { outlets[outlet.name, default: []].append(outlet) }
  }

  /// The usages, in the order of files and lines.
  ///
  /// - Parameter keys: the keys there are; a literal in SwiftUI counts as a key only where it is one.
  public func usages(keys: Set<String>) -> [Usage] {
    var usages: [Usage] = []
    var search = KeySearch(
      keys: keys, definitions: definitions, receivers: receivers, passed: passed)
    for (file, facts) in files {
      for pending in facts.usages {
        for place in places(of: pending) { usages += resolve(place, file: file, with: &search) }
      }
    }
    var seen: Set<Usage> = []
    return usages.filter { seen.insert($0).inserted }
  }

  /// Every key that is looked up or shown anywhere, and those that are put together at run time of a
  /// beginning that a source names.
  public func mentionedKeys(keys: Set<String>) -> Set<String> {
    var mentioned: Set<String> = []
    for (_, facts) in files {
      mentioned.formUnion(facts.mentioned)
      for reference in facts.definitions.values { collect(reference, into: &mentioned) }
      for pending in facts.usages { collect(pending.text, into: &mentioned) }
      for text in facts.passed { collect(text.text, into: &mentioned) }
    }
    let patterns = KeyPatterns(mentioned)
    return keys.filter { mentioned.contains($0) || patterns.matches($0) }
  }

  /// Places that show a literal which is looked up nowhere, in the order of files and lines.
  public func hardCodedTexts() -> [HardCodedText] {
    files.flatMap { file, facts in
      facts.usages.compactMap { pending -> HardCodedText? in
        guard case .verbatim(let text) = pending.text else { return nil }
        return HardCodedText(
          text: text, place: SourcePlace(file: file, line: pending.line), slot: pending.slot,
          confidence: pending.confidence)
      }
    }
  }

  // MARK: One usage

  /// The usage in each view of an interface file that its outlet stands for.
  private func places(of pending: PendingUsage) -> [PendingUsage] {
    guard let outlet = pending.outlet else { return [pending] }
    let views = (outlets[outlet] ?? []).filter { $0.answers(pending) }
    return views.isEmpty ? [pending] : views.map(pending.filled)
  }

  private func resolve(
    _ pending: PendingUsage, file: String, with search: inout KeySearch
  ) -> [Usage] {
    // Catalogs may hold an empty key, which shows nothing.
    let found = search.find(pending.text).filter { !$0.key.isEmpty }
    var companions: [String: [String]] = [:]
    for (slot, references) in found.isEmpty ? [:] : pending.companions {
      for reference in references {
        if case .verbatim(let text) = reference {
          // An empty back button is its chevron alone.
          if !text.isEmpty || slot == "navigationBar.backButton" {
            companions[slot, default: []].append(text)
          }
        } else if let key = search.find(reference).first(where: {
          !$0.key.isEmpty && search.keys.contains($0.key)
        }) {
          companions[slot, default: []].append("key:\(key.key)")
        } else if case .interfaceText(_, _, let text) = reference {
          companions[slot, default: []].append(text)
        }
      }
    }
    return found.map { key in
      Usage(
        key: key.key, table: key.table, slot: pending.slot, options: pending.options,
        maximumCategory: pending.maximumCategory, companions: companions,
        place: key.place ?? SourcePlace(file: file, line: pending.line),
        confidence: key.isDirect ? pending.confidence : min(pending.confidence, .likely),
        reason: pending.reason, sample: pending.sample)
    }
  }

  private func collect(_ reference: TextReference, into keys: inout Set<String>) {
    switch reference {
    case .key(let key, _), .interfaceText(let key, _, _): keys.insert(key)
    case .localizedLiteral(let text): keys.insert(text)
    case .joined(let parts), .anyOf(let parts): for part in parts { collect(part, into: &keys) }
    case .lookUp(let text, _), .applied(let text, _, _): collect(text, into: &keys)
    case .verbatim, .name, .parameter, .unknown: break
    }
  }
}

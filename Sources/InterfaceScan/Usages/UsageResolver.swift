import Localization

/// Puts the facts of all files together: which key each place shows.
public struct UsageResolver: Sendable {
  private var files: [(file: String, facts: SourceFacts)] = []
  private var definitions: [String: TextReference] = [:]
  private var receivers: [String: [TextReceiver]] = [:]
  private var passed: [String: [(file: String, text: PassedText)]] = [:]

  /// Names that lead to names are followed this often.
  private static let maximumSteps = 8

  /// Creates an empty resolver.
  public init() {}

  /// Adds the facts of a file.
  public mutating func add(_ facts: SourceFacts, file: String) {
    files.append((file, facts))
    definitions.merge(facts.definitions) { first, _ in first }
    for receiver in facts.receivers { receivers[receiver.name, default: []].append(receiver) }
    for text in facts.passed { passed[text.callee, default: []].append((file, text)) }
  }

  /// The usages, in the order of files and lines.
  ///
  /// - Parameter keys: the keys there are; a literal in SwiftUI counts as a key only where it is one.
  public func usages(keys: Set<String>) -> [Usage] {
    var usages: [Usage] = []
    for (file, facts) in files {
      for pending in facts.usages {
        usages += resolve(pending, file: file, keys: keys)
      }
    }
    var seen: Set<Usage> = []
    return usages.filter { seen.insert($0).inserted }
  }

  /// Every key that is looked up or shown anywhere.
  public func mentionedKeys(keys: Set<String>) -> Set<String> {
    var mentioned: Set<String> = []
    for (_, facts) in files {
      mentioned.formUnion(facts.mentioned)
      for reference in facts.definitions.values { collect(reference, into: &mentioned) }
      for pending in facts.usages { collect(pending.text, into: &mentioned) }
      for text in facts.passed { collect(text.text, into: &mentioned) }
    }
    return mentioned.intersection(keys)
  }

  /// Places that show a text which is looked up nowhere: the literals and where they stand.
  public func hardCodedTexts(keys: Set<String>) -> [(
    text: String, place: SourcePlace, slot: String
  )] {
    files.flatMap { file, facts in
      facts.usages.compactMap { pending -> (String, SourcePlace, String)? in
        guard case .verbatim(let text) = pending.text else { return nil }
        return (text, SourcePlace(file: file, line: pending.line), pending.slot)
      }
    }
  }

  // MARK: One usage

  /// A key as a place shows it, and how sure that is.
  private struct Found {
    let key: String
    let table: String?
    let isDirect: Bool
    /// Where the key is named, when that is not where it is shown.
    let place: SourcePlace?
  }

  private func resolve(_ pending: PendingUsage, file: String, keys: Set<String>) -> [Usage] {
    let found = find(pending.text, keys: keys, steps: 0)
    let companions = pending.companions.mapValues { references in
      references.flatMap { reference -> [String] in
        if case .verbatim(let text) = reference { return [text] }
        return find(reference, keys: keys, steps: 0)
          .filter { keys.contains($0.key) }.prefix(1).map { "key:\($0.key)" }
      }
    }
    return found.map { key in
      Usage(
        key: key.key, table: key.table, slot: pending.slot, options: pending.options,
        maximumCategory: pending.maximumCategory,
        companions: companions.filter { !$0.value.isEmpty },
        place: key.place ?? SourcePlace(file: file, line: pending.line),
        confidence: key.isDirect ? pending.confidence : min(pending.confidence, .likely),
        reason: pending.reason)
    }
  }

  private func find(
    _ reference: TextReference, keys: Set<String>, steps: Int, isKey: Bool = false
  ) -> [Found] {
    guard steps < Self.maximumSteps else { return [] }
    switch reference {
    case .key(let key, let table):
      return [Found(key: key, table: table, isDirect: true, place: nil)]
    case .localizedLiteral(let text):
      return keys.contains(text) ? [Found(key: text, table: nil, isDirect: true, place: nil)] : []
    case .verbatim(let text):
      return isKey && keys.contains(text)
        ? [Found(key: text, table: nil, isDirect: false, place: nil)] : []
    case .unknown: return []
    case .lookUp(let text, let table):
      return find(text, keys: keys, steps: steps + 1, isKey: true).map {
        Found(key: $0.key, table: $0.table ?? table, isDirect: $0.isDirect, place: $0.place)
      }
    case .name(let name):
      guard let definition = definition(of: name) else { return [] }
      return find(definition, keys: keys, steps: steps + 1, isKey: isKey)
    case .parameter(let name, let owner):
      return find(parameter: name, of: owner, keys: keys, steps: steps, isKey: isKey)
    case .joined(let parts):
      return parts.flatMap { find($0, keys: keys, steps: steps + 1, isKey: isKey) }
        .map { Found(key: $0.key, table: $0.table, isDirect: false, place: $0.place) }
    case .anyOf(let parts):
      return parts.flatMap { find($0, keys: keys, steps: steps + 1, isKey: isKey) }
    }
  }

  /// What is given for a parameter wherever the function or view is used.
  private func find(
    parameter name: String, of owner: String, keys: Set<String>, steps: Int, isKey: Bool
  ) -> [Found] {
    var found: [Found] = []
    for receiver in receivers[owner] ?? [] {
      guard let index = receiver.parameters.firstIndex(where: { $0.name == name }) else { continue }
      let label = receiver.parameters[index].label
      for (file, given) in passed[owner] ?? [] {
        let isMeant =
          label.isEmpty ? given.label.isEmpty && given.position == index : given.label == label
        guard isMeant else { continue }
        for key in find(given.text, keys: keys, steps: steps + 1, isKey: isKey) {
          found.append(
            Found(
              key: key.key, table: key.table, isDirect: false,
              place: key.place ?? SourcePlace(file: file, line: given.line)))
        }
      }
    }
    return found
  }

  /// The definition of a name, or of its last parts: `Self.title` and `Strings.title` are written
  /// where the whole name would be `App.Strings.title`.
  private func definition(of name: String) -> TextReference? {
    var rest = name[...]
    while true {
      if let definition = definitions[String(rest)] { return definition }
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      rest = rest[rest.index(after: dot)...]
      guard rest.contains(".") else { return nil }
    }
  }

  private func collect(_ reference: TextReference, into keys: inout Set<String>) {
    switch reference {
    case .key(let key, _): keys.insert(key)
    case .localizedLiteral(let text): keys.insert(text)
    case .joined(let parts), .anyOf(let parts): for part in parts { collect(part, into: &keys) }
    case .lookUp(let text, _): collect(text, into: &keys)
    case .verbatim, .name, .parameter, .unknown: break
    }
  }
}

import Localization

/// Follows texts through the definitions, parameters and calls of all files to their keys.
struct KeySearch {
  /// A key as a place shows it, and how sure that is.
  struct Found {
    var key: String
    var table: String?
    var isDirect: Bool
    /// Where the key is named, when that is not where it is shown.
    var place: SourcePlace?
  }

  private struct Parameter: Hashable {
    var name: String
    var owner: String
    var isKey: Bool
  }

  let keys: Set<String>
  private let definitions: [String: TextReference]
  private let receivers: [String: [TextReceiver]]
  private let passed: [String: [(file: String, text: PassedText)]]
  /// Definitions of nested types under the last two parts of their names, as other types write them.
  private var shortDefinitions: [String: TextReference] = [:]
  /// Keys under the names that Xcode and R.swift make of them.
  private var symbols: [String: String] = [:]
  /// What callers give for each parameter; one that is being searched counts as nothing, so that
  /// functions which call each other come to an end.
  private var given: [Parameter: [Found]] = [:]
  /// What the calls around give, by the name of the function, the innermost last.
  private var arguments: [String: [[GivenText]]] = [:]

  /// Names that lead to names are followed this often.
  private static let maximumSteps = 8

  init(
    keys: Set<String>, definitions: [String: TextReference], receivers: [String: [TextReceiver]],
    passed: [String: [(file: String, text: PassedText)]]
  ) {
    self.keys = keys
    self.definitions = definitions
    self.receivers = receivers
    self.passed = passed
    for name in definitions.keys.sorted() {
      var rest = name[...]
      while let dot = rest.firstIndex(of: ".") {
        rest = rest[rest.index(after: dot)...]
        guard rest.contains("."), definitions[String(rest)] == nil else { continue }
        if shortDefinitions[String(rest)] == nil {
          shortDefinitions[String(rest)] = definitions[name]
        }
      }
    }
    for key in keys.sorted() { symbols[Self.symbol(for: key)] = key }
  }

  /// The keys behind a text.
  mutating func find(_ reference: TextReference) -> [Found] { find(reference, 0, isKey: false) }

  private mutating func find(_ reference: TextReference, _ steps: Int, isKey: Bool) -> [Found] {
    guard steps < Self.maximumSteps else { return [] }
    switch reference {
    case .key(let key, let table): return [Found(key: key, table: table, isDirect: true)]
    case .localizedLiteral(let text):
      return keys.contains(text) ? [Found(key: text, isDirect: true)] : []
    case .interfaceText(let key, let table, _):
      return keys.contains(key) ? [Found(key: key, table: table, isDirect: true)] : []
    case .verbatim(let text):
      return isKey && keys.contains(text) ? [Found(key: text, isDirect: false)] : []
    case .unknown: return []
    case .lookUp(let text, let table):
      return find(text, steps + 1, isKey: true).map { found in
        var found = found
        found.table = found.table ?? table
        return found
      }
    case .name(let name):
      guard let definition = definition(of: name) else {
        return symbol(name) + property(name, steps, isKey: isKey)
      }
      return find(definition, steps + 1, isKey: isKey)
    case .applied(let text, let owner, let given):
      arguments[owner, default: []].append(given)
      let found = find(text, steps + 1, isKey: isKey)
      arguments[owner]?.removeLast()
      return found
    case .parameter(let name, let owner):
      if let given = arguments[owner]?.popLast() {
        // What the argument itself names lies outside of the function.
        defer { arguments[owner]?.append(given) }
        return argument(name, of: owner, given)
          .map { find($0, steps + 1, isKey: isKey) } ?? []
      }
      return find(Parameter(name: name, owner: owner, isKey: isKey), steps)
    case .joined(let parts):
      return parts.flatMap { find($0, steps + 1, isKey: isKey) }.map { found in
        var found = found
        found.isDirect = false
        return found
      }
    case .anyOf(let parts):
      return parts.flatMap { find($0, steps + 1, isKey: isKey) }
    }
  }

  /// The text that one call gives for a parameter.
  private func argument(
    _ name: String, of owner: String, _ given: [GivenText]
  ) -> TextReference? {
    for receiver in receivers[owner] ?? [] {
      guard let index = receiver.parameters.firstIndex(where: { $0.name == name }) else { continue }
      let label = receiver.parameters[index].label
      let match = given.first {
        label.isEmpty ? $0.label.isEmpty && $0.position == index : $0.label == label
      }
      if let match { return match.text }
    }
    return nil
  }

  /// What is given for a parameter wherever the function or view is used.
  private mutating func find(_ parameter: Parameter, _ steps: Int) -> [Found] {
    if let found = given[parameter] { return found }
    given[parameter] = []
    // The other callers lie outside of the call that led here.
    let outer = arguments
    arguments = [:]
    defer { arguments = outer }
    var found: [Found] = []
    for receiver in receivers[parameter.owner] ?? [] {
      guard let index = receiver.parameters.firstIndex(where: { $0.name == parameter.name }) else {
        continue
      }
      let label = receiver.parameters[index].label
      for (file, given) in passed[parameter.owner] ?? [] {
        let isMeant =
          label.isEmpty ? given.label.isEmpty && given.position == index : given.label == label
        guard isMeant else { continue }
        for var key in find(given.text, steps + 1, isKey: parameter.isKey) {
          key.isDirect = false
          key.place = key.place ?? SourcePlace(file: file, line: given.line)
          found.append(key)
        }
      }
    }
    if found.isEmpty { found = assigned(parameter, steps) }
    given[parameter] = found
    return found
  }

  /// What other files assign to a property of a class.
  private mutating func assigned(_ parameter: Parameter, _ steps: Int) -> [Found] {
    var found: [Found] = []
    for (file, given) in passed[parameter.owner] ?? [] where given.label == parameter.name {
      for var key in find(given.text, steps + 1, isKey: parameter.isKey) {
        key.isDirect = false
        key.place = key.place ?? SourcePlace(file: file, line: given.line)
        found.append(key)
      }
    }
    return found
  }

  /// The property of a class in another file, which has no definition here.
  private mutating func property(_ name: String, _ steps: Int, isKey: Bool) -> [Found] {
    let parts = name.split(separator: ".").suffix(2).map(String.init)
    guard parts.count == 2, passed[parts[0]] != nil else { return [] }
    return find(Parameter(name: parts[1], owner: parts[0], isKey: isKey), steps)
  }

  // MARK: Names

  /// The definition of a name, or of its last parts: `Self.title` and `Strings.title` are written
  /// where the whole name would be `App.Strings.title`.
  private func definition(of name: String) -> TextReference? {
    var rest = name[...]
    while true {
      if let definition = definitions[String(rest)] ?? shortDefinitions[String(rest)] {
        return definition
      }
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      rest = rest[rest.index(after: dot)...]
      guard rest.contains(".") else { return nil }
    }
  }

  /// The key of a symbol that a build makes: `.settingsTitle`, `R.string.localizable.settingsTitle`.
  private func symbol(_ name: String) -> [Found] {
    guard name.hasPrefix("LocalizedStringResource.") || name.hasPrefix("R.string."),
      let key = symbols[TextScope.lastName(of: name)]
    else { return [] }
    return [Found(key: key, isDirect: false)]
  }

  /// `settings.main-title` gives `settingsMainTitle`.
  private static func symbol(for key: String) -> String {
    var symbol = ""
    for word in key.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let first = symbol.isEmpty ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      symbol += first + word.dropFirst()
    }
    return symbol
  }
}

/// Puts the forms of substitutions into the text that names them.
struct SubstitutionExpander {
  /// One way to put a text together.
  struct Expansion {
    /// The text.
    var text: String
    /// `["substitution", "count", "one"]`, and so on for each substitution.
    var path: [String] = []
    /// Argument position → plural category.
    var categories: [Int: String] = [:]
    /// The device of a form that varies by device.
    var device: String?
    /// The forms that were put in.
    var forms: [LocalizationForm] = []
  }

  /// More combinations of one text are not all made: two variables with all six categories give
  /// 36, three give 216 that differ in little.
  static let maximumCombinations = 64

  /// Substitutions inside of substitutions are followed this deep; real catalogs have none.
  private static let maximumDepth = 3

  /// Names that are used but not defined.
  private(set) var undefinedNames: [String] = []
  /// Whether combinations were left out.
  private(set) var isIncomplete = false

  private let substitutions: [String: LocalizationSubstitution]

  init(_ substitutions: [LocalizationSubstitution]) {
    self.substitutions = Dictionary(
      substitutions.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Every combination of the forms of the substitutions a text names; empty when it names none
  /// that is defined.
  mutating func expand(_ text: String) -> [Expansion] {
    var order: [String] = []
    let expansions = expand(text, inside: [], order: &order)
    return expansions.count == 1 && expansions[0].forms.isEmpty ? [] : expansions
  }

  private mutating func expand(
    _ text: String, inside chain: [String], order: inout [String]
  ) -> [Expansion] {
    let names = definedNames(in: text, inside: chain, order: &order)
    guard !names.isEmpty else { return [Expansion(text: text)] }
    var options: [[Expansion]] = []
    for name in names {
      guard let substitution = substitutions[name] else { continue }
      options.append(alternatives(for: substitution, inside: chain + [name], order: &order))
    }
    return combinations(options).map { choice in
      var whole = Expansion(text: text)
      for part in choice {
        whole.path += part.path
        whole.forms += part.forms
        whole.device = whole.device ?? part.device
        whole.categories.merge(part.categories) { first, _ in first }
      }
      let texts = Dictionary(
        zip(names, choice.map(\.text)), uniquingKeysWith: { first, _ in first })
      whole.text = Self.replacing(in: text) { placeholder in
        guard case .variable(let name) = placeholder.kind else { return nil }
        return texts[name]
      }
      return whole
    }
  }

  private mutating func definedNames(
    in text: String, inside chain: [String], order: inout [String]
  ) -> [String] {
    guard chain.count < Self.maximumDepth else { return [] }
    var names: [String] = []
    for placeholder in FormatPlaceholder.parse(text) {
      guard case .variable(let name) = placeholder.kind, !names.contains(name) else { continue }
      if substitutions[name] == nil {
        if !undefinedNames.contains(name) { undefinedNames.append(name) }
      } else if !chain.contains(name) {
        names.append(name)
        if !order.contains(name) { order.append(name) }
      }
    }
    return names
  }

  private mutating func alternatives(
    for substitution: LocalizationSubstitution, inside chain: [String], order: inout [String]
  ) -> [Expansion] {
    let position =
      substitution.argument ?? (order.firstIndex(of: substitution.name) ?? 0) + 1
    var alternatives: [Expansion] = []
    for form in substitution.value.forms {
      let text = Self.replacing(in: form.unit.text) { placeholder in
        placeholder.isSubstitutionArgument ? "%\(position)$\(substitution.formatSpecifier)" : nil
      }
      for var expansion in expand(text, inside: chain, order: &order) {
        var path = ["substitution", substitution.name]
        for index in stride(from: 0, to: form.path.count - 1, by: 2) {
          if form.path[index] != "plural" { path.append(form.path[index]) }
          path.append(form.path[index + 1])
        }
        expansion.path = path + expansion.path
        if let category = form.name(of: "plural") { expansion.categories[position] = category }
        expansion.device = form.name(of: "device") ?? expansion.device
        expansion.forms.insert(form, at: 0)
        alternatives.append(expansion)
      }
    }
    return alternatives.isEmpty ? [Expansion(text: "")] : alternatives
  }

  /// All combinations; when they are too many, each option once with the last of all others,
  /// which is `other` in the order catalogs are written in or near it.
  private mutating func combinations(_ options: [[Expansion]]) -> [[Expansion]] {
    let limit = Self.maximumCombinations
    let total = options.reduce(1) { min($0, limit + 1) * min($1.count, limit + 1) }
    if total <= limit {
      return options.reduce([[]]) { partial, choices in
        partial.flatMap { start in choices.map { start + [$0] } }
      }
    }
    isIncomplete = true
    let base = options.compactMap(\.last)
    var result = [base]
    for (index, choices) in options.enumerated() {
      for choice in choices.dropLast() {
        var combination = base
        combination[index] = choice
        result.append(combination)
      }
    }
    return Array(result.prefix(limit))
  }

  private static func replacing(
    in text: String, with replacement: (FormatPlaceholder) -> String?
  ) -> String {
    var output = ""
    var end = text.startIndex
    for placeholder in FormatPlaceholder.parse(text) {
      guard let new = replacement(placeholder) else { continue }
      output += text[end..<placeholder.range.lowerBound]
      output += new
      end = placeholder.range.upperBound
    }
    return output + text[end...]
  }
}

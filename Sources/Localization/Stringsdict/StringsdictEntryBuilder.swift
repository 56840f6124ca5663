/// Makes an entry out of the rules of one key.
struct StringsdictEntryBuilder {
  /// What was read.
  private(set) var entry: LocalizationEntry
  /// What is not as the format wants it.
  private(set) var problems: [LocalizationProblem] = []
  /// How many texts were read.
  private(set) var unitsRead = 0

  private static let maximumDepth = 8

  init(_ entry: LocalizationEntry) {
    self.entry = entry
  }

  /// Reads the value of the key.
  mutating func read(_ value: PropertyListValue) {
    entry.value = self.value(value, depth: 0)
    for name in definedNames where entry.value?.isEmpty != false {
      note(
        "expected \"\(StringsdictKeys.format)\" with a text that names \"\(name)\", found none",
        line: value.line)
      break
    }
  }

  private var definedNames: [String] { entry.substitutions.map(\.name) }

  private mutating func value(_ value: PropertyListValue, depth: Int) -> LocalizationValue {
    if let text = value.string {
      unitsRead += 1
      return LocalizationValue(text, line: value.line)
    }
    guard let members = value.members, depth <= Self.maximumDepth else {
      note(
        "expected a text or rules for \"\(entry.key)\", found \(value.kindName)", line: value.line)
      return LocalizationValue()
    }
    var result = LocalizationValue()
    var variables: [LocalizationSubstitution] = []
    for member in members {
      switch member.key {
      case StringsdictKeys.format:
        if let text = member.value.string {
          unitsRead += 1
          result.unit = LocalizationUnit(text: text, line: member.value.line)
        } else {
          note(
            "expected a text as \"\(member.key)\", found \(member.value.kindName)",
            line: member.line)
        }
      case StringsdictKeys.width:
        variation("width", of: member, depth: depth).map { result.variations.append($0) }
      case StringsdictKeys.device:
        variation("device", of: member, depth: depth).map { result.variations.append($0) }
      default: variable(member).map { variables.append($0) }
      }
    }
    add(variables, to: &result, isInside: depth > 0)
    return result
  }

  private mutating func variation(
    _ kind: String, of member: PropertyListMember, depth: Int
  ) -> LocalizationVariation? {
    guard let cases = member.value.members, !cases.isEmpty else {
      note(
        "expected a dictionary of texts as \"\(member.key)\", found \(member.value.kindName)",
        line: member.line)
      return nil
    }
    if kind == "width" {
      for name in cases where Int(name.key) == nil {
        note("expected a number as a width, found \"\(name.key)\"", line: name.line)
      }
    }
    return LocalizationVariation(
      kind: kind,
      cases: cases.map {
        LocalizationVariation.Case(name: $0.key, value: value($0.value, depth: depth + 1))
      })
  }

  // MARK: Variables

  private mutating func variable(_ member: PropertyListMember) -> LocalizationSubstitution? {
    guard let members = member.value.members else {
      note(
        "expected a dictionary with the forms of \"\(member.key)\", found \(member.value.kindName)",
        line: member.line)
      return nil
    }
    var cases: [LocalizationVariation.Case] = []
    var specifier = ""
    var rule: String?
    for part in members {
      guard let text = part.value.string else {
        note(
          "expected a text as \"\(part.key)\" of \"\(member.key)\", found \(part.value.kindName)",
          line: part.line)
        continue
      }
      switch part.key {
      case StringsdictKeys.ruleType: rule = text
      case StringsdictKeys.valueType:
        specifier = text.hasPrefix("%") ? String(text.dropFirst()) : text
      default:
        unitsRead += 1
        cases.append(
          LocalizationVariation.Case(
            name: part.key, value: LocalizationValue(text, line: part.value.line)))
      }
    }
    if rule != StringsdictKeys.pluralRule {
      note(
        "expected \"\(StringsdictKeys.ruleType)\" of \"\(member.key)\" to be"
          + " \(StringsdictKeys.pluralRule), found \(rule.map { "\"\($0)\"" } ?? "none")",
        line: member.line)
    }
    return LocalizationSubstitution(
      name: member.key, formatSpecifier: specifier,
      value: LocalizationValue(variations: [LocalizationVariation(kind: "plural", cases: cases)]),
      line: member.line)
  }

  /// Hangs variables on the entry. The entry has one list of them; a variable inside of a device's
  /// rules that is the whole text becomes a choice by number there.
  private mutating func add(
    _ variables: [LocalizationSubstitution], to value: inout LocalizationValue, isInside: Bool
  ) {
    if isInside, let text = value.unit?.text, variables.count == 1,
      text == "%#@\(variables[0].name)@"
    {
      value.unit = nil
      value.variations += variables[0].value.variations
      return
    }
    var texts = variables.flatMap { $0.value.forms.map(\.unit.text) }
    if let text = value.unit?.text { texts.insert(text, at: 0) }
    for var variable in variables {
      variable.argument = Self.position(of: variable.name, in: texts)
      if let known = entry.substitutions.first(where: { $0.name == variable.name }) {
        if known.value.forms.map(\.unit.text) != variable.value.forms.map(\.unit.text) {
          note(
            "the variable \"\(variable.name)\" differs by device; only its first forms are checked",
            line: variable.line)
        }
      } else {
        entry.substitutions.append(variable)
      }
    }
  }

  /// The argument that a text names with the variable, as in `%2$#@name@`.
  private static func position(of name: String, in texts: [String]) -> Int? {
    for text in texts {
      for placeholder in FormatPlaceholder.parse(text)
      where placeholder.kind == .variable(name: name) {
        if let position = placeholder.position { return position }
      }
    }
    return nil
  }

  private mutating func note(_ message: String, line: Int) {
    problems.append(
      LocalizationProblem(
        file: entry.place.file, line: line, message: message, isFatal: false,
        cause: .malformedEntry(key: entry.key)))
  }
}

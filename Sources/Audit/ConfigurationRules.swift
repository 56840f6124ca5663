import JSONText

/// The members of a configuration that speak of rules.
extension ConfigurationReading {
  /// Reads `rules`: from the identifier of a rule to `"off"`, `"on"`, a severity, or an object.
  func ruleSettings(_ member: JSONMember) throws -> [String: RuleSetting] {
    guard case .object(let members) = member.value.kind else {
      throw expected("an object from rule to setting", "\"rules\"", member.value)
    }
    var settings: [String: RuleSetting] = [:]
    for member in members {
      guard RuleReference.rule(id: member.name) != nil else {
        let known = RuleReference.all.map(\.id).joined(separator: ", ")
        throw error(member.line, "unknown rule \"\(member.name)\"; known: \(known)")
      }
      settings[member.name] = try ruleSetting(member)
    }
    return settings
  }

  private func ruleSetting(_ member: JSONMember) throws -> RuleSetting {
    var setting = RuleSetting()
    switch member.value.kind {
    case .bool(let flag): setting.state = flag ? .on : .off
    case .string: try readLevel(member, into: &setting)
    case .object:
      let options = RuleReference.rule(id: member.name)?.options.map(\.name) ?? []
      let place = "the rule \"\(member.name)\""
      for part in try members(
        of: member.value, allowed: ["severity", "ignore"] + options, in: place)
      {
        switch part.name {
        case "severity": try readLevel(part, into: &setting)
        case "ignore":
          setting.ignore = try strings(part).map { try pattern($0.text, $0.line) }
        default: setting.options[part.name] = try optionTexts(part)
        }
      }
    default: throw expected("\"off\", \"on\", a severity or an object", place(member), member.value)
    }
    return setting
  }

  private func readLevel(_ member: JSONMember, into setting: inout RuleSetting) throws {
    let name = try string(member)
    switch name {
    case "off": setting.state = .off
    case "on": setting.state = .on
    default:
      guard let severity = Severity(rawValue: name) else {
        let known = (["off", "on"] + Severity.allCases.map(\.rawValue)).joined(separator: ", ")
        throw error(member.value.line, "unknown level \"\(name)\"; allowed: \(known)")
      }
      setting.state = .on
      setting.severity = severity
    }
  }

  private func optionTexts(_ member: JSONMember) throws -> [String] {
    switch member.value.kind {
    case .string(let text): return [text]
    case .bool(let flag): return [flag ? "true" : "false"]
    case .number(let text): return [text]
    case .array: return try strings(member).map(\.text)
    default:
      throw expected(
        "a text, a number, true, false or a list of texts", place(member), member.value)
    }
  }

  private func place(_ member: JSONMember) -> String { "\"\(member.name)\"" }
}

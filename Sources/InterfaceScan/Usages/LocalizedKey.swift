/// The key that SwiftUI and `String(localized:)` make of a literal with interpolations.
public enum LocalizedKey {
  /// The key, with `%@`, `%lld` and so on for each value; nil where the kind of a value cannot be told.
  ///
  /// Values are strings unless something says otherwise, as most are: `specifier:` names the
  /// placeholder itself, a name that counts something and a call such as `.count` give `%lld`.
  ///
  /// - Returns: the likely keys, the likeliest first.
  public static func candidates(for string: SourceString) -> [String] {
    var keys = [""]
    for segment in string.segments {
      switch segment {
      case .text(let text):
        let escaped =
          string.plain == nil
          ? text.split(separator: "%", omittingEmptySubsequences: false)
            .joined(separator: "%%") : text
        for index in keys.indices { keys[index] += escaped }
      case .value(let value, let arguments):
        let kinds = placeholders(for: value, arguments)
        keys = kinds.flatMap { kind in keys.map { $0 + kind } }
        if keys.count > 16 { keys = Array(keys.prefix(16)) }
      }
    }
    return keys
  }

  private static func placeholders(
    for value: SourceExpression, _ arguments: [SourceArgument]
  ) -> [String] {
    if let specifier = arguments.first(where: { $0.label == "specifier" })?.value,
      case .string(let text) = specifier, let plain = text.plain
    {
      return [plain]
    }
    // Values with a format of their own become text.
    if !arguments.isEmpty { return ["%@"] }
    switch value {
    case .number: return ["%lld", "%lf"]
    case .string: return ["%@"]
    default: return isCount(value) ? ["%lld", "%@", "%lf"] : ["%@", "%lld", "%lf"]
    }
  }

  private static func isCount(_ value: SourceExpression) -> Bool {
    let name: String
    switch value {
    case .name(let text), .member(_, let text): name = text
    case .call(let call):
      if call.name == "Int" { return true }
      name = call.name ?? ""
    default: return false
    }
    let lower = name.lowercased()
    return ["count", "number", "index", "total", "percent", "amount", "minutes", "hours", "days"]
      .contains { lower.hasSuffix($0) }
  }
}

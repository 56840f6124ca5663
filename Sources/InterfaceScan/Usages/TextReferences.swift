/// Finds out which text an expression stands for.
public struct TextReferenceReader: Sendable {
  /// What a literal means where nothing around it looks it up.
  public enum Literals: Sendable, Hashable {
    /// It is looked up, as in `Text("a")`.
    case localized
    /// It is shown as it stands, as in `label.text = "a"`.
    case verbatim
  }

  private let scope: TextScope

  /// Creates a reader for expressions at a place of the source.
  public init(scope: TextScope = TextScope()) { self.scope = scope }

  /// The text of an expression.
  public func reference(
    to expression: SourceExpression, literals: Literals = .localized
  ) -> TextReference {
    switch expression {
    case .string(let string): return reference(to: string, literals: literals)
    case .name(let name): return reference(toName: name)
    case .member(let base, let name): return member(name, of: base, literals: literals)
    case .call(let call): return reference(to: call, literals: literals)
    case .choice(_, let results):
      return .oneOf(results.map { reference(to: $0, literals: literals) })
    case .binary("??", let left, let right):
      return .oneOf([left, right].map { reference(to: $0, literals: literals) })
    case .binary("+", let left, let right):
      return .together([left, right].map { reference(to: $0, literals: .verbatim) })
    default: return .unknown
    }
  }

  /// The text of a getter's or function's result; nil where it returns nothing that is a text.
  ///
  /// - Parameter type: The type of the result as written, which tells whether literals are looked up.
  public func result(of body: [SourceStatement], type: String?) -> TextReference? {
    let results = Self.results(of: body)
    guard !results.isEmpty else { return nil }
    var scope = scope
    for statement in body { scope.note(statement) }
    let reader = TextReferenceReader(scope: scope)
    let literals: Literals = TextScope.isLocalized(type) ? .localized : .verbatim
    let text = TextReference.oneOf(results.map { reader.reference(to: $0, literals: literals) })
    return text == .unknown ? nil : text
  }

  /// The expressions a body may give back.
  static func results(of body: [SourceStatement]) -> [SourceExpression] {
    if body.count == 1, case .expression(let value) = body[0] { return [value] }
    return body.flatMap { statement -> [SourceExpression] in
      switch statement {
      case .returning(let value): return value.map { [$0] } ?? []
      case .condition(_, let body, let otherwise): return results(of: body) + results(of: otherwise)
      case .switching(_, let cases): return cases.flatMap { results(of: $0.body) }
      case .block(let body): return results(of: body)
      default: return []
      }
    }
  }

  // MARK: Literals and names

  private func reference(to string: SourceString, literals: Literals) -> TextReference {
    if let plain = string.plain {
      return literals == .localized ? .localizedLiteral(plain) : .verbatim(plain)
    }
    let values = string.segments.compactMap { segment -> TextReference? in
      guard case .value(let value, _) = segment else { return nil }
      let text = reference(to: value, literals: .verbatim)
      return text == .unknown ? nil : text
    }
    guard literals == .localized else { return .together(values) }
    return .oneOf(
      LocalizedKey.candidates(for: string).map(TextReference.localizedLiteral)
        + (values.isEmpty ? [] : [.together(values)]))
  }

  private func reference(toName name: String) -> TextReference {
    if let text = scope.locals[name] { return text }
    let isSimple = name != "self" && name != "Self"
    guard isSimple else { return .unknown }
    if let owner = scope.parameters[name] {
      guard let type = scope.type, owner == TextScope.lastName(of: type) else {
        return .parameter(name, of: owner)
      }
      return .oneOf([.parameter(name, of: owner), .name(type + "." + name)])
    }
    guard let type = scope.type else { return .name(name) }
    return .oneOf([.name(type + "." + name), .name(name)])
  }

  private func member(
    _ name: String, of base: SourceExpression?, literals: Literals
  ) -> TextReference {
    guard let base else {
      // A symbol that is made of a key of a catalog is a static member of the resource.
      return literals == .localized ? .name("LocalizedStringResource." + name) : .unknown
    }
    if Self.lookUpMembers.contains(name) { return lookedUp(base, table: nil) }
    if Self.unchangedMembers.contains(name) {
      // An enumeration may define the member itself, as `description` of its own.
      return .oneOf([
        defined(name, of: base, literals: literals), reference(to: base, literals: literals),
      ])
    }
    return defined(name, of: base, literals: literals)
  }

  /// A member that a type defines.
  private func defined(
    _ name: String, of base: SourceExpression, literals: Literals
  ) -> TextReference {
    switch base {
    case .name("self"): return reference(toName: name)
    case .name("Self"): return scope.type.map { .name($0 + "." + name) } ?? .unknown
    case .name(let variable) where variable.first?.isUppercase != true:
      guard let type = scope.types[variable] else { return .name(variable + "." + name) }
      return .oneOf([.name(type + "." + name), .parameter(name, of: TextScope.lastName(of: type))])
    case .member(.name("self")?, let variable):
      return defined(name, of: .name(variable), literals: literals)
    default: break
    }
    if let path = base.dottedName { return .name(path + "." + name) }
    if let type = TextScope.type(of: base) { return .name(type + "." + name) }
    return .unknown
  }

  /// The text behind a key that an expression holds.
  private func lookedUp(_ key: SourceExpression, table: String?) -> TextReference {
    switch key {
    case .string(let string):
      if let plain = string.plain { return .key(plain, table: table) }
      return reference(to: string, literals: .localized)
    case .choice(_, let results): return .oneOf(results.map { lookedUp($0, table: table) })
    case .binary("??", let left, let right):
      return .oneOf([left, right].map { lookedUp($0, table: table) })
    default:
      let text = reference(to: key, literals: .localized)
      return text == .unknown ? .unknown : .lookUp(text, table: table)
    }
  }

  // MARK: Calls

  private func reference(to call: SourceCall, literals: Literals) -> TextReference {
    guard let name = call.name else { return ofClosure(call) }
    if let text = lookUp(name, call) { return text }
    switch name {
    case "Text", "LocalizedStringKey", "LocalizedStringResource", "init", "AttributedString":
      if let text = call["verbatim"] { return reference(to: text, literals: .verbatim) }
      guard let first = call.arguments.first,
        ["", "stringLiteral", "localized"].contains(first.label ?? "")
      else { return .unknown }
      return name == "Text"
        ? localized(first.value, table: table(of: call))
        : lookedUp(first.value, table: table(of: call))
    case "NSAttributedString", "NSMutableAttributedString":
      return call["string"].map { reference(to: $0, literals: literals) } ?? .unknown
    case "String", "NSString":
      if let text = call["localized"] {
        return lookedUp(text, table: table(of: call))
      }
      guard let text = call["format"] ?? call[nil] else { return .unknown }
      return reference(to: text, literals: .verbatim)
    case "localizedStringWithFormat":
      return call[nil].map { reference(to: $0, literals: .verbatim) } ?? .unknown
    default: break
    }
    if let base = call.base, Self.unchangedMembers.contains(name) {
      return reference(to: base, literals: literals)
    }
    // A modifier of a text leaves it as it is.
    let chain = ViewChain(.call(call))
    if !chain.modifiers.isEmpty, let root = chain.call, root.name == "Text" {
      return reference(to: root, literals: literals)
    }
    switch call.callee {
    case .name(let name):
      let isMacro = !name.contains(where: \.isLowercase)
      if name.first?.isUppercase == true, !isMacro {
        return applied(.name(name), call, isType: true)
      }
      return applied(reference(toName: name), call)
    case .member(let base?, let name):
      return applied(member(name, of: base, literals: .verbatim), call)
    default: return .unknown
    }
  }

  /// What a function makes of the texts it is given.
  ///
  /// - Parameter isType: Whether the name may be that of a type, which is no text.
  private func applied(
    _ text: TextReference, _ call: SourceCall, isType: Bool = false
  ) -> TextReference {
    guard text != .unknown, let name = call.name else { return text }
    let given = call.arguments.enumerated().compactMap { position, argument -> GivenText? in
      let text = reference(to: argument.value)
      guard text.mayLeadToKey else { return nil }
      return GivenText(label: argument.label ?? "", position: position, text: text)
    }
    if given.isEmpty { return isType ? .unknown : text }
    return .applied(text, of: name, given)
  }

  /// A value of a type that looks its literal up; another text in it may name a key.
  private func localized(_ value: SourceExpression, table: String?) -> TextReference {
    if let table, case .string(let string) = value, let plain = string.plain {
      return .key(plain, table: table)
    }
    return reference(to: value)
  }

  private func table(of call: SourceCall) -> String? {
    guard case .string(let name)? = call["tableName"] ?? call["table"] else { return nil }
    return name.plain
  }

  /// A function that looks its argument up: `NSLocalizedString("a")`, `"a".localized()`,
  /// `L10n.tr("Table", "a")`, and wrappers whose names say so.
  private func lookUp(_ name: String, _ call: SourceCall) -> TextReference? {
    let lower = name.lowercased()
    if ["tr", "localizedstring"].contains(lower),
      case .string(let first)? = call.arguments.first?.value,
      call.arguments.count > 1, call.arguments[1].label == nil,
      case .string(let second) = call.arguments[1].value, let table = first.plain,
      let key = second.plain
    {
      return .key(key, table: table)
    }
    if Self.lookUpMembers.contains(name), let base = call.base {
      switch base {
      case .string, .choice, .member, .name, .call:
        if call.arguments.first?.label != "forKey" { return lookedUp(base, table: table(of: call)) }
      default: break
      }
    }
    let isLookUp =
      Self.lookUpFunctions.contains(name) || lower.hasPrefix("localized")
      || lower.hasPrefix("nslocalized") || lower.hasPrefix("#localized")
      || lower.hasPrefix("localised")
      || lower.hasSuffix("localizedstring")
    guard isLookUp, !Self.otherFunctions.contains(name), let first = call.arguments.first else {
      return nil
    }
    let labels = [nil, "key", "forKey", "localized", "_"]
    guard labels.contains(first.label) else { return nil }
    return lookedUp(first.value, table: table(of: call))
  }

  /// `{ … }()`.
  private func ofClosure(_ call: SourceCall) -> TextReference {
    guard case .closure(let closure) = call.callee else { return .unknown }
    return result(of: closure.body, type: nil) ?? .unknown
  }

  private static let lookUpFunctions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "LocalizedString", "LOCALIZED_STR", "L", "LS", "Localize",
    "localize", "translate", "i18n", "loc", "#localized", "localizedString",
  ]
  private static let lookUpMembers: Set<String> = [
    "localized", "localize", "localizedString", "localised", "l10n", "i18n", "translated", "loc",
    "localizedStringKey",
  ]
  /// Functions whose names begin alike, but that take no key.
  private static let otherFunctions: Set<String> = [
    "localizedStringWithFormat", "LocalizedStringKey", "LocalizedStringResource",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "localizedCompare",
    "localizedStandardCompare", "localizedCaseInsensitiveCompare", "localizedName",
    "localizedDescription",
  ]
  /// Members that give the same text in another form.
  private static let unchangedMembers: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "trimmingCharacters", "replacingOccurrences", "description", "string",
    "key", "stringKey", "appending", "firstUppercased", "capitalizedSentence",
  ]
}

extension TextReference {
  /// One of several texts, without those that are unknown.
  public static func oneOf(_ texts: [TextReference]) -> TextReference {
    var parts: [TextReference] = []
    for text in texts {
      let inner = if case .anyOf(let several) = text { several } else { [text] }
      for part in inner where part != .unknown && !parts.contains(part) { parts.append(part) }
    }
    return parts.count > 1 ? .anyOf(parts) : parts.first ?? .unknown
  }

  /// Texts put together, without those that are unknown.
  public static func together(_ texts: [TextReference]) -> TextReference {
    let parts = texts.filter { $0 != .unknown }
    return parts.isEmpty ? .unknown : .joined(parts)
  }
}

/// What names mean at a place of the source: variables of the function, its parameters, members of
/// the type around it.
public struct TextScope: Sendable {
  /// The type around, with the types around it: `Settings.Row`; nil outside of types.
  public var type: String?
  /// Names of parameters, and of properties that callers set, with what they belong to.
  public var parameters: [String: String] = [:]
  /// Texts of variables.
  public var locals: [String: TextReference] = [:]
  /// Types of variables and parameters as far as they are written; of a list its elements' type.
  public var types: [String: String] = [:]

  /// Creates an empty scope.
  public init() {}

  /// The scope of a type's members.
  public func entering(_ type: SourceType) -> TextScope {
    var scope = TextScope()
    scope.type = self.type.map { $0 + "." + type.name } ?? type.name
    let owner = Self.lastName(of: type.name)
    for member in type.members {
      guard case .variable(let variable) = member else { continue }
      if let kind = variable.type { scope.types[variable.name] = Self.element(of: kind) }
      if Self.isSetByCallers(variable) { scope.parameters[variable.name] = owner }
    }
    return scope
  }

  /// The scope of a function's body.
  public func entering(_ function: SourceFunction) -> TextScope {
    var scope = self
    let owner =
      function.name == "init" ? type.map(Self.lastName) ?? function.name : function.name
    for parameter in function.parameters {
      scope.parameters[parameter.name] = owner
      scope.locals[parameter.name] = nil
      scope.types[parameter.name] = Self.element(of: parameter.type)
    }
    return scope
  }

  /// Takes note of a variable or of a first value, so that later statements know it.
  public mutating func note(_ statement: SourceStatement) {
    switch statement {
    case .variable(let variable):
      types[variable.name] = variable.type.map(Self.element) ?? variable.value.flatMap(Self.type)
      parameters[variable.name] = nil
      let reader = TextReferenceReader(scope: self)
      if let value = variable.value {
        locals[variable.name] = reader.reference(
          to: value, literals: Self.isLocalized(variable.type) ? .localized : .verbatim)
      } else if let text = reader.result(of: variable.getter, type: variable.type) {
        locals[variable.name] = text
      } else {
        locals[variable.name] = .unknown
      }
    case .assignment(.name(let name), "=", let value, _):
      guard let known = locals[name] else { return }
      let text = TextReferenceReader(scope: self).reference(to: value, literals: .verbatim)
      locals[name] = .oneOf([known, text])
    case .condition(_, let body, let otherwise): note(branches: [body, otherwise])
    case .switching(_, let cases): note(branches: cases.map(\.body))
    case .block(let body): note(branches: [body])
    default: break
    }
  }

  /// Takes note of what branches assign to variables declared before them; variables of their own
  /// count inside only.
  private mutating func note(branches: [[SourceStatement]]) {
    let before = self
    for branch in branches {
      var inner = before
      var own: Set<String> = []
      for statement in branch {
        inner.note(statement)
        if case .variable(let variable) = statement { own.insert(variable.name) }
      }
      for (name, text) in inner.locals where !own.contains(name) {
        guard let known = before.locals[name], known != text else { continue }
        locals[name] = .oneOf([locals[name] ?? .unknown, text])
      }
    }
  }

  /// Whether a property is one that the initialiser takes.
  static func isSetByCallers(_ variable: SourceVariable) -> Bool {
    !variable.isStatic && variable.getter.isEmpty
      && !variable.attributes.contains {
        $0.hasPrefix("Environment") || $0.hasPrefix("State") || $0.hasPrefix("AppStorage")
          || $0.hasPrefix("IBOutlet") || $0.hasPrefix("FetchRequest")
      }
  }

  /// Whether a value of this type looks its literal up.
  static func isLocalized(_ type: String?) -> Bool {
    guard let type else { return false }
    return type.hasPrefix("LocalizedString") || type.hasPrefix("Text")
      || type.hasPrefix("IntentDescription") || type.contains("DisplayRepresentation")
  }

  /// The type of a list's elements, or of an optional's value; the type itself for all others.
  static func element(of type: String) -> String {
    var name = type[...]
    for prefix in ["any ", "some ", "inout ", "@escaping "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      return element(of: String(name.dropFirst().dropLast()))
    }
    for wrapper in ["Binding<", "Array<", "Set<", "Optional<"] where name.hasPrefix(wrapper) {
      return element(of: String(name.dropFirst(wrapper.count).dropLast()))
    }
    return String(name)
  }

  /// The type that an expression certainly has: `Item(…)`, `Item.allCases`, `Item.first`.
  static func type(of value: SourceExpression) -> String? {
    switch value {
    case .call(let call):
      guard case .name(let name) = call.callee, name.first?.isUppercase == true else {
        return call.base.flatMap(type)
      }
      return name == "Array" ? call[nil].flatMap(type) : name
    case .member(let base?, let name):
      if case .name(let type) = base, type.first?.isUppercase == true, name != "shared" {
        return type
      }
      return name == "allCases" ? base.dottedName : nil
    case .array(let elements): return elements.first.flatMap(type)
    default: return nil
    }
  }

  static func lastName(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension SourceStatement {
  var isAssignment: Bool {
    if case .assignment = self { return true }
    return false
  }
}

extension SourceExpression {
  /// `a.b.c` of a name and its members, without calls; nil for anything else.
  public var dottedName: String? {
    switch self {
    case .name(let name): name
    case .member(let base?, let name): base.dottedName.map { $0 + "." + name }
    default: nil
    }
  }
}

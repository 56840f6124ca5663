/// Collects what names stand for: constants, computed properties, accessors that a generator wrote,
/// parameters of functions and views, and the texts given to them.
public struct DefinitionCollector: UsageRecognizer {
  /// Creates a collector.
  public init() {}

  /// The definitions, receivers and passed texts of a file.
  public func facts(in tree: SourceTree) -> SourceFacts {
    var walk = DefinitionWalk()
    walk.statements(tree.statements, scope: TextScope(), isBody: false)
    return walk.facts
  }
}

/// One walk over a file.
private struct DefinitionWalk {
  var facts = SourceFacts()

  /// Longer literals are no keys.
  private static let longestKey = 2000

  mutating func statements(_ list: [SourceStatement], scope: TextScope, isBody: Bool) {
    var scope = scope
    for statement in list {
      self.statement(statement, scope: scope, isBody: isBody)
      if isBody { scope.note(statement) }
    }
  }

  private mutating func statement(
    _ statement: SourceStatement, scope: TextScope, isBody: Bool
  ) {
    switch statement {
    case .expression(let value): expression(value, scope: scope)
    case .assignment(let target, let sign, let value, let line):
      expression(target, scope: scope)
      expression(value, scope: scope)
      if sign == "=" { facts.passed += PropertyTexts.passed(value, to: target, line, scope) }
    case .variable(let variable): self.variable(variable, scope: scope, isBody: isBody)
    case .function(let function): self.function(function, scope: scope)
    case .type(let type): self.type(type, scope: scope)
    case .condition(let condition, let body, let otherwise):
      expression(condition, scope: scope)
      statements(body, scope: scope, isBody: isBody)
      statements(otherwise, scope: scope, isBody: isBody)
    case .switching(let subject, let cases):
      expression(subject, scope: scope)
      for item in cases { statements(item.body, scope: scope, isBody: true) }
    case .block(let body): statements(body, scope: scope, isBody: true)
    case .returning(let value): value.map { expression($0, scope: scope) }
    }
  }

  // MARK: Declarations

  private mutating func variable(_ variable: SourceVariable, scope: TextScope, isBody: Bool) {
    variable.value.map { expression($0, scope: scope) }
    statements(variable.getter, scope: scope, isBody: true)
    guard !isBody else { return }
    let name = scope.type.map { $0 + "." + variable.name } ?? variable.name
    let reader = TextReferenceReader(scope: scope)
    if let value = variable.value {
      let literals: TextReferenceReader.Literals =
        TextScope.isLocalized(variable.type) ? .localized : .verbatim
      define(name, reader.reference(to: value, literals: literals))
    } else if let text = reader.result(of: variable.getter, type: variable.type) {
      define(name, text)
      cases(of: variable.getter, name: variable.name, type: variable.type, scope: scope)
    }
  }

  private mutating func function(_ function: SourceFunction, scope: TextScope) {
    let inner = scope.entering(function)
    statements(function.body, scope: inner, isBody: true)
    for parameter in function.parameters {
      parameter.defaultValue.map { expression($0, scope: scope) }
    }
    if function.name == "init" { return initializer(function, scope: scope) }
    if !function.parameters.isEmpty {
      facts.receivers.append(
        TextReceiver(
          name: function.name,
          parameters: function.parameters.map {
            TextReceiver.Parameter(label: $0.label ?? "", name: $0.name)
          }))
    }
    guard let result = function.result, result != "Void" else { return }
    let name = scope.type.map { $0 + "." + function.name } ?? function.name
    if let text = TextReferenceReader(scope: inner).result(of: function.body, type: result) {
      define(name, text)
      cases(of: function.body, name: function.name, type: result, scope: inner)
    }
  }

  /// The parameters of an initialiser stand for the properties they are assigned to.
  private mutating func initializer(_ function: SourceFunction, scope: TextScope) {
    guard let type = scope.type, !function.parameters.isEmpty else { return }
    var names: [String: String] = [:]
    for statement in function.body {
      guard case .assignment(let target, "=", let value, _) = statement else { continue }
      let property: String
      switch target {
      case .member(.name("self")?, let name): property = name
      case .name(let name): property = name
      default: continue
      }
      if let given = Self.parameter(in: value) { names[given] = property }
    }
    facts.receivers.append(
      TextReceiver(
        name: TextScope.lastName(of: type),
        parameters: function.parameters.map {
          TextReceiver.Parameter(label: $0.label ?? "", name: names[$0.name] ?? $0.name)
        }))
  }

  /// The name a property gets its value from: `title`, `title ?? "a"`, `Text(title)`.
  private static func parameter(in value: SourceExpression) -> String? {
    switch value {
    case .name(let name): return name
    case .binary("??", let left, _): return parameter(in: left)
    case .call(let call): return call.arguments.first.flatMap { parameter(in: $0.value) }
    default: return nil
    }
  }

  private mutating func type(_ type: SourceType, scope: TextScope) {
    let inner = scope.entering(type)
    let name = inner.type ?? type.name
    var properties: [TextReceiver.Parameter] = []
    var hasInitializer = false
    for member in type.members {
      if case .function(let function) = member, function.name == "init" { hasInitializer = true }
      if case .variable(let variable) = member, TextScope.isSetByCallers(variable) {
        properties.append(TextReceiver.Parameter(label: variable.name, name: variable.name))
      }
    }
    if type.kind == .structure, !hasInitializer, !properties.isEmpty {
      facts.receivers.append(
        TextReceiver(name: TextScope.lastName(of: name), parameters: properties))
    }
    let isText = type.inherited.contains("String") || type.inherited.contains("LocalizedStringKey")
    var values: [TextReference] = []
    for item in type.cases {
      let value: TextReference
      if let written = item.value {
        expression(written, scope: inner)
        value = TextReferenceReader(scope: inner).reference(to: written, literals: .verbatim)
      } else if isText {
        // The raw value of a case without one is its name.
        facts.mentioned.insert(item.name)
        value = .verbatim(item.name)
      } else {
        continue
      }
      values.append(value)
      define("\(name).\(item.name).rawValue", value)
    }
    define("\(name).rawValue", .oneOf(values))
    for attribute in type.attributes { mention(attribute) }
    statements(type.members, scope: inner, isBody: false)
  }

  /// What a getter gives for each case it switches over: `Tab.home.title`.
  private mutating func cases(
    of body: [SourceStatement], name: String, type: String?, scope: TextScope
  ) {
    guard let owner = scope.type, body.count == 1 else { return }
    let switches: [SourceSwitchCase]
    switch body[0] {
    case .switching(_, let cases): switches = cases
    default: return
    }
    let reader = TextReferenceReader(scope: scope)
    for item in switches {
      guard let text = reader.result(of: item.body, type: type) else { continue }
      for case .member(nil, let pattern) in item.patterns {
        define("\(owner).\(pattern).\(name)", text)
      }
    }
  }

  private mutating func define(_ name: String, _ text: TextReference) {
    guard text != .unknown else { return }
    // A text that leads back to its own name says nothing.
    if text == .name(name) { return }
    if facts.definitions[name] == nil { facts.definitions[name] = text }
  }

  // MARK: Expressions

  private mutating func expression(_ value: SourceExpression, scope: TextScope) {
    switch value {
    case .string(let string): self.string(string, scope: scope)
    case .call(let call): self.call(call, scope: scope)
    case .member(let base, _): base.map { expression($0, scope: scope) }
    case .closure(let closure):
      var inner = scope
      for parameter in closure.parameters { inner.locals[parameter] = .unknown }
      statements(closure.body, scope: inner, isBody: true)
    case .array(let elements), .tuple(let elements):
      for element in elements { expression(element, scope: scope) }
    case .dictionary(let keys, let values):
      for element in keys + values { expression(element, scope: scope) }
    case .choice(let condition, let results):
      expression(condition, scope: scope)
      for result in results { expression(result, scope: scope) }
    case .binary(_, let left, let right):
      expression(left, scope: scope)
      expression(right, scope: scope)
    case .subscripted(let base, let arguments):
      expression(base, scope: scope)
      for argument in arguments { expression(argument.value, scope: scope) }
    case .other(let text): mention(text)
    case .number, .bool, .none, .name, .keyPath: break
    }
  }

  private mutating func string(_ string: SourceString, scope: TextScope) {
    for key in LocalizedKey.candidates(for: string) where key.utf8.count <= Self.longestKey {
      facts.mentioned.insert(key)
    }
    for case .value(let value, let arguments) in string.segments {
      expression(value, scope: scope)
      for argument in arguments { expression(argument.value, scope: scope) }
    }
  }

  /// Literals in source that was kept as written: attributes, patterns.
  private mutating func mention(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 1, to: parts.count, by: 2) {
      facts.mentioned.insert(String(parts[index]))
    }
  }

  private mutating func call(_ call: SourceCall, scope: TextScope) {
    expression(call.callee, scope: scope)
    var callee = call.name ?? ""
    if callee == "init", let base = call.base?.dottedName { callee = TextScope.lastName(of: base) }
    let reader = TextReferenceReader(scope: scope)
    for (position, argument) in call.arguments.enumerated() {
      expression(argument.value, scope: scope)
      guard !callee.isEmpty, !Self.systemCallees.contains(callee) else { continue }
      let text = reader.reference(to: argument.value)
      guard text.mayLeadToKey else { continue }
      facts.passed.append(
        PassedText(
          callee: callee, label: argument.label ?? "", position: position, text: text,
          line: call.line))
    }
  }

  /// Calls that no source of an app defines, left out to keep the facts small.
  private static let systemCallees: Set<String> = [
    "NSLocalizedString", "String", "Image", "UIImage", "print", "debugPrint", "NSLog", "Color",
    "UIColor", "URL", "fatalError", "assertionFailure", "precondition", "assert", "append",
    "UUID", "Text", "Label", "Button", "Toggle", "Section", "navigationTitle", "LocalizedStringKey",
    "String.localizedStringWithFormat", "font", "foregroundStyle", "foregroundColor", "padding",
    "frame", "hasPrefix", "hasSuffix", "contains", "joined", "replacingOccurrences", "Date",
  ]
}

extension TextReference {
  /// Whether a key may be found behind the text; a name alone may be anything.
  var mayLeadToKey: Bool {
    switch self {
    case .key, .localizedLiteral, .lookUp, .parameter, .applied, .interfaceText: true
    case .name(let name): name.contains(".") && name.first?.isUppercase == true
    case .joined(let parts), .anyOf(let parts): parts.contains(where: \.mayLeadToKey)
    case .verbatim, .unknown: false
    }
  }
}

import InterfaceScan

/// The statements and expressions of a file in the order of the source, each of which knows what is
/// around it. A node's number is less than those of what it holds.
public struct SourceNodes: Sendable {
  private var nodes: [SourceNode] = []
  private var callsByName: [String: [Int]] = [:]
  /// For each node the number behind the last one that it holds.
  private var ends: [Int] = []

  /// The numbers of all nodes.
  public var indices: Range<Int> { nodes.indices }

  /// The node with a number.
  public subscript(index: Int) -> SourceNode { nodes[index] }

  /// The numbers of the calls of a function, a method or an initialiser; `system` finds `.system(…)`
  /// and `Font.system(…)`.
  public func calls(_ name: String) -> [Int] { callsByName[name] ?? [] }

  /// The numbers of the nodes that one holds, itself the first.
  public func subtree(of index: Int) -> Range<Int> { index..<ends[index] }

  /// The numbers of the nodes around one, from the nearest on.
  public func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { nodes[$0].parent }.dropFirst()
  }

  // MARK: Views

  /// The calls made on the result of a call, the innermost first: the modifiers of a view.
  public func modifiers(of index: Int) -> [Int] {
    var modifiers: [Int] = []
    var current = index
    while nodes[current].role == .base, let parent = nodes[current].parent,
      nodes[parent].call != nil
    {
      modifiers.append(parent)
      current = parent
    }
    return modifiers
  }

  /// The first node that a chain of method calls begins with: `Text("a")` of `Text("a").bold()`.
  public func root(of index: Int) -> Int {
    var current = index
    // The base of a call follows it directly.
    while nodes[current].call?.base != nil, nodes.indices.contains(current + 1),
      nodes[current + 1].parent == current, nodes[current + 1].role == .base
    {
      current += 1
    }
    return current
  }

  /// The call in whose arguments or trailing closure a node stands, and as what; nil where something
  /// else comes first, such as a variable, a function or an assignment.
  public func surroundingCall(of index: Int) -> (call: Int, label: String?)? {
    var current = index
    while let parent = nodes[current].parent {
      switch (nodes[parent].content, nodes[current].role) {
      case (.call, .argument(let label)): return (parent, label)
      case (.assignment, _), (.variable, _), (.function, _), (.type, _): return nil
      default: current = parent
      }
    }
    return nil
  }

  /// The containers around a view, from the nearest on: calls in whose trailing closures or arguments
  /// it stands, without the modifiers.
  public func containers(of index: Int) -> [Int] {
    ancestors(of: index).filter { nodes[$0].call != nil && nodes[$0].call?.base == nil }
  }

  // MARK: Names

  /// The declarations around a node, joined by dots: `SettingsView.body`; empty outside of all.
  public func owner(of index: Int) -> String {
    var names: [String] = []
    var isInFunction = false
    for ancestor in [index] + Array(ancestors(of: index)) {
      switch nodes[ancestor].content {
      case .type(let type): names.append(type.name)
      case .function(let function):
        names.append(function.name)
        isInFunction = true
      case .variable(let variable):
        // A variable of a function says less than the function.
        guard case .type? = nodes[ancestor].parent.map({ nodes[$0].content }) else { continue }
        if !isInFunction { names.append(variable.name) }
      default: break
      }
    }
    return names.reversed().joined(separator: ".")
  }

  /// Whether only Xcode's previews show it: `#Preview`, `PreviewProvider`.
  public func isPreview(_ index: Int) -> Bool {
    ancestors(of: index).contains { ancestor in
      switch nodes[ancestor].content {
      case .type(let type):
        type.inherited.contains { $0.hasSuffix("PreviewProvider") }
          || type.name.hasSuffix("_Previews")
      case .call(let call): call.name == "#Preview"
      default: false
      }
    }
  }

  // MARK: Reading

  init(_ tree: SourceTree) {
    for statement in tree.statements { add(statement, to: nil, as: .statement, line: 1) }
    ends = nodes.indices.map { $0 + 1 }
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent else { continue }
      ends[parent] = max(ends[parent], ends[index])
    }
  }

  private mutating func append(
    _ content: SourceNode.Content, _ parent: Int?, _ role: SourceNode.Role, _ line: Int
  ) -> Int {
    nodes.append(SourceNode(content: content, parent: parent, role: role, line: line))
    return nodes.count - 1
  }

  private mutating func add(
    _ statements: [SourceStatement], to parent: Int?, as role: SourceNode.Role = .statement,
    line: Int
  ) {
    for statement in statements { add(statement, to: parent, as: role, line: line) }
  }

  private mutating func add(
    _ statement: SourceStatement, to parent: Int?, as role: SourceNode.Role, line: Int
  ) {
    switch statement {
    case .expression(let expression): add(expression, to: parent, as: role, line: line)
    case .assignment(let target, let sign, let value, let line):
      let index = append(
        .assignment(target: target, operator: sign, value: value), parent, role, line)
      add(target, to: index, as: .target, line: line)
      add(value, to: index, as: .value, line: line)
    case .variable(let variable):
      let index = append(.variable(variable), parent, role, variable.line)
      if let value = variable.value { add(value, to: index, as: .value, line: variable.line) }
      add(variable.getter, to: index, line: variable.line)
    case .function(let function):
      let index = append(.function(function), parent, role, function.line)
      for parameter in function.parameters {
        if let value = parameter.defaultValue {
          add(value, to: index, as: .value, line: function.line)
        }
      }
      add(function.body, to: index, line: function.line)
    case .type(let type):
      let index = append(.type(type), parent, role, type.line)
      for element in type.cases { add(.variable(element), to: index, as: .statement, line: line) }
      add(type.members, to: index, line: type.line)
    case .condition(let condition, let body, let otherwise):
      let index = append(.condition(condition), parent, role, line)
      add(condition, to: index, as: .condition, line: line)
      add(body, to: index, line: line)
      add(otherwise, to: index, as: .otherwise, line: line)
    case .switching(let subject, let cases):
      let index = append(.switching(subject), parent, role, line)
      add(subject, to: index, as: .condition, line: line)
      for element in cases { add(element.body, to: index, line: line) }
    case .block(let body):
      add(body, to: append(.block, parent, role, line), line: line)
    case .returning(let value):
      let index = append(.returning, parent, role, line)
      if let value { add(value, to: index, as: .value, line: line) }
    }
  }

  private mutating func add(
    _ expression: SourceExpression, to parent: Int?, as role: SourceNode.Role, line: Int
  ) {
    switch expression {
    case .call(let call): add(call, to: parent, as: role)
    case .string(let string):
      let index = append(.string(string), parent, role, string.line)
      for (number, segment) in string.segments.enumerated() {
        guard case .value(let value, let arguments) = segment else { continue }
        let part = append(.interpolation(value, arguments), index, .part(number), string.line)
        add(value, to: part, as: .value, line: string.line)
        for argument in arguments {
          add(argument.value, to: part, as: .argument(argument.label), line: string.line)
        }
      }
    case .member(let base?, let name):
      if case .name = base { return }
      let index = append(.member(base, name), parent, role, line)
      add(base, to: index, as: .base, line: line)
    case .closure(let closure):
      let index = append(.closure(closure), parent, role, line)
      add(closure.body, to: index, line: line)
    case .array(let elements): add(elements, to: append(.array, parent, role, line), line: line)
    case .tuple(let elements): add(elements, to: append(.tuple, parent, role, line), line: line)
    case .dictionary(let keys, let values):
      add(
        zip(keys, values).flatMap { [$0, $1] }, to: append(.dictionary, parent, role, line),
        line: line)
    case .choice(let condition, let results):
      let index = append(.choice(condition: condition, results), parent, role, line)
      add(condition, to: index, as: .condition, line: line)
      add(results, to: index, line: line)
    case .binary(let sign, let left, let right):
      add([left, right], to: append(.binary(sign, left, right), parent, role, line), line: line)
    case .subscripted(let base, let arguments):
      let index = append(.subscripted(base), parent, role, line)
      add(base, to: index, as: .base, line: line)
      for argument in arguments {
        add(argument.value, to: index, as: .argument(argument.label), line: line)
      }
    default: break
    }
  }

  private mutating func add(_ parts: [SourceExpression], to parent: Int, line: Int) {
    for (number, part) in parts.enumerated() {
      add(part, to: parent, as: .part(number), line: line)
    }
  }

  private mutating func add(_ call: SourceCall, to parent: Int?, as role: SourceNode.Role) {
    let index = append(.call(call), parent, role, call.line)
    if let name = call.name { callsByName[name, default: []].append(index) }
    switch call.callee {
    case .member(let base?, _): add(base, to: index, as: .base, line: call.line)
    case .name, .member: break
    default: add(call.callee, to: index, as: .base, line: call.line)
    }
    for argument in call.arguments {
      add(argument.value, to: index, as: .argument(argument.label), line: call.line)
    }
  }
}

/// Gathers the objects of a file.
struct UIKitWalk {
  private(set) var objects: [UIKitObject] = []
  /// Texts that functions and properties give back to UIKit.
  var usages: [PendingUsage] = []

  /// Objects by the name of their variable: those of each function and closure around, the
  /// innermost last.
  private var frames: [[String: Int]] = []
  /// Objects by type and property, since extensions go on with the type.
  private var members: [String: [String: Int]] = [:]
  private var branch: [Int] = []
  private var branches = 0
  /// What the closures around give back, the innermost last.
  private var returned: [[Int]] = []

  mutating func file(_ tree: SourceTree) {
    frames = [[:]]
    statements(tree.statements, scope: TextScope(), isBody: false)
  }

  // MARK: Statements

  private mutating func statements(_ list: [SourceStatement], scope: TextScope, isBody: Bool) {
    var scope = scope
    for statement in list {
      self.statement(statement, scope: scope, isBody: isBody)
      if isBody { scope.note(statement) }
    }
  }

  private mutating func statement(_ statement: SourceStatement, scope: TextScope, isBody: Bool) {
    switch statement {
    case .expression(let value):
      let found = visit(value, scope: scope)
      if !returned.isEmpty { returned[returned.count - 1] += found }
    case .assignment(let target, let sign, let value, let line):
      assignment(target, sign, value, line: line, scope: scope)
    case .variable(let variable): self.variable(variable, scope: scope, isBody: isBody)
    case .function(let function): self.function(function, scope: scope)
    case .type(let type): self.type(type, scope: scope)
    case .condition(let condition, let body, let otherwise):
      _ = visit(condition, scope: scope)
      inBranch { $0.statements(body, scope: scope, isBody: isBody) }
      inBranch { $0.statements(otherwise, scope: scope, isBody: isBody) }
    case .switching(let subject, let cases):
      _ = visit(subject, scope: scope)
      for item in cases { inBranch { $0.statements(item.body, scope: scope, isBody: true) } }
    case .block(let body): inBranch { $0.statements(body, scope: scope, isBody: true) }
    case .returning(let value):
      guard let value else { return }
      let found = visit(value, scope: scope)
      if !returned.isEmpty { returned[returned.count - 1] += found }
    }
  }

  private mutating func inBranch(_ body: (inout UIKitWalk) -> Void) {
    branches += 1
    branch.append(branches)
    body(&self)
    branch.removeLast()
  }

  private mutating func assignment(
    _ target: SourceExpression, _ sign: String, _ value: SourceExpression, line: Int,
    scope: TextScope
  ) {
    let given = visit(value, scope: scope)
    guard sign == "=" else { return }
    guard let (object, path) = place(of: target, scope: scope) else {
      _ = visit(target, scope: scope)
      return
    }
    if path.isEmpty {
      // The variable gets an object: it goes on as that one.
      if let new = given.first, given.count == 1, objects[new].name.isEmpty {
        adopt(new, as: object)
      }
      return
    }
    record(
      UIKitEvent(
        path: path, action: .set(value), given: [given], scope: scope, branch: branch, line: line),
      on: object)
    for id in given { objects[id].uses.append(UIKitUse(owner: object, name: path[path.count - 1])) }
  }

  private mutating func variable(_ variable: SourceVariable, scope: TextScope, isBody: Bool) {
    let given = variable.value.map { visit($0, scope: scope) } ?? []
    if !variable.getter.isEmpty {
      inFunction {
        $0.statements(variable.getter, scope: scope, isBody: true)
      }
      if !isBody { result(of: variable, scope: scope) }
    }
    let type = variable.type.map(TextScope.element)
    if case .array? = variable.value {
      let id = add(UIKitObject(name: variable.name, owner: scope.type, elements: given))
      define(variable.name, id, scope: scope, isBody: isBody)
    } else if let first = given.first, given.count == 1, objects[first].name.isEmpty {
      objects[first].name = variable.name
      if objects[first].type == nil { objects[first].type = type }
      define(variable.name, first, scope: scope, isBody: isBody)
    } else if given.count == 1 {
      define(variable.name, given[0], scope: scope, isBody: isBody)
    } else {
      let type = type ?? (variable.value.flatMap(TextScope.type))
      let id = add(UIKitObject(name: variable.name, type: type, owner: scope.type))
      define(variable.name, id, scope: scope, isBody: isBody)
    }
  }

  private mutating func define(_ name: String, _ id: Int, scope: TextScope, isBody: Bool) {
    if isBody || scope.type == nil {
      frames[frames.count - 1][name] = id
    } else if let type = scope.type {
      // A method above the declaration may have named the property already.
      if let old = members[type]?[name] {
        adopt(id, as: old)
      } else {
        members[type, default: [:]][name] = id
      }
    }
  }

  /// Lets a named object have what an object without a name got.
  private mutating func adopt(_ new: Int, as old: Int) {
    guard new != old else { return }
    let source = objects[new]
    objects[old].type = source.type ?? objects[old].type
    if let creation = source.creation {
      if let known = objects[old].creation { objects[old].otherCreations.append(known) }
      objects[old].creation = creation
    }
    objects[old].events += source.events
    objects[old].uses += source.uses
    objects[new].creation = nil
    objects[new].events = []
    objects[new].uses = []
  }

  private mutating func function(_ function: SourceFunction, scope: TextScope) {
    let inner = scope.entering(function)
    result(of: function, scope: inner)
    inFunction { walk in
      for parameter in function.parameters {
        let id = walk.add(
          UIKitObject(
            name: parameter.name, type: TextScope.element(of: parameter.type), owner: scope.type))
        walk.frames[walk.frames.count - 1][parameter.name] = id
      }
      walk.statements(function.body, scope: inner, isBody: true)
    }
  }

  private mutating func inFunction(_ body: (inout UIKitWalk) -> Void) {
    frames.append([:])
    returned.append([])
    // What one method sets holds for the texts that another one sets.
    body(&self)
    returned.removeLast()
    frames.removeLast()
  }

  private mutating func type(_ type: SourceType, scope: TextScope) {
    let inner = scope.entering(type)
    if let name = inner.type, let kind = UIKitKind.viewController(type) {
      let id = object(named: "self", scope: inner)
      objects[id].type = kind
      members[name, default: [:]]["self"] = id
    }
    // Properties first: methods above them use them too.
    let isProperty = { (member: SourceStatement) -> Bool in
      if case .variable(let variable) = member { return variable.getter.isEmpty }
      return false
    }
    statements(type.members.filter(isProperty), scope: inner, isBody: false)
    statements(type.members.filter { !isProperty($0) }, scope: inner, isBody: false)
  }

  // MARK: Objects

  private mutating func add(_ object: UIKitObject) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// The object, or the objects of a list.
  private func elements(_ id: Int?) -> [Int] {
    guard let id else { return [] }
    return objects[id].elements.isEmpty ? [id] : objects[id].elements
  }

  private mutating func record(_ event: UIKitEvent, on object: Int) {
    objects[object].events.append(event)
  }

  /// The object a name stands for; a name that was not seen yet is bound by a condition of the
  /// function, unless it is written with `self`.
  private mutating func object(
    named name: String, scope: TextScope, isProperty: Bool = true
  ) -> Int {
    for frame in frames.reversed() {
      if let id = frame[name] { return id }
    }
    let type = scope.type ?? ""
    if let id = members[type]?[name] { return id }
    let id = add(UIKitObject(name: name, type: scope.types[name], owner: scope.type))
    if isProperty || frames.count < 2 {
      members[type, default: [:]][name] = id
    } else {
      frames[1][name] = id
    }
    return id
  }

  /// The object that an expression begins with, and the members that follow.
  private mutating func place(
    of expression: SourceExpression, scope: TextScope
  ) -> (object: Int, path: [String])? {
    guard var path = Self.path(of: expression) else { return nil }
    let isWritten = path.first == "self" || path.first == "super"
    if isWritten { path.removeFirst() }
    guard let first = path.first else { return (object(named: "self", scope: scope), []) }
    if path.count == 1, Self.ownProperties.contains(first), frames.allSatisfy({ $0[first] == nil })
    {
      return (object(named: "self", scope: scope), path)
    }
    let isProperty = isWritten || Self.inherited.contains(first)
    return (
      object(named: first, scope: scope, isProperty: isProperty), Array(path.dropFirst())
    )
  }

  /// Properties of a view controller that are set without `self`.
  private static let ownProperties: Set<String> = ["title", "toolbarItems"]

  /// Properties that view controllers inherit.
  private static let inherited: Set<String> = [
    "navigationItem", "tabBarItem", "navigationController", "tabBarController", "tableView",
    "view", "refreshControl", "searchController",
  ]

  /// `a.b[0].c` as `["a", "b[]", "c"]`; nil where it begins with something without a name.
  static func path(of expression: SourceExpression) -> [String]? {
    switch expression {
    case .name(let name): [name]
    case .member(let base?, let name): path(of: base).map { $0 + [name] }
    case .subscripted(let base, _):
      path(of: base).map { $0.dropLast() + [($0.last ?? "") + "[]"] }
    case .call(let call) where ["first", "last"].contains(call.name): call.base.flatMap(path)
    default: nil
    }
  }

  // MARK: Expressions

  /// Walks over an expression and tells the objects it stands for.
  private mutating func visit(_ value: SourceExpression, scope: TextScope) -> [Int] {
    switch value {
    case .call(let call): return self.call(call, scope: scope)
    case .closure(let closure):
      self.closure(closure, scope: scope)
      return []
    case .array(let elements), .tuple(let elements):
      return elements.flatMap { visit($0, scope: scope) }
    case .dictionary(let keys, let values):
      for element in keys + values { _ = visit(element, scope: scope) }
      errorTexts(keys, values, scope: scope)
      return []
    case .choice(let condition, let results):
      _ = visit(condition, scope: scope)
      return results.flatMap { visit($0, scope: scope) }
    case .binary(_, let left, let right):
      return visit(left, scope: scope) + visit(right, scope: scope)
    case .name(let name):
      let local = frames.reversed().lazy.compactMap { $0[name] }.first
      return elements(local ?? members[scope.type ?? ""]?[name])
    case .member(.name("self")?, let name): return elements(members[scope.type ?? ""]?[name])
    case .member(let base?, _):
      _ = visit(base, scope: scope)
      return []
    case .subscripted(let base, let arguments):
      for argument in arguments { _ = visit(argument.value, scope: scope) }
      _ = visit(base, scope: scope)
      return []
    case .string(let string):
      for case .value(let value, _) in string.segments { _ = visit(value, scope: scope) }
      return []
    default: return []
    }
  }

  @discardableResult
  private mutating func closure(
    _ closure: SourceClosure, scope: TextScope, isCalled: Bool = false
  ) -> [Int] {
    var inner = scope
    frames.append([:])
    for parameter in closure.parameters {
      inner.locals[parameter] = .unknown
      frames[frames.count - 1][parameter] = add(
        UIKitObject(name: parameter, type: nil, owner: scope.type))
    }
    frames[frames.count - 1]["$0"] = add(UIKitObject(name: "$0", type: nil, owner: scope.type))
    returned.append([])
    if isCalled {
      statements(closure.body, scope: inner, isBody: true)
    } else {
      inBranch { $0.statements(closure.body, scope: inner, isBody: true) }
    }
    frames.removeLast()
    return returned.removeLast()
  }

  private mutating func call(_ call: SourceCall, scope: TextScope) -> [Int] {
    if case .closure(let closure) = call.callee {
      return self.closure(closure, scope: scope, isCalled: true)
    }
    let given = call.arguments.map { argument -> [Int] in
      if case .closure(let closure) = argument.value {
        return placeholders(in: closure, of: call, scope: scope)
      }
      return visit(argument.value, scope: scope)
    }
    var event = UIKitEvent(
      path: [], action: .call(call), given: given, scope: scope, branch: branch, line: call.line)
    if let type = UIKitKind.created(by: call) {
      let id = add(UIKitObject(name: "", type: type, owner: scope.type, creation: event))
      for (argument, ids) in zip(call.arguments, given) {
        for given in ids {
          objects[given].uses.append(UIKitUse(owner: id, name: type, label: argument.label))
        }
      }
      return [id]
    }
    let name = call.name ?? ""
    guard let base = call.base else {
      if name == "setTitle" {
        event.path = [name]
        record(event, on: object(named: "self", scope: scope))
      }
      use(call, given, owner: nil, name: name)
      return []
    }
    let place = place(of: base, scope: scope)
    if let place {
      event.path = place.path + [name]
      record(event, on: place.object)
      if name == "append", place.path.isEmpty {
        objects[place.object].elements += given.flatMap { $0 }
      }
      use(call, given, owner: place.object, name: name)
      return []
    }
    let bases = visit(base, scope: scope)
    for id in bases {
      event.path = [name]
      record(event, on: id)
    }
    // What a method such as `then` or `with` gives back is taken to be the object itself.
    return bases
  }

  private mutating func use(_ call: SourceCall, _ given: [[Int]], owner: Int?, name: String) {
    for (argument, ids) in zip(call.arguments, given) {
      for id in ids {
        objects[id].uses.append(UIKitUse(owner: owner, name: name, label: argument.label))
      }
    }
  }

  /// A closure among the arguments; the text field of `addTextField` is its parameter.
  private mutating func placeholders(
    in closure: SourceClosure, of call: SourceCall, scope: TextScope
  ) -> [Int] {
    let first = objects.count
    let found = self.closure(closure, scope: scope)
    guard call.name == "addTextField", objects.count > first else { return found }
    objects[first].type = "UITextField"
    objects[first].uses.append(UIKitUse(owner: nil, name: "addTextField"))
    return []
  }
}

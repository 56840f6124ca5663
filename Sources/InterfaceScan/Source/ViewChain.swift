/// A call with the methods called on its result, as SwiftUI's modifiers are.
///
/// `Text("a").font(.body).lineLimit(1)` is the root `Text("a")` with the modifiers `font` and
/// `lineLimit`.
public struct ViewChain: Sendable, Hashable {
  /// What the chain begins with: a call, or any other expression.
  public var root: SourceExpression
  /// The calls on it, the innermost first.
  public var modifiers: [SourceCall]

  /// Takes an expression apart.
  public init(_ expression: SourceExpression) {
    var root = expression
    var modifiers: [SourceCall] = []
    while case .call(let call) = root, case .member(let base?, _) = call.callee, Self.isView(base) {
      modifiers.append(call)
      root = base
    }
    self.root = root
    self.modifiers = modifiers.reversed()
  }

  /// The call it begins with; nil for another expression.
  public var call: SourceCall? {
    if case .call(let call) = root { return call }
    return nil
  }

  /// The last modifier with a name, which for most modifiers is the innermost one that counts.
  public subscript(modifier name: String) -> SourceCall? { modifiers.first { $0.name == name } }

  /// A method of a type or of a value in a variable begins a chain; one of a call goes on with it.
  private static func isView(_ base: SourceExpression) -> Bool {
    switch base {
    case .call: true
    case .binary, .choice: true
    case .name(let name): name.first?.isLowercase == true && name != "self"
    default: false
    }
  }
}

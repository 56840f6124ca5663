import InterfaceScan

/// A statement or an expression of a file of source, and where it stands.
public struct SourceNode: Sendable {
  /// What stands there. Names and numbers are no nodes; they are found in the node around them.
  public enum Content: Sendable {
    case call(SourceCall)
    case string(SourceString)
    /// `base.name` where the base is more than names.
    case member(SourceExpression, String)
    case assignment(target: SourceExpression, operator: String, value: SourceExpression)
    case variable(SourceVariable)
    case function(SourceFunction)
    case type(SourceType)
    case closure(SourceClosure)
    /// `if` and `guard`.
    case condition(SourceExpression)
    case switching(SourceExpression)
    /// `for`, `while`, `do` or `defer`.
    case block
    case returning
    case array
    case dictionary
    case tuple
    /// `a ? b : c`, or `if` or `switch` as an expression.
    case choice(condition: SourceExpression, [SourceExpression])
    case binary(String, SourceExpression, SourceExpression)
    case subscripted(SourceExpression)
    /// `\(value)` with what is said about it, in a string.
    case interpolation(SourceExpression, [SourceArgument])
  }

  /// What it is for the node around it.
  public enum Role: Sendable, Hashable {
    /// A statement of the file, of a type, a function, a closure or a branch.
    case statement
    /// A statement of `else`, and of what follows a `guard` that fails.
    case otherwise
    /// What a method is called on, or what a member or an element is taken of.
    case base
    /// An argument with its label; that of a trailing closure is nil.
    case argument(String?)
    /// What a condition or a `switch` looks at.
    case condition
    /// The target of an assignment.
    case target
    /// The value of an assignment, a variable, a parameter, a `return`.
    case value
    /// The operands of an operator, the elements of a list, the results of a choice, the parts of a
    /// string: the number from 0.
    case part(Int)
  }

  /// What stands there.
  public let content: Content
  /// The number of the node around it; nil for a statement of the file.
  public let parent: Int?
  /// What it is for the node around it.
  public let role: Role
  /// The line, counted from 1: its own, else that of what is around or in front.
  public let line: Int

  /// The call, where it is one.
  public var call: SourceCall? {
    if case .call(let call) = content { return call }
    return nil
  }
}

/// An expression of program source, as far as a scan for texts needs it.
///
/// It is the same for Swift and Objective-C: a message send is a call, an attribute is a member.
public indirect enum SourceExpression: Sendable, Hashable {
  /// A string literal.
  case string(SourceString)
  /// A number literal; a sign in front of it is part of it.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// `nil`.
  case none
  /// A name that stands alone: `title`, `self`, `UIFont`.
  case name(String)
  /// A member: `base.name`; an implicit member such as `.body` has no base.
  case member(SourceExpression?, String)
  /// A call.
  case call(SourceCall)
  /// A closure, or a block of Objective-C.
  case closure(SourceClosure)
  /// `[a, b]`.
  case array([SourceExpression])
  /// `[a: b]`.
  case dictionary([SourceExpression], [SourceExpression])
  /// `(a, b)` with more than one element.
  case tuple([SourceExpression])
  /// `condition ? first : second`, or an `if` or `switch` used as an expression, with its results.
  case choice(condition: SourceExpression, [SourceExpression])
  /// An operator between two operands: `a + b`, `a ?? b`, `a == b`.
  case binary(String, SourceExpression, SourceExpression)
  /// `base[arguments]`.
  case subscripted(SourceExpression, [SourceArgument])
  /// A key path such as `\.font`, without the backslash.
  case keyPath(String)
  /// Anything else, as written.
  case other(String)
}

/// A string literal, taken apart at its interpolations.
public struct SourceString: Sendable, Hashable {
  /// A part of a literal.
  public enum Segment: Sendable, Hashable {
    /// Text, its escapes resolved.
    case text(String)
    /// An interpolated value and what is said about it: `\(count, specifier: "%d")`.
    case value(SourceExpression, [SourceArgument])
  }

  /// The parts in order.
  public var segments: [Segment]
  /// The line it begins on, counted from 1.
  public var line: Int

  /// Creates a literal.
  public init(segments: [Segment], line: Int) {
    self.segments = segments
    self.line = line
  }

  /// The whole text where nothing is interpolated.
  public var plain: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

/// A call of a function, an initialiser or a method.
public struct SourceCall: Sendable, Hashable {
  /// What is called: `Text`, `.font`, `view.setTitle`.
  public var callee: SourceExpression
  /// The arguments; trailing closures are arguments too, the first without a label.
  public var arguments: [SourceArgument]
  /// The line of the name that is called, counted from 1.
  public var line: Int

  /// Creates a call.
  public init(callee: SourceExpression, arguments: [SourceArgument], line: Int) {
    self.callee = callee
    self.arguments = arguments
    self.line = line
  }

  /// The last name of what is called: `font` of `.font(.body)`, `Text` of `Text("a")`.
  public var name: String? {
    switch callee {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// What the method is called on; nil for a function.
  public var base: SourceExpression? {
    if case .member(let base, _) = callee { return base }
    return nil
  }

  /// The first argument with a label; `nil` finds the first without one.
  public subscript(label: String?) -> SourceExpression? {
    arguments.first { $0.label == label }?.value
  }

  /// The closure behind the parentheses, or the argument that is one.
  public var closure: SourceClosure? {
    for argument in arguments.reversed() {
      if case .closure(let closure) = argument.value, argument.label == nil { return closure }
    }
    return nil
  }
}

/// An argument of a call.
public struct SourceArgument: Sendable, Hashable {
  /// Its label.
  public var label: String?
  /// Its value.
  public var value: SourceExpression

  /// Creates an argument.
  public init(label: String?, value: SourceExpression) {
    self.label = label
    self.value = value
  }
}

/// A closure.
public struct SourceClosure: Sendable, Hashable {
  /// Names of its parameters.
  public var parameters: [String]
  /// What it does.
  public var body: [SourceStatement]

  /// Creates a closure.
  public init(parameters: [String], body: [SourceStatement]) {
    self.parameters = parameters
    self.body = body
  }
}

/// Makes Swift's calls of messages and of functions of C.
enum ObjectiveCMessage {
  /// A part of a selector with what is given for it; behind the last one there may be more values.
  struct Piece {
    var name: String
    var line: Int
    var values: [SourceExpression] = []
  }

  /// The expression of a message.
  static func expression(
    _ receiver: SourceExpression, _ pieces: [Piece], line: Int
  ) -> SourceExpression {
    guard let first = pieces.first else { return receiver }
    if pieces.count == 1, first.values.isEmpty {
      return member(first.name, of: receiver, line: line)
    }
    if let known = known(receiver, pieces) { return known }
    let type = className(receiver)
    let method = ObjectiveCNames.method(pieces.map(\.name), of: type)
    var arguments: [SourceArgument] = []
    for (piece, label) in zip(pieces, method.labels) {
      for (index, value) in piece.values.enumerated() {
        arguments.append(SourceArgument(label: index == 0 ? label : nil, value: value))
      }
    }
    return .call(
      SourceCall(
        callee: callee(method.name, receiver, type), arguments: arguments, line: line))
  }

  private static func callee(
    _ name: String, _ receiver: SourceExpression, _ type: String?
  ) -> SourceExpression {
    guard name == "init" else { return .member(receiver, name) }
    // `[[UILabel alloc] initWithFrame:frame]` is `UILabel(frame: frame)`.
    if case .member(let base?, "alloc") = receiver {
      return className(base) == nil ? .member(base, name) : base
    }
    return type == nil ? .member(receiver, name) : receiver
  }

  /// A message without arguments: a property, or a method of a class.
  private static func member(
    _ name: String, of receiver: SourceExpression, line: Int
  ) -> SourceExpression {
    switch name {
    case "alloc": return .member(receiver, "alloc")
    case "new":
      return .call(SourceCall(callee: receiver, arguments: [], line: line))
    case "init":
      guard case .member(let base?, "alloc") = receiver else { return .member(receiver, name) }
      return .call(SourceCall(callee: base, arguments: [], line: line))
    case "autorelease", "retain", "copy", "mutableCopy", "self": return receiver
    default: break
    }
    if let type = className(receiver) {
      return .call(
        SourceCall(
          callee: .member(receiver, ObjectiveCNames.classMember(name, of: type)), arguments: [],
          line: line))
    }
    return .member(receiver, ObjectiveCNames.members[name] ?? name)
  }

  /// The class that a message is sent to; nil for an object.
  private static func className(_ receiver: SourceExpression) -> String? {
    switch receiver {
    case .name(let name): name.first?.isUppercase == true ? name : nil
    case .member(.name("UIButton")?, "Configuration"): "UIButtonConfiguration"
    default: nil
    }
  }

  /// Messages that are literals or operators in Swift.
  private static func known(
    _ receiver: SourceExpression, _ pieces: [Piece]
  ) -> SourceExpression? {
    guard let first = pieces.first, let value = first.values.first else { return nil }
    switch first.name {
    case "arrayWithObjects", "initWithObjects", "setWithObjects", "arrayWithObject":
      return .array(first.values.filter { $0 != .none })
    case "dictionaryWithObjectsAndKeys":
      let pairs = first.values.filter { $0 != .none }
      let count = pairs.count / 2
      return .dictionary(
        (0..<count).map { pairs[2 * $0 + 1] }, (0..<count).map { pairs[2 * $0] })
    case "stringByAppendingString", "stringByAppendingFormat":
      return .binary("+", receiver, value)
    case "objectAtIndex", "objectForKey", "objectAtIndexedSubscript", "objectForKeyedSubscript":
      guard pieces.count == 1 else { return nil }
      return .subscripted(receiver, [SourceArgument(label: nil, value: value)])
    case "stringWithString", "initWithString":
      guard pieces.count == 1, className(receiver)?.hasSuffix("AttributedString") != true else {
        return nil
      }
      if case .member(.name(let type)?, "alloc") = receiver, type.hasSuffix("AttributedString") {
        return nil
      }
      return value
    default: return nil
    }
  }

  /// What a message that sets a property assigns to what; nil for other calls.
  static func setter(_ call: SourceCall) -> (SourceExpression, SourceExpression)? {
    guard case .member(let base?, let name) = call.callee, call.arguments.count == 1,
      call.arguments[0].label == nil, name.hasPrefix("set"), name.count > 3,
      name.dropFirst(3).first?.isUppercase == true
    else { return nil }
    return (
      .member(base, ObjectiveCNames.lowerFirst(String(name.dropFirst(3)))),
      call.arguments[0].value
    )
  }

  // MARK: Functions

  /// Labels of the macros that look texts up, as the function of Swift has them.
  private static let lookUps: [String: [String?]] = [
    "NSLocalizedString": [nil, "comment"],
    "NSLocalizedStringFromTable": [nil, "tableName", "comment"],
    "NSLocalizedStringFromTableInBundle": [nil, "tableName", "bundle", "comment"],
    "NSLocalizedStringWithDefaultValue": [nil, "tableName", "bundle", "value", "comment"],
  ]

  /// A call of a function or macro.
  static func function(
    _ callee: SourceExpression, arguments: [SourceExpression], line: Int
  ) -> SourceExpression {
    guard case .name(let name) = callee else {
      return .call(
        SourceCall(
          callee: callee, arguments: arguments.map { SourceArgument(label: nil, value: $0) },
          line: line))
    }
    let labels = lookUps[name] ?? []
    let isLookUp = !labels.isEmpty
    return .call(
      SourceCall(
        callee: .name(isLookUp ? "NSLocalizedString" : name),
        arguments: arguments.enumerated().map { index, value in
          SourceArgument(label: index < labels.count ? labels[index] : nil, value: value)
        }, line: line))
  }
}

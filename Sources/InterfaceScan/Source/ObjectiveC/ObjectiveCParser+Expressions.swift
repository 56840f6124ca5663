/// Expressions.
extension ObjectiveCParser {
  /// An expression without a comma; nil where none begins.
  ///
  /// - Parameter isPattern: Whether a colon ends it even behind a question mark.
  mutating func expression(isPattern: Bool = false) -> SourceExpression? {
    guard depth < Self.maximumDepth else {
      if isOpening { skipGroup() } else { position += 1 }
      return .other("")
    }
    depth += 1
    defer { depth -= 1 }
    return binary(0, isPattern: isPattern)
  }

  /// Operators from the loosest to the tightest.
  private static let operators: [(sign: StaticString, strength: Int)] = [
    ("||", 2), ("&&", 3), ("|", 4), ("^", 5), ("&", 6), ("==", 7), ("!=", 7), ("<", 8), (">", 8),
    ("<=", 8), (">=", 8), ("<<", 9), ("+", 10), ("-", 10), ("*", 11), ("/", 11), ("%", 11),
  ]

  private mutating func binary(_ strength: Int, isPattern: Bool) -> SourceExpression? {
    guard var left = unary() else { return nil }
    var count = 0
    while !isAtEnd, kind() == .sign {
      if isSign("?"), strength <= 1, !isPattern, count < maximumChain {
        count += 1
        left = choice(left)
        continue
      }
      guard
        let (sign, own) = Self.operators.first(where: { isSign($0.sign) }), own > strength
      else { break }
      position += 1
      depth += 1
      let right = depth < Self.maximumDepth ? binary(own, isPattern: isPattern) : nil
      depth -= 1
      guard let right else { break }
      count += 1
      if count < maximumChain { left = .binary("\(sign)", left, right) }
    }
    // An assignment inside of an expression: `if ((self = [super init]))`.
    if strength == 0, depth > 1, isSign("="), isInParentheses {
      position += 1
      if let right = binary(0, isPattern: isPattern) { left = .binary("=", left, right) }
    }
    return left
  }

  /// Whether the limit is that of parentheses.
  private var isInParentheses: Bool {
    limit < source.tokens.count && source.isSign(limit, ")")
  }

  /// `a ? b : c` and `a ?: b`.
  private mutating func choice(_ condition: SourceExpression) -> SourceExpression {
    position += 1
    if skip(":") {
      return .binary("??", condition, expression() ?? .other(""))
    }
    let first = expression() ?? .other("")
    _ = skip(":")
    let second = expression() ?? .other("")
    return .choice(condition: condition, [first, second])
  }

  private mutating func unary() -> SourceExpression? {
    guard kind() == .sign else { return postfix() }
    if isSign("!") {
      position += 1
      return nested { $0.unary() }.map { .binary("!", .none, $0) }
    }
    if isSign("-") {
      position += 1
      let value = nested { $0.unary() }
      if case .number(let number)? = value { return .number(-number) }
      return value
    }
    if isSign("&") || isSign("*") || isSign("~") || isSign("+") || isSign("++") || isSign("--") {
      position += 1
      return nested { $0.unary() }
    }
    if isSign("("), isCast {
      skipGroup()
      return nested { $0.unary() }
    }
    return postfix()
  }

  private mutating func nested(
    _ read: (inout ObjectiveCParser) -> SourceExpression?
  ) -> SourceExpression? {
    guard depth < Self.maximumDepth else {
      if isOpening { skipGroup() } else { position += 1 }
      return .other("")
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private static let plainTypes: Set<String> = [
    "id", "int", "float", "double", "long", "char", "short", "bool", "void", "unsigned",
  ]

  /// Whether the parentheses at the position hold a type before a value.
  private var isCast: Bool {
    let end = partner
    guard end - position > 1, end - position < 24, end + 1 < limit else { return false }
    var isType = false
    for index in position + 1..<end {
      let token = source.tokens[index]
      if token.kind == .identifier { continue }
      guard
        source.isSign(index, "*") || source.isSign(index, "<") || source.isSign(index, ">")
          || source.isSign(index, ",")
      else { return false }
    }
    if source.isSign(end - 1, "*") || source.isSign(end - 1, ">") { isType = true }
    if !isType {
      let name = source.text(end - 1)
      isType =
        Self.plainTypes.contains(name) || name.hasPrefix("_")
        || (end - position == 2 && name.first?.isUppercase == true)
    }
    guard isType else { return false }
    let next = source.tokens[end + 1]
    switch next.kind {
    case .identifier, .keyword, .string, .plainString, .number, .character: return true
    case .sign:
      return source.isSign(end + 1, "[") || source.isSign(end + 1, "(")
        || source.isSign(end + 1, "@") || source.isSign(end + 1, "^")
        || source.isSign(end + 1, "&") || source.isSign(end + 1, "-")
        || source.isSign(end + 1, "!")
    }
  }

  // MARK: Members and calls

  private mutating func postfix() -> SourceExpression? {
    guard var value = primary() else { return nil }
    var count = 0
    while !isAtEnd, kind() == .sign {
      count += 1
      guard count < maximumChain else { break }
      if isSign(".") || isSign("->") {
        position += 1
        guard isIdentifier() else { break }
        let name = word()
        value = .member(value, ObjectiveCNames.members[name] ?? name)
      } else if isSign("[") {
        let index = inside { $0.expression() } ?? .other("")
        value = .subscripted(value, [SourceArgument(label: nil, value: index)])
      } else if isSign("(") {
        let line = line
        value = ObjectiveCMessage.function(value, arguments: arguments(), line: line)
      } else if isSign("++") || isSign("--") {
        position += 1
      } else {
        break
      }
    }
    return value
  }

  /// The values in the brackets at the position, between commas.
  private mutating func arguments() -> [SourceExpression] {
    inside { parser in
      var values: [SourceExpression] = []
      while !parser.isAtEnd {
        let before = parser.position
        if let value = parser.expression() { values.append(value) }
        while !parser.isAtEnd, !parser.isSign(",") {
          // What was not understood of an argument.
          if parser.isOpening { parser.skipGroup() } else { parser.position += 1 }
        }
        _ = parser.skip(",")
        if parser.position == before { parser.position += 1 }
      }
      return values
    }
  }

  // MARK: Values

  private mutating func primary() -> SourceExpression? {
    switch kind() {
    case .identifier?: return name()
    case .number?: return number()
    case .string?, .plainString?: return string()
    case .character?:
      position += 1
      return .other("")
    case .keyword?: return keyword()
    case .sign?: return bracket()
    case nil: return nil
    }
  }

  private static let words: [String: SourceExpression] = [
    "YES": .bool(true), "NO": .bool(false), "TRUE": .bool(true), "FALSE": .bool(false),
    "true": .bool(true), "false": .bool(false), "nil": .none, "Nil": .none, "NULL": .none,
    "weakSelf": .name("self"), "strongSelf": .name("self"), "wself": .name("self"),
    "sself": .name("self"), "weakself": .name("self"), "blockSelf": .name("self"),
    "wSelf": .name("self"), "sSelf": .name("self"),
  ]

  private mutating func name() -> SourceExpression {
    let name = word()
    if let known = Self.words[name] { return known }
    if let constant = ObjectiveCNames.constant(name) { return .member(nil, constant) }
    // The variable behind a property.
    if name.hasPrefix("_"), let first = name.dropFirst().first, first.isLowercase {
      return .member(.name("self"), String(name.dropFirst()))
    }
    if name == "UIButtonConfiguration" {
      return .member(.name("UIButton"), "Configuration")
    }
    return .name(name)
  }

  private mutating func number() -> SourceExpression {
    let text = word()
    if text.lowercased().hasPrefix("0x") {
      let digits = text.dropFirst(2).prefix { $0.isHexDigit }
      return UInt64(digits, radix: 16).map { .number(Double($0)) } ?? .other(text)
    }
    let digits = text.prefix { $0.isNumber || ".eE+-".contains($0) }
    return Double(digits.hasSuffix(".") ? digits + "0" : digits).map(SourceExpression.number)
      ?? .other(text)
  }

  /// Literals one behind the other are one text.
  private mutating func string() -> SourceExpression {
    let line = line
    var text = ""
    while kind() == .string || kind() == .plainString {
      text += ObjectiveCString.text(
        source.bytes[source.tokens[position].start..<source.tokens[position].end])
      position += 1
    }
    return .string(SourceString(segments: [.text(text)], line: line))
  }

  private mutating func keyword() -> SourceExpression? {
    let word = self.word()
    switch word {
    case "YES", "true": return .bool(true)
    case "NO", "false": return .bool(false)
    case "selector", "encode", "protocol", "available":
      if isSign("(") { skipGroup() }
      return .other(word)
    default: return .other(word)
    }
  }

  private mutating func bracket() -> SourceExpression? {
    if isSign("@") {
      position += 1
      if isSign("[") { return .array(isDeep ? [] : arguments()) }
      if isSign("{") { return isDeep ? .other("") : dictionary() }
      if isSign("(") { return isDeep ? .other("") : inside { $0.expression() } ?? .other("") }
      return primaryBehindSign()
    }
    if isSign("(") {
      guard !isDeep else { return skipped() }
      // A statement expression of GNU C gives its last value.
      if isSign("{", ahead: 1) {
        var body = inside { $0.block() }
        if case .expression(let value)? = body.last { body[body.count - 1] = .returning(value) }
        return .call(
          SourceCall(
            callee: .closure(SourceClosure(parameters: [], body: body)), arguments: [], line: line))
      }
      return inside { $0.expression() } ?? .other("")
    }
    if isSign("[") { return isDeep ? skipped() : message() }
    if isSign("{") { return skipped() }
    if isSign("^") { return closure() }
    return nil
  }

  private var isDeep: Bool { depth >= Self.maximumDepth }

  private mutating func skipped() -> SourceExpression {
    skipGroup()
    return .other("")
  }

  /// `@1` and `@-1`.
  private mutating func primaryBehindSign() -> SourceExpression? {
    if kind() == .number { return number() }
    if skip("-"), kind() == .number, case .number(let value) = number() { return .number(-value) }
    return .other("")
  }

  private mutating func dictionary() -> SourceExpression {
    inside { parser in
      var keys: [SourceExpression] = []
      var values: [SourceExpression] = []
      while !parser.isAtEnd {
        let before = parser.position
        if let key = parser.expression(), parser.skip(":"), let value = parser.expression() {
          keys.append(key)
          values.append(value)
        }
        while !parser.isAtEnd, !parser.isSign(",") {
          if parser.isOpening { parser.skipGroup() } else { parser.position += 1 }
        }
        _ = parser.skip(",")
        if parser.position == before { parser.position += 1 }
      }
      return .dictionary(keys, values)
    }
  }

  /// `^(UITextField *field) { … }`.
  private mutating func closure() -> SourceExpression {
    position += 1
    // The type of the result.
    while isIdentifier() || isSign("*") { position += 1 }
    let parameters = isSign("(") ? inside { $0.cParameters() } : []
    while isIdentifier() { position += 1 }
    guard isSign("{") else { return .other("^") }
    return .closure(SourceClosure(parameters: parameters.map(\.name), body: block()))
  }

  // MARK: Messages

  /// `[receiver selector:argument …]`.
  private mutating func message() -> SourceExpression {
    let first = line
    return inside { parser in
      guard let receiver = parser.expression() else { return .other("") }
      var pieces: [ObjectiveCMessage.Piece] = []
      while !parser.isAtEnd, parser.isIdentifier() || parser.isSign(":") {
        let line = parser.line
        let name = parser.isIdentifier() ? parser.word() : ""
        var piece = ObjectiveCMessage.Piece(name: name, line: line)
        guard parser.skip(":") else {
          if pieces.isEmpty { pieces.append(piece) }
          break
        }
        if let value = parser.expression() { piece.values.append(value) }
        while parser.skip(",") {
          if let value = parser.expression() { piece.values.append(value) }
        }
        pieces.append(piece)
      }
      return ObjectiveCMessage.expression(receiver, pieces, line: pieces.first?.line ?? first)
    }
  }
}

/// Reads the tokens of Objective-C source as far as texts need it, and passes over the rest.
///
/// Every bracket is read within the bounds of its partner, so that damage stays inside, and every
/// step moves on, so that the time is that of the tokens.
struct ObjectiveCParser {
  let source: ObjectiveCTokens
  /// The token to be read next.
  var position = 0
  /// The first token that is not to be read here.
  var limit: Int
  /// How deep brackets and statements nest here.
  var depth = 0

  /// Nesting beyond this is left out; threads have half a megabyte of stack.
  static let maximumDepth = 48
  /// Chains of operators, of members and of `else if` beyond this are left out, since what walks over
  /// them calls itself. Inner ones may be shorter, so that their sum stays small.
  var maximumChain: Int { 600 / max(1, depth) }

  init(_ source: ObjectiveCTokens) {
    self.source = source
    limit = source.fileCount
  }

  // MARK: Tokens

  var isAtEnd: Bool { position >= limit }

  func isSign(_ sign: StaticString, ahead: Int = 0) -> Bool {
    position + ahead < limit && source.isSign(position + ahead, sign)
  }

  func isWord(_ word: StaticString, ahead: Int = 0) -> Bool {
    position + ahead < limit && source.isWord(position + ahead, word)
  }

  func isKeyword(_ word: StaticString, ahead: Int = 0) -> Bool {
    position + ahead < limit && source.isKeyword(position + ahead, word)
  }

  func kind(ahead: Int = 0) -> ObjectiveCToken.Kind? {
    position + ahead < limit ? source.tokens[position + ahead].kind : nil
  }

  func isIdentifier(ahead: Int = 0) -> Bool { kind(ahead: ahead) == .identifier }

  /// The text of the token at the position.
  var text: String { position < limit ? source.text(position) : "" }

  /// Its line.
  var line: Int {
    source.tokens.indices.contains(position) ? source.tokens[position].line : 1
  }

  /// Passes over a sign if it is there.
  mutating func skip(_ sign: StaticString) -> Bool {
    guard isSign(sign) else { return false }
    position += 1
    return true
  }

  /// The word at the position, which is passed.
  mutating func word() -> String {
    let word = text
    position += 1
    return word
  }

  /// Where the bracket at the position ends.
  var partner: Int { min(limit, max(position, source.partners[position])) }

  /// Reads what is inside the bracket at the position and goes behind it.
  mutating func inside<Value>(_ read: (inout ObjectiveCParser) -> Value) -> Value {
    let next = behindGroup
    let outer = limit
    limit = partner
    position += 1
    depth += 1
    let value = read(&self)
    depth -= 1
    limit = outer
    position = next
    return value
  }

  /// Passes over the bracket at the position.
  mutating func skipGroup() { position = behindGroup }

  /// The position behind the bracket at the position; one without a partner ends before a bracket
  /// that is not its own.
  private var behindGroup: Int {
    let end = partner
    guard end < limit, source.isPair(position, end) else { return max(end, position + 1) }
    return end + 1
  }

  /// Goes behind the next semicolon outside of brackets.
  mutating func skipStatement() {
    while !isAtEnd {
      if skip(";") { return }
      if isOpening { skipGroup() } else { position += 1 }
    }
  }

  var isOpening: Bool { isSign("(") || isSign("[") || isSign("{") }

  // MARK: Files

  /// The statements of a file.
  mutating func file() -> [SourceStatement] {
    var classes = ObjectiveCClasses()
    var statements = macros()
    while !isAtEnd {
      let before = position
      topLevel(&classes, &statements)
      if position == before { position += 1 }
    }
    return statements + classes.types.map(SourceStatement.type)
  }

  private mutating func topLevel(
    _ classes: inout ObjectiveCClasses, _ statements: inout [SourceStatement]
  ) {
    if kind() == .keyword {
      if isKeyword("interface") {
        declaration(isImplementation: false, &classes, &statements)
      } else if isKeyword("implementation") {
        declaration(isImplementation: true, &classes, &statements)
      } else if isKeyword("protocol") {
        protocolDeclaration()
      } else if isKeyword("import") {
        skipStatement()
      } else {
        position += 1
      }
      return
    }
    if isWord("extern"), kind(ahead: 1) == .plainString, isSign("{", ahead: 2) {
      position += 2
      return nested(&classes, &statements)
    }
    if isWord("namespace") {
      while isIdentifier() || isSign(":") { position += 1 }
      if isSign("{") { nested(&classes, &statements) }
      return
    }
    if isWord("typedef") { return skipStatement() }
    statements += globals()
  }

  private mutating func nested(
    _ classes: inout ObjectiveCClasses, _ statements: inout [SourceStatement]
  ) {
    guard depth < Self.maximumDepth else { return skipGroup() }
    let found = inside { parser -> ([SourceStatement], ObjectiveCClasses) in
      var statements: [SourceStatement] = []
      var found = classes
      while !parser.isAtEnd {
        let before = parser.position
        parser.topLevel(&found, &statements)
        if parser.position == before { parser.position += 1 }
      }
      return (statements, found)
    }
    statements += found.0
    classes = found.1
  }

  /// A function, a constant or something else outside of classes.
  mutating func globals() -> [SourceStatement] {
    if let function = function() { return [.function(function)] }
    if let variables = variables() { return variables }
    // Another declaration, or a macro that stands alone.
    if isOpening { skipGroup() } else { position += 1 }
    return []
  }

  // MARK: Macros

  /// Macros whose body is an expression: constants, and functions of their parameters.
  private mutating func macros() -> [SourceStatement] {
    let outer = limit
    defer {
      position = 0
      limit = outer
    }
    return source.macros.compactMap { macro -> SourceStatement? in
      position = macro.body.lowerBound
      limit = macro.body.upperBound
      guard let value = expression(), isAtEnd || isSign(";") else { return nil }
      guard let parameters = macro.parameters else {
        switch value {
        case .string, .call, .number, .bool, .name, .binary("+", _, _): break
        default: return nil
        }
        return .variable(
          SourceVariable(name: macro.name, value: value, isStatic: true, line: macro.line))
      }
      return .function(
        SourceFunction(
          name: macro.name,
          parameters: parameters.map {
            SourceFunction.Parameter(label: nil, name: $0, type: "id")
          },
          result: "id", body: [.returning(value)], line: macro.line))
    }
  }

  // MARK: Functions

  /// A function of C with its body; nil, and nothing read, where none is.
  private mutating func function() -> SourceFunction? {
    guard isIdentifier() else { return nil }
    var end = position
    // The type and the name are a few words before the parenthesis.
    while end < limit, end - position < 24, !source.isSign(end, "(") {
      let token = source.tokens[end]
      guard
        token.kind == .identifier || source.isSign(end, "*") || source.isSign(end, "<")
          || source.isSign(end, ">")
      else { return nil }
      end += 1
    }
    guard end < limit, source.isSign(end, "("), end > position + 1,
      source.tokens[end - 1].kind == .identifier
    else { return nil }
    let close = min(limit, max(end, source.partners[end]))
    guard close + 1 < limit, source.isSign(close + 1, "{") else { return nil }
    let types = (position..<end - 1).map { source.text($0) }
    let name = source.text(end - 1)
    let line = source.tokens[end - 1].line
    position = end
    let parameters = inside { $0.cParameters() }
    let isVoid = types.contains("void") && !types.contains("*")
    return SourceFunction(
      name: name, parameters: parameters, result: isVoid ? nil : ObjectiveCType.name(types),
      body: block(), isStatic: true, line: line)
  }

  /// `NSString *key, NSInteger count` inside of parentheses.
  mutating func cParameters() -> [SourceFunction.Parameter] {
    var parameters: [SourceFunction.Parameter] = []
    while !isAtEnd {
      var words: [String] = []
      while !isAtEnd, !isSign(",") {
        if isOpening { skipGroup() } else { words.append(word()) }
      }
      _ = skip(",")
      guard words.count > 1, let name = words.popLast() else { continue }
      parameters.append(
        SourceFunction.Parameter(label: nil, name: name, type: ObjectiveCType.name(words)))
    }
    return parameters
  }
}

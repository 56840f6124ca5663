/// Statements of functions, methods and blocks.
extension ObjectiveCParser {
  /// The statements of the braces at the position.
  mutating func block() -> [SourceStatement] {
    guard isSign("{") else { return [] }
    guard depth < Self.maximumDepth else {
      skipGroup()
      return []
    }
    return inside { $0.statements() }
  }

  /// The statements up to the limit.
  mutating func statements() -> [SourceStatement] {
    var found: [SourceStatement] = []
    while !isAtEnd {
      let before = position
      found += statement()
      if position == before { position += 1 }
    }
    return found
  }

  /// The statement at the position, or the several that it stands for.
  private mutating func statement() -> [SourceStatement] {
    switch kind() {
    case .sign?:
      if skip(";") { return [] }
      if isSign("{") { return [.block(block())] }
    case .keyword?: return keywordStatement() ?? simple()
    case .identifier?:
      if let statement = controlStatement() { return statement }
      if let variables = variables() { return variables }
    default: break
    }
    return simple()
  }

  private mutating func keywordStatement() -> [SourceStatement]? {
    guard
      isKeyword("try") || isKeyword("finally") || isKeyword("autoreleasepool")
        || isKeyword("synchronized") || isKeyword("catch")
    else { return nil }
    position += 1
    if isSign("(") { skipGroup() }
    return [.block(block())]
  }

  private mutating func controlStatement() -> [SourceStatement]? {
    if isWord("if") { return [condition()] }
    if isWord("for") { return loop() }
    if isWord("while") || isWord("switch") {
      let isSwitch = isWord("switch")
      position += 1
      guard isSign("(") else { return [] }
      let value = parenthesized()
      if isSwitch { return [.switching(value, cases())] }
      return [.expression(value), .block(body())]
    }
    if isWord("do") {
      position += 1
      return [.block(body())]
    }
    if isWord("return") {
      position += 1
      if skip(";") { return [.returning(nil)] }
      let value = expression()
      _ = skip(";")
      return [.returning(value)]
    }
    if isWord("else") {
      // Its `if` was lost.
      position += 1
      return [.block(body())]
    }
    if isWord("break") || isWord("continue") || isWord("goto") {
      skipStatement()
      return []
    }
    if isWord("case") {
      position += 1
      _ = expression()
      _ = skip(":")
      return []
    }
    // A label.
    if isSign(":", ahead: 1) {
      position += 2
      return []
    }
    return nil
  }

  /// The braces at the position, or one statement without braces.
  private mutating func body() -> [SourceStatement] {
    if isSign("{") { return block() }
    guard depth < Self.maximumDepth else {
      skipStatement()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return statement()
  }

  private mutating func parenthesized() -> SourceExpression {
    guard depth < Self.maximumDepth else {
      skipGroup()
      return .other("")
    }
    return inside { $0.expression() ?? .other("") }
  }

  /// `if` with its `else if`, which are put into each other from the end.
  private mutating func condition() -> SourceStatement {
    var branches: [(condition: SourceExpression, body: [SourceStatement])] = []
    var otherwise: [SourceStatement] = []
    while isWord("if") {
      position += 1
      let value = isSign("(") ? parenthesized() : .other("")
      let body = body()
      if branches.count < maximumChain { branches.append((value, body)) }
      guard isWord("else") else { break }
      position += 1
      if !isWord("if") {
        otherwise = self.body()
        break
      }
    }
    for branch in branches.reversed() {
      otherwise = [.condition(branch.condition, branch.body, otherwise: otherwise)]
    }
    return otherwise.first ?? .block([])
  }

  private mutating func loop() -> [SourceStatement] {
    position += 1
    guard isSign("(") else { return [] }
    let head = depth < Self.maximumDepth ? inside { $0.loopHead() } : []
    if depth >= Self.maximumDepth { skipGroup() }
    return [.block(head + body())]
  }

  /// `NSString *name in names`, or the three parts of a loop that counts.
  private mutating func loopHead() -> [SourceStatement] {
    var end = position
    while end < limit, end - position < 24, !source.isWord(end, "in") { end += 1 }
    guard end < limit, source.isWord(end, "in") else { return statements() }
    let words = (position..<end).map { source.text($0) }
    position = end + 1
    let list = expression()
    var found = list.map { [SourceStatement.expression($0)] } ?? []
    if let name = words.last, words.count > 1 {
      found.insert(
        .variable(
          SourceVariable(name: name, type: ObjectiveCType.variable(words.dropLast()), line: line)),
        at: 0)
    }
    return found
  }

  private mutating func cases() -> [SourceSwitchCase] {
    guard isSign("{") else { return [] }
    guard depth < Self.maximumDepth else {
      skipGroup()
      return []
    }
    return inside { parser in
      var cases: [SourceSwitchCase] = []
      var patterns: [SourceExpression] = []
      var isOpen = false
      while !parser.isAtEnd {
        let before = parser.position
        if parser.isWord("case") || parser.isWord("default") {
          let isDefault = parser.isWord("default")
          parser.position += 1
          if !isDefault, let pattern = parser.expression(isPattern: true) {
            patterns.append(pattern)
          }
          _ = parser.skip(":")
          isOpen = false
          continue
        }
        if !isOpen {
          cases.append(SourceSwitchCase(patterns: patterns, body: []))
          patterns = []
          isOpen = true
        }
        cases[cases.count - 1].body += parser.statement()
        if parser.position == before { parser.position += 1 }
      }
      return cases
    }
  }

  // MARK: Variables

  /// The variables of a declaration; nil, and nothing read, where none is.
  mutating func variables() -> [SourceStatement]? {
    guard let name = declaredName(), let start = typeWords(until: name) else { return nil }
    let isStatic = start.contains("static")
    let type = start.contains("(") ? nil : ObjectiveCType.variable(start)
    position = name
    var found: [SourceStatement] = []
    while isIdentifier(), found.count < 64 {
      let line = line
      let name = word()
      while isSign("[") { skipGroup() }
      // A width of bits, or an attribute behind the name.
      if skip(":") { position += 1 }
      if isWord("__attribute__"), isSign("(", ahead: 1) {
        position += 1
        skipGroup()
      }
      var value: SourceExpression?
      if skip("=") { value = expression() }
      found.append(
        .variable(
          SourceVariable(name: name, type: type, value: value, isStatic: isStatic, line: line)))
      guard skip(",") else { break }
      while isSign("*") || isWord("const") { position += 1 }
    }
    if !skip(";") { skipToStatementEnd() }
    return found
  }

  /// What was not understood of a statement is passed over as far as its end, or a brace.
  private mutating func skipToStatementEnd() {
    while !isAtEnd, !isSign("{") {
      if skip(";") { return }
      if isOpening { skipGroup() } else { position += 1 }
    }
  }

  /// Where the name of a declaration stands: behind a type, before `=`, `;`, `,`, `[`.
  private func declaredName() -> Int? {
    var index = position
    var names = 0
    var stars = 0
    var nesting = 0
    var last = -1
    while index < limit, index - position < 32 {
      let token = source.tokens[index]
      if token.kind == .identifier {
        let text = source.text(index)
        if text == "typeof" || text == "__typeof__" || text == "__typeof", index + 1 < limit,
          source.isSign(index + 1, "(")
        {
          names += 1
          index = min(limit, source.partners[index + 1]) + 1
          continue
        }
        if text == "auto" || text == "__auto_type" || !ObjectiveCType.isQualifier(text) {
          if nesting == 0 {
            names += 1
            last = index
          }
        } else if Self.numbers.contains(text) {
          names = max(names, 1)
        }
      } else if token.kind == .sign {
        if source.isSign(index, "<") {
          guard names == 1 else { return nil }
          nesting += 1
        } else if source.isSign(index, ">"), nesting > 0 {
          nesting -= 1
        } else if source.isSign(index, "*") || source.isSign(index, "&") {
          if nesting == 0 { stars += 1 }
        } else if source.isSign(index, ","), nesting > 0 {
          // Between the arguments of a type.
        } else {
          break
        }
      } else {
        return nil
      }
      index += 1
    }
    guard last > position, names >= 2, last == index - 1, nesting == 0 else { return nil }
    guard index < limit else { return last }
    let isEnd =
      source.isSign(index, "=") || source.isSign(index, ";") || source.isSign(index, ",")
      || source.isSign(index, "[") || source.isWord(index, "__attribute__")
    return isEnd ? last : nil
  }

  private static let numbers: Set<String> = ["unsigned", "signed"]

  private func typeWords(until name: Int) -> [String]? {
    guard name > position else { return nil }
    return (position..<name).map { source.text($0) }
  }

  // MARK: Expressions

  /// An assignment or another expression, with its semicolon.
  private mutating func simple() -> [SourceStatement] {
    let line = line
    guard let value = expression() else {
      skipToStatementEnd()
      return []
    }
    for sign in ["=", "+=", "-=", "|="] as [StaticString] where isSign(sign) {
      position += 1
      let given = expression() ?? .other("")
      _ = skip(";")
      return [.assignment(value, operator: "\(sign)", given, line: line)]
    }
    _ = skip(";")
    // `[label setText:a]` is the same as `label.text = a`.
    if case .call(let call) = value, let (target, given) = ObjectiveCMessage.setter(call) {
      return [.assignment(target, operator: "=", given, line: call.line)]
    }
    return [.expression(value)]
  }
}

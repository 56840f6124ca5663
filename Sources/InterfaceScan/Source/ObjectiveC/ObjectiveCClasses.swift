/// The classes of a file. What an interface, an extension and an implementation say of one class is put
/// together.
struct ObjectiveCClasses {
  private(set) var types: [SourceType] = []
  private var indices: [String: Int] = [:]

  /// Adds members to a class.
  mutating func add(
    _ members: [SourceStatement], to name: String, inherited: [String], line: Int
  ) {
    if let index = indices[name] {
      types[index].members += members
      types[index].inherited += inherited.filter { !types[index].inherited.contains($0) }
    } else {
      indices[name] = types.count
      types.append(
        SourceType(kind: .class, name: name, inherited: inherited, members: members, line: line))
    }
  }
}

extension ObjectiveCParser {
  /// `@interface` or `@implementation` as far as `@end`.
  mutating func declaration(
    isImplementation: Bool, _ classes: inout ObjectiveCClasses,
    _ statements: inout [SourceStatement]
  ) {
    position += 1
    guard isIdentifier() else { return }
    let line = line
    let name = word()
    var inherited: [String] = []
    // `<T>` of a generic class, a category, then the superclass and the protocols.
    if isSign("<"), isImplementation == false { _ = angles() }
    if isSign("(") { skipGroup() }
    if skip(":"), isIdentifier() { inherited.append(word()) }
    if isSign("<") { inherited += angles() }
    var members: [SourceStatement] = []
    if isSign("{") {
      members += inside { parser in
        var found: [SourceStatement] = []
        while !parser.isAtEnd {
          if let variables = parser.variables() {
            found += variables
          } else {
            parser.skipStatement()
          }
        }
        return found
      }
    }
    while !isAtEnd {
      if kind() == .keyword {
        if isKeyword("end") {
          position += 1
          break
        }
        // A class whose end is missing ends where the next one begins.
        if isKeyword("implementation") || isKeyword("interface") { break }
        if isKeyword("property") {
          members += property()
        } else {
          position += 1
          if !isOpening, isIdentifier() { skipStatement() }
        }
        continue
      }
      let before = position
      if isSign("-") || isSign("+") {
        if let member = method(of: name) { members.append(member) }
      } else {
        statements += self.globals()
      }
      if position == before { position += 1 }
    }
    classes.add(members, to: name, inherited: inherited, line: line)
  }

  /// `@protocol A, B;` or a whole protocol, of which nothing is kept.
  mutating func protocolDeclaration() {
    position += 1
    while !isAtEnd, !isKeyword("end") {
      if isSign(";") {
        // A declaration in advance has no members.
        let isForward = kind(ahead: -1) == .identifier
        position += 1
        if isForward { return }
      }
      if isSign("-") || isSign("+") || kind() == .keyword { break }
      position += 1
    }
    while !isAtEnd, !isKeyword("end") { position += 1 }
    position += 1
  }

  /// The names between angle brackets.
  private mutating func angles() -> [String] {
    var names: [String] = []
    var nesting = 0
    var count = 0
    while !isAtEnd, count < 64 {
      count += 1
      if isSign("<") { nesting += 1 }
      if isSign(">") { nesting -= 1 }
      if isIdentifier() { names.append(text) }
      position += 1
      if nesting == 0 { break }
    }
    return names
  }

  /// `@property (nonatomic) IBOutlet UILabel *titleLabel;`
  private mutating func property() -> [SourceStatement] {
    position += 1
    var isStatic = false
    if isSign("(") {
      isStatic = inside { parser in
        var found = false
        while !parser.isAtEnd {
          if parser.isWord("class") { found = true }
          parser.position += 1
        }
        return found
      }
    }
    var words: [String] = []
    var end = position
    while end < limit, end - position < 48, !source.isSign(end, ";") {
      let token = source.tokens[end]
      guard token.kind == .identifier || token.kind == .sign else { break }
      words.append(source.text(end))
      end += 1
    }
    let line = line
    skipStatement()
    let attributes = words.contains("IBOutlet") ? ["IBOutlet"] : []
    // Macros about availability may follow the name.
    if let macro = words.firstIndex(of: "("), macro > 1 { words = Array(words[..<(macro - 1)]) }
    guard let name = words.popLast(), let first = name.first, first.isLetter || first == "_" else {
      return []
    }
    return [
      .variable(
        SourceVariable(
          name: name, type: ObjectiveCType.name(words), attributes: attributes, isStatic: isStatic,
          line: line))
    ]
  }

  /// A method with its body; one that takes nothing and returns something is a property with a getter.
  private mutating func method(of type: String) -> SourceStatement? {
    let isStatic = isSign("+")
    position += 1
    var result: String? = "id"
    if isSign("(") { result = typeInParentheses() }
    guard isIdentifier() || isSign(":") else { return nil }
    let line = line
    var pieces: [String] = []
    var parameters: [SourceFunction.Parameter] = []
    while !isAtEnd, isIdentifier() || isSign(":") {
      let piece = isIdentifier() ? word() : ""
      pieces.append(piece)
      guard skip(":") else { break }
      let kind = isSign("(") ? typeInParentheses() : "id"
      // Attributes may stand before the name.
      while isIdentifier(), isIdentifier(ahead: 1), !isSign(":", ahead: 1),
        ObjectiveCType.isQualifier(text) || text.hasPrefix("__")
      {
        position += 1
        if isSign("(") { skipGroup() }
      }
      let name = isIdentifier() ? word() : ""
      parameters.append(
        SourceFunction.Parameter(label: nil, name: name, type: kind ?? ""))
    }
    if skip(",") { while isSign(".") { position += 1 } }
    while isIdentifier() {
      position += 1
      if isSign("(") { skipGroup() }
    }
    _ = skip(";")
    let hasBody = isSign("{")
    let body = hasBody ? block() : []
    if parameters.isEmpty {
      guard hasBody, let name = pieces.first else { return nil }
      if name != "init", let result {
        return .variable(
          SourceVariable(name: name, type: result, getter: body, isStatic: isStatic, line: line))
      }
      return .function(
        SourceFunction(name: name, result: nil, body: body, isStatic: isStatic, line: line))
    }
    let swift = ObjectiveCNames.method(pieces, of: isStatic ? type : nil)
    for index in parameters.indices where swift.labels.indices.contains(index) {
      parameters[index].label = swift.labels[index]
    }
    return .function(
      SourceFunction(
        name: swift.name, parameters: parameters, result: result, body: body, isStatic: isStatic,
        line: line))
  }

  /// The type in the parentheses at the position; nil for `void`.
  private mutating func typeInParentheses() -> String? {
    inside { parser in
      var words: [String] = []
      while !parser.isAtEnd {
        if parser.isOpening { parser.skipGroup() } else { words.append(parser.word()) }
      }
      return words.contains("void") && !words.contains("*") ? nil : ObjectiveCType.name(words)
    }
  }
}

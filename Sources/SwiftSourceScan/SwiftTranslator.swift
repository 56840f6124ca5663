#if canImport(SwiftParser) && canImport(SwiftSyntax)
  import InterfaceScan
  internal import SwiftSyntax

  /// Makes a ``SourceTree`` of the statements and declarations of SwiftSyntax.
  struct SwiftTranslator {
    let lines: LineTable
    private(set) var imports: [String] = []
    var depth = 0

    /// Nesting beyond this is no interface but a stress test; it is left out.
    static let maximumDepth = 200

    init(lines: LineTable) {
      self.lines = lines
    }

    // MARK: Statements

    mutating func statements(of items: CodeBlockItemListSyntax) -> [SourceStatement] {
      items.flatMap { statements(of: $0.item) }
    }

    private mutating func statements(of item: CodeBlockItemSyntax.Item) -> [SourceStatement] {
      switch item {
      case .expr(let expression): return [statement(of: expression)]
      case .decl(let declaration): return declarations(of: declaration)
      case .stmt(let statement): return statements(of: statement)
      @unknown default: return []
      }
    }

    /// An expression for its effect: an assignment, an `if` or `switch`, or anything else.
    private mutating func statement(of expression: ExprSyntax) -> SourceStatement {
      if let sequence = expression.as(SequenceExprSyntax.self),
        let assignment = assignment(sequence)
      {
        return assignment
      }
      if let choice = expression.as(IfExprSyntax.self) { return condition(choice) }
      if let choice = expression.as(SwitchExprSyntax.self) { return switching(choice) }
      return .expression(self.expression(expression))
    }

    private mutating func assignment(_ sequence: SequenceExprSyntax) -> SourceStatement? {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where index > 0 {
        var name: String?
        if element.is(AssignmentExprSyntax.self) { name = "=" }
        if let binary = element.as(BinaryOperatorExprSyntax.self),
          binary.operator.text.hasSuffix("="), binary.operator.text.count == 2,
          !["==", "!=", "<=", ">="].contains(binary.operator.text)
        {
          name = binary.operator.text
        }
        guard let name else { continue }
        return .assignment(
          folded(elements[..<index]), operator: name, folded(elements[(index + 1)...]),
          line: lines.line(of: sequence))
      }
      return nil
    }

    private mutating func condition(_ choice: IfExprSyntax) -> SourceStatement {
      var otherwise: [SourceStatement] = []
      switch choice.elseBody {
      case .codeBlock(let block): otherwise = statements(of: block.statements)
      case .ifExpr(let next): otherwise = [condition(next)]
      case nil: break
      @unknown default: break
      }
      return .condition(
        conditions(choice.conditions), statements(of: choice.body.statements),
        otherwise: otherwise)
    }

    private mutating func conditions(_ list: ConditionElementListSyntax) -> SourceExpression {
      var parts: [SourceExpression] = []
      for element in list {
        switch element.condition {
        case .expression(let expression): parts.append(self.expression(expression))
        default: parts.append(.other(element.condition.trimmedDescription))
        }
      }
      guard let first = parts.first else { return .other("") }
      return parts.dropFirst().reduce(first) { .binary("&&", $0, $1) }
    }

    private mutating func switching(_ choice: SwitchExprSyntax) -> SourceStatement {
      .switching(expression(choice.subject), cases(choice))
    }

    mutating func cases(_ choice: SwitchExprSyntax) -> [SourceSwitchCase] {
      var cases: [SourceSwitchCase] = []
      for element in choice.cases {
        guard case .switchCase(let item) = element else { continue }
        var patterns: [SourceExpression] = []
        if case .case(let label) = item.label {
          for pattern in label.caseItems {
            if let value = pattern.pattern.as(ExpressionPatternSyntax.self) {
              patterns.append(expression(value.expression))
            } else {
              patterns.append(.other(pattern.pattern.trimmedDescription))
            }
          }
        }
        cases.append(SourceSwitchCase(patterns: patterns, body: statements(of: item.statements)))
      }
      return cases
    }

    private mutating func statements(of statement: StmtSyntax) -> [SourceStatement] {
      if let returning = statement.as(ReturnStmtSyntax.self) {
        return [.returning(returning.expression.map { expression($0) })]
      }
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        return [self.statement(of: wrapped.expression)]
      }
      if let guarding = statement.as(GuardStmtSyntax.self) {
        return [
          .condition(
            conditions(guarding.conditions), [], otherwise: statements(of: guarding.body.statements)
          )
        ]
      }
      if let loop = statement.as(ForStmtSyntax.self) {
        return [
          .expression(expression(loop.sequence)), .block(statements(of: loop.body.statements)),
        ]
      }
      if let loop = statement.as(WhileStmtSyntax.self) {
        return [.block(statements(of: loop.body.statements))]
      }
      if let loop = statement.as(RepeatStmtSyntax.self) {
        return [.block(statements(of: loop.body.statements))]
      }
      if let later = statement.as(DeferStmtSyntax.self) {
        return [.block(statements(of: later.body.statements))]
      }
      if let trying = statement.as(DoStmtSyntax.self) {
        return [.block(statements(of: trying.body.statements))]
          + trying.catchClauses.map { .block(statements(of: $0.body.statements)) }
      }
      return []
    }

    // MARK: Declarations

    private mutating func declarations(of declaration: DeclSyntax) -> [SourceStatement] {
      guard depth < Self.maximumDepth else { return [] }
      depth += 1
      defer { depth -= 1 }
      if let variable = declaration.as(VariableDeclSyntax.self) { return variables(variable) }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return [
          .function(
            self.function(
              function.name.text, function.signature.parameterClause,
              function.signature.returnClause?.type, function.body, function.attributes,
              function.modifiers, at: lines.line(of: function.name)))
        ]
      }
      if let initializer = declaration.as(InitializerDeclSyntax.self) {
        return [
          .function(
            function(
              "init", initializer.signature.parameterClause, nil, initializer.body,
              initializer.attributes, initializer.modifiers,
              at: lines.line(of: initializer.initKeyword)))
        ]
      }
      if let imported = declaration.as(ImportDeclSyntax.self) {
        imports.append(imported.path.trimmedDescription)
        return []
      }
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        return BuildConditions.branches(of: conditional).flatMap { clause -> [SourceStatement] in
          switch clause.elements {
          case .statements(let items): return statements(of: items)
          case .decls(let members): return self.members(members).members
          default: return []
          }
        }
      }
      return type(declaration).map { [.type($0)] } ?? []
    }

    private mutating func type(_ declaration: DeclSyntax) -> SourceType? {
      if let node = declaration.as(StructDeclSyntax.self) {
        return type(
          .structure, node.name, node.inheritanceClause, node.memberBlock, node.attributes)
      }
      if let node = declaration.as(ClassDeclSyntax.self) {
        return type(.class, node.name, node.inheritanceClause, node.memberBlock, node.attributes)
      }
      if let node = declaration.as(EnumDeclSyntax.self) {
        return type(
          .enumeration, node.name, node.inheritanceClause, node.memberBlock, node.attributes)
      }
      if let node = declaration.as(ActorDeclSyntax.self) {
        return type(.actor, node.name, node.inheritanceClause, node.memberBlock, node.attributes)
      }
      if let node = declaration.as(ProtocolDeclSyntax.self) {
        return type(.protocol, node.name, node.inheritanceClause, node.memberBlock, node.attributes)
      }
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        let (members, cases) = members(node.memberBlock.members)
        return SourceType(
          kind: .extension, name: node.extendedType.trimmedDescription,
          inherited: inherited(node.inheritanceClause), members: members, cases: cases,
          attributes: attributes(node.attributes), line: lines.line(of: node.extendedType))
      }
      return nil
    }

    private mutating func type(
      _ kind: SourceType.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
      _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax
    ) -> SourceType {
      let (members, cases) = members(block.members)
      return SourceType(
        kind: kind, name: name.text, inherited: inherited(inheritance), members: members,
        cases: cases, attributes: self.attributes(attributes), line: lines.line(of: name))
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }

    private mutating func members(
      _ list: MemberBlockItemListSyntax
    ) -> (members: [SourceStatement], cases: [SourceVariable]) {
      var members: [SourceStatement] = []
      var cases: [SourceVariable] = []
      for item in list {
        if let enumerated = item.decl.as(EnumCaseDeclSyntax.self) {
          for element in enumerated.elements {
            let value = element.rawValue.map { expression($0.value) }
            cases.append(
              SourceVariable(
                name: element.name.text, value: value, isStatic: true,
                line: lines.line(of: element.name)))
          }
        } else {
          members += declarations(of: item.decl)
        }
      }
      return (members, cases)
    }

    private mutating func variables(_ node: VariableDeclSyntax) -> [SourceStatement] {
      let attributes = attributes(node.attributes)
      let isStatic = Self.isStatic(node.modifiers)
      return node.bindings.compactMap { binding -> SourceStatement? in
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          return binding.initializer.map { .expression(expression($0.value)) }
        }
        return .variable(
          SourceVariable(
            name: pattern.identifier.text,
            type: binding.typeAnnotation?.type.trimmedDescription,
            value: binding.initializer.map { expression($0.value) },
            getter: getter(binding.accessorBlock), attributes: attributes, isStatic: isStatic,
            line: lines.line(of: pattern)))
      }
    }

    /// The body of a getter; what observers and setters do counts too.
    private mutating func getter(_ block: AccessorBlockSyntax?) -> [SourceStatement] {
      switch block?.accessors {
      case .getter(let items): return statements(of: items)
      case .accessors(let list):
        return list.flatMap { accessor in
          accessor.body.map { statements(of: $0.statements) } ?? []
        }
      case nil: return []
      @unknown default: return []
      }
    }

    private mutating func function(
      _ name: String, _ clause: FunctionParameterClauseSyntax, _ result: TypeSyntax?,
      _ body: CodeBlockSyntax?, _ attributes: AttributeListSyntax,
      _ modifiers: DeclModifierListSyntax, at line: Int
    ) -> SourceFunction {
      var parameters: [SourceFunction.Parameter] = []
      for parameter in clause.parameters {
        let label = parameter.firstName.text
        parameters.append(
          SourceFunction.Parameter(
            label: label == "_" ? nil : label,
            name: (parameter.secondName ?? parameter.firstName).text,
            type: parameter.type.trimmedDescription,
            defaultValue: parameter.defaultValue.map { expression($0.value) }))
      }
      return SourceFunction(
        name: name, parameters: parameters, result: result?.trimmedDescription,
        body: body.map { statements(of: $0.statements) } ?? [],
        attributes: self.attributes(attributes), isStatic: Self.isStatic(modifiers), line: line)
    }

    private func attributes(_ list: AttributeListSyntax) -> [String] {
      list.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return String(attribute.trimmedDescription.dropFirst())
      }
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }
  }
#endif

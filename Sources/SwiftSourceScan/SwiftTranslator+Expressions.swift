#if canImport(SwiftParser) && canImport(SwiftSyntax)
  import InterfaceScan
  internal import SwiftSyntax

  extension SwiftTranslator {
    /// An expression; kinds that hold no texts are kept as written.
    mutating func expression(_ node: ExprSyntax) -> SourceExpression {
      guard depth < Self.maximumDepth else { return .other("") }
      depth += 1
      defer { depth -= 1 }
      switch node.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal): return .string(string(literal))
      case .integerLiteralExpr(let literal): return number(literal.literal.text, node)
      case .floatLiteralExpr(let literal): return number(literal.literal.text, node)
      case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
      case .nilLiteralExpr: return .none
      case .declReferenceExpr(let reference): return .name(reference.baseName.text)
      case .memberAccessExpr(let access):
        return .member(access.base.map { expression($0) }, access.declName.baseName.text)
      case .functionCallExpr(let call): return .call(self.call(call))
      case .macroExpansionExpr(let macro):
        return .call(
          SourceCall(
            callee: .name("#" + macro.macroName.text),
            arguments: arguments(
              macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures),
            line: lines.line(of: macro)))
      case .closureExpr(let closure): return .closure(self.closure(closure))
      case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
      case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
      case .tupleExpr(let tuple):
        let elements = tuple.elements.map { expression($0.expression) }
        return elements.count == 1 ? elements[0] : .tuple(elements)
      case .sequenceExpr(let sequence): return folded(Array(sequence.elements)[...])
      case .subscriptCallExpr(let access):
        return .subscripted(
          expression(access.calledExpression), arguments(access.arguments, nil, []))
      case .keyPathExpr(let path):
        let text = path.trimmedDescription
        return .keyPath(String(text.drop { $0 == "\\" || $0 == "." }))
      case .prefixOperatorExpr(let prefixed):
        let value = expression(prefixed.expression)
        if prefixed.operator.text == "-", case .number(let number) = value {
          return .number(-number)
        }
        switch prefixed.operator.text {
        case "!", "...", "..<": return .binary(prefixed.operator.text, .none, value)
        default: return value
        }
      default: return unwrapped(node)
      }
    }

    /// Expressions that only wrap another one: `try a`, `await a`, `a!`, `a?`, `a as B`.
    private mutating func unwrapped(_ node: ExprSyntax) -> SourceExpression {
      switch node.as(ExprSyntaxEnum.self) {
      case .tryExpr(let wrapped): return expression(wrapped.expression)
      case .awaitExpr(let wrapped): return expression(wrapped.expression)
      case .forceUnwrapExpr(let wrapped): return expression(wrapped.expression)
      case .optionalChainingExpr(let wrapped): return expression(wrapped.expression)
      case .asExpr(let cast): return expression(cast.expression)
      case .inOutExpr(let wrapped): return expression(wrapped.expression)
      case .genericSpecializationExpr(let wrapped): return expression(wrapped.expression)
      case .postfixOperatorExpr(let wrapped):
        let value = expression(wrapped.expression)
        return wrapped.operator.text == "..." ? .binary("...", value, .none) : value
      case .ternaryExpr(let choice):
        return .choice(
          condition: expression(choice.condition),
          [expression(choice.thenExpression), expression(choice.elseExpression)])
      case .ifExpr(let choice):
        return .choice(
          condition: .other(choice.conditions.trimmedDescription), results(of: choice))
      case .switchExpr(let choice):
        let results = cases(choice).compactMap { $0.body.last.flatMap(Self.result) }
        return .choice(condition: expression(choice.subject), results)
      case .postfixIfConfigExpr(let conditional):
        return conditional.base.map { expression($0) } ?? .other("")
      default: return .other(node.trimmedDescription)
      }
    }

    private mutating func results(of choice: IfExprSyntax) -> [SourceExpression] {
      var results = [statements(of: choice.body.statements).last.flatMap(Self.result)]
      switch choice.elseBody {
      case .codeBlock(let block):
        results.append(statements(of: block.statements).last.flatMap(Self.result))
      case .ifExpr(let next): results += self.results(of: next).map { $0 }
      case nil: break
      @unknown default: break
      }
      return results.compactMap { $0 }
    }

    private static func result(_ statement: SourceStatement) -> SourceExpression? {
      switch statement {
      case .expression(let expression): expression
      case .returning(let expression): expression
      default: nil
      }
    }

    // MARK: Literals

    private func number(_ text: String, _ node: ExprSyntax) -> SourceExpression {
      let digits = text.filter { $0 != "_" }
      if digits.hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) {
        return .number(Double(value))
      }
      return Double(digits).map(SourceExpression.number) ?? .other(text)
    }

    private mutating func string(_ literal: StringLiteralExprSyntax) -> SourceString {
      var segments: [SourceString.Segment] = []
      let isRaw = literal.openingPounds != nil
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let part):
          let text = part.content.text
          segments.append(.text(isRaw ? text : Self.unescaped(text)))
        case .expressionSegment(let part):
          var values = part.expressions.map {
            SourceArgument(label: $0.label?.text, value: expression($0.expression))
          }
          let first = values.isEmpty ? SourceExpression.other("") : values.removeFirst().value
          segments.append(.value(first, values))
        @unknown default: break
        }
      }
      return SourceString(segments: segments, line: lines.line(of: literal))
    }

    private static func unescaped(_ text: String) -> String {
      guard text.contains("\\") else { return text }
      var result = ""
      var rest = text[...]
      while let slash = rest.firstIndex(of: "\\") {
        result += rest[..<slash]
        rest = rest[slash...].dropFirst()
        guard let next = rest.popFirst() else { break }
        switch next {
        case "n": result += "\n"
        case "t": result += "\t"
        case "r": result += "\r"
        case "0": result += "\0"
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
            result.unicodeScalars.append(scalar)
          }
          rest = rest.dropFirst(digits.count + 2)
        case "\n":
          // The end of a line that goes on in a literal of several lines.
          rest = rest.drop { $0 == " " || $0 == "\t" }
        default: result.append(next)
        }
      }
      return result + rest
    }

    private mutating func dictionary(_ node: DictionaryExprSyntax) -> SourceExpression {
      guard case .elements(let list) = node.content else { return .dictionary([], []) }
      return .dictionary(list.map { expression($0.key) }, list.map { expression($0.value) })
    }

    // MARK: Calls

    private mutating func call(_ node: FunctionCallExprSyntax) -> SourceCall {
      // The line a reader looks for is that of the name, not of the chain's beginning.
      var line = lines.line(of: node.calledExpression)
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        line = lines.line(of: access.declName)
      }
      return SourceCall(
        callee: expression(node.calledExpression),
        arguments: arguments(
          node.arguments, node.trailingClosure, node.additionalTrailingClosures),
        line: line)
    }

    mutating func arguments(
      _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
      _ others: MultipleTrailingClosureElementListSyntax
    ) -> [SourceArgument] {
      var arguments = list.map {
        SourceArgument(label: $0.label?.text, value: expression($0.expression))
      }
      if let trailing {
        arguments.append(SourceArgument(label: nil, value: .closure(closure(trailing))))
      }
      for other in others {
        arguments.append(
          SourceArgument(label: other.label.text, value: .closure(closure(other.closure))))
      }
      return arguments
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> SourceClosure {
      var parameters: [String] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let list): parameters = list.map(\.name.text)
      case .parameterClause(let clause): parameters = clause.parameters.map(\.firstName.text)
      case nil: break
      @unknown default: break
      }
      return SourceClosure(parameters: parameters, body: statements(of: node.statements))
    }

    // MARK: Operators

    /// A sequence of operands and operators. Precedence does not matter for finding texts, but `?:`
    /// binds weaker than the rest, and an assignment weakest.
    mutating func folded(_ elements: ArraySlice<ExprSyntax>) -> SourceExpression {
      if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      {
        return .choice(
          condition: folded(elements[..<index]),
          [expression(ternary.thenExpression), folded(elements[(index + 1)...])])
      }
      guard let first = elements.first else { return .other("") }
      var result = expression(first)
      var index = elements.startIndex + 1
      while index + 1 < elements.endIndex {
        if let binary = elements[index].as(BinaryOperatorExprSyntax.self) {
          result = .binary(binary.operator.text, result, expression(elements[index + 1]))
        }
        // `a as B` and `a is B` leave the value as it is.
        index += 2
      }
      return result
    }
  }
#endif

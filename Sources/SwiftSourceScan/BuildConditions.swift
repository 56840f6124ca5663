#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftSyntax

  /// Conditions `#if` of Swift, decided as for a build for iPhone and iPad.
  enum BuildConditions {
    /// The branches that may be built: those before one that certainly is, and that one.
    static func branches(of declaration: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
      var branches: [IfConfigClauseSyntax] = []
      for clause in declaration.clauses {
        let value = clause.condition.map(value) ?? true
        if value != false { branches.append(clause) }
        if value == true { break }
      }
      return branches
    }

    /// Whether a condition holds; nil where that cannot be told.
    static func value(of condition: ExprSyntax) -> Bool? {
      switch condition.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
      case .prefixOperatorExpr(let prefixed) where prefixed.operator.text == "!":
        return value(of: prefixed.expression).map { !$0 }
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let inner = tuple.elements.first else { return nil }
        return value(of: inner.expression)
      case .sequenceExpr(let sequence): return value(of: Array(sequence.elements)[...])
      case .functionCallExpr(let call):
        guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
        return known(
          call.calledExpression.trimmedDescription, argument.expression.trimmedDescription)
      default: return nil
      }
    }

    /// Operands with `&&` and `||` between them; the first binds more tightly.
    private static func value(of elements: ArraySlice<ExprSyntax>) -> Bool? {
      func joined(_ sign: String, decided: Bool) -> Bool?? {
        let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
        guard parts.count > 1 else { return nil }
        let values = parts.map { value(of: $0) }
        if values.contains(decided) { return .some(decided) }
        return .some(values.contains(nil) ? nil : !decided)
      }
      if let value = joined("||", decided: true) ?? joined("&&", decided: false) { return value }
      return elements.count == 1 ? elements.first.flatMap(value) : nil
    }

    private static func known(_ function: String, _ argument: String) -> Bool? {
      switch function {
      case "os": argument == "iOS"
      case "canImport": modules[argument]
      case "targetEnvironment": argument == "macCatalyst" ? false : nil
      default: nil
      }
    }

    /// Modules that only some systems have.
    private static let modules = [
      "UIKit": true, "SwiftUI": true, "AppKit": false, "Cocoa": false, "WatchKit": false,
      "TVUIKit": false,
    ]
  }
#endif

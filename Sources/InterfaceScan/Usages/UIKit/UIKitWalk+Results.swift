import DynamicType

/// Texts that UIKit asks for: results of data sources and overridden properties.
extension UIKitWalk {
  /// Method, the label of the argument that tells it from others, slot.
  private static let methods: [(name: String, label: String, slot: String)] = [
    ("tableView", "titleForHeaderInSection", "tableSection.header"),
    ("tableView", "titleForFooterInSection", "tableSection.footer"),
    ("tableView", "titleForDeleteConfirmationButtonForRowAt", "tableRow.deleteButton"),
    ("pickerView", "titleForRow", "picker.row"),
  ]

  mutating func result(of function: SourceFunction, scope: TextScope) {
    let labels = function.parameters.map { $0.label ?? "" }
    guard
      let method = Self.methods.first(where: {
        $0.name == function.name && labels.contains($0.label)
      })
    else { return }
    results(
      of: function.body, scope: scope, slot: method.slot, line: function.line,
      reason: "result of \(method.name)(\(method.label):)")
  }

  /// Property, slot, and whether it is shown there for sure.
  private static let properties: [String: (slot: String, confidence: Confidence, reason: String)] =
    [
      "activityTitle": ("activityView.action", .certain, "UIActivity.activityTitle"),
      // The source does not say where an error is shown; an alert is the usual place.
      "errorDescription": ("alert.message", .guess, "LocalizedError.errorDescription"),
      "recoverySuggestion": ("alert.message", .guess, "LocalizedError.recoverySuggestion"),
    ]

  mutating func result(of variable: SourceVariable, scope: TextScope) {
    guard let property = Self.properties[variable.name] else { return }
    results(
      of: variable.getter, scope: scope, slot: property.slot, line: variable.line,
      reason: property.reason, property.confidence)
  }

  /// Texts in the `userInfo` of an `NSError`.
  mutating func errorTexts(
    _ keys: [SourceExpression], _ values: [SourceExpression], scope: TextScope
  ) {
    let reader = TextReferenceReader(scope: scope)
    for (key, value) in zip(keys, values) {
      guard let name = key.lastName,
        ["NSLocalizedDescriptionKey", "NSLocalizedRecoverySuggestionErrorKey"].contains(name)
      else { continue }
      let text = reader.reference(to: value, literals: .verbatim)
      guard text.isWorthShowing else { continue }
      usages.append(
        PendingUsage(
          text: text, slot: "alert.message", line: value.line ?? 1, confidence: .guess, reason: name
        ))
    }
  }

  private mutating func results(
    of body: [SourceStatement], scope: TextScope, slot: String, line: Int, reason: String,
    _ confidence: Confidence = .certain
  ) {
    var scope = scope
    for statement in body { scope.note(statement) }
    let reader = TextReferenceReader(scope: scope)
    for value in TextReferenceReader.results(of: body) {
      let text = reader.reference(to: value, literals: .verbatim)
      guard text.isWorthShowing else { continue }
      usages.append(
        PendingUsage(
          text: text, slot: slot, line: value.line ?? line, confidence: confidence, reason: reason))
    }
  }
}

extension TextReference {
  /// Whether it may be words: not empty, and not signs alone.
  var isWorthShowing: Bool {
    switch self {
    case .unknown: false
    case .verbatim(let text), .localizedLiteral(let text): text.contains(where: \.isLetter)
    default: true
    }
  }
}

extension SourceExpression {
  /// The line of the first literal or call in it.
  var line: Int? {
    switch self {
    case .string(let string): string.line
    case .call(let call): call.line
    case .member(let base?, _): base.line
    case .choice(_, let results): results.lazy.compactMap(\.line).first
    case .binary(_, let left, let right): left.line ?? right.line
    default: nil
    }
  }

  /// The name after the last dot: `filled` of `.filled()`, `normal` of `UIControl.State.normal`.
  package var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .call(let call): call.name
    default: nil
    }
  }

  package var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  var isTrue: Bool {
    if case .bool(true) = self { return true }
    return false
  }
}

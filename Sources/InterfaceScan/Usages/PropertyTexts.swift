/// Texts that are given to an object of the app's own by setting a property, which its class shows:
/// `screen.message = NSLocalizedString(…)`.
enum PropertyTexts {
  /// Properties of UIKit's own classes, which need no search.
  private static let systemProperties: Set<String> = [
    "text", "title", "attributedText", "attributedTitle", "placeholder", "message", "prompt",
    "font",
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "identifier", "image",
  ]

  /// The text as it is given to the class of the object, and to its method that sets the property.
  static func passed(
    _ value: SourceExpression, to target: SourceExpression, _ line: Int, _ scope: TextScope
  ) -> [PassedText] {
    guard case .member(let base?, let property) = target, let owner = base.lastName,
      owner != "self", !systemProperties.contains(property)
    else { return [] }
    let text = TextReferenceReader(scope: scope).reference(to: value)
    guard text.mayLeadToKey else { return [] }
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
    var passed = [PassedText(callee: setter, label: "", position: 0, text: text, line: line)]
    if let type = scope.types[owner].map(TextScope.lastName), type.first?.isUppercase == true,
      !["UI", "NS"].contains(where: type.hasPrefix)
    {
      passed.append(
        PassedText(callee: type, label: property, position: -1, text: text, line: line))
    }
    return passed
  }
}

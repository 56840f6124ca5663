import DynamicType
import InterfaceScan
import LocalizationRules

/// Code that chooses between singular and plural.
public struct PluralInCodeRule: SourceRule {
  public let id = "plural-in-code"
  public let summary = "Code chooses between singular and plural by comparing a count with one."
  public let why =
    "English has two forms; Polish has four, Arabic six, Japanese one, and 21 takes the singular in"
    + " Russian. Only the plural rules of the string's own variations know them."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "The ending of a word",
        controller: #"func show() { label.text = "\(count) bed\(count == 1 ? "" : "s")" }"#,
        faults: ["1: “” or “s” by whether count is 1"]),
      InterfaceExample(
        "Two words", view: #"Text(beds.count == 1 ? "one bed" : "many beds")"#,
        faults: ["1: “one bed” or “many beds” by whether beds.count is 1"]),
      InterfaceExample(
        "Two keys",
        controller: """
          func show() {
            if guests > 1 {
              label.text = NSLocalizedString("guests.many", comment: "")
            } else {
              label.text = NSLocalizedString("guests.one", comment: "")
            }
          }
          """, faults: ["3: “guests.many” or “guests.one” by whether guests is more than 1"]),
      InterfaceExample(
        "A plural variation, a role, what is logged",
        controller: #"""
          func show() {
            label.text = String(localized: "\(count) beds")
            label.text = role == 1 ? "Allow requests" : "Position is on"
            label.text = hopCount <= 1 ? "direct" : "relayed"
            print("\(count) bed\(count == 1 ? "" : "s")")
          }
          """#, faults: []),
    ]
  }

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    source.nodes.indices.compactMap { index in
      guard let (condition, first, second) = choice(at: index, in: source.nodes),
        let comparison = Comparison(condition),
        Self.areForms(first, second, ofCount: comparison.isCount),
        !source.isForDevelopers(index)
      else { return nil }
      return fault(
        at: source.located(index), of: source, subject: comparison.text,
        "“\(first)” or “\(second)” by whether \(comparison.text)",
        advice: "give one string plural variations and let the count choose")
    }
  }

  // MARK: Choices

  private func choice(
    at index: Int, in nodes: SourceNodes
  ) -> (SourceExpression, String, String)? {
    switch nodes[index].content {
    case .choice(let condition, let results) where results.count == 2:
      guard let first = results[0].words, let second = results[1].words else { return nil }
      return (condition, first, second)
    case .condition(let condition):
      let branches = nodes.subtree(of: index).filter { nodes[$0].parent == index }
      guard let first = onlyText(of: branches.filter { nodes[$0].role == .statement }, in: nodes),
        let second = onlyText(of: branches.filter { nodes[$0].role == .otherwise }, in: nodes)
      else { return nil }
      return (condition, first, second)
    default: return nil
    }
  }

  /// The one text of a branch that does nothing but give or set it.
  private func onlyText(of statements: [Int], in nodes: SourceNodes) -> String? {
    guard statements.count == 1 else { return nil }
    switch nodes[statements[0]].content {
    case .assignment(_, _, let value): return value.words
    case .returning:
      let value = statements[0] + 1
      guard nodes.indices.contains(value), nodes[value].parent == statements[0] else { return nil }
      return words(at: value, in: nodes)
    case .call, .string: return words(at: statements[0], in: nodes)
    default: return nil
    }
  }

  private func words(at index: Int, in nodes: SourceNodes) -> String? {
    switch nodes[index].content {
    case .call(let call): SourceExpression.call(call).words
    case .string(let string): SourceExpression.string(string).words
    default: nil
    }
  }

  // MARK: Forms

  /// Whether two texts are forms of one: an ending, words that begin alike, or keys that do.
  static func areForms(_ first: String, _ second: String, ofCount isCount: Bool) -> Bool {
    guard first != second else { return false }
    let both = [first, second]
    if both.contains("") {
      let ending = both.max { $0.count < $1.count } ?? ""
      return ending.count <= 3 && ending.allSatisfy(\.isLowercase)
    }
    let hasLetters = both.allSatisfy { text in text.contains(where: \.isLetter) }
    guard hasLetters else { return false }
    let shared = first.commonPrefix(with: second).count
    if shared >= 3, max(first.count, second.count) - shared <= 3 { return true }
    // “one bed” and “many beds” speak of the same; “direct” and “relayed” do not.
    guard isCount else { return false }
    func words(_ text: String) -> [String] {
      text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count >= 3 }
    }
    return words(first).contains { word in
      words(second).contains { $0.commonPrefix(with: word).count >= 3 }
    }
  }
}

/// A comparison of something with one.
private struct Comparison {
  /// What is compared, in words: `count is 1`.
  var text: String
  /// Whether its name says that it counts.
  var isCount: Bool

  private static let signs = [
    "==": "is 1", "===": "is 1", "!=": "is not 1", ">": "is more than 1", "<=": "is at most 1",
  ]
  /// With another number these say the same of whole numbers: `< 2` is `<= 1`.
  private static let signsOfTwo = ["<": "is less than 2", ">=": "is at least 2"]

  init?(_ condition: SourceExpression) {
    guard case .binary(let sign, let left, .number(let number)) = condition else { return nil }
    let words = number == 1 ? Self.signs[sign] : number == 2 ? Self.signsOfTwo[sign] : nil
    guard let words else { return nil }
    var name = left.dottedName ?? left.lastName ?? ""
    if case .call(let call) = left, call.name == "abs", let value = call.arguments.first?.value {
      name = value.dottedName ?? value.lastName ?? ""
    }
    guard !name.isEmpty else { return nil }
    text = "\(name) \(words)"
    isCount = Self.counts(name)
  }

  /// Whether a name counts something: `count`, `unreadCount`, `numberOfGuests`, a plural.
  private static func counts(_ name: String) -> Bool {
    let last = String(name.split(separator: ".").last ?? "")
    let lower = last.lowercased()
    if ["n", "num", "total", "amount", "quantity"].contains(lower) { return true }
    if lower.hasSuffix("count") || lower.hasPrefix("numberof") || lower.hasPrefix("numof") {
      return true
    }
    return lower.hasSuffix("s") && !lower.hasSuffix("ss") && !lower.hasSuffix("status")
  }
}

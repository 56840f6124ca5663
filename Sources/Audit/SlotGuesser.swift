import Components
import Foundation
import Localization

/// Guesses where a string is shown from the words of its key and comment.
///
/// A guess is never more than that: findings that rest on it are marked, and stay warnings.
struct SlotGuesser: Sendable {
  /// What the words point to.
  enum Outcome: Sendable, Equatable {
    /// A place, and the words it was read from.
    case slot(String, reason: String)
    /// The string never reaches a screen of an iPhone or iPad.
    case notShown(reason: String)
    /// Nothing to go by.
    case unknown
  }

  /// Guesses for one string.
  ///
  /// - Parameter sourceText: the text in the app's own language. A sentence is not taken for the
  ///   name of a row or a menu item, whatever its key says.
  func guess(
    key: String, comment: String?, table: String, sourceText: String? = nil
  ) -> Outcome {
    let outcome = guessPlace(key: key, comment: comment, table: table)
    if case .slot(let slot, _) = outcome, GuessRules.namesOnly.contains(slot),
      let sourceText, Self.isSentence(sourceText)
    {
      return .unknown
    }
    return outcome
  }

  private static func isSentence(_ text: String) -> Bool {
    if text.count > 60, text.contains(" ") { return true }
    guard text.count > 30, let last = text.last(where: { !$0.isWhitespace }) else { return false }
    return ".!?。！？".contains(last)
  }

  private func guessPlace(key: String, comment: String?, table: String) -> Outcome {
    if table == "InfoPlist", let outcome = propertyList(key) { return outcome }
    if table == "AppShortcuts" {
      return .notShown(reason: "a phrase for Siri, where nothing is measured")
    }
    if let comment {
      if let outcome = interfaceFile(comment) { return outcome }
      let words = NameWords.split(Self.head(of: comment).lowercased())
      if !GuessRules.spoken.isDisjoint(with: words) {
        return .notShown(reason: Self.spokenReason)
      }
      for rule in GuessRules.comments {
        if let found = rule.match(words) {
          let quoted = found.map { "'\($0)'" }.joined(separator: " and ")
          return .slot(rule.slot, reason: "the comment speaks of \(quoted)")
        }
      }
    }
    return NameWords.isIdentifier(key) ? guess(keyWords: NameWords.split(key)) : .unknown
  }

  static let spokenReason = "spoken by assistive technology, not shown"

  // MARK: Keys

  private func guess(keyWords words: [String]) -> Outcome {
    guard let first = words.first, words.count > 1 else { return .unknown }
    if GuessRules.spoken.contains(first) { return .notShown(reason: Self.spokenReason) }
    if let outcome = menu(words) { return outcome }
    for rule in GuessRules.keys {
      if let (context, role) = rule.match(words) {
        return .slot(rule.slot, reason: "the key names '\(context)' and '\(role)'")
      }
    }
    return .unknown
  }

  /// Menu keys rarely end in a role: `menu.copy`, `contextMenuItemShare`.
  private func menu(_ words: [String]) -> Outcome? {
    guard let index = words.firstIndex(of: "menu"), index + 1 < words.count else { return nil }
    if words.contains("alert") || words.contains("dialog") { return nil }
    let next = words[index + 1]
    if next == "item" || next == "option" {
      let slot = words.last == "subtitle" ? "menu.subtitle" : "menu.item"
      return .slot(slot, reason: "the key names 'menu' and '\(next)'")
    }
    if words.suffix(2) == ["menu", "title"] {
      return .slot("menu.title", reason: "the key names 'menu' and 'title'")
    }
    let opens = index == 0 || (index == 1 && words[0] == "context")
    let roles: Set<String> = [
      "title", "header", "section", "button", "message", "description", "label", "tooltip",
      "placeholder", "alert",
    ]
    guard opens, roles.isDisjoint(with: words) else { return nil }
    return .slot("menu.item", reason: "the key begins with 'menu'")
  }

  // MARK: Comments

  private static let clauseEnds = [
    ". ", "(", "\n", ";", ":", " that ", " when ", " which ", " to ", " if ", " after ",
  ]

  /// The clause that says what the string is; later clauses describe circumstances.
  static func head(of comment: String) -> String {
    var end = comment.endIndex
    for stop in clauseEnds {
      if let range = comment.range(of: stop), range.lowerBound > comment.startIndex {
        end = min(end, range.lowerBound)
      }
    }
    return String(comment[..<end])
  }

  /// `Class = "UIButton"; normalTitle = "Reset"; ObjectID = "…";`, as Xcode exports it.
  private func interfaceFile(_ comment: String) -> Outcome? {
    let text = comment.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.hasPrefix("Class = \"") else { return nil }
    let parts = text.dropFirst("Class = \"".count).split(separator: "\"", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let name = String(parts[0])
    if name.hasPrefix("WK") { return .notShown(reason: "shown on a watch, which is not modelled") }
    if name.hasPrefix("NS") { return .notShown(reason: "shown on a Mac, which is not modelled") }
    let attribute = parts[1].drop { !$0.isLetter }.prefix { $0.isLetter }
    guard let slot = GuessRules.interfaceAttributes["\(name).\(attribute)"] else {
      return .unknown
    }
    return .slot(slot, reason: "the interface file's comment names \(name)")
  }

  /// Keys of an app's information property list have documented places.
  private func propertyList(_ key: String) -> Outcome? {
    if key.hasSuffix("UsageDescription") {
      return .slot("alert.message", reason: "the system shows it in its permission alert")
    }
    if key == "CFBundleDisplayName" {
      return .slot("homeScreen.appName", reason: "the system shows it under the app's icon")
    }
    return nil
  }
}

/// A rule that recognises a place from the words of a key.
///
/// Cautious on purpose: the role must be the key's last word, and the context must come before it.
struct KeyGuessRule: Sendable {
  /// The slot the words point to.
  let slot: String
  /// One of these must occur before the role.
  let context: Set<String>
  /// The key must end with one of these.
  let role: Set<String>
  /// One of these must occur when any are named.
  var required: Set<String> = []
  /// None of these may occur.
  var excluded: Set<String> = []
  /// How many words must stand between context and role at least.
  var gap = 0

  /// The context word and the role word when the rule matches.
  func match(_ words: [String]) -> (context: String, role: String)? {
    guard let last = words.last, role.contains(last) else { return nil }
    let before = words.dropLast(1 + gap)
    guard let index = before.lastIndex(where: context.contains) else { return nil }
    guard excluded.isDisjoint(with: words) else { return nil }
    guard required.isEmpty || !required.isDisjoint(with: words) else { return nil }
    return (words[index], last)
  }
}

/// A rule that recognises a place from the words of a comment.
struct CommentGuessRule: Sendable {
  /// The slot the words point to.
  let slot: String
  /// Of each of these groups one word must occur.
  let all: [Set<String>]
  /// None of these may occur.
  var excluded: Set<String> = []

  /// The words that made the rule match.
  func match(_ words: [String]) -> [String]? {
    guard excluded.isDisjoint(with: words) else { return nil }
    var found: [String] = []
    for group in all {
      guard let word = words.first(where: group.contains) else { return nil }
      found.append(word)
    }
    return found
  }
}

/// The tables of the guesser; the first rule that matches counts.
enum GuessRules {
  /// Words of strings that are spoken by assistive technologies and never laid out.
  static let spoken: Set<String> = ["voiceover", "accessibility", "acessibility", "accessbility"]

  /// Slots whose texts are names rather than sentences.
  static let namesOnly: Set<String> = [
    "tableCell.default.title", "tableCell.subtitle.title", "tableCell.value1.title",
    "tableCell.value2.title", "menu.item", "menu.title", "menu.sectionTitle",
  ]

  private static let alert: Set<String> = ["alert", "dialog", "alertview", "alertcontroller"]
  private static let title: Set<String> = ["title", "heading", "headline"]
  private static let message: Set<String> = [
    "message", "description", "body", "text", "content", "subtitle", "msg",
  ]
  private static let answer: Set<String> = [
    "ok", "cancel", "confirm", "dismiss", "done", "yes", "no", "close", "retry", "delete",
    "button", "action", "continue", "discard",
  ]
  private static let cell: Set<String> = ["cell", "row", "rows"]
  private static let sheet: Set<String> = ["sheet", "actionsheet"]
  private static let notAlert: Set<String> = ["sheet", "actionsheet", "menu", "widget", "toolbar"]

  /// Rules for keys, from specific to general.
  static let keys: [KeyGuessRule] = [
    KeyGuessRule(
      slot: "alert.placeholder", context: alert, role: ["placeholder"], excluded: notAlert),
    KeyGuessRule(
      slot: "alert.title", context: alert, role: title,
      excluded: notAlert.union(["button", "action"])),
    KeyGuessRule(
      slot: "alert.message", context: alert, role: message,
      excluded: notAlert.union(["button", "action"])),
    // `alerts.title` is more often the heading of a settings page about alerts.
    KeyGuessRule(
      slot: "alert.title", context: ["alerts", "dialogs"], role: title,
      excluded: notAlert.union(["button", "action", "actions"]), gap: 1),
    KeyGuessRule(
      slot: "alert.message", context: ["alerts", "dialogs"], role: message,
      excluded: notAlert.union(["button", "action", "actions"]), gap: 1),
    KeyGuessRule(slot: "alert.button", context: alert, role: answer, excluded: notAlert),
    KeyGuessRule(
      slot: "alert.button", context: alert, role: ["title", "label", "text"],
      required: ["button", "action"], excluded: notAlert),
    KeyGuessRule(
      slot: "actionSheet.title", context: sheet, role: title,
      excluded: ["button", "action", "bottom"]),
    KeyGuessRule(
      slot: "actionSheet.message", context: sheet, role: ["message"], excluded: ["bottom"]),
    KeyGuessRule(slot: "actionSheet.button", context: sheet, role: answer, excluded: ["bottom"]),
    KeyGuessRule(
      slot: "navigationBar.title", context: ["navigation", "navbar", "nav", "navigationbar"],
      role: title, excluded: ["button", "alert"]),
    KeyGuessRule(
      slot: "tableSection.header", context: ["section"], role: ["header", "title"],
      excluded: ["row", "cell", "alert", "button", "menu"]),
    KeyGuessRule(
      slot: "tableSection.footer", context: ["section"], role: ["footer"],
      excluded: ["row", "cell"]),
    KeyGuessRule(slot: "menu.sectionTitle", context: ["menu"], role: ["section", "header"]),
    KeyGuessRule(slot: "tableCell.default.title", context: cell, role: ["title", "label"]),
    KeyGuessRule(
      slot: "tableCell.subtitle.detail", context: cell,
      role: ["subtitle", "detail", "description"]),
    KeyGuessRule(slot: "tableCell.value1.detail", context: cell, role: ["value"]),
    KeyGuessRule(
      slot: "tableCell.default.title", context: ["setting", "settings", "preference"],
      role: ["title"],
      excluded: [
        "navigation", "section", "alert", "button", "page", "screen", "view", "tab", "footer",
        "header", "disclaimer", "info", "notification", "description", "message", "error", "hint",
      ],
      gap: 1),
    KeyGuessRule(
      slot: "searchBar.placeholder", context: ["search"], role: ["placeholder", "prompt"]),
    KeyGuessRule(
      slot: "textField.placeholder", context: ["field", "input", "textfield"],
      role: ["placeholder"]),
    KeyGuessRule(
      slot: "segmentedControl.segment", context: ["segment"], role: ["title", "label"]),
    KeyGuessRule(
      slot: "button.title", context: ["button", "btn"], role: ["title", "label", "text"],
      excluded: ["alert", "alerts", "dialog", "bar"]),
  ]

  private static let notAnAlertComment: Set<String> = [
    "sheet", "menu", "notification", "section", "cell", "row", "banner", "icon", "setting",
    "settings",
  ]

  /// Rules for comments, from specific to general.
  static let comments: [CommentGuessRule] = [
    CommentGuessRule(
      slot: "alert.placeholder", all: [["alert", "dialog"], ["placeholder"]],
      excluded: notAnAlertComment),
    CommentGuessRule(
      slot: "alert.button", all: [["alert", "dialog"], ["button", "action"]],
      excluded: notAnAlertComment.union(["message"])),
    CommentGuessRule(
      slot: "alert.title", all: [["alert", "dialog"], ["title", "heading"]],
      excluded: notAnAlertComment.union(["message"])),
    CommentGuessRule(
      slot: "alert.message", all: [["alert", "dialog"], ["message", "body", "text"]],
      excluded: notAnAlertComment.union(["title"])),
    CommentGuessRule(
      slot: "actionSheet.button", all: [["sheet"], ["action"], ["button", "cancel", "delete"]]),
    CommentGuessRule(slot: "actionSheet.title", all: [["sheet"], ["action"], ["title"]]),
    CommentGuessRule(slot: "tableRow.swipeAction", all: [["swipe"], ["action", "button"]]),
    CommentGuessRule(
      slot: "menu.sectionTitle", all: [["menu"], ["section"], ["title", "header"]]),
    CommentGuessRule(
      slot: "menu.item", all: [["menu"], ["item", "option", "action", "command"]],
      excluded: ["message", "alert", "section"]),
    CommentGuessRule(
      slot: "menu.title", all: [["menu"], ["title"]], excluded: ["alert", "button"]),
    CommentGuessRule(
      slot: "tableCell.switch.title",
      all: [["switch", "toggle"], ["title", "label", "cell", "row"]],
      excluded: ["alert"]),
    CommentGuessRule(
      slot: "tableCell.subtitle.detail", all: [["cell", "row"], ["subtitle", "detail"]],
      excluded: ["column", "alert"]),
    CommentGuessRule(
      slot: "tableCell.default.title", all: [["cell", "row"], ["title", "label", "text"]],
      excluded: ["column", "alert", "button", "section", "subtitle", "detail"]),
    CommentGuessRule(
      slot: "tableSection.footer", all: [["section"], ["footer"]], excluded: ["alert"]),
    CommentGuessRule(
      slot: "tableSection.header", all: [["section"], ["title", "header", "label", "heading"]],
      excluded: ["alert"]),
    CommentGuessRule(
      slot: "navigationBar.title", all: [["navigation", "screen", "page"], ["title"]],
      excluded: ["button", "alert", "onboarding"]),
    CommentGuessRule(
      slot: "tabBar.item", all: [["tab"], ["title", "label", "item", "bar"]],
      excluded: ["alert", "button"]),
    CommentGuessRule(slot: "searchBar.placeholder", all: [["search"], ["placeholder"]]),
    CommentGuessRule(slot: "textField.placeholder", all: [["placeholder"]]),
    CommentGuessRule(
      slot: "segmentedControl.segment", all: [["segment"]], excluded: ["alert", "text"]),
    CommentGuessRule(
      slot: "notification.title", all: [["notification"], ["title"]], excluded: ["settings"]),
    CommentGuessRule(
      slot: "button.title", all: [["button"]], excluded: ["alert", "dialog", "hint", "message"]),
  ]

  /// Classes and attributes that interface files leave in the comments of their `.strings` files.
  static let interfaceAttributes: [String: String] = [
    "UIButton.normalTitle": "button.title",
    "UITableViewSection.headerTitle": "tableSection.header",
    "UITableViewSection.footerTitle": "tableSection.footer",
    "UINavigationItem.title": "navigationBar.title",
    "UINavigationItem.prompt": "navigationBar.prompt",
    "UIBarButtonItem.title": "navigationBar.button",
    "UITabBarItem.title": "tabBar.item",
    "UITextField.placeholder": "textField.placeholder",
    "UISearchBar.placeholder": "searchBar.placeholder",
    "UITextView.text": "textView.text",
  ]
}

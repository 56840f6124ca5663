/// Gives selectors and constants of Objective-C the names that Swift has for them, so that what
/// recognises UIKit in Swift recognises it here too.
///
/// The rules are those of Swift's Clang importer (SE-0005, "Better Translation of Objective-C APIs
/// Into Swift") as far as they need no types; a table holds what they leave out.
enum ObjectiveCNames {
  /// A method's name in Swift.
  struct Method: Hashable {
    /// `init` for what creates an object.
    var name: String
    /// A label for each argument; nil for none.
    var labels: [String?]
  }

  /// The method of a selector.
  ///
  /// - Parameters:
  ///   - pieces: The parts before the colons, or the only one.
  ///   - type: The class it is sent to, for a method of a class.
  static func method(_ pieces: [String], of type: String? = nil) -> Method {
    guard let first = pieces.first else { return Method(name: "", labels: []) }
    var labels = pieces.map { $0.isEmpty ? nil : Self.label($0) }
    if let (name, label) = exact[first] {
      labels[0] = label
      return Method(name: name, labels: labels)
    }
    if let rest = suffix(of: first, after: "init") {
      labels[0] = firstLabel(rest)
      return Method(name: "init", labels: labels)
    }
    if let type, let rest = creation(first, of: type) {
      labels[0] = firstLabel(rest)
      return Method(name: "init", labels: labels)
    }
    let (name, label) = split(first)
    labels[0] = label
    return Method(name: name, labels: labels)
  }

  /// A method without arguments that is sent to a class: `filledButtonConfiguration` of
  /// `UIButtonConfiguration` is `filled`.
  static func classMember(_ name: String, of type: String) -> String {
    for ending in typeWords(type) {
      let suffix = ending.prefix(1).uppercased() + ending.dropFirst()
      if name.count > suffix.count, name.hasSuffix(suffix) {
        return String(name.dropLast(suffix.count))
      }
    }
    return name
  }

  /// Names that do not follow from a rule.
  private static let exact: [String: (String, String?)] = [
    "constraintEqualToConstant": ("constraint", "equalToConstant"),
    "constraintLessThanOrEqualToConstant": ("constraint", "lessThanOrEqualToConstant"),
    "constraintGreaterThanOrEqualToConstant": ("constraint", "greaterThanOrEqualToConstant"),
    "localizedStringWithFormat": ("localizedStringWithFormat", nil),
    "stringByReplacingOccurrencesOfString": ("replacingOccurrences", "of"),
    "stringByTrimmingCharactersInSet": ("trimmingCharacters", "in"),
    "scaledFontForFont": ("scaledFont", "for"),
    "fontWithSize": ("withSize", nil),
    "addTextFieldWithConfigurationHandler": ("addTextField", "configurationHandler"),
    "isEqualToString": ("isEqual", "to"),
  ]

  /// Members without arguments that Swift names otherwise.
  static let members: [String: String] = [
    "uppercaseString": "uppercased", "lowercaseString": "lowercased",
    "capitalizedString": "capitalized", "localizedUppercaseString": "localizedUppercase",
    "localizedLowercaseString": "localizedLowercase",
    "localizedCapitalizedString": "localizedCapitalized", "firstObject": "first",
    "lastObject": "last",
  ]

  // MARK: Parts

  /// `title` of `alertControllerWithTitle` and `UIAlertController`; nil where the method does not
  /// begin with what the class is.
  private static func creation(_ name: String, of type: String) -> String? {
    for word in typeWords(type) {
      guard let rest = suffix(of: name, after: word), !rest.isEmpty else { continue }
      return rest
    }
    return nil
  }

  /// `alertController` and `controller` of `UIAlertController`.
  private static func typeWords(_ type: String) -> [String] {
    var words = camelWords(type)
    // The prefix of a framework is no word of its own: `UIAlert`.
    if let first = words.first {
      let capitals = first.prefix { $0.isUppercase }
      words[0] = String(first.dropFirst(max(0, capitals.count - 1)))
    }
    return words.indices.map { lowerFirst(words[$0...].joined()) }
  }

  /// Words that begin with a capital; capitals in a row belong to the word behind them.
  private static func camelWords(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = "A"
    for character in name {
      if character.isUppercase, !previous.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// What follows a word at the beginning, which must end there.
  private static func suffix(of name: String, after word: String) -> String? {
    guard name.hasPrefix(word) else { return nil }
    let rest = name.dropFirst(word.count)
    guard rest.first?.isLowercase != true else { return nil }
    return String(rest)
  }

  /// `title` of `WithTitle`; other prepositions stay: `forTextStyle`.
  private static func firstLabel(_ rest: String) -> String? {
    guard !rest.isEmpty else { return nil }
    if let noun = suffix(of: rest, after: "With"), !noun.isEmpty { return lowerFirst(noun) }
    return lowerFirst(rest)
  }

  private static let prepositions: Set<String> = [
    "With", "For", "Of", "At", "In", "From", "To", "By", "On", "Using",
  ]

  /// `systemFontOfSize` is `systemFont(ofSize:)`: the first label begins with the last preposition.
  private static func split(_ piece: String) -> (name: String, label: String?) {
    let words = camelWords(piece)
    guard
      let index = words.indices.dropFirst().last(where: {
        prepositions.contains(words[$0]) && $0 < words.count - 1
      })
    else { return (piece, nil) }
    return (words[..<index].joined(), label(lowerFirst(words[index...].joined())))
  }

  /// Nouns that name the type of an argument, which its label leaves out.
  private static let typeNouns = [
    "IndexPath", "Index", "State", "ControlEvents", "Font", "Array",
  ]

  /// `for` of `forState`, `titleForRowAt` of `titleForRowAtIndexPath`.
  private static func label(_ piece: String) -> String {
    for noun in typeNouns where piece.hasSuffix(noun) {
      let rest = String(piece.dropLast(noun.count))
      let last = camelWords(rest).last.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      if let last, prepositions.contains(last) { return rest }
    }
    return piece
  }

  static func lowerFirst(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    // `URL` and `HTMLText` are `url` and `htmlText`.
    let count =
      capitals.count == text.count || capitals.count < 2 ? capitals.count : capitals.count - 1
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  // MARK: Constants

  /// Beginnings of the constants that are members of an enumeration in Swift.
  private static let enumerations = [
    "UIAlertControllerStyle", "UIAlertActionStyle", "UITableViewCellStyle",
    "UITableViewCellAccessory", "UITableViewStyle", "UITableViewRowActionStyle",
    "UIContextualActionStyle", "UIControlState", "UIControlContentHorizontalAlignment",
    "UIFontTextStyle", "UIFontWeight", "UIButtonType", "UIBarButtonItemStyle",
    "UIBarButtonSystemItem", "UIContentSizeCategory", "UIMenuOptions", "UIMenuElementAttributes",
    "UIMenuElementState", "UIButtonConfigurationSize", "UIButtonConfigurationCornerStyle",
    "UIListContentTextTransform", "UISearchBarStyle", "UITextBorderStyle", "UIUserInterfaceStyle",
    "UNNotificationActionOption", "NSTextAlignment", "UITabBarSystemItem",
    "UINavigationItemLargeTitleDisplayMode",
  ]

  /// The member of an enumeration that a constant of UIKit is: `UIFontTextStyleBody` is `.body`.
  static func constant(_ name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("UN") else { return nil }
    if name.hasPrefix("NSLineBreakBy") { return "b" + name.dropFirst("NSLineBreakB".count) }
    if name.hasSuffix("AttributeName") {
      return lowerFirst(String(name.dropFirst(2).dropLast("AttributeName".count)))
    }
    for prefix in enumerations where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase || first.isNumber {
        return lowerFirst(String(rest))
      }
    }
    return nil
  }

  /// Classes that Swift writes inside of others.
  static func type(_ name: String) -> String {
    switch name {
    case "UIButtonConfiguration": "UIButton.Configuration"
    default: name
    }
  }
}

import InterfaceScan
import LocalizationRules

/// How a project writes its keys, so that a text that is looked up in vain can be told from a key.
struct KeyStyle {
  /// What stands before the first separator of the project's keys: `settings` of `settings.title`.
  private let prefixes: Set<Substring>
  /// Whether most keys are identifiers rather than sentences.
  private let areMostlyIdentifiers: Bool

  init(_ project: InterfaceProject) {
    var prefixes: Set<Substring> = []
    var identifiers = 0
    var count = 0
    for table in project.localization?.tables ?? [] where table.interface == nil {
      for group in table.keys {
        count += 1
        guard Self.isIdentifier(group.key) else { continue }
        identifiers += 1
        prefixes.insert(Self.prefix(of: group.key))
      }
    }
    self.prefixes = prefixes
    areMostlyIdentifiers = identifiers * 2 > count
  }

  /// Whether a text is meant as a key, not as words.
  func isKey(_ text: String) -> Bool {
    guard Self.isIdentifier(text) else { return false }
    return areMostlyIdentifiers || prefixes.contains(Self.prefix(of: text))
  }

  private static func prefix(of key: String) -> Substring {
    key.prefix { $0.isLetter || $0.isNumber }
  }

  /// Letters and digits in parts, such as `settings.title` or `menu_share`.
  private static func isIdentifier(_ key: String) -> Bool {
    let isName = key.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-%@".contains($0))
    }
    return isName && key.contains { "._-".contains($0) } && key.first?.isLetter == true
      && key.last.map { $0.isLetter || $0.isNumber || $0 == "@" } == true
  }
}

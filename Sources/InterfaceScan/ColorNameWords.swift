/// The words of a colour's name, which tell what it is for.
package struct ColorNameWords: Equatable {
  /// In lower case, in order; the folders of a namespace are words too.
  package let words: [String]

  /// Words of texts and symbols.
  static let foreground: Set<String> = [
    "text", "label", "title", "subtitle", "caption", "foreground", "icon", "glyph", "symbol",
    "link", "fg",
  ]
  /// Words of what texts stand on.
  static let background: Set<String> = ["background", "bg", "surface", "fill", "backdrop"]
  /// Words for the place in an order, which say nothing about where a colour is used.
  static let ranks: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "main", "default", "base", "light", "dark",
    "muted", "strong", "subtle", "bold",
  ]
  private static let icons: Set<String> = ["icon", "glyph", "symbol"]
  /// A word that every name may have.
  private static let noise: Set<String> = ["color", "colour"]

  /// Splits a name at changes of case, digits and signs: `Card/onPrimaryText2` has the words card,
  /// on, primary, text and 2.
  package init(_ name: String) {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    func isNewWord(at index: Int) -> Bool {
      guard index > 0 else { return false }
      let (last, this) = (characters[index - 1], characters[index])
      if last.isNumber != this.isNumber { return true }
      guard this.isUppercase else { return false }
      if !last.isUppercase { return true }
      return index + 1 < characters.count && characters[index + 1].isLowercase
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if isNewWord(at: index), !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    self.init(words: words.filter { !Self.noise.contains($0) })
  }

  private init(words: [String]) { self.words = words }

  /// Without the words of a set.
  func without(_ set: Set<String>) -> [String] { words.filter { !set.contains($0) } }

  /// Without the last word of a text or a symbol.
  var withoutLastForeground: [String] {
    var words = words
    if let last = words.lastIndex(where: Self.foreground.contains) { words.remove(at: last) }
    return words
  }

  /// Whether the name is that of a text or a symbol.
  var isForeground: Bool { words.contains(where: Self.foreground.contains) && !isBackground }

  /// Whether the name is that of something that texts stand on.
  var isBackground: Bool { words.contains(where: Self.background.contains) }

  /// Whether the name is that of a symbol.
  var isIcon: Bool { words.contains(where: Self.icons.contains) }

  /// Whether the name is that of a control that cannot be used.
  var isDisabled: Bool { words.contains("disabled") || words.contains("inactive") }

  /// What a name such as `OnPrimary`, `textOnCard` or `brand/on-primary` is put on: the words after
  /// `on`, behind those of the namespace; nil when the name has no such `on`.
  var onWhat: [String]? {
    guard let on = words.firstIndex(of: "on"), on + 1 < words.count else { return nil }
    // "SwitchOnTint" is a tint of a switch that is on.
    let before = words[..<on].filter { !Self.foreground.contains($0) }
    let after = words[(on + 1)...].filter { !Self.foreground.contains($0) }
    return after.isEmpty ? nil : Array(before) + after
  }
}

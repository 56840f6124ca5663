import Foundation

/// The conditions `#if` … `#endif` around a line, decided as for a build for iPhone and iPad.
struct PreprocessorConditions {
  private struct Level {
    /// Whether the branch is left out.
    var isSkipped: Bool
    /// Whether a branch before was certainly the one that is built.
    var isDecided: Bool
    /// Braces that were open before the first branch.
    var braces: Int
  }

  private var levels: [Level] = []
  /// Levels that are left out.
  private var skipped = 0

  /// Whether the lines here are left out.
  var isSkipped: Bool { skipped > 0 }

  /// Reads a directive.
  ///
  /// - Parameter braces: How many braces are open here. Where nothing tells which branch is built both
  ///   are read, unless the first one leaves a brace open, which the second would open again.
  mutating func read(_ directive: String, _ condition: String, braces: Int) {
    switch directive {
    case "if", "ifdef", "ifndef":
      let value: Bool? =
        switch directive {
        case "if": Self.value(of: condition)
        case "ifdef": condition == "__cplusplus" ? nil : Self.known[condition]
        default: Self.known[condition].map { !$0 }
        }
      push(Level(isSkipped: value == false, isDecided: value == true, braces: braces))
    case "elif":
      guard var level = pop() else { return }
      let value = Self.value(of: condition)
      level.isSkipped = level.isDecided || value == false || isOpen(level, braces)
      level.isDecided = level.isDecided || value == true
      push(level)
    case "else":
      guard var level = pop() else { return }
      level.isSkipped = level.isDecided || isOpen(level, braces)
      push(level)
    case "endif": _ = pop()
    default: break
    }
  }

  private func isOpen(_ level: Level, _ braces: Int) -> Bool {
    !level.isSkipped && braces != level.braces
  }

  private mutating func push(_ level: Level) {
    levels.append(level)
    if level.isSkipped { skipped += 1 }
  }

  private mutating func pop() -> Level? {
    guard let level = levels.popLast() else { return nil }
    if level.isSkipped { skipped -= 1 }
    return level
  }

  // MARK: Values

  /// Macros of `TargetConditionals.h` in a build for iOS.
  private static let known: [String: Bool] = [
    "0": false, "1": true, "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "TARGET_OS_OSX": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_TV": false, "TARGET_OS_VISION": false,
  ]

  /// Whether a condition holds; nil where that cannot be told.
  static func value(of condition: String) -> Bool? {
    // Conditions are short; a mixture of both operators with brackets is not taken apart.
    var text = condition.trimmed
    if let comment = text.range(of: "/") { text = String(text[..<comment.lowerBound]).trimmed }
    if text.contains("!(") { return nil }
    if text.contains("||") {
      let values = text.components(separatedBy: "||").map(value)
      if values.contains(true) { return true }
      return values.allSatisfy { $0 == false } ? false : nil
    }
    if text.contains("&&") {
      let values = text.components(separatedBy: "&&").map(value)
      if values.contains(false) { return false }
      return values.allSatisfy { $0 == true } ? true : nil
    }
    var name = text[...]
    var isNegated = false
    while let first = name.first, "!( ".contains(first) {
      if first == "!" { isNegated.toggle() }
      name = name.dropFirst()
    }
    while let last = name.last, ") ".contains(last) { name = name.dropLast() }
    guard let value = known[String(name)] else { return nil }
    return value != isNegated
  }
}

import DynamicType
import Localization

/// A right-to-left text that says left or right where the source does, of things iOS mirrors.
///
/// Swipe actions, bars and lists change sides in a right-to-left interface (Apple, Human Interface
/// Guidelines, "Right to left").
public struct UnmirroredSideRule: TextRule {
  public let id = "unmirrored-side"
  public let summary =
    "A right-to-left text says left or right as the source does, though iOS mirrors the interface."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A swipe over a row", "Swipe left to delete", ["he": "החלק שמאלה כדי למחוק"],
        faults: ["he: says left (“שמאלה”) as the source does; rows and bars are mirrored"]),
      RuleExample("Mirrored", "Swipe left to delete", ["he": "החלק ימינה כדי למחוק"], faults: []),
      RuleExample(
        "A window keeps its side", "Keep it on the right side of the screen",
        ["ar": "على يمين شاشتك"], faults: []),
      RuleExample(
        "What is left over is no side", "5 minutes left", ["he": "נותרו 5 דקות"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard LayoutDirection.isRightToLeft(locale: unit.locale), let source = unit.sourceText,
      let words = Self.words[unit.language]
    else { return [] }
    let english = source.lowercased()
    let sides = Side.allCases.filter { Self.names($0, in: english) }
    // A text that names both sides speaks of both.
    guard sides.count == 1, let side = sides.first else { return [] }
    let found = unit.text.split { !$0.isLetter }
    guard let word = found.first(where: { words.of(side).contains(String($0)) }),
      !found.contains(where: { words.of(side.other).contains(String($0)) })
    else { return [] }
    return [
      fault(
        unit, confidence: .guess,
        "says \(side.rawValue) (“\(word)”) as the source does; rows and bars are mirrored",
        advice: "look at the screen in this language, and name the side it is on there")
    ]
  }

  private enum Side: String, CaseIterable {
    case left, right
    var other: Side { self == .left ? .right : .left }
  }

  private struct Words {
    var left: Set<String>
    var right: Set<String>
    func of(_ side: Side) -> Set<String> { side == .left ? left : right }
  }

  /// Whether an English text speaks of a side of the interface, which iOS mirrors.
  private static func names(_ side: Side, in english: String) -> Bool {
    func has(_ words: [String]) -> Bool { words.contains { english.contains($0) } }
    let name = side.rawValue
    if has(["swipe \(name)", "swiping \(name)", "swipe to the \(name)", "slide \(name)"]) {
      return true
    }
    // A side of the screen itself stays where it is.
    if has(["screen", "window", "display", "monitor", "hand"]) { return false }
    if has(["on the \(name)", "at the \(name)"]) { return true }
    let corner = ["top", "upper", "bottom", "lower"].contains {
      english.contains("\($0) \(name)") || english.contains("\($0)-\(name)")
    }
    return corner && has(["corner", "button", "icon", "tap "])
  }

  /// The words for left and right with the prefixes that write with them.
  private static let words: [String: Words] = [
    "he": hebrew, "iw": hebrew,
    "ar": Words(
      left: ["يسار", "اليسار", "لليسار", "باليسار", "يسارا", "يسارًا", "الأيسر", "اليسرى", "أيسر"],
      right: ["يمين", "اليمين", "لليمين", "باليمين", "يمينا", "يمينًا", "الأيمن", "اليمنى", "أيمن"]),
    "fa": Words(left: ["چپ"], right: ["راست"]),
    "ur": Words(left: ["بائیں"], right: ["دائیں"]),
  ]
  private static let hebrew = Words(
    left: ["שמאל", "שמאלה", "השמאלי", "השמאלית", "שמאלית", "שמאלי", "משמאל", "לשמאל", "בשמאל"],
    right: ["ימין", "ימינה", "הימני", "הימנית", "ימנית", "ימני", "מימין", "לימין", "בימין"])
}

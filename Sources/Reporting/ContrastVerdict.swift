import Audit
import ColorContrast
import DynamicType

/// How a pair fares in one appearance, in words with the text sizes.
struct ContrastVerdict {
  /// The words, such as `fails`, `passes from XXXL on`.
  private(set) var text: String
  private var role: TerminalStyle.Role

  init(_ judgement: ContrastJudgement, _ example: ContrastCase) {
    if let exemption = judgement.pairing.exemption {
      text = "exempt: \(exemption.rawValue)"
      role = .quiet
      return
    }
    let failing = judgement.failing(example)
    let passing = judgement.passing(example)
    switch (failing.isEmpty, passing.isEmpty) {
    case (true, true):
      text = "undetermined"
      role = .note
    case (true, false):
      let unknown = judgement.undetermined(example)
      text = unknown.isEmpty ? "passes" : "passes \(Self.range(passing)), else undetermined"
      role = unknown.isEmpty ? .good : .note
    case (false, true):
      text = "fails"
      role = .error
    case (false, false):
      text = "fails \(Self.range(failing)), passes \(Self.range(passing))"
      role = .error
    }
    if judgement.pairing.isSystemDefault {
      text += ", the system's own"
      role = .quiet
      return
    }
    // A colour set that was not given has only the copy that the storyboard keeps.
    if example.confidence == .guess { text += ", by a guess" }
  }

  func painted(_ style: TerminalStyle) -> String { style.paint(text, role) }

  /// `at XL`, `from XS to XXL`.
  static func range(_ categories: [ContentSizeCategory]) -> String {
    guard let first = categories.min(), let last = categories.max() else { return "" }
    return first == last
      ? "at \(first.shortName)" : "from \(first.shortName) to \(last.shortName)"
  }
}

import ColorContrast
import Components
import DynamicType

/// What screen readers and file metadata say of a picture.
enum SceneText {
  /// The component and the traits, such as `alert on iPhone 15, iOS 26, AX3, de, dark`.
  static func title(of component: String, in context: PictureContext) -> String {
    let traits = context.traits
    var parts = [
      "\(component) on \(traits.device.name)", traits.os.displayName,
      traits.contentSizeCategory.shortName, traits.locale,
    ]
    if traits.boldText { parts.append("Bold Text") }
    if context.isDark { parts.append("dark") }
    return parts.joined(separator: ", ")
  }

  /// What became of each text, in the order of the placements.
  static func summary(of placements: [Placement]) -> String {
    placements.map { "\($0.slot): \(happened(to: $0))" }.joined(separator: " ")
  }

  /// What became of one text, with the last part of its slot's name.
  static func sentence(on placement: Placement) -> String {
    let place = placement.slot.split(separator: ".").last ?? ""
    return "\(place): \(happened(to: placement))"
  }

  private static func happened(to placement: Placement) -> String {
    let text = quoted(placement.fit.visibleText)
    switch placement.verdict {
    case .fits: return "\(text) fits."
    case .wraps(let lines): return "\(text) wraps to \(lines) lines."
    case .stacks: return "\(text) stands in a line of its own."
    case .tightens: return "\(text) is set closer."
    case .shrinks(let scale): return "\(text) is drawn at \(Int((scale * 100).rounded())) percent."
    case .scrolls: return "\(text) can be read by scrolling."
    case .collapses: return "\(quoted(placement.text)) is not shown."
    case .breaksWord(let word): return "\(text) breaks inside \(quoted(word))."
    case .truncates("", let lost): return "\(quoted(lost)) is lost whole."
    case .truncates(let visible, let lost):
      return "\(quoted(visible)) is shown, \(quoted(lost)) is lost."
    case .clips: return "\(text) is cut off."
    case .missingGlyphs(let codePoints):
      return "\(text) has no glyphs for \(codePoints.joined(separator: ", "))."
    }
  }

  /// A text in quotes, isolated from the direction of the sentence around it.
  private static func quoted(_ text: String) -> String {
    let shown = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\u{2068}\(shown)\u{2069}”"
  }
}

import Components
import DynamicType
import Markup
import TextShaping

/// Says what helps a text that does not fit in its component: what a rule advises, a shorter text
/// beside it, or another choice of the app.
///
/// Nothing is said that was not tried: the component is laid out again with the change, and what
/// does not help is left out.
public struct ComponentAdvisor {
  private let component: any Component
  private let content: ComponentContent
  private let traits: Traits
  private let shaper: TextShaper

  /// Creates an advisor for a component as it is shown.
  ///
  /// - Parameter content: all texts of the component; `slot` names the one that may get options.
  public init(
    component: any Component, content: ComponentContent, traits: Traits, shaper: TextShaper
  ) {
    self.component = component
    self.content = content
    self.traits = traits
    self.shaper = shaper
  }

  /// What can be done about one placement of the component, each a phrase; empty where nothing has
  /// to be.
  public func ways(toMend placement: Placement) -> [String] {
    guard let rule = FindingRuleRegistry.rule(for: placement.verdict) else { return [] }
    if case .missingGlyphs = placement.verdict { return [rule.advice(for: placement)] }
    let before = component.layOut(content, in: traits, using: shaper)
    var ways: [String] = []
    var remedies = Remedy.choices(of: component.name, in: content.options)
    if case .truncates = placement.verdict {
      if isMended(placement, by: shortened(placement, to: 1)) {
        ways.append(Wording.shortening(placement))
      }
      remedies = Remedy.all(for: placement) + remedies
    } else {
      ways.append(rule.advice(for: placement))
    }
    if Self.needsLength(placement.verdict),
      let own = shortening(of: placement, toMend: placement, before)
    {
      ways.append("shorten it by \(own)")
    }
    for other in before where other.slot != placement.slot || other.index != placement.index {
      guard let length = shortening(of: other, toMend: placement, before) else { continue }
      ways.append("shorten \(Wording.quoted(other.text)) in \(other.slot) by \(length)")
    }
    return ways
      + remedies.filter { remedy in
        var changed = content
        remedy.change(&changed.options)
        return isMended(placement, by: changed)
      }.map(\.phrase)
  }

  /// The rules of these verdicts do not say by how much a text is too long.
  private static func needsLength(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .scrolls, .clips, .collapses, .shrinks: true
    default: false
    }
  }

  /// Whether a placement is readable in a layout with other texts or options.
  private func isMended(_ placement: Placement, by changed: ComponentContent) -> Bool {
    component.layOut(changed, in: traits, using: shaper).contains {
      $0.slot == placement.slot && $0.index == placement.index && !$0.verdict.isHarmful
        && $0.verdict.harm < placement.verdict.harm
    }
  }

  // MARK: Shorter texts

  /// By how much to shorten one text so that a placement is readable; nil where it does not help.
  private func shortening(
    of text: Placement, toMend placement: Placement, _ before: [Placement]
  ) -> String? {
    let whole = text.text
    let count = whole.count
    guard count > 0, isMended(placement, by: shortened(text, to: 0)) else { return nil }
    var fits = 0
    var tooMany = count
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if isMended(placement, by: shortened(text, to: middle)) {
        fits = middle
      } else {
        tooMany = middle
      }
    }
    // Without any of it nothing is left to shorten.
    guard fits > 0 else { return nil }
    let rest = component.layOut(shortened(text, to: fits), in: traits, using: shaper)
      .first { $0.slot == text.slot && $0.index == text.index }
    let saved = text.fit.naturalWidth - (rest?.fit.naturalWidth ?? 0)
    let characters = Wording.count(count - fits, "character")
    return saved > 0 ? "\(Wording.points(saved)), about \(characters)" : "about \(characters)"
  }

  private func shortened(_ text: Placement, to count: Int) -> ComponentContent {
    var changed = content
    guard let texts = changed.texts[text.slot], texts.indices.contains(text.index) else {
      return changed
    }
    let rest = String(texts[text.index].text.prefix(count))
    changed.texts[text.slot]?[text.index] = MarkupText(rest)
    return changed
  }
}

import ColorContrast
import DynamicType
import InterfaceScan
import Localization

/// Two states of one element that their colours tell apart, such as a selected and an unselected
/// tab.
public struct StatePair: Sendable, Hashable {
  /// The colour of the one state.
  public var first: PairedColor
  /// The colour of the other state.
  public var second: PairedColor
  /// What both stand on; its worst is taken as white where it is unknown.
  public var backdrop: PairedBackdrop
  /// What the states are, such as `tabBar: selected and unselected item`.
  public var component: String
  /// Where the element is.
  public var place: SourcePlace
  /// How sure it is that the two are states of one element.
  public var confidence: Confidence

  /// Creates a pair of states.
  public init(
    _ first: PairedColor, _ second: PairedColor, on backdrop: PairedBackdrop, component: String,
    place: SourcePlace, confidence: Confidence
  ) {
    self.first = first
    self.second = second
    self.backdrop = backdrop
    self.component = component
    self.place = place
    self.confidence = min(confidence, first.confidence, second.confidence)
  }

  /// Components whose pairs are states of one element, with what the states are.
  private static let states = [
    (first: "tabBar.selectedItem", second: "tabBar.item", name: "tabBar: selected and other items"),
    (
      first: "button.title.selected", second: "button.title",
      name: "button: selected and normal title"
    ),
  ]

  /// The states among the pairs of an interface: what the same element shows on the same backdrop.
  public static func found(in pairings: [ColorPairing]) -> [StatePair] {
    let byPlace = Dictionary(grouping: pairings, by: \.place)
    return pairings.compactMap { selected in
      guard let state = states.first(where: { $0.first == selected.component }),
        let other = byPlace[selected.place]?.first(where: {
          $0.component == state.second && $0.backdrop == selected.backdrop
        })
      else { return nil }
      return StatePair(
        selected.foreground, other.foreground, on: selected.backdrop, component: state.name,
        place: selected.place, confidence: min(selected.confidence, other.confidence))
    }
  }
}

/// Two states as one appearance shows them, or several that show the same.
public struct StateCase: Sendable, Hashable {
  /// The appearances that show these colours.
  public var appearances: [Appearance]
  /// The colours as they are seen.
  public let first: Color
  /// The colour of the other state as it is seen.
  public let second: Color
  /// How they differ.
  public let difference: StateDifference

  /// Whether hue tells the two apart and lightness hardly does; two greys have no hue.
  public var isByHueAlone: Bool {
    difference.isByHueAlone && !(Self.isGrey(first) && Self.isGrey(second))
  }

  /// Components within an 8-bit step or two of each other have no hue that is seen: an estimate.
  private static func isGrey(_ color: Color) -> Bool {
    let components = [color.red, color.green, color.blue]
    return (components.max() ?? 0) - (components.min() ?? 0) < 0.01
  }
}

/// Two states compared in all appearances.
public struct StateJudgement: Sendable {
  /// The states.
  public let pair: StatePair
  /// The conditions.
  public let settings: ContrastSettings
  /// The appearances, those that show the same colours together.
  public let cases: [StateCase]

  /// Compares two states.
  public init(_ pair: StatePair, settings: ContrastSettings) {
    self.pair = pair
    self.settings = settings
    var cases: [StateCase] = []
    for appearance in settings.wantedAppearances {
      guard let first = pair.first.resolved(in: appearance, os: settings.os)?.color,
        let second = pair.second.resolved(in: appearance, os: settings.os)?.color
      else { continue }
      let unknown: Color = appearance.style == .dark ? .black : .white
      let background =
        pair.backdrop.resolved(in: appearance, os: settings.os).resolved ?? unknown
      let seen = [first, second].map { $0.composited(over: background) }
      if let index = cases.firstIndex(where: { $0.first == seen[0] && $0.second == seen[1] }) {
        cases[index].appearances.append(appearance)
      } else {
        cases.append(
          StateCase(
            appearances: [appearance], first: seen[0], second: seen[1],
            difference: StateDifference(first, second, on: background)))
      }
    }
    self.cases = cases
  }
}

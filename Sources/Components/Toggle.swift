import DynamicType
import TextShaping

/// A switch with its label: SwiftUI's `Toggle`, or a label beside a `UISwitch`.
public struct Toggle: Component {
  static let label = "toggle.label"

  /// Switch, iOS 7–18, in points.
  package static let control = Metric(
    "switch, iOS 7–18", 51,
    source: "flutter/packages: packages/cupertino_ui/lib/src/switch.dart", confidence: .certain)
  /// Switch of a toggle, iOS 26, in points.
  package static let control26 = Metric(
    "switch of a toggle, iOS 26", 63,
    source: "wanteddev/montage-ios#488; "
      + "Vercantez/openuikit: Sources/OpenUIKit/UISwitch.swift (iOS 26.1, Catalyst); "
      + "66 in \(Source.simulatorProfile)",
    confidence: .likely)

  /// `toggle`.
  public let name = "toggle"
  /// The label.
  public let slots = [
    Slot(
      name: label, component: "toggle", summary: "The label of a switch.",
      overflow: "wraps")
  ]
  /// The numbers of switches.
  public var metrics: [Metric] { [Self.control, Self.control26] + ControlRow.metrics }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        SwiftUI's `Toggle`, or a label beside a `UISwitch`. The label wraps; the switch keeps its
        size at every text size.
        """,
      options: """
        `width`, `style` (`form` for a row of a form), `leadingInset`, `trailingInset`, `lineLimit`,
        `height`, `font` (default: body), `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per label.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let labels = content.texts[Self.label] else { return [] }
    let row = ControlRow(content.options, in: traits)
    let control = traits.os >= .iOS26 ? Self.control26 : Self.control
    return row.label(Self.label, beside: control, content: content, in: traits)
      .place(labels, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Notifications", in: label), verdicts: ["fits"]),
    ComponentExample(
      "A long one wraps beside the switch.",
      ComponentContent("Send a message when somebody joins", in: label), category: .extraExtraLarge,
      verdicts: ["wraps"]),
    ComponentExample(
      "One line where the app wants no more.",
      ComponentContent(
        "Send a message when somebody joins", in: label, options: SlotOptions(lineLimit: 1)),
      category: .extraExtraLarge, verdicts: ["truncates"]),
    ComponentExample(
      "A long word at the largest size is broken.",
      ComponentContent("Benachrichtigungen", in: label),
      category: .accessibilityExtraExtraExtraLarge, locale: "de", verdicts: ["breaksWord"]),
  ]
}

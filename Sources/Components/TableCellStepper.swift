import DynamicType
import TextShaping

/// A table cell or list row with a stepper at its trailing edge: `UIStepper` as accessory view, or
/// SwiftUI's `Stepper` in a `List`.
public struct TableCellStepper: Component {
  static let title = "tableCell.stepper.title"

  /// `tableCell.stepper`.
  public let name = "tableCell.stepper"
  /// The title.
  public let slots = [
    Slot(
      name: title, component: "tableCell.stepper", summary: "The label of a stepper in a row.",
      overflow: "loses its end; list rows wrap")
  ]
  /// The numbers of all table cells.
  public var metrics: [Metric] { CellMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A row with a stepper. The text stands beside the stepper, which keeps its width at every
        text size; a classic cell shows one line, a list row wraps, and at large sizes a long word
        may be broken.
        """,
      options: """
        those of `tableCell.default`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title: each is a row of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    AccessoryRow("stepper", content, in: traits)
      .layOut(title: Self.title, detail: nil, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Speed", in: title), verdicts: ["fits"]),
    ComponentExample(
      "A stepper leaves less room than a switch.",
      ComponentContent("Skip forward by this many seconds", in: title), verdicts: ["truncates"]),
    ComponentExample(
      "In a list the label wraps.",
      ComponentContent(
        "Skip forward by this many seconds", in: title, options: SlotOptions(style: "list")),
      verdicts: ["wraps"]),
    ComponentExample(
      "A long word is broken beside the stepper.",
      ComponentContent(
        "Wiedergabegeschwindigkeit", in: title, options: SlotOptions(style: "list")),
      device: "iPhone SE (3rd generation)", category: .extraExtraExtraLarge, locale: "de",
      verdicts: ["breaksWord"]),
  ]
}

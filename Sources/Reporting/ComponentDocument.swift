import Components
import DynamicType
import Foundation
import Markup
import TextShaping

/// The page about all components, in Markdown: `docs/components.md` is what this writes.
public struct ComponentDocument {
  private let components: [any Component]
  private let shaper: TextShaper
  /// The names of the components that have a number, in the order of the components.
  private let users: [Metric: [String]]

  /// Creates the page about some components, in their order.
  ///
  /// - Parameter fontStack: the fonts the confidence of slots is learnt with.
  public init(_ components: [any Component] = ComponentRegistry.all, fontStack: FontStack) {
    self.components = components
    shaper = TextShaper(fontStack: fontStack)
    var users: [Metric: [String]] = [:]
    for component in components {
      for metric in component.metrics where users[metric]?.last != component.name {
        users[metric, default: []].append(component.name)
      }
    }
    self.users = users
  }

  /// The Markdown text, which ends with a line feed.
  public func markdown() -> String {
    var blocks = [Self.introduction]
    for component in components { blocks += section(of: component) }
    blocks += sharedNumbers()
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Components

    <!-- Made by `make docs` from Sources/Components. Do not edit. -->

    A component is an interface element of iOS; a slot is the place for one string in it. This page says
    what typefit believes about each: its slots, what happens when a text does not fit, and the numbers
    behind it. `typefit list slots` prints the slots of the version you run.

    **Confidence** of a number: `certain` was measured on a device or simulator by its source, or is
    documented by Apple; `likely` rests on one source or on another release; `guess` is an estimate. A
    finding carries the weakest confidence of the numbers it needs, and names each estimate in its notes.
    Numbers are in points unless their name says otherwise.

    The confidence **of a slot** is what a text in it gets on an iPhone 15 at the default text size
    without options, for each iOS in the column before: of one that fits, and after the stroke of one
    that is far too long, which rests on more. Options, other devices and larger text sizes may bring
    estimates into play; the finding says so.

    **Verdicts**, from harmless to harmful: `fits`, `wraps`, `stacks` (the component changes its layout),
    `tightens`, `shrinks`, `scrolls`, `collapses`, `breaksWord` (a line break inside a word), `truncates`,
    `clips` (ink cut by a fixed height, with how much of which line), `missingGlyphs` (iOS has no font for
    a character). From `collapses` on they are faults.

    **Examples** are run by the tests. The verdicts are those of the texts in the order shown.

    Options are described in [configuration.md](configuration.md#options).
    """

  private func section(of component: any Component) -> [String] {
    var blocks = ["## \(component.name)", component.guide.about]
    let estimates = component.metrics.filter { $0.confidence == .guess }
    if !estimates.isEmpty, estimates.count == component.metrics.count {
      blocks.append("**No number of it is public: all are estimates, confidence `guess`.**")
    }
    blocks.append(
      table(
        ["slot", "shows", "a text too long", "iOS", "confidence"],
        component.slots.map { slot in
          [
            "`\(slot.name)`", slot.summary, slot.overflow, eraNames(slot.eras),
            names(SlotConfidence.of(slot, in: component, using: shaper)),
          ]
        }))
    if !component.guide.options.isEmpty { blocks.append("Options: " + component.guide.options) }
    let own = component.metrics.filter { users[$0] == [component.name] }
    if !own.isEmpty { blocks.append(numbers(own)) }
    if own.count < Set(component.metrics).count {
      blocks.append("Further numbers are among those of [several components](#shared-numbers).")
    }
    if !component.examples.isEmpty {
      blocks.append(
        table(
          ["example", "texts", "on", "verdicts"],
          component.examples.map { cells(of: $0, slots: component.slots) }))
    }
    return blocks
  }

  /// The numbers of more than one component, those of the same components together.
  private func sharedNumbers() -> [String] {
    var groups: [(users: [String], metrics: [Metric])] = []
    var seen: Set<Metric> = []
    for metric in components.flatMap(\.metrics) where seen.insert(metric).inserted {
      guard let names = users[metric], names.count > 1 else { continue }
      if let index = groups.firstIndex(where: { $0.users == names }) {
        groups[index].metrics.append(metric)
      } else {
        groups.append((names, [metric]))
      }
    }
    guard !groups.isEmpty else { return [] }
    return ["## Shared numbers"]
      + groups.flatMap { group in
        [
          "Of " + group.users.map { "`\($0)`" }.joined(separator: ", ") + ":",
          numbers(group.metrics),
        ]
      }
  }

  /// One word where all are alike, else one for each system: `likely, certain / guess`.
  private func names(_ confidences: [SlotConfidence]) -> String {
    let words = confidences.map { confidence in
      confidence.room == confidence.overflow
        ? confidence.room.rawValue : "\(confidence.room) / \(confidence.overflow)"
    }
    return Set(words).count == 1 ? words[0] : words.joined(separator: ", ")
  }

  private func numbers(_ metrics: [Metric]) -> String {
    table(
      ["number", "value", "source", "confidence"], rightAligned: 1,
      metrics.map { metric in
        [metric.name, exact(metric.value), metric.source, metric.confidence.rawValue]
      })
  }

  private func cells(of example: ComponentExample, slots: [Slot]) -> [String] {
    var texts = slots.flatMap { slot in
      (example.content.texts[slot.name] ?? []).map { "`\(slot.name)`: \(excerpt($0.text))" }
    }
    if let options = json(example.content.options) { texts.append("options: `\(options)`") }
    let place = [
      example.device, example.os.displayName, example.category.shortName, example.locale,
    ]
    return [
      example.summary, texts.joined(separator: "<br>"), place.joined(separator: ", "),
      example.verdicts.map { "`\($0)`" }.joined(separator: ", "),
    ]
  }

  private func excerpt(_ text: String) -> String {
    let limit = 60
    let line = text.map { $0.isNewline ? " " : $0 }
    return line.count <= limit ? String(line) : String(line.prefix(limit)) + " […]"
  }

  /// The options as in a configuration file; nil when none is set.
  private func json(_ options: SlotOptions) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(options) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text == "{}" ? nil : text
  }

  private func exact(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private func table(_ header: [String], rightAligned: Int? = nil, _ rows: [[String]]) -> String {
    let rule = header.indices.map { $0 == rightAligned ? "---:" : "---" }
    let lines = [header] + [rule] + rows.map { $0.map(escaped) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func escaped(_ cell: String) -> String {
    cell.replacingOccurrences(of: "|", with: "\\|")
  }
}

/// The releases of some generations: `7–12, 13–18, 26`.
public func eraNames(_ eras: [OSGeneration]) -> String {
  eras.map { $0.displayName.replacingOccurrences(of: "iOS ", with: "") }.joined(separator: ", ")
}

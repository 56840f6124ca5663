import Components
import DynamicType
import Reporting

/// The answer of `typefit measure --screen`.
struct ScreenAnswer {
  let measure: ScreenMeasure
  let answers: [(category: ContentSizeCategory, placements: [ScreenPlacement])]

  /// One line of JSON for each text and text size.
  func json() -> String {
    var writer = JSONLineWriter()
    for (category, placements) in answers {
      for item in placements { write(item, category, to: &writer) }
    }
    var text = String(decoding: writer.bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private func write(
    _ item: ScreenPlacement, _ category: ContentSizeCategory, to writer: inout JSONLineWriter
  ) {
    let placement = item.placement
    let traits = item.place.traits
    writer.beginObject()
    for (name, text) in [
      ("screen", measure.screen.name), ("path", item.place.path), ("slot", placement.slot),
    ] {
      writer.key(name)
      writer.string(text)
    }
    writer.key("index")
    writer.integer(placement.index)
    writer.key("category")
    writer.string(category.shortName)
    writer.key("drawnCategory")
    writer.string(traits.contentSizeCategory.shortName)
    writer.key("horizontalSizeClass")
    writer.string(traits.horizontalSizeClass.rawValue)
    writer.key("containerWidth")
    writer.number(traits.containerWidth)
    for (name, text) in [
      ("text", placement.text), ("verdict", placement.verdict.name),
      ("visibleText", placement.fit.visibleText), ("lostText", placement.fit.lostText),
    ] {
      writer.key(name)
      writer.string(text)
    }
    writer.key("lineCount")
    writer.integer(placement.fit.lineCount)
    for (name, number) in [
      ("pointSize", placement.fit.pointSize), ("availableWidth", placement.availableWidth),
      ("requiredWidth", placement.requiredWidth), ("height", placement.fit.height),
    ] {
      writer.key(name)
      writer.number(number)
    }
    writer.key("ambiguousWith")
    writer.strings(item.ambiguousWith)
    writer.key("confidence")
    writer.string(item.placement.confidence.rawValue)
    writer.key("notes")
    writer.strings(item.placement.notes)
    writer.endObject()
    writer.endLine()
  }

  /// A table for a person: each text at one text size, or at the default one and where it breaks.
  func text(style: TerminalStyle) -> String {
    var lines = [style.paint(measure.screen.name, .heading), "  " + setting, ""]
    lines += answers.count == 1 ? details(style) : overview(style)
    lines += remarks(style)
    return lines.joined(separator: "\n")
  }

  private var setting: String {
    var parts = [
      measure.device.name, measure.orientation.rawValue, measure.os.displayName,
    ]
    if measure.window != .fullScreen { parts.append("window \(measure.window.name)") }
    if measure.boldText { parts.append("Bold Text") }
    if answers.count == 1, let answer = answers.first { parts.append(answer.category.shortName) }
    parts.append(measure.locale)
    return parts.joined(separator: " · ")
  }

  private func details(_ style: TerminalStyle) -> [String] {
    table(style, answers.first?.placements ?? [], last: ("needs", .right)) { item, _ in
      points(item.placement.requiredWidth, digits: 2)
    }
  }

  private func overview(_ style: TerminalStyle) -> [String] {
    let shown = answers.first { $0.category == .default } ?? answers.first
    return table(
      style, shown?.placements ?? [], last: ("breaks at", .left)
    ) { _, index in
      answers.first {
        $0.placements.indices.contains(index) && $0.placements[index].placement.verdict.isHarmful
      }?.category.shortName ?? "–"
    }
  }

  private func table(
    _ style: TerminalStyle, _ placements: [ScreenPlacement],
    last column: (String, TextTable.Alignment), _ cell: (ScreenPlacement, Int) -> String
  ) -> [String] {
    var table = TextTable([
      ("slot", .left), ("text", .left), ("room", .right), column, ("what happens", .left),
    ])
    for (index, item) in placements.enumerated() {
      table.append([
        item.placement.slot, shorten(singleLine(item.placement.text), to: 40),
        points(item.placement.availableWidth, digits: 2), cell(item, index), describe(item),
      ])
    }
    let rows = table.lines(indent: 4)
    var lines = rows.first.map { [style.paint($0, .quiet)] } ?? []
    var path: String?
    for (row, item) in zip(rows.dropFirst(), placements) {
      if item.place.path != path { lines.append("  " + item.place.path) }
      path = item.place.path
      lines.append(item.placement.verdict.isHarmful ? style.paint(row, .error) : row)
    }
    return lines
  }

  private func describe(_ item: ScreenPlacement) -> String {
    let what = verdictText(item.placement.verdict)
    guard let other = item.ambiguousWith.first else { return what }
    return what + ", as “\(shorten(singleLine(other), to: 32))” does"
  }

  private func remarks(_ style: TerminalStyle) -> [String] {
    let placements = answers.flatMap(\.placements)
    var notes: [String] = []
    for item in placements { notes += item.placement.notes.filter { !notes.contains($0) } }
    let confidence = placements.map(\.placement.confidence).min() ?? .certain
    return ["", style.paint("  confidence: \(confidence)", .quiet)]
      + notes.map { style.paint("  note: \($0)", .quiet) }
  }
}

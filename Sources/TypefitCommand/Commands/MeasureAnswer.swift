import Components
import DynamicType
import Reporting

/// The answer of `typefit measure` for one text, at one text size or several.
struct MeasureAnswer {
  let request: MeasureRequest
  let answers: [(category: ContentSizeCategory, measurement: Measurement)]

  /// One line of JSON for each text size, with the members of the batch interface.
  func json() -> String {
    var writer = JSONLineWriter()
    for (category, measurement) in answers {
      writer.beginObject()
      writer.key("category")
      writer.string(category.shortName)
      writer.members(of: measurement)
      writer.joint(measurement)
      if !measurement.notes.isEmpty {
        writer.key("notes")
        writer.strings(measurement.notes)
      }
      writer.endObject()
      writer.endLine()
    }
    var text = String(decoding: writer.bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// An answer for a person: details for one size, a table for several.
  func text(style: TerminalStyle) -> String {
    var lines = [style.paint("“\(singleLine(request.text))”", .heading), "  " + setting, ""]
    if answers.count == 1, let answer = answers.first {
      lines += details(answer.measurement, style)
    } else {
      lines += table(style)
    }
    lines += advice(style)
    lines += remarks(style)
    return lines.joined(separator: "\n")
  }

  private var setting: String {
    var parts: [String] = []
    switch request.target {
    case .bare(let bare):
      parts += describe(bare)
      parts.append(bare.width.map { "in \(points($0)) pt" } ?? "no limit of width")
      if bare.maximumLines > 0 { parts.append("at most \(counted(bare.maximumLines, "line"))") }
    case .place(let place):
      parts.append(place.slot)
      parts.append("\(place.device.name), \(place.orientation), \(place.os.displayName)")
      if place.window != .fullScreen { parts.append("window \(place.window.name)") }
      if place.boldText { parts.append("Bold Text") }
    }
    if answers.count == 1, let answer = answers.first { parts.append(answer.category.shortName) }
    parts.append(request.locale)
    return parts.joined(separator: " · ")
  }

  private func describe(_ bare: BareRequest) -> [String] {
    let font = bare.font
    let typeface = bare.typeface(for: .default)
    let style = font.style ?? .body
    var parts: [String] = []
    if let family = font.family { parts.append(family) }
    if font.size != nil || font.family != nil {
      let growth = bare.isFixed ? "" : ", scaled along \(style)"
      parts.append("\(points(typeface.pointSize)) pt\(growth)")
    } else {
      parts.append("\(style)")
    }
    parts.append("\(typeface.weight)\(typeface.font.isItalic ? " italic" : "")")
    if typeface.font.width != .standard { parts.append("\(typeface.font.width)") }
    if typeface.tracking != 0 { parts.append("tracking \(points(typeface.tracking)) pt") }
    if bare.boldText { parts.append("Bold Text") }
    return parts
  }

  private func details(_ measurement: Measurement, _ style: TerminalStyle) -> [String] {
    let fit = measurement.fit
    var lines = ["  " + painted(measurement.verdict, describe(measurement), style)]
    var table = TextTable([("", .left), ("", .right), ("", .left)])
    for (index, (line, ink)) in zip(fit.lines, fit.inkWidths()).enumerated() {
      table.append([
        "line \(index + 1)", points(line.width, digits: 2) + " pt",
        "(ink \(points(ink, digits: 2)))  \(singleLine(line.text))",
      ])
    }
    lines += table.lines(indent: 2)
    if !fit.lostText.isEmpty {
      lines.append("  lost      " + style.paint(singleLine(fit.lostText), .lost))
    }
    if let cut = fit.cut {
      lines.append(
        "  cut off   \(points(cut.points, digits: 1)) pt of line \(cut.line), "
          + "\(points(cut.top, digits: 1)) at its top, \(points(cut.bottom, digits: 1)) at its bottom"
      )
    }
    let room = measurement.availableWidth.map { ", room \(points($0, digits: 2)) pt" } ?? ""
    lines.append("  whole on one line \(points(fit.naturalWidth, digits: 2)) pt\(room)")
    let baselines = fit.baselines.map { points($0, digits: 2) }.joined(separator: ", ")
    lines.append("  height \(points(fit.height, digits: 2)) pt, baselines at \(baselines)")
    lines.append("  drawn at \(points(fit.pointSize, digits: 2)) pt, \(measurement.weight)")
    return lines + companions(measurement, style)
  }

  /// The other texts of the component, which share its room.
  private func companions(_ measurement: Measurement, _ style: TerminalStyle) -> [String] {
    guard !measurement.companions.isEmpty else { return [] }
    var table = TextTable([("beside it", .left), ("", .left), ("need", .right), ("room", .right)])
    for placement in measurement.companions {
      table.append([
        placement.slot, placement.verdict.name, points(placement.requiredWidth, digits: 2),
        points(placement.availableWidth, digits: 2),
      ])
    }
    let lines = table.lines(indent: 2)
    let rows = zip(lines.dropFirst(), measurement.companions).map { line, placement in
      let text = line + "  “" + shorten(singleLine(placement.text), to: 40) + "”"
      return placement.verdict.isHarmful ? style.paint(text, .error) : text
    }
    return [""] + (lines.first.map { [style.paint($0, .quiet)] } ?? []) + rows
  }

  /// What can be done, at the smallest size at which something has to be.
  private func advice(_ style: TerminalStyle) -> [String] {
    guard let (category, measurement) = answers.first(where: { !$0.measurement.advice.isEmpty })
    else { return [] }
    let heading = answers.count > 1 ? "  what helps at \(category.shortName)" : "  what helps"
    return ["", style.paint(heading, .quiet)] + measurement.advice.map { "  - " + $0 }
  }

  private func table(_ style: TerminalStyle) -> [String] {
    var table = TextTable([
      ("size", .left), ("pt", .right), ("lines", .right), ("natural", .right), ("room", .right),
      ("height", .right), ("what happens", .left),
    ])
    for (category, measurement) in answers {
      let fit = measurement.fit
      table.append([
        category.shortName, points(fit.pointSize), "\(fit.lineCount)",
        points(fit.naturalWidth, digits: 2),
        measurement.availableWidth.map { points($0, digits: 2) } ?? "–",
        points(fit.height, digits: 2), describe(measurement),
      ])
    }
    let lines = table.lines(indent: 2)
    let heading = lines.first.map { [style.paint($0, .quiet)] } ?? []
    let rows = zip(lines.dropFirst(), answers).map { line, answer in
      answer.measurement.verdict.isHarmful ? style.paint(line, .error) : line
    }
    return heading + rows
  }

  private func remarks(_ style: TerminalStyle) -> [String] {
    var fonts: [String] = []
    var notes: [String] = []
    for (_, measurement) in answers {
      fonts += measurement.fonts.filter { !fonts.contains($0) }
      notes += measurement.notes.filter { !notes.contains($0) }
    }
    let confidence = answers.map(\.measurement.confidence).min() ?? .guess
    return [
      "",
      style.paint("  confidence: \(confidence) · fonts: \(fonts.joined(separator: ", "))", .quiet),
    ] + notes.map { style.paint("  note: \($0)", .quiet) }
  }

  private func painted(_ verdict: Verdict, _ text: String, _ style: TerminalStyle) -> String {
    style.paint(text, verdict.isHarmful ? .error : .good)
  }

  private func describe(_ measurement: Measurement) -> String { verdictText(measurement.verdict) }
}

/// A verdict in a few words.
func verdictText(_ verdict: Verdict) -> String {
  switch verdict {
  case .fits: return "fits"
  case .wraps(let lines): return "wraps to \(counted(lines, "line"))"
  case .tightens: return "fits with tightened letters"
  case .shrinks(let scale): return "shrinks to \(points(scale * 100, digits: 0)) %"
  case .stacks: return "stacks: the component changes its layout"
  case .scrolls: return "scrolls"
  case .collapses: return "collapses: the text is gone"
  case .breaksWord(let word): return "breaks the word “\(singleLine(word))”"
  case .truncates(let visible, _): return "truncates: “\(shorten(singleLine(visible), to: 40))”"
  case .clips: return "clips: part of the text is cut off"
  case .missingGlyphs(let characters):
    return "no font has \(listed(characters.map(singleLine), limit: 5))"
  }
}

import ColorContrast
import Components
import DynamicType
import TextLayout
import TextShaping

extension Canvas {
  /// A line and the box it fills in the picture, not in the layout.
  struct PlacedLine {
    var line: DrawnLine
    var frame: Rect
  }

  /// Draws a measured text in its room, line by line, and marks what was lost of it.
  ///
  /// - Parameters:
  ///   - room: the frame of the label in the layout. Lines wider or higher than it reach beyond it,
  ///     or are cut where the verdict says so.
  ///   - marks: false for a text that is only company.
  /// - Returns: the box of the lines drawn, in the layout.
  @discardableResult
  public mutating func text(
    _ placement: Placement, in room: Rect, _ color: Color, _ alignment: Alignment = .leading,
    _ vertical: VerticalAlignment = .center, marks: Bool = true
  ) -> Rect {
    rooms.append((placement, room))
    let nothing = Rect(room.x, room.midY, 0, 0)
    guard placement.verdict != .collapses, room.width >= 1 else {
      // Without a room there is nothing to frame: a bar as high as the text stands for it.
      let height = min(room.height, placement.pointSize * 1.2)
      let width = max(4, room.width)
      let bar = Rect(room.midX - width / 2, room.midY - height / 2, width, height)
      if marks { elements.append(.mark(.lost(mirrored(bar)))) }
      return nothing
    }
    let lines = placement.fit.drawnLines(
      locale: context.traits.locale, using: context.shaper)
    let box = box(of: lines, height: placement.fit.height, in: room, alignment, vertical)
    let placed = place(lines, in: box, alignment)
    let drawn = placed.filter { !$0.line.runs.isEmpty }.map { element($0, color) }
    if placement.fit.isClipped || placement.verdict == .clips {
      elements.append(.group(GroupElement(drawn, clip: .rect(mirrored(room)))))
    } else {
      elements += drawn
    }
    if marks {
      // The room of a label is as high as its lines unless the height is fixed.
      let isFixed = placement.maximumHeight != nil
      let frame = isFixed ? room : Rect(room.x, box.y, room.width, box.height)
      mark(placement, frame, lines: placed)
    }
    return box
  }

  /// Draws a short text of the system's own, such as the time, on one line.
  @discardableResult
  public mutating func label(
    _ text: String, size: Double, weight: FontWeight = .regular, in room: Rect, _ color: Color,
    _ alignment: Alignment = .leading
  ) -> Rect {
    let shaped = context.shaper.shape(text, locale: context.traits.locale, weight: weight)
    let fit = TextFitter.fit(
      shaped, FitRequest(pointSize: size, width: room.width, maximumLines: 1),
      shaper: context.shaper)
    let lines = fit.drawnLines(locale: context.traits.locale, using: context.shaper)
    let box = box(of: lines, height: fit.height, in: room, alignment, .center)
    elements += place(lines, in: box, alignment).map { element($0, color) }
    return box
  }

  private func element(_ placed: PlacedLine, _ color: Color) -> SceneElement {
    .text(
      TextElement(
        runs: placed.line.runs,
        origin: Point(placed.frame.x, placed.frame.y + placed.line.ascent),
        width: placed.line.width, color: color))
  }

  private func box(
    of lines: [DrawnLine], height: Double, in room: Rect, _ alignment: Alignment,
    _ vertical: VerticalAlignment
  ) -> Rect {
    let width = lines.reduce(0) { max($0, $1.width) }
    let x =
      switch alignment {
      case .leading: room.x
      case .center: room.midX - width / 2
      case .trailing: room.maxX - width
      }
    let y =
      switch vertical {
      case .top: room.y
      case .center: room.midY - height / 2
      case .bottom: room.maxY - height
      }
    return Rect(x, y, width, height)
  }

  private func place(
    _ lines: [DrawnLine], in box: Rect, _ alignment: Alignment
  ) -> [PlacedLine] {
    lines.map { line in
      let x =
        switch alignment {
        case .leading: box.x
        case .center: box.midX - line.width / 2
        case .trailing: box.maxX - line.width
        }
      let frame = Rect(
        x, box.y + line.baseline - line.ascent, line.width, line.ascent + line.descent)
      return PlacedLine(line: line, frame: mirrored(frame))
    }
  }

  // MARK: - Marks

  /// Marks the edge at which a text that scrolls is cut.
  public mutating func markScrolling(_ x: Double, _ maxX: Double, y: Double) {
    let edge = mirrored(Rect(x, y, maxX - x, 0))
    elements.append(.mark(.cut(Point(edge.x, y), Point(edge.maxX, y))))
  }

  /// Marks the faults of a text: its room, and on each line what is missing of it.
  private mutating func mark(_ placement: Placement, _ room: Rect, lines: [PlacedLine]) {
    guard placement.verdict.isHarmful else { return }
    let room = mirrored(room)
    elements.append(.mark(.room(room)))
    for placed in lines { mark(placed, room, isClipped: placement.fit.isClipped) }
    guard let cut = placement.fit.cut else { return }
    if cut.top > 0 {
      elements.append(.mark(.cut(Point(room.x, room.y), Point(room.maxX, room.y))))
    }
    if cut.bottom > 0 {
      elements.append(.mark(.cut(Point(room.x, room.maxY), Point(room.maxX, room.maxY))))
    }
  }

  private mutating func mark(_ placed: PlacedLine, _ room: Rect, isClipped: Bool) {
    let frame = placed.frame
    if let ellipsis = placed.line.ellipsis {
      let width = ellipsis.upperBound - ellipsis.lowerBound
      let top = isClipped ? max(frame.y, room.y) : frame.y
      let bottom = isClipped ? min(frame.maxY, room.maxY) : frame.maxY
      elements.append(
        .mark(.lost(Rect(frame.x + ellipsis.lowerBound, top, width, bottom - top))))
    }
    if let edge = placed.line.brokenWordEdge {
      elements.append(.mark(.brokenWord(Rect(frame.x + edge - 2, frame.y, 4, frame.height))))
    }
    guard isClipped else { return }
    if frame.maxX > room.maxX + 0.5 {
      elements.append(
        .mark(.overrun(Rect(room.maxX, frame.y, frame.maxX - room.maxX, frame.height))))
    }
    if frame.x < room.x - 0.5 {
      elements.append(.mark(.overrun(Rect(frame.x, frame.y, room.x - frame.x, frame.height))))
    }
  }
}

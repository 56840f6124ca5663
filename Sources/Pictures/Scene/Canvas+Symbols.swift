import ColorContrast

extension Canvas {
  /// A chevron that points to the trailing edge, or to the leading one; it flips with the layout.
  public mutating func chevron(
    in rect: Rect, _ color: Color, weight: Double, pointsBack: Bool = false
  ) {
    let (tip, open) = pointsBack ? (rect.x, rect.maxX) : (rect.maxX, rect.x)
    stroke(
      .path(Path(lines: [Point(open, rect.y), Point(tip, rect.midY), Point(open, rect.maxY)])),
      color, width: weight, isRound: true)
  }

  /// A chevron that points down.
  public mutating func chevronDown(in rect: Rect, _ color: Color, weight: Double) {
    stroke(
      .path(
        Path(lines: [
          Point(rect.x, rect.y), Point(rect.midX, rect.maxY), Point(rect.maxX, rect.y),
        ])),
      color, width: weight, isRound: true)
  }

  /// A check mark, the same in both directions.
  public mutating func checkmark(in rect: Rect, _ color: Color, weight: Double) {
    let path = Path(lines: [
      Point(rect.x, rect.y + rect.height * 0.55),
      Point(rect.x + rect.width * 0.36, rect.maxY), Point(rect.maxX, rect.y),
    ])
    unflipped(path, around: rect, color, weight)
  }

  /// An i in a circle, the same in both directions.
  public mutating func infoSymbol(in rect: Rect, _ color: Color, weight: Double) {
    stroke(.ellipse(rect.inset(weight / 2, weight / 2)), color, width: weight)
    let dot = rect.width * 0.12
    fill(
      .ellipse(rect.centered(dot, dot).offset(0, -rect.height * 0.22)), color)
    stroke(
      .path(
        Path(lines: [
          Point(rect.midX, rect.y + rect.height * 0.43),
          Point(rect.midX, rect.y + rect.height * 0.75),
        ])), color, width: weight, isRound: true)
  }

  /// Plus or minus signs.
  public mutating func sign(plus: Bool, in rect: Rect, _ color: Color, weight: Double) {
    var path = Path(lines: [Point(rect.x, rect.midY), Point(rect.maxX, rect.midY)])
    if plus {
      path.steps += [.move(Point(rect.midX, rect.y)), .line(Point(rect.midX, rect.maxY))]
    }
    stroke(.path(path), color, width: weight, isRound: true)
  }

  /// A magnifying glass; it flips with the layout.
  public mutating func magnifier(in rect: Rect, _ color: Color, weight: Double) {
    let lens = Rect(rect.x, rect.y, rect.width * 0.72, rect.height * 0.72)
    stroke(.ellipse(lens.inset(weight / 2, weight / 2)), color, width: weight)
    let start = lens.width * 0.86
    stroke(
      .path(
        Path(lines: [
          Point(rect.x + start, rect.y + start),
          Point(rect.maxX - weight / 2, rect.maxY - weight / 2),
        ])), color, width: weight, isRound: true)
  }

  /// A grey bar where a text stands that the picture does not know.
  public mutating func unknownText(in rect: Rect, elevated: Bool = false) {
    fill(
      .rounded(rect, radius: min(rect.height / 2, 4)),
      context.color("tertiarySystemFill", elevated: elevated))
  }

  /// A rounded square where an image stands that the picture does not know.
  public mutating func unknownImage(in rect: Rect) {
    fill(
      .continuous(rect, radius: min(rect.width, rect.height) * 0.22),
      context.tint.withAlpha(0.85))
  }

  private mutating func unflipped(
    _ path: Path, around rect: Rect, _ color: Color, _ weight: Double
  ) {
    let own =
      context.isRightToLeft
      ? path.mapped { Point(rect.x + rect.maxX - $0.x, $0.y) } : path
    stroke(.path(own), color, width: weight, isRound: true)
  }
}

import ColorContrast

extension Mark {
  /// Red of iOS 13's `systemRed`, which stands out from both backgrounds.
  private static let color = Color(eightBit: 0xFF, 0x3B, 0x30)

  /// How the mark is drawn.
  public var shapes: [ShapeElement] {
    switch self {
    case .room(let rect):
      [
        ShapeElement(
          .rect(rect.inset(-0.5, -0.5)),
          stroke: .init(Self.color.withAlpha(0.9), width: 1, dashes: [3, 2]))
      ]
    case .lost(let rect):
      [ShapeElement(.rounded(rect, radius: 3), fill: Self.color.withAlpha(0.3))]
    case .overrun(let rect):
      [ShapeElement(.rect(rect), fill: Self.color.withAlpha(0.4))]
    case .cut(let start, let end):
      [
        ShapeElement(
          .path(Path(lines: [start, end])), stroke: .init(Self.color, width: 1.5))
      ]
    case .brokenWord(let rect):
      [
        ShapeElement(
          .rounded(rect, radius: rect.width / 2), fill: Self.color.withAlpha(0.75))
      ]
    }
  }
}

import ColorContrast

extension Mark {
  /// Red of iOS 13's `systemRed`, which stands out from both backgrounds.
  private static let color = Color(eightBit: 0xFF, 0x3B, 0x30)
  /// Lies under the lines, which red alone would not set off from a tinted button.
  private static let halo = Color(white: 1, alpha: 0.75)

  /// How the mark is drawn.
  public var shapes: [ShapeElement] {
    switch self {
    case .room(let rect):
      [
        ShapeElement(
          .rect(rect.inset(-0.5, -0.5)), stroke: .init(Self.halo, width: 1.5)),
        ShapeElement(
          .rect(rect.inset(-0.5, -0.5)), stroke: .init(Self.color, width: 1, dashes: [3, 2])),
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
          .rounded(rect, radius: rect.width / 2), fill: Self.color.withAlpha(0.85),
          stroke: .init(Self.halo, width: 1))
      ]
    }
  }
}

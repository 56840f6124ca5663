import ColorContrast
import Components
import DynamicType

/// What several components draw: the ground they stand on, glass, symbols, rows of a list.
extension Canvas {
  /// Sets the height of the picture and fills it.
  mutating func ground(height: Double, _ color: Color) {
    self.height = height
    fill(.rect(Rect(0, 0, width, self.height)), color)
  }

  /// The soft shadow under a platter of iOS 26: an opacity of 10 %, 2.5 points down
  /// (Vercantez/openuikit: Sources/OpenUIKit/UITabBar.swift, fitted to renderings).
  static let platterShadow = ShapeElement.Shadow(
    Color(white: 0, alpha: 0.1), radius: 14, offset: 2.5)

  /// The shadow under a card that floats above the screen: an estimate.
  static let cardShadow = ShapeElement.Shadow(
    Color(white: 0, alpha: 0.18), radius: 40, offset: 8)

  /// A platter of iOS 26's glass over one colour.
  mutating func glass(_ outline: Outline, over backdrop: Color, hasShadow: Bool = true) {
    let layers = BarMaterials.platter(context.appearance.style).layers
    let color = Color.composited([backdrop] + layers) ?? backdrop
    fill(outline, color, shadow: hasShadow ? Self.platterShadow : nil)
  }

  /// What a bar of iOS 7–18 lies on; that of iOS 26 is transparent.
  mutating func bar(
    _ bar: BarAppearance.Bar, in rect: Rect, over backdrop: Color, hairlineAt y: Double
  ) {
    let layers = BarAppearance(bar).material(in: context.appearance, os: context.os).layers
    fill(.rect(rect), Color.composited([backdrop] + layers) ?? backdrop)
    guard context.os < .iOS26 else { return }
    let pixel = 1 / context.traits.displayScale
    fill(.rect(Rect(rect.x, y, rect.width, pixel)), Color(white: 0, alpha: 0.3))
  }

  /// A plain shape where a symbol stands: a square, a circle or a diamond by its number, since the
  /// system's symbols may not be drawn elsewhere.
  mutating func symbol(_ number: Int, in rect: Rect, _ color: Color, weight: Double = 1.8) {
    let side = min(rect.width, rect.height)
    let box = rect.centered(side, side).inset(weight / 2, weight / 2)
    switch number % 3 {
    case 0:
      stroke(
        .rounded(box.inset(side * 0.06, side * 0.06), radius: side * 0.22), color, width: weight)
    case 1: stroke(.ellipse(box), color, width: weight)
    default:
      stroke(
        .path(
          Path(
            lines: [
              Point(box.midX, box.y), Point(box.maxX, box.midY), Point(box.midX, box.maxY),
              Point(box.x, box.midY),
            ], isClosed: true)), color, width: weight, isRound: true)
    }
  }

  /// Two chevrons, one up and one down, after the value of a pop-up button.
  mutating func upDownChevrons(in rect: Rect, _ color: Color, weight: Double) {
    let half = rect.height * 0.3
    chevronDown(in: Rect(rect.x, rect.maxY - half, rect.width, half), color, weight: weight)
    stroke(
      .path(
        Path(lines: [
          Point(rect.x, rect.y + half), Point(rect.midX, rect.y), Point(rect.maxX, rect.y + half),
        ])), color, width: weight, isRound: true)
  }

  /// A cross.
  mutating func cross(in rect: Rect, _ color: Color, weight: Double) {
    var path = Path(lines: [Point(rect.x, rect.y), Point(rect.maxX, rect.maxY)])
    path.steps += [.move(Point(rect.maxX, rect.y)), .line(Point(rect.x, rect.maxY))]
    stroke(.path(path), color, width: weight, isRound: true)
  }

  /// The spinner of an activity, eight spokes, the darkest at the left (measured at 38 % to 12 % of
  /// the label's colour, iamcgn/swiftui-web: Docs/elements/iOS.md).
  mutating func spinner(in rect: Rect) {
    let radius = min(rect.width, rect.height) / 2
    let ends = [
      (-1.0, 0.0), (-0.7071, -0.7071), (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071),
      (0, 1), (-0.7071, 0.7071),
    ]
    for (index, end) in ends.enumerated() {
      let alpha = 0.38 - Double((8 - index) % 8) * 0.26 / 7
      let line = Path(lines: [
        Point(rect.midX + end.0 * radius * 0.5, rect.midY + end.1 * radius * 0.5),
        Point(rect.midX + end.0 * radius * 0.88, rect.midY + end.1 * radius * 0.88),
      ])
      stroke(
        .path(line), context.color("label").withAlpha(alpha), width: radius * 0.24, isRound: true)
    }
  }

  /// A bar where a label of a size in points stands that the picture does not know.
  mutating func unknownLabel(
    x: Double, midY: Double, width: Double, size: Double, elevated: Bool = false
  ) {
    let height = size * 0.66
    unknownText(in: Rect(x, midY - height / 2, width, height), elevated: elevated)
  }
}

extension Placement {
  /// Width in points of its widest line as drawn.
  var drawnWidth: Double { fit.lines.reduce(0) { max($0, $1.width) } }

  /// Height in points of its frame: that the app fixes, else its lines'.
  var frameHeight: Double { maximumHeight ?? fit.height }
}

extension PictureContext {
  /// Whether it is the era of iOS 26.
  var isNew: Bool { os >= .iOS26 }

  /// The size of body text over that at the default size.
  var bodyScale: Double {
    TextStyle.body.pointSize(for: traits.contentSizeCategory)
      / TextStyle.body.pointSize(for: .large)
  }

  /// The size of body text in points.
  var bodySize: Double { TextStyle.body.pointSize(for: traits.contentSizeCategory) }

  /// The radius of the card of a section: 10 before iOS 26, 26 from there on
  /// (iamcgn/swiftui-web: Docs/elements/iOS.md).
  var cardRadius: Double { isNew ? 26 : 10 }

  /// A colour a little darker than a bright background and lighter than a dark one, for what lies
  /// behind a card above the screen.
  var dimmedScreen: Color {
    let screen = color("systemBackground")
    let dimming = Color(white: 0, alpha: isDark ? 0.48 : 0.2)
    return Color.composited([screen, dimming]) ?? screen
  }

  /// A wallpaper: one quiet colour.
  var wallpaper: Color {
    isDark ? Color(eightBit: 0x16, 0x24, 0x3D) : Color(eightBit: 0x6F, 0x8F, 0xC4)
  }
}

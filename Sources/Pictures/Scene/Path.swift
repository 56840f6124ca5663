/// A line of straight and curved pieces, in points.
public struct Path: Sendable, Hashable {
  /// One piece.
  public enum Step: Sendable, Hashable {
    /// Starts a new line.
    case move(Point)
    /// A straight piece.
    case line(Point)
    /// A cubic Bézier curve: two control points and the end.
    case curve(Point, Point, Point)
    /// Back to where the line began.
    case close
  }

  /// The pieces in order.
  public var steps: [Step]

  /// Creates a path.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Creates a path through points.
  public init(lines points: [Point], isClosed: Bool = false) {
    steps = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if isClosed { steps.append(.close) }
  }

  /// The path with every point replaced.
  public func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }

  /// How far the control points of four cubic curves stand out to make a circle of radius 1.
  private static let circle = 0.5522847498

  /// An ellipse that touches the sides of a rectangle.
  public static func ellipse(_ rect: Rect) -> Path {
    rounded(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rectangle with corners of quarter circles.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      return Path(
        lines: [
          Point(rect.x, rect.y), Point(rect.maxX, rect.y), Point(rect.maxX, rect.maxY),
          Point(rect.x, rect.maxY),
        ], isClosed: true)
    }
    return rounded(rect, radiusX: radius, radiusY: radius)
  }

  private static func rounded(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    corners(rect) { corner, fromX, fromY, isVerticalFirst in
      let (dx, dy) = (fromX * radiusX, fromY * radiusY)
      let rest = 1 - circle
      let start = isVerticalFirst ? Point(corner.x, corner.y + dy) : Point(corner.x + dx, corner.y)
      let end = isVerticalFirst ? Point(corner.x + dx, corner.y) : Point(corner.x, corner.y + dy)
      let first =
        isVerticalFirst
        ? Point(corner.x, corner.y + dy * rest) : Point(corner.x + dx * rest, corner.y)
      let second =
        isVerticalFirst
        ? Point(corner.x + dx * rest, corner.y) : Point(corner.x, corner.y + dy * rest)
      return [.line(start), .curve(first, second, end)]
    }
  }

  /// A rectangle with continuous corners, as `CALayer.cornerCurve` `continuous` draws them.
  ///
  /// The constants are those of UIBezierPath's rounded rectangle since iOS 7 (PaintCode, "Code for
  /// iOS 7 rounded rectangles", 2013). Where the sides are too short for the longer curve it takes
  /// quarter circles, as UIKit nearly does.
  public static func continuousRect(_ rect: Rect, radius: Double) -> Path {
    let reach = 1.528665
    guard radius > 0, radius * reach * 2 <= min(rect.width, rect.height) + 0.001 else {
      return roundedRect(rect, radius: radius)
    }
    // Distance along one side and along the other, in radii, from where the curve leaves the side.
    let points: [(Double, Double)] = [
      (reach, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
      (0.169060, 0.372824), (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, reach),
    ]
    return corners(rect) { corner, fromX, fromY, isVerticalFirst in
      let own = points.map { along, across in
        let (x, y) = isVerticalFirst ? (across, along) : (along, across)
        return Point(corner.x + fromX * x * radius, corner.y + fromY * y * radius)
      }
      return [
        .line(own[0]), .curve(own[1], own[2], own[3]), .curve(own[4], own[5], own[6]),
        .curve(own[7], own[8], own[9]),
      ]
    }
  }

  /// Clockwise from the top right corner; the closure turns a corner, given the directions from it
  /// into the rectangle and whether the path comes along the vertical side.
  private static func corners(
    _ rect: Rect, _ turn: (Point, Double, Double, Bool) -> [Step]
  ) -> Path {
    var steps = turn(Point(rect.maxX, rect.y), -1, 1, false)
    steps += turn(Point(rect.maxX, rect.maxY), -1, -1, true)
    steps += turn(Point(rect.x, rect.maxY), 1, -1, false)
    steps += turn(Point(rect.x, rect.y), 1, 1, true)
    if case .line(let start) = steps[0] { steps[0] = .move(start) }
    return Path(steps + [.close])
  }
}

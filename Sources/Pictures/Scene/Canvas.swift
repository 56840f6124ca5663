import ColorContrast
import Components

/// Where a component draws itself: shapes and texts in layout coordinates, in which x grows from the
/// leading to the trailing edge. In a layout from right to left everything is mirrored; texts and
/// what does not flip keep their own direction.
public struct Canvas {
  /// The surroundings.
  public let context: PictureContext
  /// Width of the picture in points.
  public let width: Double
  /// Height of the picture in points, rounded up to whole ones; the picture sets it.
  public var height = 0.0 { didSet { height = height.rounded(.up) } }
  var elements: [SceneElement] = []
  /// The measured texts drawn so far and the rooms they were drawn in, in the layout.
  var rooms: [(placement: Placement, room: Rect)] = []

  /// An empty canvas of a width in points.
  public init(width: Double, context: PictureContext) {
    self.width = width
    self.context = context
  }

  /// How a text lies between the leading and the trailing edge of its room.
  public enum Alignment: Sendable {
    /// At the leading edge, `NSTextAlignment.natural` in a layout of the locale's direction.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// How a text lies between the top and the bottom of its room.
  public enum VerticalAlignment: Sendable {
    /// At the top.
    case top
    /// In the middle, as labels do.
    case center
    /// At the bottom.
    case bottom
  }

  // MARK: - Shapes

  /// Where a rectangle of the layout lies in the picture.
  public func mirrored(_ rect: Rect) -> Rect {
    context.isRightToLeft ? Rect(width - rect.maxX, rect.y, rect.width, rect.height) : rect
  }

  private func mirrored(_ outline: Outline) -> Outline {
    guard context.isRightToLeft else { return outline }
    return switch outline {
    case .rect(let rect): .rect(mirrored(rect))
    case .rounded(let rect, let radius): .rounded(mirrored(rect), radius: radius)
    case .continuous(let rect, let radius): .continuous(mirrored(rect), radius: radius)
    case .ellipse(let rect): .ellipse(mirrored(rect))
    case .path(let path): .path(path.mapped { Point(width - $0.x, $0.y) })
    }
  }

  /// Fills an outline.
  public mutating func fill(
    _ outline: Outline, _ color: Color, shadow: ShapeElement.Shadow? = nil
  ) {
    guard color.alpha > 0 else { return }
    elements.append(.shape(ShapeElement(mirrored(outline), fill: color, shadow: shadow)))
  }

  /// Draws a line along an outline.
  public mutating func stroke(
    _ outline: Outline, _ color: Color, width: Double, isRound: Bool = false
  ) {
    elements.append(
      .shape(
        ShapeElement(
          mirrored(outline), stroke: .init(color, width: width, isRound: isRound))))
  }

  /// Draws a hairline of one pixel from one x to another, its top at a y.
  public mutating func separator(_ x: Double, _ maxX: Double, y: Double, _ color: Color? = nil) {
    let pixel = 1 / context.traits.displayScale
    fill(.rect(Rect(x, y - pixel, maxX - x, pixel)), color ?? context.color("separator"))
  }

  /// Draws several elements together.
  ///
  /// - Parameters:
  ///   - clip: what is seen of them.
  ///   - dy: by how much they are moved down, as scrolled content is moved up.
  public mutating func group(
    clip: Outline? = nil, opacity: Double = 1, dy: Double = 0, _ body: (inout Canvas) -> Void
  ) {
    var inner = Canvas(width: width, context: context)
    body(&inner)
    rooms += inner.rooms.map { ($0.placement, $0.room.offset(0, dy)) }
    elements.append(
      .group(
        GroupElement(
          inner.elements, offset: Point(0, dy), clip: clip.map(mirrored), opacity: opacity)))
  }
}

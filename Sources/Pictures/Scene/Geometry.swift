/// A place in a picture, in points from its top left corner.
public struct Point: Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Creates a place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(0, 0)
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// Points, 0 or more.
  public var width: Double
  /// Points, 0 or more.
  public var height: Double

  /// Creates a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in points; y grows downward.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points, 0 or more.
  public var width: Double
  /// Points, 0 or more.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle between left and right.
  public var midX: Double { x + width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { y + height / 2 }
  /// Width and height.
  public var size: Size { Size(width, height) }

  /// The rectangle smaller by a distance on the left and right, and on the top and bottom.
  public func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy)
  }

  /// The rectangle moved.
  public func offset(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// A rectangle of a size with the same centre.
  public func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(midX - width / 2, midY - height / 2, width, height)
  }

  /// Whether another rectangle lies inside, with a tolerance in points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

import ColorContrast
import TextLayout

/// A picture as shapes and glyphs, which a renderer draws; a value without any drawing state.
public struct Scene: Sendable {
  /// Its size in points.
  public var size: Size
  /// What is drawn, from back to front.
  public var elements: [SceneElement]
  /// What it shows, in a few words, for screen readers and file metadata.
  public var title: String
  /// What can be read on it and what became of the texts, for screen readers.
  public var summary: String
  /// BCP 47 tag of the texts.
  public var locale: String

  /// Creates a scene.
  public init(
    size: Size, elements: [SceneElement], title: String, summary: String, locale: String = "en"
  ) {
    self.size = size
    self.elements = elements
    self.title = title
    self.summary = summary
    self.locale = locale
  }

  /// Every element, those inside groups too, with the offset of their groups; front ones last.
  public func flattened() -> [(element: SceneElement, offset: Point)] {
    func walk(_ elements: [SceneElement], _ offset: Point) -> [(SceneElement, Point)] {
      elements.flatMap { element -> [(SceneElement, Point)] in
        guard case .group(let group) = element else { return [(element, offset)] }
        return walk(
          group.elements, Point(offset.x + group.offset.x, offset.y + group.offset.y))
      }
    }
    return walk(elements, .zero).map { (element: $0.0, offset: $0.1) }
  }

  /// Whether something is marked: renderers draw marks only when asked.
  public var hasMarks: Bool {
    flattened().contains { if case .mark = $0.element { true } else { false } }
  }
}

/// One thing in a scene.
public indirect enum SceneElement: Sendable {
  /// A filled or stroked outline.
  case shape(ShapeElement)
  /// A line of text.
  case text(TextElement)
  /// Elements drawn together.
  case group(GroupElement)
  /// A fault made visible; drawn only when asked.
  case mark(Mark)
}

/// The outline of a shape or of a clip.
public enum Outline: Sendable, Hashable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with corners of quarter circles, by radius in points.
  case rounded(Rect, radius: Double)
  /// A rectangle with continuous corners, by radius in points.
  case continuous(Rect, radius: Double)
  /// An ellipse that touches the sides of a rectangle.
  case ellipse(Rect)
  /// Any line.
  case path(Path)

  /// As pieces of a line.
  public var path: Path {
    switch self {
    case .rect(let rect): .roundedRect(rect, radius: 0)
    case .rounded(let rect, let radius): .roundedRect(rect, radius: radius)
    case .continuous(let rect, let radius): .continuousRect(rect, radius: radius)
    case .ellipse(let rect): .ellipse(rect)
    case .path(let path): path
    }
  }
}

/// A filled or stroked outline.
public struct ShapeElement: Sendable, Hashable {
  /// A line along an outline.
  public struct Stroke: Sendable, Hashable {
    /// Its colour.
    public var color: Color
    /// Points.
    public var width: Double
    /// Ends and corners are round.
    public var isRound: Bool
    /// Lengths of dashes and gaps in points; empty for a whole line.
    public var dashes: [Double]

    /// Creates a stroke.
    public init(_ color: Color, width: Double, isRound: Bool = false, dashes: [Double] = []) {
      self.color = color
      self.width = width
      self.isRound = isRound
      self.dashes = dashes
    }
  }

  /// A soft shadow below a shape.
  public struct Shadow: Sendable, Hashable {
    /// Its colour, with its opacity.
    public var color: Color
    /// How far the shadow spreads, in points; twice the standard deviation of its blur.
    public var radius: Double
    /// Points down.
    public var offset: Double

    /// Creates a shadow.
    public init(_ color: Color, radius: Double, offset: Double = 0) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// The outline.
  public var outline: Outline
  /// The colour inside; nil for none.
  public var fill: Color?
  /// The line along it; nil for none.
  public var stroke: Stroke?
  /// The shadow below it; nil for none.
  public var shadow: Shadow?

  /// Creates a shape.
  public init(
    _ outline: Outline, fill: Color? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }
}

/// A line of text.
public struct TextElement: Sendable, Hashable {
  /// Its glyphs, placed from `origin`.
  public var runs: [GlyphRun]
  /// The left end of the baseline.
  public var origin: Point
  /// Advance width in points.
  public var width: Double
  /// The colour of outlines and boxes.
  public var color: Color

  /// Creates a line.
  public init(runs: [GlyphRun], origin: Point, width: Double, color: Color) {
    self.runs = runs
    self.origin = origin
    self.width = width
    self.color = color
  }
}

/// Elements drawn together.
public struct GroupElement: Sendable {
  /// From back to front.
  public var elements: [SceneElement]
  /// Where their origin lies.
  public var offset: Point
  /// What is seen of them, in the coordinates around the group; nil for all.
  public var clip: Outline?
  /// 0 to 1.
  public var opacity: Double

  /// Creates a group.
  public init(
    _ elements: [SceneElement], offset: Point = .zero, clip: Outline? = nil, opacity: Double = 1
  ) {
    self.elements = elements
    self.offset = offset
    self.clip = clip
    self.opacity = opacity
  }
}

/// A fault made visible.
public enum Mark: Sendable, Hashable {
  /// The room of a text that lost some or was cut.
  case room(Rect)
  /// Where text was replaced by an ellipsis, or is missing altogether.
  case lost(Rect)
  /// Where a text reaches beyond its room.
  case overrun(Rect)
  /// An edge that cuts through ink, from one end to the other.
  case cut(Point, Point)
  /// Where a word is broken between its letters.
  case brokenWord(Rect)
}

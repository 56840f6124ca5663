import ColorContrast
import DynamicType
import TextLayout
import TextShaping

/// Pictures side by side with captions.
public struct ContactSheet {
  /// A picture and what is said of it.
  public struct Item: Sendable {
    /// What sets it apart, such as `AX3`.
    public var caption: String
    /// What happens in it, in a few words.
    public var detail: String
    /// Something harmful happens in it.
    public var isHarmful: Bool
    /// The picture.
    public var scene: Scene

    /// Creates an item.
    public init(caption: String, detail: String = "", isHarmful: Bool = false, scene: Scene) {
      self.caption = caption
      self.detail = detail
      self.isHarmful = isHarmful
      self.scene = scene
    }
  }

  private static let margin = 24.0
  private static let gap = 24.0
  private static let captionHeight = 26.0
  /// Captions want as much room, however narrow the pictures are.
  private static let leastColumn = 220.0

  private let title: String
  private let items: [Item]
  private let appearance: Appearance
  private let columns: Int

  /// Creates a sheet.
  ///
  /// - Parameter columns: pictures in a row; nil chooses so many that the sheet is about as wide as
  ///   high, four at most.
  public init(title: String, items: [Item], appearance: Appearance = .light, columns: Int? = nil) {
    self.title = title
    self.items = items
    self.appearance = appearance
    let widest = Self.columnWidth(items)
    let area = items.reduce(0) { $0 + widest * ($1.scene.size.height + Self.captionHeight) }
    let fitting = Int((area.squareRoot() * 1.25 / max(1, widest)).rounded())
    self.columns = columns ?? max(1, min(fitting, 4, items.count))
  }

  /// Puts the pictures on a sheet, row by row.
  public func scene(locale: String = "en", using shaper: TextShaper) -> Scene {
    let widest = Self.columnWidth(items)
    let isDark = appearance.style == .dark
    let ink = isDark ? Color(white: 0.95) : Color(white: 0.1)
    let harm = isDark ? Color(eightBit: 0xFF, 0x8A, 0x80) : Color(eightBit: 0xB3, 0x00, 0x1B)
    var elements: [SceneElement] = []
    var y = Self.margin
    var start = 0
    while start < items.count {
      let row = items[start..<min(start + columns, items.count)]
      let height = row.map(\.scene.size.height).max() ?? 0
      for (column, item) in row.enumerated() {
        let x = Self.margin + Double(column) * (widest + Self.gap)
        let mark = item.isHarmful ? "✕ " : ""
        elements += Self.text(
          "\(mark)\(item.caption)  ·  \(item.detail)", width: widest, at: Point(x, y),
          item.isHarmful ? harm : ink, shaper)
        let frame = Rect(
          0, 0, item.scene.size.width, item.scene.size.height)
        elements.append(
          .group(
            GroupElement(
              [.group(GroupElement(item.scene.elements, clip: .rect(frame)))],
              offset: Point(x, y + Self.captionHeight))))
      }
      y += Self.captionHeight + height + Self.gap
      start += columns
    }
    let width = 2 * Self.margin + Double(columns) * widest + Double(columns - 1) * Self.gap
    let size = Size(width, y - Self.gap + Self.margin)
    let background = isDark ? Color(white: 0.16) : Color(white: 0.86)
    elements.insert(
      .shape(ShapeElement(.rect(Rect(0, 0, size.width, size.height)), fill: background)), at: 0)
    let summary = items.map { "\($0.caption): \($0.detail)." }.joined(separator: " ")
    return Scene(size: size, elements: elements, title: title, summary: summary, locale: locale)
  }

  private static func columnWidth(_ items: [Item]) -> Double {
    items.reduce(leastColumn) { max($0, $1.scene.size.width) }
  }

  private static func text(
    _ text: String, width: Double, at place: Point, _ color: Color, _ shaper: TextShaper
  ) -> [SceneElement] {
    let shaped = shaper.shape(text, locale: "en", weight: .semibold)
    let fit = TextFitter.fit(
      shaped, FitRequest(pointSize: 14, width: width, maximumLines: 1), shaper: shaper)
    return fit.drawnLines(locale: "en", using: shaper).map { line in
      .text(
        TextElement(
          runs: line.runs, origin: Point(place.x, place.y + line.baseline), width: line.width,
          color: color))
    }
  }
}

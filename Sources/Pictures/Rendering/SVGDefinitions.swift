import Foundation
import TextLayout

/// What the pictures of a page share: each glyph is defined once, however often it is drawn.
///
/// Draw all pictures of a page with the same definitions, then put `markup` into the page, before
/// or after them.
public struct SVGDefinitions: Sendable {
  private let prefix: String
  private var ids: [GlyphOutlines.Key: String?] = [:]
  private var entries: [String] = []
  private var count = 0

  /// Creates an empty set.
  ///
  /// - Parameter prefix: how identifiers begin, where a page has several sets.
  public init(prefix: String = "g") { self.prefix = prefix }

  /// Number of glyphs defined.
  public var glyphCount: Int { entries.count }

  /// The `<defs>` element; empty text without any glyph.
  public var markup: String {
    entries.isEmpty ? "" : "<defs>" + entries.joined() + "</defs>"
  }

  /// A hidden `<svg>` with the definitions, for an HTML page.
  public var pageMarkup: String {
    entries.isEmpty
      ? ""
      : "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" "
        + "style=\"position:absolute\">" + markup + "</svg>"
  }

  /// An identifier nothing else on the page has.
  mutating func nextID() -> String {
    defer { count += 1 }
    return prefix + String(count, radix: 36)
  }

  /// The identifier of a glyph's outline; nil for one without ink.
  mutating func id(outline key: GlyphOutlines.Key, in outlines: GlyphOutlines) -> String? {
    if let known = ids[key] { return known }
    guard let outline = outlines.outline(key), !outline.isEmpty else {
      ids[key] = .some(nil)
      return nil
    }
    let id = nextID()
    ids[key] = id
    entries.append("<path id=\"\(id)\" d=\"\(Self.pathData(outline))\"/>")
    return id
  }

  /// The identifier of a glyph's image, one unit wide and high; nil for one without an image.
  mutating func id(image key: GlyphOutlines.Key, in images: GlyphImages) -> String? {
    if let known = ids[key] { return known }
    guard let image = images.image(key) else {
      ids[key] = .some(nil)
      return nil
    }
    let id = nextID()
    ids[key] = id
    let data = Data(image.png).base64EncodedString()
    entries.append(
      "<image id=\"\(id)\" width=\"1\" height=\"1\" href=\"data:image/png;base64,\(data)\"/>")
    return id
  }

  /// The outline in font units with relative steps, which are shorter.
  package static func pathData(_ outline: GlyphOutline) -> String {
    var data = ""
    var last = ""
    var (x, y) = (0, 0)
    var isOpen = false
    func add(_ command: String, _ values: [Int]) {
      if command != last { data += command }
      var isFirst = command != last
      last = command
      for value in values {
        if !isFirst, value >= 0 { data += " " }
        data += String(value)
        isFirst = false
      }
    }
    for step in outline.steps {
      switch step {
      case .move(let toX, let toY):
        if isOpen { data += "z" }
        isOpen = true
        last = ""
        add("M", [toX, toY])
        last = ""
        (x, y) = (toX, toY)
      case .line(let toX, let toY):
        if toY == y {
          add("h", [toX - x])
        } else if toX == x {
          add("v", [toY - y])
        } else {
          add("l", [toX - x, toY - y])
        }
        (x, y) = (toX, toY)
      case .quad(let x1, let y1, let toX, let toY):
        add("q", [x1 - x, y1 - y, toX - x, toY - y])
        (x, y) = (toX, toY)
      case .cubic(let x1, let y1, let x2, let y2, let toX, let toY):
        add("c", [x1 - x, y1 - y, x2 - x, y2 - y, toX - x, toY - y])
        (x, y) = (toX, toY)
      }
    }
    return isOpen ? data + "z" : data
  }
}

import ColorContrast
import TextLayout

/// Draws scenes as SVG: shapes, and glyphs as uses of shared outlines.
public struct SVGRenderer: Sendable {
  private let outlines: GlyphOutlines
  private let images: GlyphImages
  private let showsMarks: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - showsMarks: whether marks are drawn.
  public init(
    outlines: GlyphOutlines = GlyphOutlines(), images: GlyphImages = GlyphImages(),
    showsMarks: Bool = false
  ) {
    self.outlines = outlines
    self.images = images
    self.showsMarks = showsMarks
  }

  /// A file of its own.
  ///
  /// - Parameter scale: pixels per point of its width and height.
  public func document(_ scene: Scene, scale: Double = 1) -> String {
    var definitions = SVGDefinitions()
    let body = body(scene, &definitions)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + opening(scene, scale: scale) + definitions.markup + body + "</svg>\n"
  }

  /// An `<svg>` element for a page, whose glyphs are in the page's definitions.
  public func figure(_ scene: Scene, definitions: inout SVGDefinitions) -> String {
    opening(scene, scale: 1) + body(scene, &definitions) + "</svg>"
  }

  private func opening(_ scene: Scene, scale: Double) -> String {
    let size = scene.size
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
      + "viewBox=\"0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))\" "
      + "width=\"\(SVGNumber.text(size.width * scale))\" "
      + "height=\"\(SVGNumber.text(size.height * scale))\" role=\"img\" "
      + "lang=\"\(SVGNumber.escaped(scene.locale))\">"
      + "<title>\(SVGNumber.escaped(scene.title))</title>"
      + "<desc>\(SVGNumber.escaped(scene.summary))</desc>"
  }

  private func body(_ scene: Scene, _ definitions: inout SVGDefinitions) -> String {
    var writer = SVGWriter(
      definitions: definitions, outlines: outlines, images: images, showsMarks: showsMarks)
    writer.write(scene.elements)
    definitions = writer.definitions
    return writer.text
  }
}

/// Writes elements one after the other.
private struct SVGWriter {
  var definitions: SVGDefinitions
  let outlines: GlyphOutlines
  let images: GlyphImages
  let showsMarks: Bool
  var text = ""

  mutating func write(_ elements: [SceneElement]) {
    for element in elements {
      switch element {
      case .shape(let shape): write(shape)
      case .text(let line): write(line)
      case .group(let group): write(group)
      case .mark(let mark):
        guard showsMarks else { continue }
        text += "<g class=\"mark\">"
        for shape in mark.shapes { write(shape) }
        text += "</g>"
      }
    }
  }

  // MARK: - Shapes

  private mutating func write(_ shape: ShapeElement) {
    var paint = shape.fill.map { fill($0) } ?? " fill=\"none\""
    if let stroke = shape.stroke { paint += attributes(of: stroke) }
    if let shadow = shape.shadow {
      let id = definitions.nextID()
      text +=
        "<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "<feDropShadow dx=\"0\" dy=\"\(SVGNumber.text(shadow.offset))\" "
        + "stdDeviation=\"\(SVGNumber.text(shadow.radius / 2))\" "
        + "flood-color=\"\(SVGNumber.color(shadow.color))\" "
        + "flood-opacity=\"\(SVGNumber.text(shadow.color.alpha))\"/></filter>"
      paint += " filter=\"url(#\(id))\""
    }
    text += element(shape.outline, paint)
  }

  private func element(_ outline: Outline, _ attributes: String) -> String {
    let number = SVGNumber.text
    func frame(_ rect: Rect) -> String {
      "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\""
    }
    switch outline {
    case .rect(let rect): return "<rect \(frame(rect))\(attributes)/>"
    case .rounded(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      return "<rect \(frame(rect)) rx=\"\(number(radius))\"\(attributes)/>"
    case .ellipse(let rect):
      return "<ellipse cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" "
        + "rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\"\(attributes)/>"
    case .continuous, .path:
      return "<path d=\"\(data(outline.path))\"\(attributes)/>"
    }
  }

  private func data(_ path: Path) -> String {
    var data = ""
    func add(_ command: String, _ points: [Point]) {
      data += command
      data += points.map { "\(SVGNumber.text($0.x)) \(SVGNumber.text($0.y))" }
        .joined(separator: " ")
    }
    for step in path.steps {
      switch step {
      case .move(let point): add("M", [point])
      case .line(let point): add("L", [point])
      case .curve(let first, let second, let end): add("C", [first, second, end])
      case .close: data += "z"
      }
    }
    return data
  }

  private func fill(_ color: Color) -> String {
    " fill=\"\(SVGNumber.color(color))\""
      + (color.isOpaque ? "" : " fill-opacity=\"\(SVGNumber.text(color.alpha))\"")
  }

  private func attributes(of stroke: ShapeElement.Stroke) -> String {
    var attributes = " stroke=\"\(SVGNumber.color(stroke.color))\""
    if !stroke.color.isOpaque {
      attributes += " stroke-opacity=\"\(SVGNumber.text(stroke.color.alpha))\""
    }
    attributes += " stroke-width=\"\(SVGNumber.text(stroke.width))\""
    if stroke.isRound { attributes += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    if !stroke.dashes.isEmpty {
      let dashes = stroke.dashes.map(SVGNumber.text).joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dashes)\""
    }
    return attributes
  }

  // MARK: - Groups

  private mutating func write(_ group: GroupElement) {
    var attributes = ""
    if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.text(group.opacity))\"" }
    if let clip = group.clip {
      let id = definitions.nextID()
      text += "<clipPath id=\"\(id)\">\(element(clip, ""))</clipPath>"
      attributes += " clip-path=\"url(#\(id))\""
    }
    text += "<g\(attributes)>"
    let isMoved = group.offset != .zero
    if isMoved {
      let (x, y) = (SVGNumber.text(group.offset.x), SVGNumber.text(group.offset.y))
      text += "<g transform=\"translate(\(x) \(y))\">"
    }
    write(group.elements)
    text += isMoved ? "</g></g>" : "</g>"
  }

  // MARK: - Glyphs

  private mutating func write(_ line: TextElement) {
    for run in line.runs {
      switch run.kind {
      case .outlines: outlines(run, line)
      case .images: images(run, line)
      case .boxes:
        for glyph in run.glyphs {
          let frame = run.boxFrame(of: glyph, origin: line.origin)
          write(
            ShapeElement(
              .rect(frame.inset(run.boxLine / 2, run.boxLine / 2)),
              stroke: .init(line.color, width: run.boxLine)))
        }
      }
    }
  }

  private mutating func outlines(_ run: GlyphRun, _ line: TextElement) {
    var uses = ""
    var scale = 1.0
    for glyph in run.glyphs {
      let key = GlyphOutlines.Key(font: run.font, glyph: glyph.id)
      guard let id = definitions.id(outline: key, in: outlines),
        let outline = outlines.outline(key)
      else { continue }
      scale = run.size / Double(outline.unitsPerEm)
      let x = Int((glyph.x / (scale * run.stretch)).rounded())
      let y = Int((-glyph.y / scale).rounded())
      uses += "<use href=\"#\(id)\""
      if x != 0 { uses += " x=\"\(x)\"" }
      if y != 0 { uses += " y=\"\(y)\"" }
      uses += "/>"
    }
    guard !uses.isEmpty else { return }
    let matrix = [
      SVGNumber.factor(scale * run.stretch), "0", "0", SVGNumber.factor(-scale),
      SVGNumber.text(line.origin.x), SVGNumber.text(line.origin.y),
    ].joined(separator: " ")
    // The opacity is the group's, for joined letters lie over each other.
    let opacity = line.color.isOpaque ? "" : " opacity=\"\(SVGNumber.text(line.color.alpha))\""
    text +=
      "<g fill=\"\(SVGNumber.color(line.color))\"\(opacity) "
      + "transform=\"matrix(\(matrix))\">\(uses)</g>"
  }

  private mutating func images(_ run: GlyphRun, _ line: TextElement) {
    for glyph in run.glyphs {
      let frame = run.imageFrame(of: glyph, origin: line.origin)
      let key = GlyphOutlines.Key(font: run.font, glyph: glyph.id)
      guard let id = definitions.id(image: key, in: images) else {
        write(ShapeElement(.ellipse(frame.inset(1, 1)), fill: Emoji.placeholder))
        continue
      }
      text +=
        "<use href=\"#\(id)\" transform=\"translate(\(SVGNumber.text(frame.x)) "
        + "\(SVGNumber.text(frame.y))) scale(\(SVGNumber.factor(frame.width)))\"/>"
    }
  }
}

/// What stands for an emoji of a font without images.
enum Emoji {
  /// The yellow of most faces.
  static let placeholder = Color(eightBit: 0xFF, 0xCC, 0x22)
}

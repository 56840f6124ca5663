import CCairo
import ColorContrast
import TextLayout

/// Draws elements into a cairo context, whose unit is the point.
final class CairoPainter {
  private let context: OpaquePointer?
  private let outlines: GlyphOutlines
  private let images: GlyphImages
  private let showsMarks: Bool
  private var surfaces: [GlyphOutlines.Key: OpaquePointer] = [:]

  init(
    context: OpaquePointer?, outlines: GlyphOutlines, images: GlyphImages, showsMarks: Bool
  ) {
    self.context = context
    self.outlines = outlines
    self.images = images
    self.showsMarks = showsMarks
  }

  deinit {
    for surface in surfaces.values { cairo_surface_destroy(surface) }
  }

  func draw(_ elements: [SceneElement]) {
    for element in elements {
      switch element {
      case .shape(let shape): draw(shape)
      case .text(let line): draw(line)
      case .group(let group): draw(group)
      case .mark(let mark):
        if showsMarks { mark.shapes.forEach(draw) }
      }
    }
  }

  // MARK: - Shapes

  private func draw(_ shape: ShapeElement) {
    if let shadow = shape.shadow { draw(shadow, of: shape.outline) }
    cairo_new_path(context)
    add(shape.outline.path)
    if let fill = shape.fill {
      set(fill)
      cairo_fill_preserve(context)
    }
    if let stroke = shape.stroke {
      set(stroke.color)
      cairo_set_line_width(context, stroke.width)
      cairo_set_line_cap(context, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(
        context, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  /// Cairo has no blur: the shadow of a rectangle is laid down in rings that grow fainter outwards.
  private func draw(_ shadow: ShapeElement.Shadow, of outline: Outline) {
    let (rect, radius): (Rect, Double)
    switch outline {
    case .rect(let frame): (rect, radius) = (frame, 0)
    case .rounded(let frame, let corner), .continuous(let frame, let corner):
      (rect, radius) = (frame, corner)
    case .ellipse(let frame): (rect, radius) = (frame, frame.width / 2)
    case .path: return
    }
    let rings = 12
    set(shadow.color.withAlpha(shadow.color.alpha / Double(rings)))
    for ring in 0..<rings {
      let spread = shadow.radius * (1 - 2 * Double(ring) / Double(rings - 1))
      let grown = rect.inset(-spread, -spread).offset(0, shadow.offset)
      guard grown.width > 0, grown.height > 0 else { continue }
      cairo_new_path(context)
      add(.roundedRect(grown, radius: max(0, radius + spread)))
      cairo_fill(context)
    }
  }

  private func draw(_ group: GroupElement) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip {
      cairo_new_path(context)
      add(clip.path)
      cairo_clip(context)
    }
    if group.opacity < 1 { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, group.offset.x, group.offset.y)
    draw(group.elements)
    cairo_restore(context)
    if group.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    }
  }

  private func add(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ color: Color) {
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    cairo_set_source_rgba(
      context, clamped(color.red), clamped(color.green), clamped(color.blue), color.alpha)
  }

  // MARK: - Glyphs

  private func draw(_ line: TextElement) {
    for run in line.runs {
      switch run.kind {
      case .outlines: fill(run, line)
      case .images:
        for glyph in run.glyphs {
          draw(
            image: GlyphOutlines.Key(font: run.font, glyph: glyph.id),
            in: run.imageFrame(of: glyph, origin: line.origin))
        }
      case .boxes:
        for glyph in run.glyphs {
          let frame = run.boxFrame(of: glyph, origin: line.origin)
          draw(
            ShapeElement(
              .rect(frame.inset(run.boxLine / 2, run.boxLine / 2)),
              stroke: .init(line.color, width: run.boxLine)))
        }
      }
    }
  }

  private func fill(_ run: GlyphRun, _ line: TextElement) {
    set(line.color)
    cairo_new_path(context)
    for glyph in run.glyphs {
      guard
        let outline = outlines.outline(GlyphOutlines.Key(font: run.font, glyph: glyph.id))
      else { continue }
      let vertical = run.size / Double(outline.unitsPerEm)
      let horizontal = vertical * run.stretch
      let (x, y) = (line.origin.x + glyph.x, line.origin.y + glyph.y)
      add(outline) { Point(x + Double($0) * horizontal, y - Double($1) * vertical) }
    }
    cairo_fill(context)
  }

  private func add(_ outline: GlyphOutline, _ place: (Int, Int) -> Point) {
    var last = Point.zero
    for step in outline.steps {
      switch step {
      case .move(let x, let y):
        cairo_close_path(context)
        last = place(x, y)
        cairo_move_to(context, last.x, last.y)
      case .line(let x, let y):
        last = place(x, y)
        cairo_line_to(context, last.x, last.y)
      case .quad(let controlX, let controlY, let x, let y):
        // A quadratic curve as a cubic one.
        let control = place(controlX, controlY)
        let end = place(x, y)
        cairo_curve_to(
          context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        last = end
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        let (first, second) = (place(x1, y1), place(x2, y2))
        last = place(x, y)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
      }
    }
    cairo_close_path(context)
  }

  private func draw(image key: GlyphOutlines.Key, in frame: Rect) {
    guard let surface = surface(key) else {
      draw(ShapeElement(.ellipse(frame.inset(1, 1)), fill: Emoji.placeholder))
      return
    }
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0 else { return }
    let scale = min(frame.width / width, frame.height / height)
    cairo_save(context)
    cairo_translate(
      context, frame.midX - width * scale / 2, frame.midY - height * scale / 2)
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func surface(_ key: GlyphOutlines.Key) -> OpaquePointer? {
    if let known = surfaces[key] { return known }
    guard let image = images.image(key) else { return nil }
    let input = ByteInput(image.png)
    let surface = cairo_image_surface_create_from_png_stream(
      ByteInput.read, Unmanaged.passUnretained(input).toOpaque())
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    surfaces[key] = surface
    return surface
  }
}

/// Hands bytes to cairo.
private final class ByteInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let read: cairo_read_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
    let input = Unmanaged<ByteInput>.fromOpaque(closure).takeUnretainedValue()
    let count = Int(length)
    guard input.position + count <= input.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for offset in 0..<count { data[offset] = input.bytes[input.position + offset] }
    input.position += count
    return CAIRO_STATUS_SUCCESS
  }
}

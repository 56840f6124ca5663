import ColorContrast
import Pictures
import TextLayout

/// Packs the scenes of one chunk into lists of whole numbers, whose texts, paths, colours and paints
/// are held once for all scenes of the chunk; `picture.js` is the reader.
///
/// A scene is `[width, height, operation …]`. Lengths are hundredths of a point, those of texts
/// along the line tenths. An operation is its code and what it needs:
///
/// | code | operation | numbers |
/// |---|---|---|
/// | 0, 1, 2, 3 | rectangle, rounded, continuous, ellipse | x, y, width, height, (radius for 1 and 2), paint |
/// | 4 | path | path, x, y, paint |
/// | 5 | text | x, y, size, stretch in thousandths, colour, count, then for each word twice its distance in the table from the word before (one more for a part, then its first glyph and count), the spread of its letters, and its distance from the end of the word before |
/// | 6 | group | x, y, opacity in hundredths, clip: -1 or an outline as above without paint |
/// | 7 | end of a group or of marks | |
/// | 8 | emoji | x, y, size, image |
/// | 9 | marks | |
struct ScenePacker {
  private(set) var words: WordTable
  private(set) var paths = StringTable()
  private(set) var colors: [[String]] = []
  private(set) var paints: [[Int]] = []
  private(set) var images: [GlyphOutlines.Key] = []
  private var colorPositions: [[String]: Int] = [:]
  private var paintPositions: [[Int]: Int] = [:]
  private var imagePositions: [GlyphOutlines.Key: Int] = [:]
  private var numbers: [Int] = []
  private var lastWord = 0

  /// - Parameter outlines: tells which glyphs have no ink.
  init(outlines: GlyphOutlines) { words = WordTable(outlines: outlines) }

  /// The scenes of one place in the order of the sizes, each as the difference from the one before
  /// where both have the same shape: `[]` for the same scene, `[0, differences …]`, `[1, numbers …]`.
  mutating func pack(_ scenes: [(light: Scene, dark: Scene)]) -> [[Int]] {
    var last: [Int] = []
    return scenes.map { light, dark in
      numbers = [hundredths(light.size.width), hundredths(light.size.height)]
      lastWord = 0
      pack(light.elements, dark.elements)
      defer { last = numbers }
      if numbers == last { return [] }
      guard numbers.count == last.count else { return [1] + numbers }
      return [0] + zip(numbers, last).map { $0 - $1 }
    }
  }

  // MARK: - Elements

  /// - Parameter dark: the same elements in the dark appearance; others lend no colours.
  private mutating func pack(_ elements: [SceneElement], _ dark: [SceneElement]) {
    let isParallel = elements.count == dark.count
    for (index, element) in elements.enumerated() {
      let other = isParallel ? dark[index] : element
      switch (element, other) {
      case (.shape(let shape), .shape(let dark)): pack(shape, dark)
      case (.shape(let shape), _): pack(shape, shape)
      case (.text(let line), .text(let dark)): pack(line, dark.color)
      case (.text(let line), _): pack(line, line.color)
      case (.group(let group), .group(let dark)): pack(group, dark.elements)
      case (.group(let group), _): pack(group, group.elements)
      case (.mark(let mark), _):
        numbers.append(9)
        for shape in mark.shapes { pack(shape, shape) }
        numbers.append(7)
      }
    }
  }

  private mutating func pack(_ shape: ShapeElement, _ dark: ShapeElement) {
    pack(shape.outline)
    numbers.append(paint(shape, dark))
  }

  private mutating func pack(_ outline: Outline) {
    switch outline {
    case .rect(let rect): numbers += [0] + frame(rect)
    case .rounded(let rect, let radius): numbers += [1] + frame(rect) + [hundredths(radius)]
    case .continuous(let rect, let radius): numbers += [2] + frame(rect) + [hundredths(radius)]
    case .ellipse(let rect): numbers += [3] + frame(rect)
    case .path(let path):
      let start = path.start
      // From its first point on, so that a symbol is held once wherever it stands.
      let data = path.mapped { Point($0.x - start.x, $0.y - start.y) }.svgData
      numbers += [4, paths.index(of: data), hundredths(start.x), hundredths(start.y)]
    }
  }

  private mutating func pack(_ group: GroupElement, _ dark: [SceneElement]) {
    numbers += [6, hundredths(group.offset.x), hundredths(group.offset.y)]
    numbers.append(hundredths(group.opacity))
    if let clip = group.clip { pack(clip) } else { numbers.append(-1) }
    pack(group.elements, dark)
    numbers.append(7)
  }

  private mutating func pack(_ line: TextElement, _ dark: Color) {
    for run in line.runs {
      switch run.kind {
      case .outlines:
        let placed = words.words(of: run)
        guard !placed.isEmpty else { continue }
        numbers += [5, tenths(line.origin.x), tenths(line.origin.y), hundredths(run.size)]
        numbers += [Int((run.stretch * 1000).rounded()), color(line.color, dark), placed.count]
        var end = 0.0
        for word in placed {
          let step = word.word - lastWord
          lastWord = word.word
          numbers += word.isWhole ? [2 * step] : [2 * step + 1, word.start, word.count]
          let gap = tenths(word.x - end)
          numbers += [word.spread, gap]
          end += Double(gap) / 10 + words.width(of: word, in: run)
        }
      case .images:
        for glyph in run.glyphs {
          let frame = run.imageFrame(of: glyph, origin: line.origin)
          numbers += [8, hundredths(frame.x), hundredths(frame.y), hundredths(frame.width)]
          numbers.append(image(GlyphOutlines.Key(font: run.font, glyph: glyph.id)))
        }
      case .boxes:
        for glyph in run.glyphs {
          let frame = run.boxFrame(of: glyph, origin: line.origin)
          let outline = Outline.rect(frame.inset(run.boxLine / 2, run.boxLine / 2))
          pack(
            ShapeElement(outline, stroke: .init(line.color, width: run.boxLine)),
            ShapeElement(outline, stroke: .init(dark, width: run.boxLine)))
        }
      }
    }
  }

  // MARK: - Tables

  /// The position of a paint: fill, stroke, width, 1 for round ends, shadow's colour, radius, offset,
  /// dashes; -1 stands for no colour.
  private mutating func paint(_ light: ShapeElement, _ dark: ShapeElement) -> Int {
    var paint: [Int] = []
    paint.append(light.fill.map { color($0, dark.fill ?? $0) } ?? -1)
    if let stroke = light.stroke {
      paint += [
        color(stroke.color, dark.stroke?.color ?? stroke.color), hundredths(stroke.width),
        stroke.isRound ? 1 : 0,
      ]
    } else {
      paint += [-1, 0, 0]
    }
    if let shadow = light.shadow {
      paint += [
        color(shadow.color, dark.shadow?.color ?? shadow.color), hundredths(shadow.radius),
        hundredths(shadow.offset),
      ]
    } else {
      paint += [-1, 0, 0]
    }
    paint += (light.stroke?.dashes ?? []).map(hundredths)
    if let known = paintPositions[paint] { return known }
    paintPositions[paint] = paints.count
    paints.append(paint)
    return paints.count - 1
  }

  private mutating func color(_ light: Color, _ dark: Color) -> Int {
    let pair = [light.css, dark.css]
    if let known = colorPositions[pair] { return known }
    colorPositions[pair] = colors.count
    colors.append(pair)
    return colors.count - 1
  }

  private mutating func image(_ key: GlyphOutlines.Key) -> Int {
    if let known = imagePositions[key] { return known }
    imagePositions[key] = images.count
    images.append(key)
    return images.count - 1
  }

  // MARK: - Numbers

  private func frame(_ rect: Rect) -> [Int] {
    [rect.x, rect.y, rect.width, rect.height].map(hundredths)
  }

  private func hundredths(_ value: Double) -> Int { rounded(value * 100) }
  private func tenths(_ value: Double) -> Int { rounded(value * 10) }

  private func rounded(_ value: Double) -> Int {
    value.isFinite && value.magnitude < 1e9 ? Int(value.rounded()) : 0
  }
}

extension Path {
  /// As SVG writes it, in points with two decimals at most.
  fileprivate var svgData: String {
    func text(_ points: [Point]) -> String {
      points.map { "\(Reporting.points($0.x, digits: 2)) \(Reporting.points($0.y, digits: 2))" }
        .joined(separator: " ")
    }
    return steps.reduce(into: "") { data, step in
      switch step {
      case .move(let point): data += "M" + text([point])
      case .line(let point): data += "L" + text([point])
      case .curve(let first, let second, let end): data += "C" + text([first, second, end])
      case .close: data += "z"
      }
    }
  }

  /// Where it begins.
  fileprivate var start: Point {
    if case .move(let point)? = steps.first { return point }
    return .zero
  }
}

extension Color {
  /// `#rrggbb`, with two digits more where it is translucent.
  fileprivate var css: String {
    let components = [red, green, blue] + (isOpaque ? [] : [alpha])
    return components.reduce(into: "#") { text, component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

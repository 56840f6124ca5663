import ColorContrast
import Components
import TextLayout
import TextShaping

extension Scene {
  /// The scene with a strip under it that says in words what its marks show: for each text in
  /// trouble what is seen of it and what is lost. Without such a text the scene as it is.
  ///
  /// - Parameters:
  ///   - placements: the texts of the picture.
  ///   - appearance: that of the picture.
  ///   - shaper: shapes the words.
  public func withLegend(
    of placements: [Placement], appearance: Appearance = .light, using shaper: TextShaper
  ) -> Scene {
    let troubled = placements.filter { $0.verdict.isHarmful || $0.verdict == .scrolls }
    guard !troubled.isEmpty, size.width > 60 else { return self }
    let isDark = appearance.style == .dark
    let ink = isDark ? Color(eightBit: 0xFF, 0x8A, 0x80) : Color(eightBit: 0xB3, 0x00, 0x1B)
    let background = isDark ? Color(white: 0.12) : Color(eightBit: 0xFF, 0xF0, 0xEE)
    let padding = 8.0
    var texts: [SceneElement] = []
    var y = size.height + padding - 2
    for placement in troubled {
      let shaped = shaper.shape(
        "✕ " + SceneText.sentence(on: placement), locale: "en", weight: .medium)
      let fit = TextFitter.fit(
        shaped,
        FitRequest(pointSize: 11, width: size.width - 2 * padding, maximumLines: 4),
        shaper: shaper)
      for line in fit.drawnLines(locale: "en", using: shaper) {
        texts.append(
          .text(
            TextElement(
              runs: line.runs, origin: Point(padding, y + line.baseline), width: line.width,
              color: ink)))
      }
      y += fit.height + 3
    }
    var scene = self
    scene.size.height = (y + padding - 3).rounded(.up)
    let strip = Rect(0, size.height, size.width, scene.size.height - size.height)
    scene.elements.append(.shape(ShapeElement(.rect(strip), fill: background)))
    scene.elements += texts
    return scene
  }
}

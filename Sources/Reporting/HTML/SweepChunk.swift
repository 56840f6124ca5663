import Pictures

/// Several places at every size with their pictures, as the page's script reads them: `sweep.js` reads
/// the items, `picture.js` the scenes (``ScenePacker``).
struct SweepChunk: Encodable {
  /// One place: a member for each thing that is known at every size.
  struct Item: Encodable {
    var device: Int
    var component: Int
    var verdict: [Int]
    var visible: [Int]
    var lost: [Int]
    var lines: [Int]
    var room: [Double]
    var need: [Double]
    var size: [Double]
    var scale: [Double]
    var excess: [Int]
    var scenes: [[Int]]
  }

  let texts: [String]
  let items: [Item]
  let words: [[Int]]
  let paths: [String]
  let colors: [[String]]
  let paints: [[Int]]
  /// Positions among the fonts of the page.
  let fonts: [Int]
  /// Positions among the images of the page.
  let images: [Int]

  /// - Parameter files: receives the glyphs and images that are drawn.
  init(_ draft: SweepDraft, files: inout PictureFiles) {
    texts = draft.strings.texts
    items = draft.items
    words = draft.packer.words.records
    paths = draft.packer.paths.texts
    colors = draft.packer.colors
    paints = draft.packer.paints
    (fonts, images) = files.add(draft.packer.words, images: draft.packer.images)
  }
}

/// A chunk before it is known what else is on the page.
struct SweepDraft: Sendable {
  private(set) var strings = StringTable()
  private(set) var packer: ScenePacker
  private(set) var items: [SweepChunk.Item] = []

  init(outlines: GlyphOutlines) { packer = ScenePacker(outlines: outlines) }

  /// Adds a place.
  mutating func add(_ sweep: LayoutSweep) {
    items.append(
      SweepChunk.Item(
        device: strings.index(of: sweep.device),
        component: strings.index(of: sweep.component),
        verdict: strings.indices(of: sweep.steps.map(\.verdict)),
        visible: strings.indices(of: sweep.steps.map(\.visible)),
        lost: strings.indices(of: sweep.steps.map(\.lost)),
        lines: sweep.steps.map(\.lines), room: sweep.steps.map(\.room),
        need: sweep.steps.map(\.need), size: sweep.steps.map(\.size),
        scale: sweep.steps.map(\.scale), excess: sweep.steps.map(\.excess),
        scenes: packer.pack(sweep.scenes)))
  }
}

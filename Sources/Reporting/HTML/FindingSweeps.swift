import Audit
import ColorContrast
import Components
import DynamicType
import Foundation
import Pictures
import TextShaping

/// The texts of findings laid out at every checked size, each place once however many findings
/// speak of it.
struct FindingSweeps {
  /// Layouts in one chunk, which the page inflates when one of them is looked at.
  static let chunkSize = 128
  /// The most places that are drawn: about 1.3 KB each, they keep the page below 6 MB, which mail
  /// and build servers take.
  static let mostPlaces = 3600

  /// The layouts in chunks of ``chunkSize``, the last one shorter.
  let chunks: [SweepChunk]
  /// What their pictures share.
  let files: PictureFiles
  /// The outlines of their glyphs.
  let outlines = GlyphOutlines()
  /// Places that are not drawn, those of the least severe findings.
  let undrawnPlaces: Int
  private let styles: [TextStyle?]
  /// The number of each finding's layout; nil where there is none.
  private let layouts: [Int?]

  /// Lays out what the findings of a report are about, on all cores.
  ///
  /// - Parameter mostPlaces: the most places that are drawn; the worst findings come first.
  init(_ report: AuditReport, mostPlaces: Int = Self.mostPlaces) {
    var drawn: Set<FindingLayout> = []
    var undrawn: Set<FindingLayout> = []
    for layout in report.findings.compactMap(\.layout) where !drawn.contains(layout) {
      if drawn.count < mostPlaces { drawn.insert(layout) } else { undrawn.insert(layout) }
    }
    undrawnPlaces = undrawn.count
    var unique: [FindingLayout] = []
    var isKnown: Set<FindingLayout> = []
    // Texts of one language share words and fonts, so that they are best packed together.
    let sorted = report.findings.enumerated().sorted {
      ($0.element.text?.locale ?? "", $0.offset) < ($1.element.text?.locale ?? "", $1.offset)
    }
    for layout in sorted.compactMap(\.element.layout)
    where drawn.contains(layout) && isKnown.insert(layout).inserted {
      unique.append(layout)
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(unique, unique.indices))
    layouts = report.findings.map { $0.layout.flatMap { numbers[$0] } }
    let categories = ContentSizeCategory.allCases.filter {
      report.summary.categories.contains($0.shortName)
    }
    let ranges = stride(from: 0, to: unique.count, by: Self.chunkSize).map {
      $0..<min($0 + Self.chunkSize, unique.count)
    }
    let board = ChunkBoard(count: ranges.count)
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, ranges.count))
    let all = unique
    let outlines = outlines
    DispatchQueue.concurrentPerform(iterations: ranges.isEmpty ? 0 : workers) { _ in
      guard let fonts = all.first?.fontStack else { return }
      let shaper = TextShaper(fontStack: fonts)
      while let index = board.next() {
        var draft = SweepDraft(outlines: outlines)
        var styles: [TextStyle?] = []
        for layout in all[ranges[index]] {
          let sweep = LayoutSweep(layout, categories: categories, shaper: shaper)
          styles.append(sweep.style)
          draft.add(sweep)
        }
        board.finish(index, draft: draft, styles: styles)
      }
    }
    let (drafts, styles) = board.results()
    var files = PictureFiles()
    chunks = drafts.map { SweepChunk($0, files: &files) }
    self.files = files
    self.styles = styles
  }

  /// The number of the layout of a finding, by the finding's position; nil where there is none.
  func layout(of finding: Int) -> Int? { layouts[finding] }

  /// The position in `TextStyle.allCases` of the style of a finding; nil where it has none.
  func style(of finding: Int) -> Int? {
    layouts[finding].flatMap { styles[$0] }.flatMap { TextStyle.allCases.firstIndex(of: $0) }
  }
}

/// One place at every checked size.
struct LayoutSweep {
  let device: String
  let component: String
  let steps: [SweepStep]
  let scenes: [(light: Scene, dark: Scene)]
  let style: TextStyle?

  init(_ layout: FindingLayout, categories: [ContentSizeCategory], shaper: TextShaper) {
    device = layout.deviceName
    component = layout.component
    let content = layout.content
    var steps: [SweepStep] = []
    var scenes: [(light: Scene, dark: Scene)] = []
    var sizes: [(category: ContentSizeCategory, placement: Placement)] = []
    for category in categories {
      let placements = layout.placements(at: category, using: shaper)
      let own = layout.own(placements)
      if let own { sizes.append((category, own)) }
      steps.append(own.map { SweepStep($0) } ?? .absent)
      let traits = layout.traits(at: category)
      func scene(_ appearance: Appearance) -> Scene {
        PictureRegistry.scene(
          of: layout.component, content: content, placements: placements, focus: own, in: traits,
          appearance: appearance, using: shaper)
      }
      let light = scene(.light)
      scenes.append((light, traits.os < .iOS13 ? light : scene(.dark)))
    }
    self.steps = steps
    self.scenes = scenes
    style = TextStyleFinder.style(of: sizes)
  }
}

/// What happens to a text at one size.
struct SweepStep {
  let verdict: String
  let visible: String
  let lost: String
  let lines: Int
  /// Points.
  let room: Double
  /// Points.
  let need: Double
  /// Points, before shrinking.
  let size: Double
  let scale: Double
  /// Characters less that would fit; 0 where it fits.
  let excess: Int

  /// A size at which the component does not place the text.
  static let absent = SweepStep()

  private init() {
    (verdict, visible, lost) = ("", "", "")
    (lines, excess) = (0, 0)
    (room, need, size, scale) = (0, 0, 0, 1)
  }

  init(_ placement: Placement) {
    verdict = placement.verdict.name
    visible = placement.fit.visibleText
    lost = placement.fit.lostText
    lines = placement.fit.lineCount
    room = Self.tenth(placement.availableWidth)
    need = Self.tenth(placement.requiredWidth)
    size = Self.tenth(placement.pointSize)
    scale = (placement.fit.scale * 100).rounded() / 100
    excess = Self.excess(placement)
  }

  /// By the text's own average advance, as the advice of the rules counts; of a text in several
  /// lines what is lost.
  private static func excess(_ placement: Placement) -> Int {
    guard placement.verdict.isHarmful else { return 0 }
    let lost = placement.fit.lostText.count
    guard placement.maximumLines == 1 || lost == 0 else { return lost }
    let over = placement.requiredWidth - placement.availableWidth
    let average = placement.fit.naturalWidth / Double(max(1, placement.text.count))
    guard over > 0, over.isFinite, average > 0 else { return lost }
    return min(placement.text.count, max(1, Int((over / average).rounded(.up))))
  }

  private static func tenth(_ value: Double) -> Double {
    value.isFinite ? (value * 10).rounded() / 10 : 0
  }
}

/// Hands out chunks to workers and keeps their results in order.
///
/// `@unchecked Sendable`: every access to its state happens under the lock.
private final class ChunkBoard: @unchecked Sendable {
  private let lock = NSLock()
  private var following = 0
  private var done: [(draft: SweepDraft, styles: [TextStyle?])?]

  init(count: Int) { done = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.withLock {
      guard following < done.count else { return nil }
      following += 1
      return following - 1
    }
  }

  func finish(_ index: Int, draft: SweepDraft, styles: [TextStyle?]) {
    lock.withLock { done[index] = (draft, styles) }
  }

  func results() -> ([SweepDraft], [TextStyle?]) {
    lock.withLock {
      let done = done.compactMap { $0 }
      return (done.map(\.draft), done.flatMap(\.styles))
    }
  }
}

import TextLayout
import TextShaping

/// What happens to a text in its slot.
public enum Verdict: Sendable, Hashable {
  /// Shown whole on one line.
  case fits
  /// Shown whole on several lines.
  case wraps(lines: Int)
  /// The component changes its layout to make room.
  case stacks
  /// Letters are set closer together.
  case tightens
  /// The font is made smaller; the scale lies between 0 and 1.
  case shrinks(scale: Double)
  /// The text can be read only by scrolling.
  case scrolls
  /// The component drops the text for a symbol.
  case collapses
  /// A line break lies inside a word.
  case breaksWord(word: String)
  /// An ellipsis takes the place of some of the text.
  case truncates(visible: String, lost: String)
  /// The edge of the component cuts through the text.
  case clips
  /// No font has a glyph for these code points, written as `U+0950`.
  case missingGlyphs([String])

  /// The word reports and configuration files use.
  public var name: String {
    switch self {
    case .fits: "fits"
    case .wraps: "wraps"
    case .stacks: "stacks"
    case .tightens: "tightens"
    case .shrinks: "shrinks"
    case .scrolls: "scrolls"
    case .collapses: "collapses"
    case .breaksWord: "breaksWord"
    case .truncates: "truncates"
    case .clips: "clips"
    case .missingGlyphs: "missingGlyphs"
    }
  }

  /// Position in the order from harmless (0) to most harmful (10).
  ///
  /// `stacks` comes before `tightens` and `shrinks`: a changed layout costs the reader nothing, a
  /// smaller font does.
  public var harm: Int {
    switch self {
    case .fits: 0
    case .wraps: 1
    case .stacks: 2
    case .tightens: 3
    case .shrinks: 4
    case .scrolls: 5
    case .collapses: 6
    case .breaksWord: 7
    case .truncates: 8
    case .clips: 9
    case .missingGlyphs: 10
    }
  }

  /// True when text is lost or cannot be read as written.
  public var isHarmful: Bool { harm >= 6 }
}

/// What a component does around a text, on top of how the text was laid out.
struct LayoutChanges: OptionSet {
  let rawValue: UInt8
  static let stacks = LayoutChanges(rawValue: 1)
  static let scrolls = LayoutChanges(rawValue: 2)
  static let collapses = LayoutChanges(rawValue: 4)
}

extension Verdict {
  static let brokenWordNote = "a line also breaks inside a word"
  static let truncatedNote = "text is also lost"
  static let scrollsNote = "all of it is read only by scrolling"
  static let stacksNote = "the component also stacks its texts"
  static let shrunkNote = "the font is also made smaller"

  /// The most harmful thing that happened to a text by itself, outside any component.
  ///
  /// - Parameters:
  ///   - fit: the text in its room.
  ///   - shaped: the text, for the code points no font has.
  ///   - lineBreakMode: how the text was cut, with or without an ellipsis.
  public static func of(
    _ fit: Fit, shaped: ShapedText, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> Verdict {
    var notes: [String] = []
    return of(
      fit, shaped: shaped, clipsOverflow: !lineBreakMode.showsEllipsis, changes: [], notes: &notes)
  }

  /// The most harmful thing that happened; milder ones are added to the notes.
  ///
  /// - Parameters:
  ///   - fit: the text in its room.
  ///   - shaped: the text, for the code points no font has.
  ///   - clipsOverflow: overflow is cut without an ellipsis.
  ///   - changes: what the component does around the text.
  ///   - notes: receives one note for each milder thing.
  static func of(
    _ fit: Fit, shaped: ShapedText, clipsOverflow: Bool, changes: LayoutChanges,
    notes: inout [String]
  ) -> Verdict {
    let isShrunk = fit.scale < 0.9999
    var worst: Verdict
    if !shaped.missingCodePoints.isEmpty {
      worst = .missingGlyphs(shaped.missingCodePoints.map(codePointName))
    } else if (fit.availableWidth ?? 1) < 1, shaped.clusterCount > 0 {
      // No room at all: a label without width draws nothing, not even its ellipsis.
      worst = .truncates(visible: "", lost: shaped.text)
    } else if fit.isClipped || (fit.isTruncated && clipsOverflow) {
      worst = .clips
    } else if fit.isTruncated {
      worst = .truncates(visible: fit.visibleText, lost: fit.lostText)
    } else if fit.breaksWord {
      worst = .breaksWord(word: fit.brokenWord ?? "")
    } else if changes.contains(.collapses) {
      worst = .collapses
    } else if changes.contains(.scrolls) {
      worst = .scrolls
    } else if isShrunk {
      worst = .shrinks(scale: fit.scale)
    } else if fit.isTightened {
      worst = .tightens
    } else if changes.contains(.stacks) {
      worst = .stacks
    } else if fit.lineCount > 1 {
      worst = .wraps(lines: fit.lineCount)
    } else {
      return .fits
    }
    if worst == .clips, let cut = fit.cut { notes.append(cutNote(cut)) }
    let harm = worst.harm
    if fit.isTruncated, harm > 9 { notes.append(truncatedNote) }
    if fit.breaksWord, harm > 7 { notes.append(brokenWordNote) }
    if changes.contains(.scrolls), harm > 5 { notes.append(scrollsNote) }
    if isShrunk, harm > 4 { notes.append(shrunkNote) }
    if changes.contains(.stacks), harm > 2 { notes.append(stacksNote) }
    return worst
  }

  /// How much of which line a fixed height cuts off, to a tenth of a point.
  private static func cutNote(_ cut: LineCut) -> String {
    let tenths = max(1, Int((cut.points * 10).rounded()))
    return "the height cuts \(tenths / 10).\(tenths % 10) pt of ink off line \(cut.line)"
  }

  private static func codePointName(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

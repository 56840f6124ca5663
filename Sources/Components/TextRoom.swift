import DynamicType
import Markup
import TextLayout
import TextShaping

/// The room for one text: everything that decides what becomes of it.
struct TextRoom {
  var slot: String
  /// Width in points; negative counts as none.
  var width: Double
  /// 0 for no limit.
  var maximumLines: Int
  var typeface: Typeface
  var certainty: Certainty
  var maximumHeight: Double?
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var lineBreakStrategy = LineBreakStrategy.standard
  var minimumScale: Double = 1
  /// Letters move closer before any is lost, as in system buttons.
  var allowsTightening = false
  /// Why wrapping itself is an assumption here; it matters only to a text that wraps.
  var wrapAssumption: String?

  /// The room that is left under a text of this height, where the component's height is fixed.
  func below(_ height: Double) -> TextRoom {
    var room = self
    room.maximumHeight = maximumHeight.map { max(0, $0 - height) }
    return room
  }

  /// Lays a text out in this room and names what happened.
  ///
  /// - Parameters:
  ///   - changes: what the component does around the text.
  ///   - note: one more sentence for the placement.
  func place(
    _ text: MarkupText, index: Int, in traits: Traits, using shaper: TextShaper,
    changes: LayoutChanges = [], note: String? = nil
  ) -> Placement {
    let shaped = shaper.shape(text, locale: traits.locale, in: typeface)
    return place(
      shaped, fit: fit(shaped, in: traits, using: shaper), index: index, in: traits,
      using: shaper, changes: changes, note: note)
  }

  /// Lays out texts that each have this room to themselves, in order.
  func place(
    _ texts: [MarkupText], in traits: Traits, using shaper: TextShaper,
    changes: LayoutChanges = [], note: String? = nil
  ) -> [Placement] {
    texts.enumerated().map { index, text in
      place(text, index: index, in: traits, using: shaper, changes: changes, note: note)
    }
  }

  /// Lays a shaped text out in this room.
  func fit(_ shaped: ShapedText, in traits: Traits, using shaper: TextShaper) -> Fit {
    TextFitter.fit(shaped, request(in: traits), shaper: shaper)
  }

  /// The placement of a text that was laid out in this room.
  func place(
    _ shaped: ShapedText, fit: Fit, index: Int, in traits: Traits, using shaper: TextShaper,
    changes: LayoutChanges = [], note: String? = nil
  ) -> Placement {
    var notes = certainty.notes
    var confidence = min(certainty.confidence, shaped.confidence, typeface.confidence)
    if let wrapAssumption, fit.lineCount > 1 || fit.breaksWord {
      confidence = .guess
      notes.append(wrapAssumption)
    }
    if let note { notes.append(note) }
    if traits.window != .fullScreen {
      let bounds = traits.windowBounds
      confidence = min(confidence, bounds.confidence)
      if let note = bounds.note { notes.append(note) }
    }
    let verdict = Verdict.of(
      fit, shaped: shaped, clipsOverflow: !lineBreakMode.showsEllipsis, changes: changes,
      notes: &notes)
    return Placement(
      slot: slot, index: index, text: shaped.text, verdict: verdict, fit: fit,
      availableWidth: max(0, width),
      requiredWidth: requiredWidth(shaped, fit, in: traits, using: shaper),
      pointSize: typeface.pointSize, font: typeface.font, maximumLines: maximumLines,
      maximumHeight: maximumHeight, confidence: confidence, notes: notes)
  }

  /// Width a label of one line asks for: its text's, rounded up to the pixel grid.
  func pixelWidth(_ text: ShapedText, in traits: Traits) -> Double {
    let width = TextFitter.naturalWidth(
      text, pointSize: typeface.pointSize, tracking: typeface.tracking)
    return (width * traits.displayScale - 1e-6).rounded(.up) / traits.displayScale
  }

  private func request(in traits: Traits) -> FitRequest {
    FitRequest(
      pointSize: typeface.pointSize, width: max(0, width), maximumLines: maximumLines,
      maximumHeight: maximumHeight, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy, allowsTightening: allowsTightening,
      minimumScaleFactor: minimumScale,
      leading: typeface.leading, tracking: typeface.tracking,
      displayScale: traits.displayScale)
  }

  private func requiredWidth(
    _ shaped: ShapedText, _ fit: Fit, in traits: Traits, using shaper: TextShaper
  ) -> Double {
    if maximumLines == 1 { return fit.naturalWidth }
    let widestWord = fit.widestWordWidth
    guard fit.isTruncated else { return widestWord }
    // The least width at which no line is lost, to a quarter of a point: only for texts that lose
    // some, so that the common case stays cheap.
    var low = max(widestWord, width)
    var high = max(low, fit.naturalWidth)
    var request = request(in: traits)
    while high - low > 0.25 {
      let middle = (low + high) / 2
      request.width = middle
      if TextFitter.fit(shaped, request, shaper: shaper).isTruncated {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

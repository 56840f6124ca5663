import TextShaping

/// Upper bounds of a shaped text's widths, taken once, so that most sizes need no layout.
struct WidthBound {
  /// A piece of a text: no narrower than any piece it stands for, at any point size.
  struct Extent {
    var text = 0.0
    var display = 0.0
    var tracked = 0.0
    var emoji = 0.0

    func width(_ factors: AdvanceFactors) -> Double {
      // Tracking is negative at most sizes, and then the least tracked piece is the widest.
      factors.text * text + factors.display * display + max(0, factors.tracking * tracked)
        + factors.emoji * emoji
    }
  }

  let shaped: ShapedText
  /// The widest piece between two places where a line may break.
  let piece: Extent
  /// Line terminators in the text.
  let newlines: Int
  /// Whether the fonts have every glyph, so that the widths mean something.
  let isComplete: Bool

  init(_ shaped: ShapedText) {
    self.shaped = shaped
    isComplete = shaped.missingCodePoints.isEmpty
    var piece = Extent()
    var newlines = 0
    var start = 0
    let count = shaped.clusterCount
    for index in 0..<count {
      let flags = shaped.flags[index]
      if flags.contains(.newline) { newlines += 1 }
      let next = index + 1
      let breaks =
        next == count
        || (shaped.flags[next].contains(.breakBefore)
          && !shaped.flags[next].contains(.hangulBreakBefore))
      guard breaks else { continue }
      let (from, to) = (shaped.records[start], shaped.records[next])
      piece.text = max(piece.text, to.textSum - from.textSum)
      piece.display = max(piece.display, to.displaySum - from.displaySum)
      piece.tracked = max(piece.tracked, Double(to.trackedSum - from.trackedSum))
      piece.emoji = max(piece.emoji, Double(to.emojiSum - from.emojiSum))
      start = next
    }
    self.piece = piece
    self.newlines = newlines
  }
}

/// What is known of the place before a cluster and of the cluster itself.
package struct ClusterFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// A line may break before the cluster.
  package static var breakBefore: ClusterFlags { ClusterFlags(rawValue: 1 << 0) }
  /// A line must break before the cluster.
  package static var mandatoryBreakBefore: ClusterFlags { ClusterFlags(rawValue: 1 << 1) }
  /// White space, which hangs at the end of a line.
  package static var whiteSpace: ClusterFlags { ClusterFlags(rawValue: 1 << 2) }
  /// A line terminator, which is not drawn.
  package static var newline: ClusterFlags { ClusterFlags(rawValue: 1 << 3) }
  /// Part of the glyph before it: no break, no ellipsis here.
  package static var joined: ClusterFlags { ClusterFlags(rawValue: 1 << 4) }
  /// The opportunity lies between two Hangul syllables of a word, which UILabel does not use.
  package static var hangulBreakBefore: ClusterFlags { ClusterFlags(rawValue: 1 << 5) }
  /// The cluster may end a word in a script with spaces: a letter, digit or mark.
  package static var wordCharacter: ClusterFlags { ClusterFlags(rawValue: 1 << 6) }
  /// U+00AD: invisible, but a line that breaks after it shows a hyphen.
  package static var softHyphen: ClusterFlags { ClusterFlags(rawValue: 1 << 7) }
  /// U+0009: reaches to the next tab stop, which is known only when the line is laid out.
  package static var tab: ClusterFlags { ClusterFlags(rawValue: 1 << 8) }
  /// Clusters that no font draws.
  package static var undrawn: ClusterFlags { newline.and(tab) }
  /// What is known of the place before a cluster.
  static var opportunities: ClusterFlags {
    breakBefore.and(mandatoryBreakBefore).and(hangulBreakBefore)
  }
  /// Flags of a text of more than one paragraph.
  static var paragraphs: ClusterFlags { mandatoryBreakBefore.and(newline) }
  /// Flags of a text whose lines depend on more than the sums.
  package static var needsLayout: ClusterFlags { tab.and(softHyphen) }
  /// A place where a line must break.
  static var forcedBreak: ClusterFlags { breakBefore.and(mandatoryBreakBefore) }

  /// A line may break before the cluster where Korean breaks inside words, too.
  package static var anyBreakBefore: ClusterFlags { breakBefore.and(hangulBreakBefore) }
  /// No word is broken before the cluster.
  package static var wordBoundary: ClusterFlags { breakBefore.and(whiteSpace) }

  // Written out, for an array literal of options is filled in at run time here.
  @inline(__always)
  private func and(_ other: ClusterFlags) -> ClusterFlags {
    ClusterFlags(rawValue: rawValue | other.rawValue)
  }
}

/// The place before a grapheme cluster, with the sums of all advances before it, and the
/// cluster's glyphs. One record more than there are clusters ends a text.
package struct ClusterRecord: Sendable {
  /// Advances before the cluster in the text and the display optical master, 1/2048 em.
  package var textSum: Double
  package var displaySum: Double
  /// Tracked glyphs before the cluster.
  package var trackedSum: Int32
  /// Emoji before the cluster, whose size follows a law of its own.
  package var emojiSum: Int32
  /// Offset of the cluster in UTF-16 code units.
  package var offset: Int32
  /// Outer glyphs of the cluster, left and right.
  var firstGlyph: UInt16 = 0
  var lastGlyph: UInt16 = 0
  /// Face in the font stack; -1 for a cluster without a glyph.
  var face: Int16 = -1
  package var flags: ClusterFlags
  /// Embedding level: odd runs from right to left.
  package var level: UInt8

  /// Points before the cluster at the size of the factors.
  @inlinable
  package func prefix(_ factors: AdvanceFactors) -> Double {
    factors.text * textSum + factors.display * displaySum + factors.tracking * Double(trackedSum)
      + factors.emoji * Double(emojiSum)
  }
}

/// A place where a line may break, for layouts that need nothing but the widths.
package struct BreakOpportunity: Sendable {
  /// First cluster of the next line.
  package var next: Int32
  /// End of the line without the white space before the opportunity.
  package var end: Int32
  /// The opportunity lies between two Hangul syllables of a word, which UILabel does not use.
  package var isInsideHangulWord: Bool
}

/// The advances and glyphs of a cluster, before they are summed up.
struct ClusterMeasure {
  var text = 0.0
  var display = 0.0
  var tracked: Int32 = 0
  var emoji: Int32 = 0
  var firstGlyph: UInt16 = 0
  var lastGlyph: UInt16 = 0
  var face: Int16 = -1
  var source: AdvanceSource = .measured
}

/// The flags of a text's clusters.
package struct ClusterFlagsView: RandomAccessCollection, Sendable {
  let records: ContiguousArray<ClusterRecord>
  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count - 1 }
  @inline(__always)
  package subscript(cluster: Int) -> ClusterFlags { records[cluster].flags }
}

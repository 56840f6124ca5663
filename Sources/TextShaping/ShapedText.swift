import DynamicType

/// What is known of the place before a cluster and of the cluster itself.
package struct ClusterFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// A line may break before the cluster.
  package static let breakBefore = ClusterFlags(rawValue: 1 << 0)
  /// A line must break before the cluster.
  package static let mandatoryBreakBefore = ClusterFlags(rawValue: 1 << 1)
  /// White space, which hangs at the end of a line.
  package static let whiteSpace = ClusterFlags(rawValue: 1 << 2)
  /// A line terminator, which is not drawn.
  package static let newline = ClusterFlags(rawValue: 1 << 3)
  /// Part of the glyph before it: no break, no ellipsis here.
  package static let joined = ClusterFlags(rawValue: 1 << 4)
  /// The opportunity lies between two Hangul syllables of a word, which UILabel does not use.
  package static let hangulBreakBefore = ClusterFlags(rawValue: 1 << 5)
  /// The cluster may end a word in a script with spaces: a letter, digit or mark.
  package static let wordCharacter = ClusterFlags(rawValue: 1 << 6)
  /// U+00AD: invisible, but a line that breaks after it shows a hyphen.
  package static let softHyphen = ClusterFlags(rawValue: 1 << 7)
  /// U+0009: reaches to the next tab stop, which is known only when the line is laid out.
  package static let tab = ClusterFlags(rawValue: 1 << 8)
  /// Clusters that no font draws.
  package static let undrawn: ClusterFlags = [.newline, .tab]
}

/// A string shaped once: per grapheme cluster the advances of the text and display optical
/// masters in 1/2048 em as prefix sums, and where lines may break.
///
/// Every width at every point size follows by arithmetic.
public final class ShapedText: Sendable {
  /// The string that was shaped.
  public let text: String
  /// The face it was asked for in.
  public let font: FontDescriptor
  /// Code points no font of the stack has, in order of appearance, each once.
  public let missingCodePoints: [Unicode.Scalar]
  /// Names of the font files used, in order of appearance.
  public let fontFileNames: [String]
  /// How sure the advances are: `certain` measured on iOS, `likely` derived from measured ones,
  /// `guess` those of a stand-in font.
  public let confidence: Confidence
  /// True when the paragraph runs from right to left.
  public let isRightToLeft: Bool

  package let opticalSize: OpticalSize
  /// The text has more than one paragraph.
  package let hasMandatoryBreaks: Bool
  /// The flags of all clusters together.
  package let allFlags: ClusterFlags
  /// Offsets of the clusters in UTF-16 code units, with the end as last element.
  package let offsets: ContiguousArray<Int32>
  package let flags: ContiguousArray<ClusterFlags>
  /// Sums up to each cluster; one element more than there are clusters.
  package let textSums: ContiguousArray<Double>
  package let displaySums: ContiguousArray<Double>
  package let trackedSums: ContiguousArray<Double>
  /// Outer glyphs of each cluster with their face, for ink.
  let glyphs: ContiguousArray<ClusterGlyphs>
  let faces: [FontFace]

  struct ClusterGlyphs: Sendable {
    var first: UInt32
    var last: UInt32
    var face: Int16
  }

  init(
    text: String, font: FontDescriptor, missingCodePoints: [Unicode.Scalar], confidence: Confidence,
    isRightToLeft: Bool, opticalSize: OpticalSize, offsets: ContiguousArray<Int32>,
    flags: ContiguousArray<ClusterFlags>, textSums: ContiguousArray<Double>,
    displaySums: ContiguousArray<Double>, trackedSums: ContiguousArray<Double>,
    glyphs: ContiguousArray<ClusterGlyphs>, faces: [FontFace]
  ) {
    self.text = text
    self.font = font
    self.missingCodePoints = missingCodePoints
    self.confidence = confidence
    self.isRightToLeft = isRightToLeft
    self.opticalSize = opticalSize
    var allFlags: ClusterFlags = []
    for flag in flags { allFlags.formUnion(flag) }
    self.allFlags = allFlags
    hasMandatoryBreaks = !allFlags.isDisjoint(with: [.mandatoryBreakBefore, .newline])
    self.offsets = offsets
    self.flags = flags
    self.textSums = textSums
    self.displaySums = displaySums
    self.trackedSums = trackedSums
    self.glyphs = glyphs
    self.faces = faces
    var names: [String] = []
    for face in faces where !names.contains(face.fileName) { names.append(face.fileName) }
    fontFileNames = names
  }

  /// The weight it was shaped with.
  public var weight: FontWeight { font.weight }

  /// Number of grapheme clusters.
  public var clusterCount: Int { flags.count }

  /// Advance width of a range of clusters at a point size, in points.
  ///
  /// - Complexity: O(1)
  public func advance(clusters: Range<Int>, pointSize: Double) -> Double {
    let factors = opticalSize.factors(at: pointSize)
    return advance(clusters: clusters, factors: factors)
  }

  /// Advance width of the whole string on one line at a point size, in points.
  public func advance(pointSize: Double) -> Double {
    advance(clusters: 0..<clusterCount, pointSize: pointSize)
  }

  @inline(__always)
  package func advance(clusters: Range<Int>, factors: AdvanceFactors) -> Double {
    let from = clusters.lowerBound
    let to = clusters.upperBound
    return factors.text * (textSums[to] - textSums[from])
      + factors.display * (displaySums[to] - displaySums[from])
      + factors.tracking * (trackedSums[to] - trackedSums[from])
  }

  /// The part of the string a range of clusters covers.
  public func substring(clusters: Range<Int>) -> Substring {
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: Int(offsets[clusters.lowerBound]))
    let end = utf16.index(
      start, offsetBy: Int(offsets[clusters.upperBound] - offsets[clusters.lowerBound]))
    return text[start..<end]
  }

  /// Width in points from the first to the last inked point of a range of clusters.
  ///
  /// The outlines are the stand-in font's, so the result carries an error of a few hundredths of
  /// an em at the ends.
  public func inkWidth(clusters: Range<Int>, pointSize: Double) -> Double {
    var clusters = clusters
    while let last = clusters.last, flags[last].contains(.whiteSpace) {
      clusters = clusters.lowerBound..<last
    }
    guard let first = clusters.first, let last = clusters.last else { return 0 }
    let factors = opticalSize.factors(at: pointSize)
    var width = advance(clusters: clusters, factors: factors)
    let unit = pointSize / 2048
    let share = opticalSize.displayShare(at: pointSize)
    let (left, right) = isRightToLeft ? (last, first) : (first, last)
    if let face = face(of: left),
      let bearing = face.bearings(of: glyphs[left].first, displayShare: share)
    {
      width -= bearing.left * unit
    }
    if let face = face(of: right) {
      if let bearing = face.bearings(of: glyphs[right].last, displayShare: share) {
        width -= bearing.right * unit
      }
      if face.isTracked { width -= factors.tracking }
    }
    return max(0, width)
  }

  private func face(of cluster: Int) -> FontFace? {
    let index = Int(glyphs[cluster].face)
    return index >= 0 ? faces[index] : nil
  }
}

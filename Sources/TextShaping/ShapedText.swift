import DynamicType

/// A string shaped once: per grapheme cluster the advances of the text and display optical
/// masters in 1/2048 em as prefix sums, and where lines may break.
///
/// Every width at every point size follows by arithmetic.
public final class ShapedText: Sendable {
  /// The string that was shaped.
  public let text: String
  /// The face it was shaped in; of a styled text, that of its first run.
  public let font: FontDescriptor
  /// Code points no font of iOS has, in order of appearance, each once.
  public let missingCodePoints: [Unicode.Scalar]
  /// Code points iOS has and no font of the stack, in order of appearance, each once: their width
  /// is not known.
  public let undeterminedCodePoints: [Unicode.Scalar]
  /// How sure the advances are: `certain` measured on iOS, `likely` derived from measured ones,
  /// `guess` those of a stand-in font.
  public let confidence: Confidence
  /// True when the paragraph runs from right to left.
  public let isRightToLeft: Bool

  package var opticalSize: OpticalSize { fonts.opticalSize }
  /// The text has more than one paragraph.
  package let hasMandatoryBreaks: Bool
  /// The flags of all clusters together.
  package let allFlags: ClusterFlags
  /// One record for each cluster and one for the end.
  package let records: ContiguousArray<ClusterRecord>
  /// Where lines may break, in order; the end is not one of them.
  package let breaks: ContiguousArray<BreakOpportunity>
  /// A face other than the one asked for was needed.
  package let usesFallback: Bool
  /// Some cluster has an embedding level other than 0.
  package let hasLevels: Bool
  private let fonts: FontAccess

  init(
    text: String, font: FontDescriptor, missingCodePoints: [Unicode.Scalar],
    undeterminedCodePoints: [Unicode.Scalar], confidence: Confidence, isRightToLeft: Bool,
    usesFallback: Bool, hasLevels: Bool,
    records: ContiguousArray<ClusterRecord>, breaks: ContiguousArray<BreakOpportunity>,
    fonts: FontAccess
  ) {
    self.text = text
    self.font = font
    self.missingCodePoints = missingCodePoints
    self.undeterminedCodePoints = undeterminedCodePoints
    self.confidence = confidence
    self.isRightToLeft = isRightToLeft
    var allFlags: ClusterFlags = []
    records.withUnsafeBufferPointer { records in
      for index in records.indices { allFlags.formUnion(records[index].flags) }
    }
    self.allFlags = allFlags
    hasMandatoryBreaks = !allFlags.isDisjoint(with: .paragraphs)
    self.usesFallback = usesFallback
    self.hasLevels = hasLevels
    self.records = records
    self.breaks = breaks
    self.fonts = fonts
  }

  /// Number of grapheme clusters.
  public var clusterCount: Int { records.count - 1 }

  /// The weight it was shaped with.
  public var weight: FontWeight { font.weight }

  /// Names of the font files used, in order of appearance.
  public var fontFileNames: [String] {
    var names: [String] = []
    for record in records where record.face >= 0 {
      let name = fonts.stack.fileName(of: Int(record.face))
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Advance width of a range of clusters at a point size, in points.
  ///
  /// - Complexity: O(1)
  public func advance(clusters: Range<Int>, pointSize: Double) -> Double {
    advance(clusters: clusters, factors: opticalSize.factors(at: pointSize))
  }

  /// Advance width of the whole string on one line at a point size, in points.
  public func advance(pointSize: Double) -> Double {
    advance(clusters: 0..<clusterCount, pointSize: pointSize)
  }

  @inline(__always)
  package func advance(clusters: Range<Int>, factors: AdvanceFactors) -> Double {
    let from = records[clusters.lowerBound]
    let to = records[clusters.upperBound]
    return factors.text * (to.textSum - from.textSum)
      + factors.display * (to.displaySum - from.displaySum)
      + factors.tracking * Double(to.trackedSum - from.trackedSum)
      + factors.emoji * Double(to.emojiSum - from.emojiSum)
  }

  /// The part of the string a range of clusters covers.
  public func substring(clusters: Range<Int>) -> Substring {
    let utf16 = text.utf16
    let from = Int(records[clusters.lowerBound].offset)
    let start = utf16.index(utf16.startIndex, offsetBy: from)
    let end = utf16.index(start, offsetBy: Int(records[clusters.upperBound].offset) - from)
    return text[start..<end]
  }

  /// Width in points from the first to the last inked point of a range of clusters.
  ///
  /// The outlines are the stand-in font's, so the result carries an error of a few hundredths of
  /// an em at the ends.
  public func inkWidth(clusters: Range<Int>, pointSize: Double) -> Double {
    var clusters = clusters
    while let last = clusters.last, records[last].flags.contains(.whiteSpace) {
      clusters = clusters.lowerBound..<last
    }
    guard let first = clusters.first, let last = clusters.last else { return 0 }
    let width = advance(clusters: clusters, factors: opticalSize.factors(at: pointSize))
    let (left, right) = isRightToLeft ? (last, first) : (first, last)
    return max(0, width - bearings(left: left, right: right, pointSize: pointSize))
  }

  /// Points without ink at both ends of a line whose outermost clusters are given.
  package func bearings(left: Int, right: Int, pointSize: Double) -> Double {
    var sum = 0.0
    let unit = pointSize / 2048
    let share = opticalSize.displayShare(at: pointSize)
    if let face = face(of: left),
      let bearing = face.bearings(of: UInt32(records[left].firstGlyph), displayShare: share)
    {
      sum += bearing.left * unit
    }
    if let face = face(of: right) {
      if let bearing = face.bearings(of: UInt32(records[right].lastGlyph), displayShare: share) {
        sum += bearing.right * unit
      }
      if face.isTracked { sum += opticalSize.factors(at: pointSize).tracking }
    }
    return sum
  }

  /// The flags of the clusters.
  package var flags: ClusterFlagsView { ClusterFlagsView(records: records) }

  /// Embedding levels of the clusters; empty when all are 0.
  package var levels: ContiguousArray<UInt8> {
    hasLevels ? ContiguousArray(records.dropLast().map(\.level)) : []
  }

  func face(of cluster: Int) -> FontFace? {
    let index = faceIndex(of: cluster)
    return index >= 0 ? try? fonts.stack.open(index) : nil
  }

  /// A number that tells faces apart; negative for a cluster without a glyph.
  func faceIndex(of cluster: Int) -> Int { Int(records[cluster].face) }
}

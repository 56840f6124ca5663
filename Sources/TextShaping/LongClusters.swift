extension TextAnalysis {
  /// The most UTF-16 code units of one grapheme cluster that are shaped; further ones, marks
  /// without an advance in every script, are left out.
  ///
  /// HarfBuzz before 7.0 takes time quadratic in the number of marks on one base (CVE-2023-25193):
  /// a million would take minutes. An estimate: more marks than any text has, too few to matter.
  static let shapedUnitLimit: Int32 = 1024

  /// The ranges of code units to shape for a range of clusters: one, unless a cluster is too long.
  func shapedRanges(of range: Range<Int>) -> [Range<Int32>] {
    var ranges: [Range<Int32>] = []
    var start = clusters[range.lowerBound].start
    for cluster in clusters[range] where cluster.end - cluster.start > Self.shapedUnitLimit {
      var end = cluster.start + Self.shapedUnitLimit
      if UTF16.isTrailSurrogate(units[Int(end)]) { end -= 1 }
      ranges.append(start..<end)
      start = cluster.end
    }
    let end = clusters[range.upperBound - 1].end
    if start < end { ranges.append(start..<end) }
    return ranges
  }
}

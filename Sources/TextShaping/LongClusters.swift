extension TextAnalysis {
  /// The most UTF-16 code units of one grapheme cluster that are shaped; further ones, marks
  /// without an advance in every script, are left out.
  ///
  /// HarfBuzz before 7.0 takes time quadratic in the number of marks on one base (CVE-2023-25193):
  /// a million would take minutes. An estimate: more marks than any text has, too few to matter.
  static let shapedUnitLimit = 1024

  /// True when some cluster of a range has more code units than are shaped.
  func hasLongCluster(in range: Range<Int>) -> Bool {
    clusters[range].contains { Int($0.end - $0.start) > Self.shapedUnitLimit }
  }

  /// The code units to shape for a range of clusters, without the end of long ones, and where
  /// each cluster starts in them.
  func shortened(_ range: Range<Int>) -> (units: [UInt16], starts: [Int]) {
    var shortened: [UInt16] = []
    var starts: [Int] = []
    for cluster in clusters[range] {
      let start = Int(cluster.start)
      var end = min(Int(cluster.end), start + Self.shapedUnitLimit)
      if end < Int(cluster.end), UTF16.isTrailSurrogate(units[end]) { end -= 1 }
      starts.append(shortened.count)
      shortened += units[start..<end]
    }
    return (shortened, starts)
  }
}

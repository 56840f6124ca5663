import CICU

/// The order in which the clusters of one line are drawn.
///
/// Rules L1 and L2 of UAX #9: white space at the end of the line takes the paragraph's level, then
/// runs of higher levels are turned around (ICU, `ubidi_reorderVisual`). Which way a bracket faces
/// (rule L4) follows from the level: HarfBuzz mirrors it in a run from right to left.
package struct VisualOrder: Sendable, Equatable {
  /// Clusters of the line from left to right, as indices into the text.
  package let clusters: [Int]
  /// Their levels on this line, after rule L1, in the order of the text.
  package let levels: [UInt8]

  /// - Parameters:
  ///   - line: the clusters of the line, with or without its trailing white space.
  ///   - levels: the bidi level of each cluster of the text; empty when all are 0.
  ///   - isRightToLeft: whether the line's paragraph runs from right to left.
  ///   - resetsAtLineEnd: whether rule L1 takes the cluster for trailing white space; see
  ///     `resetsAtLineEnd(_:)`.
  package init(
    line: Range<Int>, levels: some RandomAccessCollection<UInt8>, isRightToLeft: Bool,
    resetsAtLineEnd: (Int) -> Bool
  ) {
    guard !levels.isEmpty else {
      self.levels = [UInt8](repeating: 0, count: line.count)
      clusters = Array(line)
      return
    }
    var own = line.map { levels[levels.index(levels.startIndex, offsetBy: $0)] }
    for index in line.reversed() {
      guard resetsAtLineEnd(index) else { break }
      own[index - line.lowerBound] = isRightToLeft ? 1 : 0
    }
    self.levels = own
    if own.contains(where: { $0 > 0 }) {
      var order = [Int32](repeating: 0, count: own.count)
      icu_bidi_visual_order(own, Int32(own.count), &order)
      clusters = order.map { line.lowerBound + Int($0) }
    } else {
      clusters = Array(line)
    }
  }

  /// Whether a character that ends a line goes to the paragraph's end of it (rule L1): white space,
  /// separators, and controls without a width.
  package static func resetsAtLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    icu_bidi_resets_at_line_end(scalar.value)
  }

  /// True where drawing order and text order are the same.
  package var isIdentity: Bool { zip(clusters, clusters.dropFirst()).allSatisfy { $0 < $1 } }
}

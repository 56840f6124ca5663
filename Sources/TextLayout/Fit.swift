import DynamicType
import TextShaping

/// How a text was laid out in its room, and what was lost.
public struct Fit: Sendable {
  let shaped: ShapedText
  /// The lines drawn, from top to bottom.
  public let lines: [FitLine]
  /// Height of all lines in points, rounded up to the pixel grid.
  public let height: Double
  /// Distance between baselines in points.
  let pitch: Double
  /// Size of the font in points after shrinking.
  public let pointSize: Double
  /// Size after shrinking over the size asked for; 1 unless shrunk.
  public let scale: Double
  /// Points added to every cluster but the last of a line.
  let tracking: Double
  /// Advance width in points of the widest paragraph on one line, at the size asked for.
  public let naturalWidth: Double
  /// Width of the container in points; nil where there was no limit.
  public let availableWidth: Double?
  /// Characters were replaced by an ellipsis, or cut at the last line allowed.
  public let isTruncated: Bool
  /// Part of the text lies outside its container and is not drawn whole.
  public let isClipped: Bool
  /// The ink that a room of fixed height cuts off; nil when it cuts none.
  public let cut: LineCut?
  /// The first word broken between its letters, as a range of clusters.
  let brokenWordRange: Range<Int>?
  /// Clusters that are not shown.
  let lostRange: Range<Int>?

  /// Letters stand closer together than usual, so that more or all of the text fits.
  public var isTightened: Bool { tightening > 0 }

  /// How much closer letters stand than usual on the tightest line, in points per glyph.
  public var tightening: Double { lines.reduce(0) { max($0, $1.tightening) } }

  /// A line break lies inside a word.
  public var breaksWord: Bool { brokenWordRange != nil }

  /// The word that was broken.
  public var brokenWord: String? {
    brokenWordRange.map { shaped.drawnText(clusters: $0) }
  }

  /// Distance in points from the top to the baseline of each line.
  public var baselines: [Double] {
    var baseline = 0.0
    var descent = -Double.infinity
    return lines.map { line in
      baseline = descent < 0 ? line.ascent : baseline + max(pitch, descent + line.ascent)
      descent = line.descent
      return baseline
    }
  }

  /// Number of lines drawn.
  public var lineCount: Int { lines.count }

  /// What can be read, with the ellipsis; lines joined by a space where they broke at one.
  public var visibleText: String {
    guard let lostRange else { return shaped.drawnText(clusters: 0..<shaped.clusterCount) }
    let all = 0..<shaped.clusterCount
    let head = trimmed(all.lowerBound..<lostRange.lowerBound)
    let tail = lostRange.upperBound..<all.upperBound
    let hasEllipsis = lines.contains { $0.hasEllipsis }
    return shaped.drawnText(clusters: head) + (hasEllipsis ? "…" : "")
      + shaped.drawnText(clusters: tail)
  }

  /// What is not shown.
  public var lostText: String {
    lostRange.map { shaped.drawnText(clusters: $0) } ?? ""
  }

  /// Advance width in points of the widest piece that cannot be broken, at the size asked for.
  public var widestWordWidth: Double {
    TextFitter.widestWord(shaped, pointSize: pointSize / scale, tracking: tracking)
  }

  /// Ink width of each line in points.
  public func inkWidths() -> [Double] { lines.map(\.inkWidth) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, shaped.flags[last].contains(.whiteSpace) {
      range = range.lowerBound..<last
    }
    return range
  }
}

import DynamicType
import TextShaping

/// One line of a fitted text.
public struct FitLine: Sendable {
  let shaped: ShapedText
  /// The clusters drawn before and after the ellipsis, or all of them before.
  let head: Range<Int>
  let tail: Range<Int>?
  /// The line carries an ellipsis.
  public let hasEllipsis: Bool
  /// Advance width in points, without trailing white space, with the ellipsis.
  public let width: Double
  let pointSize: Double

  /// The line as drawn.
  public var text: String {
    let start = String(shaped.substring(clusters: head))
    guard hasEllipsis else { return start }
    return start + "…" + (tail.map { String(shaped.substring(clusters: $0)) } ?? "")
  }

  /// Width in points from the first to the last inked point.
  public var inkWidth: Double {
    guard hasEllipsis else { return shaped.inkWidth(clusters: head, pointSize: pointSize) }
    let bare = shaped.advance(clusters: head, pointSize: pointSize)
    let trimmed = bare - shaped.inkWidth(clusters: head, pointSize: pointSize)
    return max(0, width - trimmed)
  }
}

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
  /// Advance width in points of the widest paragraph on one line, at the size asked for.
  public let naturalWidth: Double
  /// Width of the container in points; nil where there was no limit.
  public let availableWidth: Double?
  /// Characters were replaced by an ellipsis, or cut at the last line allowed.
  public let isTruncated: Bool
  /// Part of the text lies outside its container and is not drawn whole.
  public let isClipped: Bool
  /// The first word broken between its letters, as a range of clusters.
  let brokenWordRange: Range<Int>?
  /// Clusters that are not shown.
  let lostRange: Range<Int>?

  /// A line break lies inside a word.
  public var breaksWord: Bool { brokenWordRange != nil }

  /// The word that was broken.
  public var brokenWord: String? {
    brokenWordRange.map { String(shaped.substring(clusters: $0)) }
  }

  /// Distance in points from the top to the baseline of each line.
  public var baselines: [Double] {
    lines.indices.map { pointSize * TextFitter.ascender + Double($0) * pitch }
  }

  /// Number of lines drawn.
  public var lineCount: Int { lines.count }

  /// What can be read, with the ellipsis; lines joined by a space where they broke at one.
  public var visibleText: String {
    guard let lostRange else { return shaped.text }
    let all = 0..<shaped.clusterCount
    let head = trimmed(all.lowerBound..<lostRange.lowerBound)
    let tail = lostRange.upperBound..<all.upperBound
    let hasEllipsis = lines.contains { $0.hasEllipsis }
    return String(shaped.substring(clusters: head)) + (hasEllipsis ? "…" : "")
      + String(shaped.substring(clusters: tail))
  }

  /// What is not shown.
  public var lostText: String {
    lostRange.map { String(shaped.substring(clusters: $0)) } ?? ""
  }

  /// Advance width in points of the widest piece that cannot be broken, at the size asked for.
  public var widestWordWidth: Double {
    TextFitter.widestWord(shaped, pointSize: pointSize / scale)
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

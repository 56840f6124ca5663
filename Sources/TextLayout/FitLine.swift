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
  /// The line ends with a hyphen that is not in the text.
  public let endsWithHyphen: Bool
  /// Advance width in points, without trailing white space, with ellipsis and hyphen.
  public let width: Double
  let pointSize: Double
  /// How much closer letters stand than usual, in points per glyph; 0 unless tightened.
  public let tightening: Double
  /// How far the line's box reaches above and below its baseline in points: that of the tallest
  /// font in it.
  public internal(set) var ascent = 0.0
  public internal(set) var descent = 0.0

  init(
    shaped: ShapedText, head: Range<Int>, tail: Range<Int>? = nil, hasEllipsis: Bool = false,
    endsWithHyphen: Bool = false, width: Double, pointSize: Double, tightening: Double = 0
  ) {
    self.shaped = shaped
    self.head = head
    self.tail = tail
    self.hasEllipsis = hasEllipsis
    self.endsWithHyphen = endsWithHyphen
    self.width = width
    self.pointSize = pointSize
    self.tightening = tightening
  }

  /// The line as drawn, in logical order.
  public var text: String {
    var text = shaped.drawnText(clusters: head)
    if endsWithHyphen { text += "-" }
    guard hasEllipsis else { return text }
    return text + "…" + (tail.map { shaped.drawnText(clusters: $0) } ?? "")
  }

  /// The line from left to right. Brackets are written as in the text, though those in stretches
  /// from right to left are drawn mirrored.
  public var visualText: String {
    shaped.hasLevels ? DrawnOrder(self).text : text
  }

  /// Width in points from the first to the last inked point.
  public var inkWidth: Double {
    if shaped.hasLevels, let ends = DrawnOrder(self).outermostClusters {
      let bearings = shaped.bearings(left: ends.left, right: ends.right, pointSize: pointSize)
      return max(0, width - bearings)
    }
    let bare = shaped.advance(clusters: head, pointSize: pointSize)
    let trimmed = bare - shaped.inkWidth(clusters: head, pointSize: pointSize)
    return max(0, width - trimmed)
  }
}

extension ShapedText {
  /// The characters of a range that are drawn: soft hyphens are not.
  func drawnText(clusters: Range<Int>) -> String {
    let text = substring(clusters: clusters)
    guard allFlags.contains(.softHyphen) else { return String(text) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{AD}" { scalars.append(scalar) }
    return String(scalars)
  }
}

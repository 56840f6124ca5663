import DynamicType
import TextShaping

/// Fits shaped texts into rooms: lines, truncation, shrinking, as `UILabel` does it.
public enum TextFitter {
  /// Natural line height of the iOS system font in em: 2444/2048 (Vercantez/openuikit:
  /// golden/font_metrics_ios.json).
  public static let lineHeight = 2444.0 / 2048
  /// Ascender of the iOS system font in em: 1950/2048 (same source).
  public static let ascender = 1950.0 / 2048

  /// Width of the widest paragraph on one line at a point size, in points.
  ///
  /// - Parameter tracking: points added to every cluster but the last.
  public static func naturalWidth(
    _ text: ShapedText, pointSize: Double, tracking: Double = 0
  ) -> Double {
    let factors = text.opticalSize.factors(at: pointSize)
    return naturalWidth(text, factors: factors, tracking: tracking)
  }

  static func naturalWidth(
    _ text: ShapedText, factors: AdvanceFactors, tracking: Double
  ) -> Double {
    let breaker = LineBreaker(
      shaped: text, factors: factors, width: .infinity, tracking: tracking)
    var widest = 0.0
    var start = 0
    repeat {
      let line = breaker.line(from: start)
      widest = max(widest, breaker.advance(line.clusters))
      start = line.next
    } while start < text.clusterCount
    return widest
  }

  /// Width of the widest piece between two line break opportunities, in points.
  static func widestWord(_ text: ShapedText, pointSize: Double, tracking: Double) -> Double {
    let factors = text.opticalSize.factors(at: pointSize)
    let breaker = LineBreaker(
      shaped: text, factors: factors, width: .infinity, tracking: tracking)
    var widest = 0.0
    var start = 0
    for opportunity in text.breaks where !opportunity.isInsideHangulWord {
      let end = max(start, Int(opportunity.end))
      widest = max(widest, breaker.advance(start..<end))
      start = Int(opportunity.next)
    }
    return max(widest, breaker.advance(breaker.trimmed(start, text.clusterCount)))
  }

  /// Lays a text out in its room.
  ///
  /// - Parameters:
  ///   - text: the shaped text.
  ///   - request: the room and what to do when it is too small.
  ///   - shaper: shapes the ellipsis in the text's own weight.
  public static func fit(
    _ text: ShapedText, _ request: FitRequest, shaper: TextShaper
  ) -> Fit {
    guard text.clusterCount > 0 else { return empty(text, request) }
    let factors = text.opticalSize.factors(at: request.pointSize)
    let natural = naturalWidth(text, factors: factors, tracking: request.tracking)
    var pointSize = request.pointSize
    var sizedFactors = factors
    if request.maximumLines == 1, request.minimumScaleFactor < 1, let width = request.width,
      natural > width + LineBreaker.slack
    {
      pointSize = shrunkSize(text, request, width: width)
      sizedFactors = text.opticalSize.factors(at: pointSize)
    }
    var layout = Layout(
      text: text, request: request, pointSize: pointSize, factors: sizedFactors, shaper: shaper)
    layout.run()
    return layout.fit(naturalWidth: natural)
  }

  /// The largest size, down to the minimum scale, at which the text fits one line.
  private static func shrunkSize(
    _ text: ShapedText, _ request: FitRequest, width: Double
  ) -> Double {
    func fits(_ size: Double) -> Bool {
      naturalWidth(text, pointSize: size, tracking: request.tracking) <= width + LineBreaker.slack
    }
    var low = max(1, request.pointSize * max(0, request.minimumScaleFactor))
    var high = request.pointSize
    guard fits(low) else { return low }
    // 12 halvings of at most 60 points leave less than 0.02 points.
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static func empty(_ text: ShapedText, _ request: FitRequest) -> Fit {
    Fit(
      shaped: text, lines: [], height: 0, pitch: 0, pointSize: request.pointSize, scale: 1,
      tracking: request.tracking, naturalWidth: 0, availableWidth: request.width,
      isTruncated: false, isClipped: false, cut: nil,
      brokenWordRange: nil, lostRange: nil)
  }

  /// Rounds a length in points up to the pixel grid.
  static func roundedUp(_ points: Double, displayScale: Double) -> Double {
    let scale = max(1, displayScale)
    return (points * scale - 1e-6).rounded(.up) / scale
  }
}

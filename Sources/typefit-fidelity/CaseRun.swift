import DynamicType
import Foundation
import TextLayout
import TextShaping

/// What the engine makes of one case.
struct CaseRun: Sendable {
  /// A measured line and the engine's width for the same text.
  struct LineResult: Sendable {
    var text: String
    /// Ink widths in points.
    var measured: Double
    var computed: Double

    /// Relative error in percent, positive when the engine is too wide.
    var error: Double { 100 * (computed - measured) / measured }
  }

  let testCase: GroundTruthCase
  /// Lines without an ellipsis or hyphen of the system's own, shaped each for itself.
  let lines: [LineResult]
  /// Advance width in points of the whole string on one line.
  let advance: Double
  /// The lines the engine draws in the case's width; nil where the width or the string is unknown.
  let drawn: [String]?

  init(_ testCase: GroundTruthCase, shaper: TextShaper) {
    self.testCase = testCase
    let size = testCase.pointSize
    func shape(_ text: String) -> ShapedText {
      shaper.shape(text, locale: testCase.locale, weight: testCase.weight)
    }
    let own = testCase.lines.indices.filter { index in
      !(testCase.isTruncated && index == testCase.lines.count - 1)
        && !(testCase.isHyphenated && testCase.lines[index].text.hasSuffix("-"))
    }
    lines = own.map { index in
      let line = testCase.lines[index]
      let shaped = shape(line.text)
      return LineResult(
        text: line.text, measured: line.inkWidth,
        computed: shaped.inkWidth(clusters: 0..<shaped.clusterCount, pointSize: size))
    }
    let shaped = shape(testCase.string)
    advance = shaped.advance(pointSize: size)
    guard let width = testCase.width, !testCase.isUncertain else {
      drawn = nil
      return
    }
    let fit = TextFitter.fit(
      shaped, ComponentKind(testCase.kind).request(for: testCase, width: width), shaper: shaper)
    drawn = fit.lines.map(\.text)
  }

  /// The engine's lines are those seen; nil where it had no width to break in.
  var isSame: Bool? {
    guard let drawn else { return nil }
    // The hyphen of the system's own may be written as either character.
    let seen = testCase.lines.map { $0.text.replacingOccurrences(of: "\u{2010}", with: "-") }
    return testCase.isPartial ? Array(drawn.prefix(seen.count)) == seen : drawn == seen
  }

  /// The line count is the one seen; nil where the engine had no width or the image ends early.
  var hasSameCount: Bool? {
    guard let drawn, !testCase.isPartial else { return nil }
    return drawn.count == testCase.lines.count
  }

  /// The engine's advance, rounded up to whole pixels, less the width of the view that hugs the
  /// text, in pixels.
  var hugDifference: Double? {
    testCase.hugWidth.map { hug in
      let scale = testCase.imageScale
      return (advance * scale - 1e-6).rounded(.up) - (hug * scale).rounded()
    }
  }
}

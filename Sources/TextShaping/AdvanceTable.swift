import DynamicType
import Foundation

/// Measured advances of the iOS system font and the law that gives a width at any size, read from
/// `Fonts/sf-advances.json`, which names the source of each number.
///
/// All advances are in 1/2048 em. The width of a string is the sum over its glyphs of
/// `size / 2048 × ((1 − d) × text + d × display + tracking)`, with `d` the share of the display
/// optical master at this size, plus kerning (Vercantez/openuikit: golden/font_metrics_ios.json).
struct AdvanceTable: Decodable, Sendable {
  struct Knot: Decodable, Sendable {
    var size: Double
    var display: Double
  }
  struct OpticalSize: Decodable, Sendable { var knots: [Knot] }
  struct Tracking: Decodable, Sendable {
    var size: Double
    var units: Double
  }
  struct WeightAxis: Decodable, Sendable {
    var positions: [String: Double]
    var estimated: [String]
  }
  struct Masters: Decodable, Sendable {
    var text: Double
    var display: Double
  }
  struct Kerning: Decodable, Sendable {
    var regular: Masters
    var bold: Masters
  }
  struct LightWeights: Decodable, Sendable {
    /// Distance from regular by character.
    var units: [String: Double]
    /// Distance of all other characters.
    var other: Double
    /// Factors on the distance in the text and display master by weight.
    var factors: [String: [Double]]
  }
  struct PairKerning: Decodable, Sendable {
    /// The characters with kerning after another, and how much in regular and bold.
    struct Row: Decodable, Sendable {
      var right: String
      var regular: [Double]
      var bold: [Double]
    }
    /// Kerning in the display master over that in the text master.
    var displayFactor: Double
    /// By the character on the left.
    var rows: [String: Row]
  }
  struct Line: Decodable, Sendable {
    var intercept: Double
    var slope: Double
  }
  struct Fit: Decodable, Sendable {
    var text: Line
    var display: Line
  }
  struct Fits: Decodable, Sendable {
    var weights: [String: Fit]
    /// Factors on the fit by ISO 15924 tag.
    var scripts: [String: Double]
  }
  struct Others: Decodable, Sendable { var advances: [String: [String: [Double?]]] }
  struct Italic: Decodable, Sendable {
    var regular: [String: Double]
    var regularDisplay: [String: Double]
  }
  struct Outline: Decodable, Sendable {
    /// Width of an SF outline over that of Inter's.
    var scale: Double
  }
  struct LookAlikes: Decodable, Sendable { var pairs: [String: String] }

  var opticalSize: OpticalSize
  var tracking: [Tracking]
  var weightAxis: WeightAxis
  var lightWeights: LightWeights
  var kerning: Kerning
  var pairKerning: PairKerning
  var advances: [String: [String: [Double]]]
  var italicAdvances: Italic
  var otherCharacters: Others
  var lookAlikes: LookAlikes
  var fitToInter: Fits
  var outline: Outline

  /// Makes widths grow with the point size alone: no display master, no tracking.
  mutating func removeSizeLaws() {
    opticalSize.knots = []
    tracking = []
  }

  /// Position of a weight on the line from regular (0) to bold (1).
  func position(of weight: FontWeight) -> Double {
    weightAxis.positions[weight.rawValue] ?? 0
  }

  /// Factors on Inter's kerning for a weight.
  func kerningFactors(for weight: FontWeight) -> (text: Double, display: Double) {
    let p = position(of: weight)
    return (
      kerning.regular.text + p * (kerning.bold.text - kerning.regular.text),
      kerning.regular.display + p * (kerning.bold.display - kerning.regular.display)
    )
  }

  /// Fit of SF's advances to Inter's for a weight.
  func fit(for weight: FontWeight) -> Fit? {
    if let fit = fitToInter.weights[weight.rawValue] { return fit }
    guard let regular = fitToInter.weights["regular"], let bold = fitToInter.weights["bold"] else {
      return nil
    }
    // Beyond bold Inter's own heavier face already carries the growth.
    return position(of: weight) < 0.5 ? regular : bold
  }

  /// Measured advances of a weight by character; the light weights keep a known distance from
  /// regular, other weights without a table lie on the line through regular and bold.
  func measuredAdvances(for weight: FontWeight) -> [UInt32: (text: Double, display: Double)] {
    var result: [UInt32: (text: Double, display: Double)] = [:]
    if let table = advances[weight.rawValue] {
      for (character, pair) in table where pair.count == 2 {
        if let scalar = character.unicodeScalars.first { result[scalar.value] = (pair[0], pair[1]) }
      }
      return result
    }
    let regular = measuredAdvances(for: .regular)
    if let factors = lightWeights.factors[weight.rawValue], factors.count == 2 {
      for (scalar, start) in regular {
        let character = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
        let distance = lightWeights.units[character] ?? lightWeights.other
        result[scalar] = (
          start.text + factors[0] * distance, start.display + factors[1] * distance
        )
      }
      return result
    }
    let p = position(of: weight)
    for (scalar, bold) in measuredAdvances(for: .bold) {
      guard let start = regular[scalar] else { continue }
      result[scalar] = (
        start.text + p * (bold.text - start.text),
        start.display + p * (bold.display - start.display)
      )
    }
    return result
  }

  /// Advances of the italic face: known for regular in the text master and for some characters in
  /// the display master; elsewhere the upright advance moves by the same difference.
  func italicAdvances(for weight: FontWeight) -> [UInt32: (text: Double, display: Double)] {
    let regular = measuredAdvances(for: .regular)
    var result = measuredAdvances(for: weight)
    for (character, italic) in italicAdvances.regular {
      guard let scalar = character.unicodeScalars.first?.value, let upright = regular[scalar],
        let own = result[scalar]
      else { continue }
      let text = italic - upright.text
      let display = italicAdvances.regularDisplay[character].map { $0 - upright.display } ?? text
      result[scalar] = (own.text + text, own.display + display)
    }
    return result
  }
}

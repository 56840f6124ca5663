import DynamicType
import Testing

@testable import TextShaping

/// Widths of six strings that UIKit measured on iOS 26.1, in points
/// (Vercantez/openuikit: golden/font_metrics_ios.json).
struct ReferenceWidth: Sendable, CustomTestStringConvertible {
  var text: String
  var weight: FontWeight
  var pointSize: Double
  var width: Double
  /// SF kerns no pair of the string, so that its width is exact.
  var isKernFree: Bool
  var testDescription: String { "\(text) \(weight) \(pointSize)" }

  static let strings = [
    "0123456789",
    "AVAST Wavy To. LT",
    "Hello UIKit",
    "iiiiillll",
    "The quick brown fox jumps over the lazy dog",
    "WWWW MMMM",
  ]
  static let kernFree: Set<String> = ["Hello UIKit", "iiiiillll", "WWWW MMMM"]

  static let all: [ReferenceWidth] = rows.flatMap { row in
    zip(strings, row.widths).map {
      ReferenceWidth(
        text: $0, weight: row.weight, pointSize: row.size, width: $1,
        isKernFree: kernFree.contains($0))
    }
  }

  private static let rows: [(weight: FontWeight, size: Double, widths: [Double])] = [
    (.regular, 8, [50.453125, 76, 41.95703125, 19.8046875, 176.9765625, 63.015625]),
    (
      .regular, 17,
      [98.580078125, 146.82421875, 79.66259765625, 34.3154296875, 338.9541015625, 126.138671875]
    ),
    (.regular, 22, [127.2798203, 182.2237791, 99.6610051, 42.4706151, 420.5687485, 161.0288131]),
    (
      .regular, 28,
      [165.333984375, 229.291015625, 126.970703125, 55.15234375, 530.455078125, 205.734375]
    ),
    (.medium, 17, [101.4276372, 149.8452796, 81.9911735, 36.6105227, 346.7236308, 127.8371625]),
    (.medium, 22, [130.6938422, 186.2902043, 102.68588, 45.2600325, 432.0181702, 163.2538614]),
    (.semibold, 17, [103.4978999, 152.0416833, 83.6841195, 38.2791257, 352.3723165, 129.0720172]),
    (.semibold, 22, [133.1759406, 189.2466199, 104.8850567, 47.2880244, 440.3422504, 164.8715395]),
    (
      .bold, 17,
      [
        106.345458984375, 155.062744140625, 86.0126953125, 40.57421875, 360.141845703125,
        130.7705078125,
      ]
    ),
    (.bold, 20, [124.0515614, 178.3420277, 99.1022396, 46.1684608, 415.1298618, 152.4017525]),
    (.bold, 22, [136.5899625, 193.3130451, 107.9099315, 50.0774418, 451.7916721, 167.096588]),
    (.heavy, 17, [110.4869322, 159.4565573, 89.3993824, 43.9121886, 371.4418035, 133.2407826]),
    (.heavy, 20, [128.763256, 183.6041493, 103.0933235, 49.9883997, 429.2504502, 155.3239594]),
    (.heavy, 22, [141.555296, 199.22723, 112.3092918, 54.134354, 468.443644, 170.3326852]),
    (.black, 17, [114.1108398, 163.3012695, 92.362793, 46.8330078, 381.3295898, 135.4023438]),
    (.black, 20, [132.8861237, 188.2086563, 106.5856361, 53.3309555, 441.606369, 157.8809738]),
    (.black, 22, [145.9001048, 204.402311, 116.1588579, 57.6842684, 483.0145957, 173.1643628]),
  ]
}

@Suite("Calibration to the iOS system font")
struct CalibrationTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  @Test(
    "kern-free reference strings are within 0.02 pt",
    arguments: ReferenceWidth.all.filter(\.isKernFree))
  func kernFree(_ reference: ReferenceWidth) {
    let shaped = shaper.shape(reference.text, weight: reference.weight)
    let width = shaped.advance(pointSize: reference.pointSize)
    #expect(abs(width - reference.width) <= 0.02, "\(width) instead of \(reference.width)")
  }

  @Test(
    "kerned reference strings are within 0.3 %",
    arguments: ReferenceWidth.all.filter { !$0.isKernFree })
  func kerned(_ reference: ReferenceWidth) {
    let shaped = shaper.shape(reference.text, weight: reference.weight)
    let width = shaped.advance(pointSize: reference.pointSize)
    let error = abs(width - reference.width) / reference.width
    #expect(error <= 0.003, "\(width) instead of \(reference.width)")
  }

  @Test("light weights: reference strings within 1.2 % (same source)")
  func lightWeights() {
    let rows: [(weight: FontWeight, size: Double, widths: [Double])] = [
      (
        .ultraLight, 17,
        [94.0730209, 138.2093666, 73.2360101, 28.5568387, 324.803324, 120.134381]
      ),
      (
        .ultraLight, 23,
        [125.9177327, 175.5567945, 93.1133178, 33.8376773, 413.4599073, 158.4921971]
      ),
      (.thin, 17, [95.0475922, 140.0721756, 74.6256456, 29.8020319, 327.8631787, 121.4327024]),
      (.thin, 23, [127.6216022, 178.6044414, 95.4890557, 36.160037, 418.7632622, 160.6446593]),
      (.light, 17, [97.0452103, 143.8904508, 77.4740382, 32.3543549, 334.1350872, 124.0939246]),
    ]
    for row in rows {
      for (text, expected) in zip(ReferenceWidth.strings, row.widths) {
        let width = shaper.shape(text, weight: row.weight).advance(pointSize: row.size)
        #expect(
          abs(width - expected) <= expected * 0.012,
          "\(row.weight) \(row.size) \(text): \(width), not \(expected)")
      }
    }
  }

  @Test("italic: kern-free strings at 17 pt within 0.02 pt, the others within 1 % (same source)")
  func italic() {
    let rows: [(size: Double, widths: [Double])] = [
      (17, [98.9204102, 146.3676758, 79.9448242, 34.6640625, 339.3608398, 126.2216797]),
      (20, [115.4743004, 168.7714386, 92.2162819, 39.3976593, 391.1351204, 147.2371292]),
      (22, [127.3690714, 183.6777241, 100.677619, 42.8764737, 426.0116151, 161.668667]),
    ]
    for row in rows {
      for (text, expected) in zip(ReferenceWidth.strings, row.widths) {
        let width = shaper.shape(text, italic: true).advance(pointSize: row.size)
        let isExact = row.size == 17 && ReferenceWidth.kernFree.contains(text)
        let limit = isExact ? 0.02 : expected * 0.01
        #expect(abs(width - expected) <= limit, "\(text) \(row.size): \(width), not \(expected)")
      }
    }
  }

  @Test("pairs with a space are not kerned, accented letters as their base letter")
  func pairs() {
    func kerning(_ pair: String) -> Double {
      let shaped = shaper.shape(pair)
      return shaped.advance(pointSize: 2048)
        - pair.map { shaper.shape(String($0)).advance(pointSize: 2048) }.reduce(0, +)
    }
    #expect(kerning("T o") == 0)
    #expect(kerning("nn") == 0)
    #expect(kerning("To") < -150)
    #expect(kerning("Tö") == kerning("To"))
    #expect(kerning("T\u{F6}") == kerning("To\u{308}"))
  }

  @Test(
    "an accented letter is as wide as its base letter",
    arguments: ["é": "e", "Ü": "U", "ñ": "n", "Å": "A", "ž": "z"])
  func accents(_ accented: String, _ base: String) {
    #expect(
      shaper.shape(accented).advance(pointSize: 17) == shaper.shape(base).advance(pointSize: 17))
  }

  @Test(
    "Cyrillic and Greek letters drawn like Latin ones are as wide",
    arguments: ["А": "A", "с": "c", "Ο": "O", "Χ": "X"])
  func lookAlikes(_ letter: String, _ latin: String) {
    #expect(
      shaper.shape(letter).advance(pointSize: 28) == shaper.shape(latin).advance(pointSize: 28))
  }

  @Test("a decomposed letter is as wide as the precomposed one")
  func decomposed() {
    let composed = shaper.shape("\u{E9}").advance(pointSize: 17)
    #expect(abs(shaper.shape("e\u{301}").advance(pointSize: 17) - composed) < 0.001)
  }

  @Test("ASCII is certain, accented Latin likely, a stand-in script a guess")
  func confidence() {
    #expect(shaper.shape("Settings").confidence == .certain)
    #expect(shaper.shape("Größe ändern").confidence == .likely)
    #expect(shaper.shape("Settings", italic: true).confidence == .likely)
    #expect(shaper.shape("Settings", weight: .thin).confidence == .likely)
    #expect(shaper.shape("ตั้งค่า", locale: "th").confidence == .guess)
  }
}

import DynamicType
import TestSupport
import Testing

@testable import TextShaping

@Suite("Random strings over all scripts")
struct RandomTextTests {
  private static let loaded = Result { try FontStack.load() }
  let stack: FontStack

  init() throws { stack = try Self.loaded.get() }

  static let locales = [
    "en", "de", "ar", "he", "fa", "ja", "ko", "zh-Hans", "th", "km", "hi", "my",
  ]

  @Test("clusters partition the text; breaks, levels and order are sound", arguments: [1, 2, 3, 4])
  func analysis(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let analysis = TextAnalysis()
    let terminators: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    for _ in 0..<1000 {
      let text = random.next()
      let found = AnalysedText(text, locale: random.pick(Self.locales), with: analysis)
      let units = Array(text.utf16)
      let count = found.flags.count
      let starts = found.offsets.dropLast()
      var faults: [String] = []
      if (found.offsets.first ?? 0) != 0 || found.offsets.last != units.count {
        faults.append("clusters do not cover the text")
      }
      if zip(found.offsets, found.offsets.dropFirst()).contains(where: { $0 >= $1 }) {
        faults.append("an empty cluster")
      }
      if starts.contains(where: { UTF16.isTrailSurrogate(units[$0]) }) {
        faults.append("a cluster starts inside a character")
      }
      for index in 0..<count {
        let breaks = !found.flags[index].isDisjoint(with: [.breakBefore, .hangulBreakBefore])
        let isMandatory = found.flags[index].contains(.mandatoryBreakBefore)
        if breaks, index == 0 { faults.append("a break before the text") }
        guard index > 0 else { continue }
        // LB7, and LB4 and LB5 before it.
        if breaks, !isMandatory, units[found.offsets[index]] == 0x20 {
          faults.append("a break before a space")
        }
        if isMandatory != terminators.contains(units[found.offsets[index] - 1]) {
          faults.append("a mandatory break without a line terminator, or the reverse")
        }
      }
      if found.levels.contains(where: { $0 > 126 }) { faults.append("a level above 126") }
      let order = VisualOrder(
        line: 0..<count, levels: found.levels, isRightToLeft: found.isRightToLeft,
        resetsAtLineEnd: { _ in false })
      if order.clusters.sorted() != Array(0..<count) { faults.append("order is no permutation") }
      let isPlain = found.levels.allSatisfy { $0 % 2 == 0 }
      if isPlain, !order.isIdentity { faults.append("left to right is turned") }
      #expect(faults == [], "\(text.debugDescription)")
    }
  }

  @Test("advances are not negative and add up; the parts spell the text", arguments: [5, 6])
  func sums(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let shaper = TextShaper(fontStack: stack)
    for _ in 0..<400 {
      let text = random.next()
      let shaped = shaper.shape(
        text, locale: random.pick(Self.locales), weight: random.pick([.regular, .bold]))
      for size in [11.0, 17, 22, 53] {
        var sum = 0.0
        var least = 0.0
        for index in 0..<shaped.clusterCount {
          let part = shaped.advance(clusters: index..<(index + 1), pointSize: size)
          least = min(least, part)
          sum += part
        }
        #expect(least > -1e-9, "\(text.debugDescription) at \(size)")
        #expect(abs(sum - shaped.advance(pointSize: size)) < 1e-6)
      }
      var spelled = ""
      for index in 0..<shaped.clusterCount {
        spelled.unicodeScalars += shaped.substring(clusters: index..<(index + 1)).unicodeScalars
      }
      #expect(spelled.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test("a text is shaped alike by a new shaper and by one that has seen others", arguments: [7])
  func history(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let used = TextShaper(fontStack: stack, cacheLimit: 64)
    var texts: [(text: String, locale: String)] = []
    for _ in 0..<150 { texts.append((random.next(), random.pick(Self.locales))) }
    for (text, locale) in texts + texts.reversed() {
      let again = used.shape(text, locale: locale)
      let fresh = TextShaper(fontStack: stack).shape(text, locale: locale)
      #expect(again.clusterCount == fresh.clusterCount)
      #expect(again.isRightToLeft == fresh.isRightToLeft)
      #expect(again.missingCodePoints == fresh.missingCodePoints, "\(text.debugDescription)")
      #expect(again.confidence == fresh.confidence, "\(text.debugDescription)")
      #expect(
        (0..<min(again.clusterCount, fresh.clusterCount)).allSatisfy {
          let range = $0..<($0 + 1)
          return again.advance(clusters: range, pointSize: 17)
            == fresh.advance(clusters: range, pointSize: 17)
        }, "\(text.debugDescription) in \(locale)")
    }
  }

  @Test("paragraphs do not touch each other: their widths add up")
  func paragraphs() {
    // A letter first: characters without a script of their own take it from what comes before.
    let lines = [
      "AVAST Wavy", "Ta (To)", "إعدادات Wi-Fi", "שלום 12", "हिन्दी में", "การตั้งค่า", "設定、10%",
      "설정을", "Ρυθμίσεις", "မြန်မာ", "e\u{301}a",
    ]
    let shaper = TextShaper(fontStack: stack)
    for first in lines {
      for second in lines {
        let whole = shaper.shape("\(first)\n\(second)").advance(pointSize: 17)
        let parts =
          shaper.shape(first).advance(pointSize: 17) + shaper.shape(second).advance(pointSize: 17)
        #expect(abs(whole - parts) < 1e-6, "\(first) / \(second)")
      }
    }
  }
}

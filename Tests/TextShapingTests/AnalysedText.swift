import DynamicType

@testable import TextShaping

/// What the engine found out about a string before shaping: the one place where the conformance
/// tests touch the analysis.
struct AnalysedText {
  /// UTF-16 offset at which each cluster starts, and the end of the text.
  let offsets: [Int]
  let flags: [ClusterFlags]
  let levels: [UInt8]
  let isRightToLeft: Bool

  init(
    _ text: String, locale: String = "en", baseDirection: LayoutDirection? = nil,
    with analysis: TextAnalysis = TextAnalysis()
  ) {
    analysis.analyse(text, locale: locale, baseDirection: baseDirection)
    offsets = analysis.clusters.map { Int($0.start) } + [analysis.units.count]
    flags = analysis.clusters.map(\.flags)
    levels = analysis.clusters.map(\.level)
    isRightToLeft = analysis.isRightToLeft
  }

  /// UTF-16 offsets of all places where a line may or must break, those between Hangul syllables
  /// included, without the start and the end of the text.
  var lineBreakOffsets: [Int] {
    let places: ClusterFlags = [.breakBefore, .mandatoryBreakBefore, .hangulBreakBefore]
    return flags.indices.filter { !flags[$0].isDisjoint(with: places) }.map { offsets[$0] }
  }
}

import Components
import DynamicType
import Testing

@testable import Audit

@Suite("SeverityPolicy")
struct SeverityPolicyTests {
  static let harmful: [Verdict] = [
    .truncates(visible: "a…", lost: "bc"), .clips, .breaksWord(word: "abc"), .collapses,
  ]
  static let harmless: [Verdict] = [.fits, .wraps(lines: 2), .tightens, .stacks]

  /// Written out by hand, not computed, so that a change of the policy shows here.
  private func expectedReach(
    _ verdict: Verdict, _ category: ContentSizeCategory, _ component: String
  ) -> Severity {
    switch category.shortName {
    case "XS", "S", "M", "L": return .error
    case "XL", "XXL", "XXXL": return .warning
    default:
      let loses = verdict.name == "truncates" || verdict.name == "clips"
      return loses && (component == "alert" || component == "menu") ? .warning : .note
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func followsReachAndKnowledge(category: ContentSizeCategory) {
    for verdict in Self.harmful {
      for component in ["alert", "menu", "label", "tableCell.default"] {
        for assignment in Confidence.allCases {
          for numbers in Confidence.allCases {
            let reach = expectedReach(verdict, category, component)
            let isGuess = assignment == .guess || numbers == .guess
            let severity = SeverityPolicy.severity(
              of: verdict, at: category, component: component, assignment: assignment,
              numbers: numbers, isFallback: false)
            #expect(severity == (isGuess && reach == .error ? .warning : reach))
            let fallback = SeverityPolicy.severity(
              of: verdict, at: category, component: component, assignment: assignment,
              numbers: numbers, isFallback: true)
            #expect(fallback == .info)
          }
        }
      }
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func harmlessIsInformation(category: ContentSizeCategory) {
    for verdict in Self.harmless {
      let severity = SeverityPolicy.severity(
        of: verdict, at: category, component: "alert", assignment: .certain, numbers: .certain,
        isFallback: false)
      #expect(severity == .info)
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func scrollingIsANoteAtStandardSizes(category: ContentSizeCategory) {
    let severity = SeverityPolicy.severity(
      of: .scrolls, at: category, component: "alert", assignment: .certain, numbers: .certain,
      isFallback: false)
    #expect(severity == (category.shortName.hasPrefix("AX") ? .info : .note))
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func missingGlyphsAreAWarningAtEverySize(category: ContentSizeCategory) {
    let severity = SeverityPolicy.severity(
      of: .missingGlyphs(["U+0950"]), at: category, component: "label", assignment: .certain,
      numbers: .certain, isFallback: false)
    #expect(severity == .warning)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func shrinkingIsANoteOnlyWhenStrongAtStandardSizes(category: ContentSizeCategory) {
    for (scale, isStrong) in [(0.5, true), (0.74, true), (0.75, false), (0.95, false)] {
      let severity = SeverityPolicy.severity(
        of: .shrinks(scale: scale), at: category, component: "label", assignment: .certain,
        numbers: .certain, isFallback: false)
      #expect(severity == (isStrong && !category.isAccessibilityCategory ? .note : .info))
    }
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.info, .note, .warning, .error])
  }
}

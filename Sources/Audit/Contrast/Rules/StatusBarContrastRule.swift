import ColorContrast
import DynamicType
import InterfaceScan

/// A clock, signal and battery in a colour that is close to what lies behind the status bar.
///
/// Identifier: `status-bar-contrast`. The clock is text below 18 pt: 4.5:1.
///
/// Severity: a warning where Info.plist or the navigation bar decides over the style, a note where
/// code may ask for another one.
///
/// Example: the default style over a navigation bar in dark green, in the light appearance.
public struct StatusBarContrastRule: ContrastRule {
  public let id = "status-bar-contrast"
  public let summary = "The status bar's contents stand out too little from what lies behind."
  public let severity =
    "warning where Info.plist or the navigation bar decides, note where code may ask for another style"
  public let example = "Info.plist asks for light content over a screen in light grey."

  /// Creates the rule.
  public init() {}

  /// The finding about a status bar; nil when it can be read, or when that depends on something
  /// unknown.
  func finding(about check: StatusBarCheck) -> Finding? {
    let cases = check.cases.filter { $0.judgement.passes == false }
      .sorted { $0.judgement.result.best < $1.judgement.result.best }
    guard let worst = cases.first else { return nil }
    let pair = check.pair
    let evidence = ColorEvidence(
      subject: "status bar of \(pair.backdrop.screen)", role: "statusBar",
      foreground: pair.style.rawValue, background: pair.backdrop.backdrop.name,
      criterion: ContrastCriterion.textAA.rawValue,
      level: ContrastSettings.Level.minimum.rawValue, os: check.settings.os.displayName,
      examples: cases.map(Self.example))
    let recommended = Set(cases.map(\.judgement.recommended.rawValue)).sorted()
    var notes: [String] = []
    if let place = pair.stylePlace { notes.append("place: the style is from \(place)") }
    if cases.allSatisfy(\.judgement.isReadableSinceIOS17) {
      notes.append("the default style is readable since iOS 17, which looks at what is behind it")
    }
    return Finding(
      rule: id, severity: pair.confidence == .guess ? .note : .warning,
      confidence: pair.confidence, evidence: .color(evidence), place: pair.backdrop.place,
      reason: "\(pair.explanation); the contrast to \(pair.backdrop.backdrop.name) is"
        + " \(worst.judgement.result.worst)",
      advice: "take the style \(recommended.joined(separator: " or ")) for this screen",
      notes: notes)
  }

  /// One case in numbers.
  public static func example(_ example: StatusBarCheck.Case) -> ColorExample {
    let result = example.judgement.result
    let isKnown = example.backdrop.resolved != nil
    let background = example.backdrop.resolved ?? example.backdrop.ends.darkest
    return ColorExample(
      appearances: example.appearances.map(\.displayName),
      foreground: example.judgement.content.hexadecimal, background: background.hexadecimal,
      lightestBackground: isKnown ? nil : example.backdrop.ends.lightest.hexadecimal,
      ratio: result.worst.hundredths, bestRatio: isKnown ? nil : result.best.hundredths,
      required: StatusBarJudgement.minimum)
  }
}

import Components
import DynamicType
import LocalizationRules

/// How severe a fault is: by the readers it reaches, and never more than is known.
enum SeverityPolicy {
  /// Components without a detail view: what they cut cannot be read anywhere else.
  static let withoutDetailView: Set<String> = ["alert", "menu", "actionSheet"]

  /// Below this scale text counts as badly readable. Reports of shrunken text as a fault name
  /// scales of 0.5 to 0.75.
  static let smallScale = 0.75

  /// The severity of one verdict at one content size category.
  ///
  /// - Parameters:
  ///   - assignment: how sure the slot is.
  ///   - numbers: how sure the room and the need are.
  static func severity(
    of verdict: Verdict, at category: ContentSizeCategory, component: String,
    assignment: Confidence, numbers: Confidence, isFallback: Bool
  ) -> Severity {
    if isFallback { return .info }
    let severity = reach(of: verdict, at: category, component: component)
    let isGuess = min(assignment, numbers) == .guess
    return isGuess ? min(severity, .warning) : severity
  }

  /// How severe text is that cannot be read, in words.
  static let lossInWords =
    "error at the default text size or a smaller one, warning at larger standard sizes, note at"
    + " accessibility sizes, there warning in alerts, action sheets and menus, which have no other"
    + " place to read the text; never above warning where the place or the numbers are guessed"

  /// The severity of a fault in a localisation file, by what it does to the user.
  ///
  /// - Parameter confidence: how sure it is that there is a fault at all.
  static func severity(of effect: Effect, confidence: Confidence) -> Severity {
    let severity: Severity =
      switch effect {
      case .crash, .lostTexts: .error
      case .wrongText: .warning
      case .cosmetic: .note
      case .hint: .info
      }
    return confidence == .guess ? min(severity, .note) : severity
  }

  /// The severity of a fault of the interface, by the severity of its rule.
  static func severity(_ severity: Severity, confidence: Confidence) -> Severity {
    confidence == .guess ? min(severity, .note) : severity
  }

  private static func reach(
    of verdict: Verdict, at category: ContentSizeCategory, component: String
  ) -> Severity {
    switch verdict {
    case .missingGlyphs:
      // A newer iOS, or a font of the app, may have the character after all.
      return .warning
    case .shrinks(let scale):
      return scale < smallScale && !category.isAccessibilityCategory ? .note : .info
    case .scrolls:
      return category.isAccessibilityCategory ? .info : .note
    default:
      break
    }
    guard verdict.isHarmful else { return .info }
    if category <= .large { return .error }
    if !category.isAccessibilityCategory { return .warning }
    return losesText(verdict) && withoutDetailView.contains(component) ? .warning : .note
  }

  private static func losesText(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .truncates, .clips: true
    default: false
    }
  }
}

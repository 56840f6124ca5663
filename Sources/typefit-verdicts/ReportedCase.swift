import Components
import DynamicType

/// A public bug report about text that did not fit, with what a checking tool should say.
///
/// A file of cases is one JSON object whose member `cases` is a list of objects with these members;
/// all others are ignored, and a member may be missing or `null` unless marked required:
///
/// | member | meaning |
/// |---|---|
/// | `id` | required: stable name |
/// | `kind` | required: `a` for large text sizes, `b` for a translation that did not fit; other kinds are left out |
/// | `component` | the place in words; `filled`, `tinted`, `stepper`, `text buttons` in it choose the model |
/// | `action`, `outcome` | what was done and what was seen, in words |
/// | `limits` | what the app imposes, see ``CaseLimits`` |
/// | `strings` | the texts of the report in all languages |
/// | `category` | the text size in words; with `not stated` the items' own is one of several |
/// | `expected` | list of items, one a text and environment |
///
/// and each item:
///
/// | member | meaning |
/// |---|---|
/// | `surface` | required: the kind of place, see ``Surface`` |
/// | `string` | the text; without one the item cannot be run |
/// | `string_guess` | `true` where the wording is not in the report |
/// | `expect` | required: `truncated`, `clipped`, `overlaps`, `wraps_mid_word`, `pushes_off_screen` (harmful), `fits`, `wraps_ok` (harmless), or another word that takes no part in the rates |
/// | `basis` | how it is known, see below |
/// | `device`, `os`, `category`, `locale`, `orientation` | the environment; `L` is the default size |
/// | `value` | the text at the other end of a value row |
/// | `visible` | what was left of the text on the screen, with `…` or `...` for what was lost |
/// | `sibling`, `with_siblings` | a text, or a list of texts, side by side with it |
/// | `note` | words; `dot` in it, unless `no dot`, is the mark before a new app's name |
///
/// A `basis` begins with `reported` where the report itself states the item. Words in it say more:
///
/// | words | meaning |
/// |---|---|
/// | `of this source` | the string is the source of a translation that nobody wrote down, and cannot be run |
/// | `as a defect` | what happened is harmful, though `expect` says that the text wraps |
/// | `fix:`, `fixed later`, `after the fix` | the app has changed the place, and `limits` no longer hold |
/// | `step not stated`, `device not stated` | the text size, the device is one of several |
struct ReportedCase: Sendable {
  /// One text in one environment.
  struct Item: Sendable {
    var surface: String
    var text: String?
    var expectation: Expectation
    var expectedWord: String
    /// The wording is not the report's.
    var isGuess: Bool
    var isReported: Bool
    /// The place is as the app has it since the report.
    var isAfterFix: Bool
    /// The report says "large" and not which step.
    var isStepUnknown: Bool
    var device: String?
    var os: String?
    var category: String?
    var locale: String
    var orientation: Orientation
    var value: String?
    /// What the report quotes from the screen, with `…` for what is lost.
    var visible: String?
    var siblings: [String]
    var hasDot: Bool

    var contentSizeCategory: ContentSizeCategory? {
      category.flatMap(ContentSizeCategory.init(name:))
    }
  }

  /// What a tool should say of an item.
  enum Expectation: Sendable {
    case harmful
    case harmless
    /// Neither, as `fits_shrunk`, or nothing about room, as `not_scaled`.
    case other

    init(_ word: String) {
      switch word {
      case "truncated", "clipped", "overlaps", "wraps_mid_word", "pushes_off_screen":
        self = .harmful
      case "fits", "wraps_ok": self = .harmless
      default: self = .other
      }
    }
  }

  var id: String
  var component: String
  var action: String
  var limits: CaseLimits
  /// The report says "larger" and not which step.
  var isStepUnknown: Bool
  var strings: [String]
  var items: [Item]

  /// The place is drawn by the app and only looks like the system's.
  var isDrawnByApp: Bool { "\(component) \(action)".lowercased().contains("custom") }

  /// The English texts that the case calls whole, or where it has none, those of its texts that no
  /// item shows in another language: what a place of fixed size was made for.
  var englishTexts: [String] {
    let whole = items.filter { $0.locale.hasPrefix("en") && $0.expectation == .harmless }
      .compactMap(\.text)
    guard whole.isEmpty else { return whole }
    let shown = Set(items.compactMap(\.text))
    return strings.filter { !shown.contains($0) }
  }
}

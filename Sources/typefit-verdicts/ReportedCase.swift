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
/// | `component` | the place in words; `filled`, `tinted`, `stepper` in it choose the model's variant |
/// | `limits` | what the app imposes, see ``CaseLimits`` |
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
/// | `basis` | how it is known; `reported…` for what the report itself states; with `… of this source` the string is the source of a translation that nobody wrote down, and cannot be run |
/// | `device`, `os`, `category`, `locale`, `orientation` | the environment; `L` is the default size |
/// | `value` | the text at the other end of a value row |
/// | `sibling`, `with_siblings` | a text, or a list of texts, side by side with it |
/// | `note` | words; `dot` in it, unless `no dot`, is the mark before a new app's name |
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
    var device: String?
    var os: String?
    var category: String?
    var locale: String
    var orientation: Orientation
    var value: String?
    var siblings: [String]
    var hasDot: Bool
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
  var limits: CaseLimits
  /// The report says "larger" and not which step.
  var isStepUnknown: Bool
  var items: [Item]

  /// The widest English text that the case calls whole: what a place of fixed size was made for.
  var englishTexts: [String] {
    items.filter { $0.locale.hasPrefix("en") && $0.expectation == .harmless }.compactMap(\.text)
  }
}

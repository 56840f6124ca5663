import ColorContrast
import DynamicType

/// A public bug report about colours, with what a checking tool should say.
///
/// It stands in the same file as ``ReportedCase``, with the kind `c`. Its members `id` and `expected`
/// count, and of each item:
///
/// | member | meaning |
/// |---|---|
/// | `surface` | required: `color.pair` for a colour on another, `color.status_bar` for the status bar |
/// | `foreground`, `background` | colours in words, see ``ColorWords`` |
/// | `status_bar_style` | the style of the status bar, as `UIStatusBarStyle` or in words |
/// | `appearance` | `light` or `dark` |
/// | `text_size` | `small text`, `large text`, `icon`, or `disabled` |
/// | `ratio` | the ratio stated, or `null` |
/// | `os` | the system; the newest if missing |
/// | `expect` | required: `contrast_fail`, `contrast_pass` or `exempt` |
/// | `basis` | how it is known; `reported…` for what the report itself states |
struct ColorCase: Sendable {
  /// What a tool should say of an item.
  enum Expectation: String, Sendable {
    case fails = "contrast_fail"
    case passes = "contrast_pass"
    case exempt
  }

  /// What is compared.
  enum Subject: Sendable {
    case pair(foreground: String, background: String)
    case statusBar(style: String, background: String)
  }

  /// One comparison.
  struct Item: Sendable {
    var subject: Subject
    var appearance: Appearance.Style
    var textSize: String?
    var ratio: Double?
    var os: OSGeneration?
    var expectation: Expectation
    var isReported: Bool
  }

  var id: String
  var items: [Item]
}

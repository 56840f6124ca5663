import DynamicType
import TextLayout

/// A text measured in a real rendering of iOS.
///
/// A file of cases is one JSON object whose member `cases` is a list of objects with these members;
/// all others are ignored, and a member marked optional may be missing or `null`:
///
/// | member | meaning |
/// |---|---|
/// | `id` | stable name |
/// | `string` | the whole string given to the component |
/// | `locale`, `script` | BCP 47 tag of its language; name of its script, `Latin` by default (optional) |
/// | `kind` | the component, in words: `label`, `text (SwiftUI)`, `nav title (inline)` … |
/// | `font_size_pt`, `font_weight` | size in points and weight it is drawn with |
/// | `content_size_category` | the Dynamic Type category: `medium`, `accessibilityLarge` … (optional) |
/// | `container_width_pt`, `container_note` | width in points the text may use, and how that is known (optional); a note with `about`, `between`, `estimated`, `from pixels` or `~` means a few points of error |
/// | `label_hug_pt` | width and height in points of a view that hugs its text (optional) |
/// | `number_of_lines_limit` | 0 for no limit (optional) |
/// | `image_scale` | pixels per point of the image |
/// | `lines` | one object a line: `text` as seen, `ink_w_sub_pt` its ink width in points |
/// | `truncated`, `trunc_mode` | whether an ellipsis of the system's own is seen; `tail`, `middle`, `head`, or `none: word wrapping …`, `none: character wrapping …`, `… asked for, …` (optional) |
/// | `hyphenated`, `orphan_avoidance` | a hyphen of the system's own; a word pushed down so that the last line is no single word (optional) |
/// | `partial`, `string_uncertain` | `lines` holds the first lines only; the whole string is not known (optional) |
struct GroundTruthCase: Sendable {
  /// A line as measured.
  struct Line: Sendable {
    var text: String
    /// Ink width in points.
    var inkWidth: Double
  }

  var id: String
  var string: String
  var locale: String
  var script: String
  var kind: String
  var pointSize: Double
  var weight: FontWeight
  var isAccessibilitySize: Bool
  var width: Double?
  var widthNote: String
  /// Width in points of the view that hugs the text.
  var hugWidth: Double?
  var lineLimit: Int?
  var imageScale: Double
  var lines: [Line]
  var isTruncated: Bool
  /// How the component was told to break and cut.
  var lineBreakMode: LineBreakMode
  var isHyphenated: Bool
  var avoidsOrphan: Bool
  var isPartial: Bool
  var isUncertain: Bool

  /// The width is known to the pixel.
  var hasExactWidth: Bool {
    guard width != nil else { return false }
    let vague = ["about", "between", "estimated", "from pixels", "~"]
    return !vague.contains { widthNote.lowercased().contains($0) }
  }

  /// Half the width in points within which the measured ink is sure, as its source states it.
  var inkTolerance: Double { imageScale >= 3 ? 0.15 : imageScale >= 2 ? 0.25 : 0.7 }
}

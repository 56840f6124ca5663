import Components
import DynamicType

/// Finds the text style whose sizes a text has.
enum TextStyleFinder {
  /// The style with these sizes at the standard text sizes, at which no component caps its fonts;
  /// nil for sizes of no style, and for a size that does not change.
  ///
  /// - Parameter sizes: category → placement of the text.
  static func style(of sizes: [(category: ContentSizeCategory, placement: Placement)])
    -> TextStyle?
  {
    let standard = sizes.filter { !$0.category.isAccessibilityCategory }
    let known = standard.count > 1 ? standard : sizes
    guard known.count > 1, let first = known.first else { return nil }
    let matches = TextStyle.allCases.filter { style in
      known.allSatisfy {
        abs(style.pointSize(for: $0.category) - $0.placement.pointSize) < 0.01
      }
    }
    // Headline and body differ in their weight alone.
    return matches.first { $0.weight == first.placement.weight } ?? matches.last
  }
}

import DynamicType
import Markup
import TextLayout
import TextShaping

/// A navigation bar: `UINavigationBar`, SwiftUI's `navigationTitle` and `toolbar`.
///
///
/// Give the texts on the bar as companions; an empty back button title is a chevron alone.
public struct NavigationBar: Component {
  static let title = "navigationBar.title"
  static let largeTitle = "navigationBar.largeTitle"
  static let subtitle = "navigationBar.subtitle"
  static let prompt = "navigationBar.prompt"
  static let backButton = "navigationBar.backButton"
  static let button = "navigationBar.button"

  static let aloneNote = "measured without buttons beside it"
  static let backAloneNote = "measured without a title beside it"
  static let back26Note =
    "iOS 26 draws the chevron alone; this title is shown in the menu of a long press"
  static let styleNames = ["leading", "trailing", "titleView", "customView", underStatusBar]
  static let subtitleNote =
    "subtitles exist from iOS 26 on; before, it is a view of the app's own, measured as one"
  static let underStatusBar = "underStatusBar"
  static let statusBarNote = "the status bar covers part of it, because the bar starts at the top"
  static let compactNote = "drawn as an inline title, since the bar is low in landscape"

  /// `navigationBar`.
  public let name = "navigationBar"
  /// The titles and the buttons.
  public let slots = [
    Slot(
      name: title, component: "navigationBar",
      summary: "The title in the row of a navigation bar's buttons.",
      overflow: "leaves the centre, then loses its end"),
    Slot(
      name: largeTitle, component: "navigationBar",
      summary: "The large title under a navigation bar's buttons.",
      overflow: "shrinks a little, then loses its end"),
    Slot(
      name: subtitle, component: "navigationBar",
      summary: "The smaller text under a navigation bar's title.",
      overflow: "loses its end", eras: [.iOS26]),
    Slot(
      name: prompt, component: "navigationBar",
      summary: "The line of text above a navigation bar's title.",
      overflow: "loses its end"),
    Slot(
      name: backButton, component: "navigationBar",
      summary: "The title beside the chevron of a back button.",
      overflow: "becomes Back, then the chevron alone", eras: [.iOS7, .iOS13]),
    Slot(
      name: button, component: "navigationBar",
      summary: "The title of a bar button item in a navigation bar.",
      overflow: "tightens, then loses its middle"),
  ]
  /// The numbers of navigation bars.
  public var metrics: [Metric] { NavigationBarMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UINavigationBar`, or what SwiftUI puts in its place. The bar does not grow to the
        accessibility sizes: its texts are drawn in the sizes of L to XXL. A long press shows what
        they stand for in the large content viewer; findings say where it has no title to show.

        The title stays centred while it can, moves to the side, and then loses its end. Before that
        the back button's title gives way (`UINavigationItem.BackButtonDisplayMode.default`;
        fanyuecheng.github.io, iOS 15): to "Back" in the language of the interface, then to the
        chevron alone (`collapses`); on iOS 26 it is never drawn. Bar buttons keep their width;
        where they alone fill the bar, letters move closer and then the middle of the longest title
        gives way. Large title, subtitle and prompt have one line. In a low bar, which is a phone in
        landscape, a large title is drawn as an inline one.
        """,
      options: """
        `width` (of the bar; for a button or the back button the width the app gives it), `count`
        (bar buttons without the back button; those without a text are images), `image` (the buttons
        show images in place of their titles), `selected` (a done button), `style` `leading` or
        `trailing` (the side of the buttons), `titleView` or `customView` (a view of the app's own),
        `underStatusBar` (a bar the app puts at the top of the screen, whose row the status bar
        covers), `font`, `lineLimit`, `minimumScale`, `truncation`. Give the other texts of the bar
        as companions; `"navigationBar.backButton": [""]` is a chevron alone. Of two or more buttons
        the first stands at the leading side where there is no back button.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text, in the order of the slots.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    NavigationBarLayout(content, in: traits, using: shaper).placements()
  }

  /// A width the app imposes on the bar; that of a button is not the bar's.
  package static func barWidth(_ content: ComponentContent) -> Double? {
    content.slot == button || content.slot == backButton ? nil : content.options.width
  }

  /// A width the app gives a button.
  static func imposedWidth(_ content: ComponentContent, _ slot: String) -> Double? {
    content.slot == slot ? content.options.width : nil
  }

  static func isImage(_ content: ComponentContent) -> Bool {
    guard let image = content.options.image else { return false }
    return image != .none && content.optionsApply(to: button)
  }

  /// Width in points of a bar button with a title of this width.
  static func itemWidth(_ title: Double, in traits: Traits) -> Double {
    guard traits.os >= .iOS26 else { return title }
    return max(
      title + 2 * BarMetrics.inset26(in: traits).value, NavigationBarMetrics.back26.value)
  }
}

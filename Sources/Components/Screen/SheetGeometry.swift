import DynamicType

/// The numbers of sheets and other presentations.
enum SheetMetrics {
  static let formWidth = Metric(
    "width of a form sheet in a regular width", 540,
    source: "general knowledge of UIModalPresentationStyle.formSheet, no source found",
    confidence: .guess)
  static let formHeight = Metric(
    "height of a form sheet in a regular width", 620,
    source: "general knowledge of UIModalPresentationStyle.formSheet, no source found",
    confidence: .guess)
  static let pageWidth = Metric(
    "width of a page sheet in a regular width, iOS 13 and later", 704,
    source: "the readable width of 672 at the default size (useyourloaf.com) with margins of 16",
    confidence: .guess)
  static let margin = Metric(
    "least space beside a sheet that does not fill its window", 20, source: Source.none,
    confidence: .guess)
}

/// How a view controller is presented, as `UIModalPresentationStyle`; the `style` of a sheet.
public enum SheetStyle: String, CaseIterable, Sendable {
  /// `pageSheet`, the default.
  case page
  /// `formSheet`.
  case form
  /// `fullScreen`.
  case fullScreen
}

/// What a presented view controller gets: its size and its size class.
///
/// In a compact width every sheet and popover fills the width of the window (UIKit's adaptive
/// presentation: hacknicity.medium.com, "View Controller Presentation Changes in iOS 13"). In a
/// regular width they are narrower and their content is in a compact width: a popover's by
/// duckduckgo/apple-browsers#6420, a form sheet's by openradar 27448912.
struct SheetGeometry {
  private(set) var traits: Traits
  private(set) var certainty = Certainty()

  /// - Parameters:
  ///   - node: a sheet or a popover.
  ///   - window: the traits of the window it is presented in.
  init(_ node: ScreenNode, in window: Traits) {
    traits = window
    let isPopover = node.kind == .container(.popover)
    let style = isPopover ? nil : SheetStyle(rawValue: node.options.style ?? "") ?? .page
    if style == .fullScreen { return }
    guard window.horizontalSizeClass == .regular else {
      fillWidth()
      return
    }
    let safeArea = window.windowSafeArea
    let most = max(0, window.windowWidth - safeArea.left - safeArea.right)
    var height = window.windowHeight
    var width: Double
    if isPopover {
      width = Popover.width(node.options, in: window, &certainty)
    } else if style == .form {
      width = node.options.width ?? certainty.use(SheetMetrics.formWidth)
      height = node.options.height ?? SheetMetrics.formHeight.value
    } else if window.os < .iOS13 {
      // "The view's width is set to the width of the screen in a portrait orientation"
      // (UIModalPresentationStyle, Apple's documentation until iOS 12).
      width = min(window.screenWidth, window.screenHeight)
      certainty.lower(to: .likely)
    } else {
      width = certainty.use(SheetMetrics.pageWidth)
    }
    if !isPopover, width > most - 2 * SheetMetrics.margin.value {
      width = window.os < .iOS13 ? min(width, most) : most - 2 * SheetMetrics.margin.value
    }
    traits.container = ContainerBounds(
      width: max(0, width), height: min(height, window.windowHeight), safeArea: .zero)
    if isPopover || style == .form {
      traits = traits.overridden(by: TraitOverrides(horizontalSizeClass: .compact))
    }
  }

  /// A card as wide as the window, below the status bar from iOS 13 on.
  private mutating func fillWidth() {
    var safeArea = traits.windowSafeArea
    if traits.os >= .iOS13, traits.verticalSizeClass == .regular { safeArea.top = 0 }
    traits.container = ContainerBounds(
      width: traits.windowWidth, height: traits.windowHeight, safeArea: safeArea)
  }
}

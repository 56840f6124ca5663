import Components
import DynamicType
import Localization

/// Where a view stands, as far as it decides which slot a text in it has.
enum ViewPlace: Sendable, Hashable {
  case plain
  /// A row of a `List` or `Form`.
  case row
  case sectionHeader, sectionFooter
  /// The buttons of a navigation bar, at its leading or trailing side.
  case barButtons(String)
  /// The middle of a navigation bar.
  case barTitle
  /// A toolbar at the bottom or over the keyboard.
  case toolbar
  case menu
  case alertButtons, alertMessage
  case dialogButtons, dialogMessage
  case swipeActions
  case tabItem
  case segments
  /// The choices of a picker that opens a menu; with what it shows of the chosen one.
  case pickerMenu
  case pickerRows, pickerWheel
  case widget(String)
  /// The label of a control with a slot of its own, and the slot of a second text in it.
  case control(String, detail: String?)
  /// Texts that nobody sees.
  case hidden
}

/// Everything around a view that decides how its texts are shown.
struct ViewContext: Sendable {
  var place = ViewPlace.plain
  var scope = TextScope()
  /// Options of the slot that come from the container and the control: style, accessory, image.
  var control = SlotOptions()
  /// Font and limits that modifiers set for all texts inside.
  var text = SlotOptions()
  var maximumCategory: ContentSizeCategory?
  /// Names of the styles that modifiers set: `pickerStyle` → `segmented`.
  var styles: [String: String] = [:]
  /// A scroll view that moves sideways lets its contents be as wide as they want: wider than any
  /// text of an interface, in points.
  static let endlessWidth = 10_000.0

  /// Whether the contents stand in a scroll view that moves sideways.
  var scrollsSideways = false
  /// Whether the container shares its width among several views.
  var sharesWidth = false
  /// Whether the text is the second one of a row.
  var isDetail = false
  /// Whether the row has a second text.
  var hasDetail = false
  /// Whether another layout may be shown in place of this one.
  var isAlternative = false
  var confidence = Confidence.certain
  /// The container, in words.
  var reason = ""
  /// Views of the app's own that were entered.
  var depth = 0

  /// The context in another place, with nothing that modifiers around it said.
  func presenting(_ place: ViewPlace, reason: String) -> ViewContext {
    var context = ViewContext()
    context.place = place
    context.scope = scope
    context.depth = depth
    context.reason = reason
    return context
  }

  /// The context of a part of the view in another place; texts keep their modifiers.
  func entering(_ place: ViewPlace, reason: String, _ control: SlotOptions = SlotOptions())
    -> ViewContext
  {
    var context = self
    context.place = place
    context.reason = reason
    context.control = control
    context.sharesWidth = false
    context.isDetail = false
    context.hasDetail = false
    return context
  }

  /// The style of list cells: rows of a plain list have other margins.
  var listStyle: String { styles["listStyle"] == "plain" ? "listPlain" : "list" }

  /// Whether the place is drawn by the system, which takes no font from the app.
  var isDrawnBySystem: Bool {
    switch place {
    case .barButtons, .toolbar, .menu, .alertButtons, .alertMessage, .dialogButtons,
      .dialogMessage, .swipeActions, .tabItem, .segments, .pickerMenu, .hidden:
      true
    default: false
    }
  }
}

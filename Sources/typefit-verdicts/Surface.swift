import Components

/// The slot that answers to a kind of place in the reports.
struct Surface: Sendable {
  /// The name the reports use.
  let name: String
  var slot: String
  /// What the name itself says about the place.
  var options = SlotOptions()
  /// The system sizes the place: its room is known without any number in the report.
  var isSizedBySystem = true

  /// The surface of a name; nil when no slot answers to it.
  ///
  /// - Parameter component: the report's words for the place, which may tell another component: a
  ///   row with a stepper, or tabs that are no tab bar but a row of text buttons.
  static func named(_ name: String, of component: String) -> Surface? {
    guard var surface = all.first(where: { $0.name == name }) else { return nil }
    let words = Set(component.lowercased().split { !$0.isLetter }.map(String.init))
    if surface.slot == "tableCell.value1.title", words.contains("stepper") {
      surface.slot = "tableCell.stepper.title"
    } else if surface.slot == "tabBar.item", words.isSuperset(of: ["text", "buttons"]) {
      surface.slot = "button.title"
      surface.options = SlotOptions(lineLimit: 1)
      surface.isSizedBySystem = false
    }
    return surface
  }

  static let all: [Surface] = [
    Surface(
      name: "label.single_line", slot: "label", options: SlotOptions(lineLimit: 1),
      isSizedBySystem: false),
    Surface(
      name: "label.multi_line", slot: "label", options: SlotOptions(lineLimit: 0),
      isSizedBySystem: false),
    Surface(
      name: "label.multi_line_fixed_height", slot: "label", options: SlotOptions(lineLimit: 0),
      isSizedBySystem: false),
    Surface(name: "card.label", slot: "label", isSizedBySystem: false),
    Surface(name: "label.in_picture", slot: "label", isSizedBySystem: false),
    Surface(name: "table_cell.title", slot: "tableCell.default.title"),
    Surface(name: "table_cell.title_value", slot: "tableCell.value1.title"),
    Surface(name: "table_cell.switch_row", slot: "tableCell.switch.title"),
    Surface(name: "section_header", slot: "tableSection.header"),
    Surface(name: "section_footer", slot: "tableSection.footer"),
    Surface(name: "table_column.header", slot: "tableSection.header"),
    Surface(name: "swipe_action", slot: "tableRow.swipeAction"),
    Surface(name: "alert.title", slot: "alert.title"),
    Surface(name: "alert.button", slot: "alert.button"),
    Surface(name: "action_sheet.item", slot: "actionSheet.button"),
    Surface(name: "menu.item", slot: "menu.item"),
    Surface(name: "navigation.title.inline", slot: "navigationBar.title"),
    Surface(name: "navigation.title.large", slot: "navigationBar.largeTitle"),
    Surface(name: "navigation.back_button", slot: "navigationBar.backButton"),
    Surface(name: "navigation.bar_button", slot: "navigationBar.button"),
    Surface(name: "toolbar.button", slot: "toolbar.button"),
    Surface(name: "tab_bar.item", slot: "tabBar.item"),
    Surface(name: "search.placeholder", slot: "searchBar.placeholder"),
    Surface(name: "segmented.segment", slot: "segmentedControl.segment", isSizedBySystem: false),
    Surface(name: "segmented.custom", slot: "segmentedControl.segment", isSizedBySystem: false),
    Surface(
      name: "button.single_line", slot: "button.title", options: SlotOptions(lineLimit: 1),
      isSizedBySystem: false),
    Surface(
      name: "button.multi_line", slot: "button.title", options: SlotOptions(lineLimit: 0),
      isSizedBySystem: false),
    Surface(name: "button.fixed_width", slot: "button.title", isSizedBySystem: false),
    Surface(
      name: "button.pair", slot: "button.title", options: SlotOptions(count: 2),
      isSizedBySystem: false),
    Surface(name: "text_field.placeholder", slot: "textField.placeholder", isSizedBySystem: false),
    Surface(name: "widget.home", slot: "widget.medium", isSizedBySystem: false),
    Surface(
      name: "widget.lock_screen", slot: "widget.accessoryRectangular", isSizedBySystem: false),
    Surface(name: "notification.title", slot: "notification.title"),
    Surface(name: "home_screen.app_name", slot: "homeScreen.appName"),
  ]
}

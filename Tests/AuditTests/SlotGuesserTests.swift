import Testing

@testable import Audit

@Suite("SlotGuesser")
struct SlotGuesserTests {
  private func slot(_ key: String, _ comment: String? = nil, table: String = "Localizable")
    -> String?
  {
    switch SlotGuesser().guess(key: key, comment: comment, table: table) {
    case .slot(let slot, _): slot
    case .notShown: "not shown"
    case .unknown: nil
    }
  }

  @Test(arguments: [
    ("alert.title", "alert.title"),
    ("settings.debugging.clear_allowed_tags.alert_title", "alert.title"),
    ("Checkins_Overview_DeleteAll_AlertTitle", "alert.title"),
    ("UniversalQRScanner_MaxPersonAmountAlert_warningTitle", "alert.title"),
    ("screen_invite_confirm_dialog_title", "alert.title"),
    ("alert.open_url.message", "alert.message"),
    ("AntigenProfile_Delete_Alert_Description", "alert.message"),
    ("Common.Alerts.VoteFailure.Title", "alert.title"),
    ("Common.Alerts.VoteFailure.Message", "alert.message"),
    ("Location_AlertConfirmButtonTitle", "alert.button"),
    ("DecodingFailed_Alert_deleteButton", "alert.button"),
    ("Alert_ActionOk", "alert.button"),
    ("alerts.alert.ok", "alert.button"),
    ("menu.exit_fullscreen", "menu.item"),
    ("menu.title", "menu.title"),
    ("contextMenu.copy", "menu.item"),
    ("postMenuItemShare", "menu.item"),
    ("menu.item.share.subtitle", "menu.subtitle"),
    ("actions_configurator.rows.icon.title", "tableCell.default.title"),
    ("accountCell.title", "tableCell.default.title"),
    ("account_cell_value", "tableCell.value1.detail"),
    ("about.row.detail", "tableCell.subtitle.detail"),
    ("settings.sounds.title", "tableCell.default.title"),
  ])
  func readsKeys(key: String, expected: String) {
    #expect(slot(key) == expected)
  }

  @Test(arguments: [
    "settings.title", "alerts.title", "notifications.menu-title.favorite", "action.delete",
    "settings.display.navigation-title", "Alert title", "account.follow", "menu", "title",
    "screen_bottom_sheet_member_confirmation_title", "tab.settings", "veryhighalerttitle",
    "alert.error_saving_file", "Settings_Days_SubTitle", "edit-menu-item-not-found-alert-message",
    "settings.icons.footer.title",
  ])
  func staysSilentWhenUnsure(key: String) {
    let guess = slot(key)
    #expect(guess == nil || guess == "navigationBar.title", "guessed \(guess ?? "")")
  }

  @Test(arguments: [
    ("Title of the alert", "alert.title"),
    ("The title of the alert shown when a message could not be sent", "alert.title"),
    ("Alert title", "alert.title"),
    ("Message of the alert", "alert.message"),
    ("Button title in the alert that deletes the draft", "alert.button"),
    ("Menu item", "menu.item"),
    ("Menu item title to copy a link", "menu.item"),
    ("Cell title", "tableCell.default.title"),
    ("Title of the settings row", "tableCell.default.title"),
    ("Title text for the upload glucose switch cell", "tableCell.switch.title"),
    ("Section title for latest glucose reading", "tableSection.header"),
    ("Button title to open CGM app", "button.title"),
    ("Class = \"UIButton\"; normalTitle = \"Reset\"; ObjectID = \"LBC-6R-q79\";", "button.title"),
    (
      "Class = \"UITableViewSection\"; headerTitle = \"Share\"; ObjectID = \"x\";",
      "tableSection.header"
    ),
    ("Class = \"WKInterfaceLabel\"; text = \"Label\"; ObjectID = \"x\";", "not shown"),
    ("VoiceOver label for the signal strength indicator", "not shown"),
    ("Accessibility value for an unknown value", "not shown"),
  ])
  func readsComments(comment: String, expected: String) {
    #expect(slot("Some text", comment) == expected)
  }

  @Test(arguments: [
    "Title describing sensor expiration", "Error description for unreliable state",
    "A description of how to use the app in an alert. It is long.",
    "The short unit display string for grams",
    "Class = \"UILabel\"; text = \"Label\"; ObjectID = \"x\";",
  ])
  func staysSilentOnComments(comment: String) {
    let guess = slot("Some text", comment)
    #expect(guess == nil || guess == "alert.message", "guessed \(guess ?? "")")
  }

  @Test func knowsThePropertyList() {
    #expect(slot("NSCameraUsageDescription", table: "InfoPlist") == "alert.message")
    #expect(slot("CFBundleDisplayName", table: "InfoPlist") == "homeScreen.appName")
  }

  @Test func aSentenceIsNoNameOfARow() {
    func guess(_ text: String) -> SlotGuesser.Outcome {
      SlotGuesser().guess(
        key: "settings.shake.title", comment: nil, table: "Localizable", sourceText: text)
    }
    #expect(guess("Shake to undo") != .unknown)
    #expect(guess("Now when you shake the app you can access debug features.") == .unknown)
  }

  @Test func saysWhatItReadItFrom() {
    let guess = SlotGuesser().guess(key: "deleteAlert.title", comment: nil, table: "Localizable")
    #expect(guess == .slot("alert.title", reason: "the key names 'alert' and 'title'"))
  }
}

import Testing

@testable import Components

@Suite struct ComponentRegistryTests {
  @Test func slotNamesAreTheStableOnes() {
    #expect(
      ComponentRegistry.slots.map(\.name) == [
        "label",
        "tableCell.default.title",
        "tableCell.subtitle.title", "tableCell.subtitle.detail",
        "tableCell.value1.title", "tableCell.value1.detail",
        "tableCell.value2.title", "tableCell.value2.detail",
        "tableCell.switch.title", "tableCell.switch.detail", "tableCell.stepper.title",
        "tableCell.textField.title", "tableCell.textField.placeholder",
        "tableSection.header", "tableSection.footer",
        "tableRow.swipeAction", "tableRow.deleteButton", "collectionCell.caption",
        "alert.title", "alert.message", "alert.button", "alert.placeholder",
        "actionSheet.title", "actionSheet.message", "actionSheet.button",
        "menu.title", "menu.sectionTitle", "menu.item", "menu.subtitle", "menu.submenu",
        "navigationBar.title", "navigationBar.largeTitle", "navigationBar.subtitle",
        "navigationBar.prompt", "navigationBar.backButton", "navigationBar.button",
        "toolbar.button",
        "tabBar.item", "tabBar.badge",
        "searchBar.placeholder", "searchBar.cancel", "searchBar.scope", "searchBar.token",
        "button.title", "button.subtitle",
        "segmentedControl.segment",
        "textField.placeholder", "textField.text", "textView.text",
        "toggle.label", "stepper.label", "slider.label", "slider.minimum", "slider.maximum",
        "progressView.label", "progressView.value", "refreshControl.title",
        "datePicker.label", "datePicker.compactDate", "datePicker.compactTime",
        "datePicker.wheel", "datePicker.monthTitle",
        "picker.label", "picker.value", "picker.row",
        "colorPicker.label", "colorPicker.tab",
        "activityView.action", "activityView.app", "popover.title", "popover.content",
        "splitView.title", "splitView.content", "widget.small", "widget.medium", "widget.large",
        "widget.extraLarge",
        "widget.accessoryInline", "widget.accessoryRectangular", "widget.accessoryCircular",
        "notification.title", "notification.body", "notification.action",
        "homeScreen.appName", "homeScreen.quickAction", "homeScreen.quickActionSubtitle",
        "tooltip",
      ])
  }

  @Test func everySlotLeadsToItsComponent() {
    for slot in ComponentRegistry.slots {
      #expect(ComponentRegistry.component(forSlot: slot.name)?.name == slot.component)
    }
    #expect(ComponentRegistry.component(forSlot: "alert.subtitle") == nil)
    #expect(ComponentRegistry.component(named: "menu")?.slots.count == 5)
  }

  @Test func everyComponentPlacesOneTextInEachOfItsSlots() throws {
    for slot in ComponentRegistry.slots {
      let component = try #require(ComponentRegistry.component(forSlot: slot.name))
      let placements = try Support.place(
        ComponentContent("Short", in: slot.name), in: component, try Support.traits())
      #expect(placements.count == 1)
      #expect(placements.first?.slot == slot.name)
      #expect(placements.first?.verdict == .fits)
    }
  }
}

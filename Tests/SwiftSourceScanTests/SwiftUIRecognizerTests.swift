import Components
import DynamicType
import InterfaceScan
import Localization
import SwiftSourceScan
import Testing

/// Each snippet is the body of a view; the expectations follow from reading it.
@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct SwiftUIRecognizerTests {
  private func file(_ text: String) -> [PendingUsage] {
    SwiftUIRecognizer().facts(in: SwiftSourceReader().read(text, file: "a.swift")).usages
  }

  private func body(_ text: String) -> [PendingUsage] {
    file("import SwiftUI\nstruct Screen: View { var body: some View {\n\(text)\n} }")
  }

  private func slots(_ text: String) -> [String] {
    body(text).map { usage in
      if case .localizedLiteral(let key) = usage.text { return "\(key): \(usage.slot)" }
      return "\(usage.text): \(usage.slot)"
    }
  }

  @Test func aScrollViewThatMovesSidewaysBoundsNoWidth() {
    let usages = body(
      """
      ScrollView(.horizontal) { HStack { Button("a") {}; Button("b") {}; Text("c") } }
      HStack { Button("d") {}; Button("e") {} }
      """)
    #expect(usages.map(\.options.width) == [10_000, 10_000, 10_000, nil, nil])
    #expect(usages.map(\.options.count) == [nil, nil, nil, 2, 2])
    #expect(usages.prefix(3).allSatisfy { $0.companions.isEmpty })
    #expect(body("ScrollView { Text(\"a\") }").map(\.options.width) == [nil])
  }

  @Test func branchesWithTheSameTextShowItOnce() throws {
    let usages = body(
      """
      Text("x").navigationTitle("t").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          if isNew { Button("done") {} } else { Button("done") {} }
        }
      }
      """)
    let title = try #require(usages.first { $0.slot == "navigationBar.title" })
    #expect(title.companions == ["navigationBar.button": [.localizedLiteral("done")]])
  }

  @Test func rowsOfLists() {
    #expect(
      slots(
        """
        Form {
          Section {
            Toggle("a", isOn: $on)
            Picker("b", selection: $x) { Text("c").tag(1) }
            LabeledContent("d", value: "e")
            NavigationLink("f") { Text("g") }
            TextField("h", text: $t)
            Stepper("i", value: $n)
            Button("j") { go() }
          } header: { Text("k") } footer: { Text("l") }
        }
        """) == [
          "k: tableSection.header", "l: tableSection.footer", "a: tableCell.switch.title",
          "b: picker.label", "c: menu.item", "c: picker.value", "d: tableCell.value1.title",
          "e: tableCell.value1.detail", "f: tableCell.default.title", "g: label",
          "h: tableCell.textField.placeholder", "i: tableCell.stepper.title",
          "j: tableCell.default.title",
        ])
  }

  @Test func listRowsWrapAndKeepTheirAccessory() {
    let usages = body("List { NavigationLink(value: 1) { Label(\"a\", systemImage: \"star\") } }")
    #expect(usages.count == 1)
    #expect(
      usages.first?.options == SlotOptions(image: .standard, accessory: "disclosure", style: "list")
    )
    #expect(usages.first?.confidence == .certain)
  }

  @Test func twoTextsOfARowAreTitleAndDetail() {
    let usages = body(
      "List { HStack { VStack { Text(\"a\"); Text(\"b\").font(.caption) } } }")
    #expect(usages.map(\.slot) == ["tableCell.subtitle.title", "tableCell.subtitle.detail"])
    #expect(usages.last?.options.font == SlotFont(style: .caption1))
    #expect(
      usages.first?.companions == ["tableCell.subtitle.detail": [.localizedLiteral("b")]])
    #expect(usages.map(\.confidence) == [.likely, .likely])
  }

  @Test func alertsHaveCompanions() throws {
    let usages = body(
      """
      EmptyView().alert("a", isPresented: $on) {
        Button("b", role: .destructive) { go() }
        Button("c", role: .cancel) { }
        TextField("d", text: $t)
      } message: { Text("e") }
      """)
    #expect(
      usages.map(\.slot) == [
        "alert.title", "alert.message", "alert.button", "alert.button", "alert.placeholder",
      ])
    let button = try #require(usages.first { $0.slot == "alert.button" })
    #expect(button.options.style == "destructive")
    #expect(
      button.companions == [
        "alert.title": [.localizedLiteral("a")], "alert.message": [.localizedLiteral("e")],
        "alert.button": [.localizedLiteral("c")], "alert.placeholder": [.localizedLiteral("d")],
      ])
  }

  @Test func aDialogHidesItsTitle() {
    #expect(
      slots("EmptyView().confirmationDialog(\"a\", isPresented: $on) { Button(\"b\") {} }") == [
        "b: actionSheet.button"
      ])
    #expect(
      slots(
        "EmptyView().confirmationDialog(\"a\", isPresented: $on, titleVisibility: .visible) { Button(\"b\") {} }"
      ) == ["a: actionSheet.title", "b: actionSheet.button"])
    #expect(
      slots(
        "EmptyView().alert(isPresented: $on) { Alert(title: Text(\"a\"), message: Text(\"b\"), primaryButton: .default(Text(\"c\")), secondaryButton: .cancel()) }"
      ) == ["a: alert.title", "b: alert.message", "c: alert.button"])
  }

  @Test func bars() {
    #expect(
      slots(
        """
        List { }
          .navigationTitle("a")
          .navigationBarTitleDisplayMode(.inline)
          .navigationSubtitle("b")
          .searchable(text: $t, prompt: "c")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("d") {} }
            ToolbarItem(placement: .bottomBar) { Button("e") {} }
            ToolbarItem(placement: .principal) { Text("f") }
          }
        """) == [
          "a: navigationBar.title", "b: navigationBar.subtitle", "c: searchBar.placeholder",
          "d: navigationBar.button", "e: toolbar.button", "f: navigationBar.title",
        ])
    #expect(slots("List { }.navigationTitle(\"a\")") == ["a: navigationBar.largeTitle"])
    let tabs = body(
      "TabView { Tab(\"a\", systemImage: \"x\") { A() }; B().tabItem { Label(\"b\", systemImage: \"y\") } }"
    )
    #expect(tabs.map(\.slot) == ["tabBar.item", "tabBar.item"])
    #expect(tabs.map(\.options.count) == [2, 2])
    #expect(tabs.first?.companions == ["tabBar.item": [.localizedLiteral("b")]])
  }

  @Test func menusAndSwipes() {
    #expect(
      slots(
        "Menu(\"a\") { Button(\"b\") {}; Menu(\"c\") { Button(\"d\") {} }; Section(\"e\") { Toggle(\"f\", isOn: $x) } }"
      )
        == [
          "a: button.title", "b: menu.item", "c: menu.submenu", "d: menu.item",
          "e: menu.sectionTitle", "f: menu.item",
        ])
    #expect(
      slots(
        "List { Text(\"a\").swipeActions { Button(\"b\") {} }.contextMenu { Button(\"c\") {} }.help(\"d\") }"
      ) == [
        "b: tableRow.swipeAction", "c: menu.item", "d: tooltip", "a: tableCell.default.title",
      ])
    let segments = body(
      "Picker(\"a\", selection: $x) { Text(\"b\"); Text(\"c\") }.pickerStyle(.segmented)")
    #expect(segments.map(\.slot) == ["segmentedControl.segment", "segmentedControl.segment"])
    #expect(segments.first?.options.count == 2)
  }

  @Test func modifiersDecideFontAndLimits() throws {
    let usage = try #require(
      body(
        """
        VStack { Text("a").fontWeight(.semibold).minimumScaleFactor(0.8) }
          .font(.headline).lineLimit(2...3).dynamicTypeSize(.xSmall ... .xxxLarge)
        """
      ).first)
    #expect(usage.slot == "label" && usage.confidence == .likely)
    #expect(usage.options.font == SlotFont(style: .headline, weight: .semibold))
    #expect(usage.options.lineLimit == 3 && usage.options.minimumScale == 0.8)
    #expect(usage.maximumCategory == .extraExtraExtraLarge)
    let fixed = try #require(
      body(
        "Text(\"a\").font(.system(size: 12, weight: .bold)).frame(width: 80, height: 20).truncationMode(.middle)"
      ).first)
    #expect(fixed.options.font == SlotFont(size: 12, weight: .bold))
    #expect(fixed.options.width == 80 && fixed.options.height == 20)
    #expect(fixed.options.truncation == "middle" && fixed.options.lineLimit == 0)
    let inner = try #require(body("VStack { Text(\"a\") }.frame(width: 90, height: 200)").first)
    #expect(inner.options.width == 90 && inner.options.height == nil)
    let custom = try #require(
      body("Text(\"a\").font(.custom(\"Brand\", size: 15, relativeTo: .callout))").first)
    #expect(
      custom.options.font == SlotFont(family: "Brand", style: .callout, size: 15, scales: true))
  }

  @Test func buttonsAreCertainInStylesOfTheSystem() {
    let usages = body(
      """
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.bordered)
        Button("c") {}.buttonStyle(Capsule())
        HStack { Button("d") {}; Button("e") {} }
      }
      """)
    #expect(usages.map(\.confidence) == [.certain, .certain, .likely, .likely, .likely])
    #expect(
      usages.map(\.options.style) == [
        "borderless", "bordered", "borderless", "borderless", "borderless",
      ])
    #expect(usages.map(\.options.count) == [nil, nil, nil, 2, 2])
  }

  @Test func layoutsForAccessibilitySizes() {
    let usages = body(
      "if dynamicTypeSize.isAccessibilitySize { Text(\"a\") } else { Text(\"b\") }")
    #expect(usages.map(\.maximumCategory) == [nil, .extraExtraExtraLarge])
    let fitting = body("ViewThatFits { Text(\"a\"); Text(\"b\") }")
    #expect(fitting.map(\.confidence) == [.guess, .likely])
  }

  @Test func membersAreReadWhereTheyAreUsed() {
    let usages = file(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View { List { rows; row("b"); Own() } }
        private var rows: some View { Text("a") }
        private func row(_ text: LocalizedStringKey) -> some View { Button(text) {} }
      }
      private struct Own: View {
        var body: some View { control }
        var control: some View { Toggle("c", isOn: $x) }
      }
      """)
    #expect(
      usages.map(\.slot) == [
        "tableCell.default.title", "tableCell.default.title", "tableCell.switch.title",
      ])
    #expect(
      usages.map(\.text) == [
        .localizedLiteral("a"), .parameter("text", of: "row"), .localizedLiteral("c"),
      ])
  }

  @Test func elementsOfForEachHaveTheirType() {
    #expect(
      body("ForEach(AppTab.allCases) { tab in Text(tab.title) }").first?.text
        == .anyOf([.name("AppTab.title"), .parameter("title", of: "AppTab")]))
  }

  @Test func widgetsAndIntents() {
    let usages = file(
      """
      import WidgetKit
      import SwiftUI
      import AppIntents
      struct Small: View {
        @Environment(\\.widgetFamily) var family
        var body: some View {
          switch family {
          case .systemSmall: Text("a")
          case .accessoryRectangular: Text("b")
          default: EmptyView()
          }
        }
      }
      struct Open: AppIntent { static let title: LocalizedStringResource = "c" }
      """)
    #expect(
      usages.map(\.slot) == [
        "widget.small", "widget.accessoryRectangular", "tableCell.default.title",
      ])
  }

  @Test func whatNobodySeesHasNoPlace() {
    #expect(
      slots("Text(verbatim: \"a\").accessibilityLabel(\"b\")")
        == ["b: unmeasured", "verbatim(\"a\"): label"])
    #expect(slots("Toggle(\"a\", isOn: $x).labelsHidden()") == [])
    #expect(file("struct A { var body: some View { Text(\"a\") } }") == [])
  }
}

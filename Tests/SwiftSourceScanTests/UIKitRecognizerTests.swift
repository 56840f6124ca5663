import Components
import DynamicType
import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct UIKitRecognizerTests {
  @Test func anAlertHasItsButtonsAsCompanions() {
    let usages = UIKitSnippet.pending(
      """
      func ask() {
        let alert = UIAlertController(
          title: NSLocalizedString("t", comment: ""), message: "Really?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(cancel)
        alert.preferredAction = cancel
        alert.addTextField { $0.placeholder = "Name" }
        present(alert, animated: true)
      }
      """)
    #expect(
      Set(usages.map(\.slot))
        == ["alert.title", "alert.message", "alert.button", "alert.placeholder"])
    let title = usages.first { $0.slot == "alert.title" }
    #expect(title?.text == .key("t", table: nil))
    #expect(title?.confidence == .certain)
    #expect(title?.line == 3)
    #expect(title?.companions["alert.button"] == [.verbatim("Delete"), .verbatim("Cancel")])
    #expect(title?.companions["alert.message"] == [.verbatim("Really?")])
    let cancel = usages.first { $0.text == .verbatim("Cancel") }
    #expect(cancel?.options.selected == true)
    #expect(cancel?.options.style == "cancel")
    #expect(cancel?.companions["alert.button"] == [.verbatim("Delete")])
  }

  @Test func alertsOfOneTypeStayApart() {
    let usages = UIKitSnippet.pending(
      """
      class A: UIViewController {
        func a() {
          let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
            let alert = UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Share", style: .default))
          })
        }
      }
      """)
    #expect(
      usages.first { $0.text == .verbatim("A") }?.companions == ["alert.button": [.verbatim("OK")]])
    #expect(
      usages.first { $0.text == .verbatim("B") }?.companions
        == ["actionSheet.button": [.verbatim("Share")]])
    #expect(usages.first { $0.text == .verbatim("Share") }?.slot == "actionSheet.button")
  }

  @Test func menusHoldTheirItems() {
    let usages = UIKitSnippet.pending(
      """
      func menu() -> UIMenu {
        let copy = UIAction(title: "Copy", image: icon) { _ in }
        var items: [UIMenuElement] = [copy]
        items.append(UIAction(title: "Share", subtitle: "With friends") { _ in })
        let more = UIMenu(title: "More", children: [UIAction(title: "Print") { _ in }])
        return UIMenu(title: "Actions", children: [copy, more])
      }
      """)
    #expect(usages.first { $0.text == .verbatim("Copy") }?.slot == "menu.item")
    #expect(usages.first { $0.text == .verbatim("Copy") }?.options.image == .standard)
    #expect(usages.first { $0.text == .verbatim("More") }?.slot == "menu.submenu")
    #expect(usages.first { $0.text == .verbatim("Actions") }?.slot == "menu.title")
    #expect(
      usages.first { $0.text == .verbatim("Actions") }?.companions
        == ["menu.item": [.verbatim("Copy"), .verbatim("More")]])
    #expect(usages.first { $0.text == .verbatim("With friends") }?.slot == "menu.subtitle")
  }

  @Test func barsAreToldApart() {
    #expect(
      UIKitSnippet.slots(
        """
        class SettingsScreen: UITableViewController {
          override func viewDidLoad() {
            title = "Settings"
            navigationItem.prompt = "Prompt"
            navigationItem.backButtonTitle = "Back"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain)
            let all = UIBarButtonItem(title: "All", style: .plain)
            toolbarItems = [all]
            navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain)
            tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
            tabBar.items?[1].title = "Second"
          }
        }
        """
      ).sorted() == [
        "navigationBar.backButton: Back", "navigationBar.backButton: Home",
        "navigationBar.button: Edit", "navigationBar.prompt: Prompt",
        "navigationBar.title: Settings", "tabBar.item: Second", "tabBar.item: Tab",
        "toolbar.button: All",
      ])
  }

  @Test func aTitleOfSomethingElseIsNoTitle() {
    #expect(UIKitSnippet.slots("class Book { func f() { title = \"A\" } }").isEmpty)
    #expect(UIKitSnippet.slots("func f() { let title = \"A\"; book.title = title }").isEmpty)
    #expect(UIKitSnippet.slots("func f() { label.text = \"\"; label.text = \"–\" }").isEmpty)
  }

  @Test func cellsHaveTheStyleTheyAreMadeWith() {
    let usages = UIKitSnippet.pending(
      """
      func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        switch row {
        case .a:
          cell.textLabel?.text = "A"
          cell.detailTextLabel?.text = "On"
          cell.accessoryType = .disclosureIndicator
        default:
          cell.textLabel?.text = "B"
          cell.accessoryView = UISwitch()
        }
        return cell
      }
      func other(cell: UITableViewCell) { cell.textLabel?.text = "C" }
      """)
    #expect(
      usages.map(\.slot) == [
        "tableCell.value1.title", "tableCell.value1.detail", "tableCell.value1.title",
        "tableCell.default.title",
      ])
    #expect(usages.map(\.confidence) == [.certain, .certain, .certain, .likely])
    #expect(usages[0].companions == ["tableCell.value1.detail": [.verbatim("On")]])
    #expect(usages.map(\.options.accessory) == ["disclosure", "disclosure", "switch", nil])
  }

  @Test func contentConfigurations() {
    let usages = UIKitSnippet.pending(
      """
      func f() {
        var content = cell.defaultContentConfiguration()
        content.text = "A"
        content.secondaryText = "B"
        content.textProperties.numberOfLines = 1
        var header = UIListContentConfiguration.groupedHeader()
        header.text = "H"
      }
      """)
    #expect(
      usages.map(\.slot) == [
        "tableCell.subtitle.title", "tableCell.subtitle.detail", "tableSection.header",
      ])
    #expect(usages[0].options.style == "list")
    #expect(usages[0].options.lineLimit == 1)
    #expect(usages[1].companions == ["tableCell.subtitle.title": [.verbatim("A")]])
  }

  @Test func resultsOfDataSources() {
    let usages = UIKitSnippet.pending(
      """
      class A: UITableViewController {
        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
          switch section {
          case 0:
            return NSLocalizedString("a", comment: "")
          default: return nil
          }
        }
      }
      class B: UIActivity { override var activityTitle: String? { "Open" } }
      """)
    #expect(usages.map(\.slot) == ["tableSection.header", "activityView.action"])
    #expect(usages[0].text == .key("a", table: nil))
    #expect(usages[0].line == 7)
  }

  @Test func swipesNotificationsAndQuickActions() {
    #expect(
      UIKitSnippet.slots(
        """
        func f() {
          let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
          let content = UNMutableNotificationContent()
          content.title = "T"
          content.body = "B"
          let item = UIApplicationShortcutItem(type: "x", localizedTitle: "New")
        }
        """) == [
          "tableRow.swipeAction: Delete", "notification.title: T", "notification.body: B",
          "homeScreen.quickAction: New",
        ])
  }

  @Test func errorsArePerhapsShownInAlerts() {
    let usages = UIKitSnippet.pending(
      """
      enum Failure: LocalizedError {
        case a
        var errorDescription: String? { NSLocalizedString("e", comment: "") }
      }
      let error = NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "Lost"])
      """)
    #expect(usages.map(\.slot) == ["alert.message", "alert.message"])
    #expect(usages.map(\.confidence) == [.guess, .guess])
    #expect(usages.map(\.line) == [3, 5])
  }

  @Test func anEmptyKeyShowsNothing() {
    let tree = SwiftSourceReader().read(
      "func f() { label.text = NSLocalizedString(\"\", comment: \"\"); label.text = \"a\".localized }",
      file: "a.swift")
    var resolver = UsageResolver()
    resolver.add(UIKitRecognizer().facts(in: tree), file: "a.swift")
    #expect(resolver.usages(keys: ["", "a"]).map(\.key) == ["a"])
  }
}

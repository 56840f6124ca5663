import Components
import DynamicType
import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct UIKitControlTests {
  private func font(_ text: String) -> SlotFont? {
    UIKitSnippet.pending(
      """
      func f() {
        let label = UILabel()
        label.text = "A"
        label.font = \(text)
      }
      """
    ).first?.options.font
  }

  @Test func fonts() {
    #expect(font(".preferredFont(forTextStyle: .caption1)") == SlotFont(style: .caption1))
    #expect(
      font("UIFont.systemFont(ofSize: 15, weight: .semibold)")
        == SlotFont(size: 15, weight: .semibold))
    #expect(font(".boldSystemFont(ofSize: 12)") == SlotFont(size: 12, weight: .bold))
    #expect(
      font("UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 20))")
        == SlotFont(style: .headline, size: 20, scales: true))
    #expect(
      font("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))")
        == SlotFont(size: 20, scales: true))
    #expect(
      font("UIFont(name: \"Avenir-HeavyOblique\", size: 14)")
        == SlotFont(family: "Avenir", size: 14, weight: .heavy, isItalic: true, scales: false))
    #expect(font("theme.titleFont") == nil)
  }

  @Test func aLabelMadeInAClosureHasItsProperties() {
    let usages = UIKitSnippet.pending(
      """
      class A: UIView {
        private lazy var titleLabel: UILabel = {
          let label = UILabel()
          label.numberOfLines = 2
          label.lineBreakMode = .byTruncatingMiddle
          label.adjustsFontSizeToFitWidth = true
          label.minimumScaleFactor = 0.5
          return label
        }()
        func show() {
          titleLabel.text = NSLocalizedString("a", comment: "")
          titleLabel.maximumContentSizeCategory = .accessibilityMedium
          titleLabel.widthAnchor.constraint(equalToConstant: 80).isActive = true
        }
      }
      """)
    #expect(usages.count == 1)
    #expect(usages.first?.slot == "label")
    #expect(usages.first?.confidence == .certain)
    #expect(usages.first?.options.lineLimit == 2)
    #expect(usages.first?.options.truncation == "middle")
    #expect(usages.first?.options.minimumScale == 0.5)
    #expect(usages.first?.options.width == 80)
    #expect(usages.first?.maximumCategory == .accessibilityMedium)
  }

  @Test func labelsAreKnownByTypeOrName() {
    let usages = UIKitSnippet.pending(
      """
      class A {
        @IBOutlet weak var caption: UILabel!
        func f() {
          caption.text = "A"
          cell.nameLabel.text = "B"
          cell.thing.text = "C"
        }
      }
      """)
    #expect(usages.map(\.slot) == ["label", "label", "label"])
    #expect(usages.map(\.confidence) == [.certain, .likely, .guess])
  }

  @Test func buttons() {
    let usages = UIKitSnippet.pending(
      """
      func f() {
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.titleLabel?.numberOfLines = 2
        var filled = UIButton.Configuration.filled()
        filled.title = "Buy"
        filled.subtitle = "Now"
        filled.buttonSize = .large
        let send = UIButton(configuration: .tinted(), primaryAction: nil)
        send.configuration?.title = "Send"
      }
      """)
    #expect(
      usages.map(\.slot) == ["button.title", "button.title", "button.subtitle", "button.title"])
    #expect(usages.map(\.options.style) == ["system", "filled", "filled", "tinted"])
    #expect(usages[0].options.lineLimit == 2)
    #expect(usages[1].options.controlSize == "large")
  }

  @Test func segmentsShareTheirControl() {
    let usages = UIKitSnippet.pending(
      """
      func f() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        other.setTitle("A", forSegmentAt: 0)
        other.insertSegment(withTitle: "B", at: 1, animated: false)
      }
      """)
    #expect(usages.allSatisfy { $0.slot == "segmentedControl.segment" && $0.options.count == 2 })
    #expect(
      usages.map(\.companions)
        == ["Week", "Day", "B", "A"].map {
          ["segmentedControl.segment": [.verbatim($0)]]
        })
  }

  @Test func fieldsAndSearchBars() {
    let usages = UIKitSnippet.slots(
      """
      func f() {
        let field = UITextField()
        field.placeholder = "Name"
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
      }
      """)
    #expect(
      usages == [
        "textField.placeholder: Name", "searchBar.placeholder: Find", "searchBar.scope: All",
        "searchBar.scope: Unread",
      ])
  }
}

import Components
import InterfaceScan
import SwiftSourceScan
import Testing

/// The outlets through which code reaches the views of interface files.
@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct UIKitOutletTests {
  @Test func propertiesOfTheClassAndOfOthersAreNamed() {
    let usages = UIKitSnippet.pending(
      """
      class StartController: UIViewController {
        @IBOutlet weak var heading: UILabel!
        @IBOutlet var go: UIButton!
        let own = UILabel()
        func show(cell: PersonCell) {
          heading.text = NSLocalizedString("a", comment: "")
          self.go.setTitle(NSLocalizedString("b", comment: ""), for: .normal)
          cell.nameLabel.text = NSLocalizedString("c", comment: "")
          own.text = NSLocalizedString("d", comment: "")
        }
      }
      """)
    let outlets = Dictionary(
      usages.map { (UIKitSnippet.name($0.text), $0.outlet) },
      uniquingKeysWith: { first, _ in first })
    #expect(outlets["a"] == OutletName(owner: "StartController", property: "heading"))
    #expect(outlets["b"] == OutletName(owner: "StartController", property: "go"))
    #expect(outlets["c"] == OutletName(owner: "PersonCell", property: "nameLabel"))
    #expect(outlets["d"] == .some(nil))
  }
}

import UIKit

final class ReceiptController: UIViewController {
  private let kind = UISegmentedControl(items: [
    NSLocalizedString("receipt.cash", comment: "Segment"),
    NSLocalizedString("receipt.card", comment: "Segment"),
    NSLocalizedString("receipt.invoice", comment: "Segment"),
  ])
  private let thanks = UILabel()
  private let print = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("receipt.title", comment: "Title of the screen")
    thanks.text = NSLocalizedString("receipt.thanks", comment: "Under the receipt")
    thanks.font = .preferredFont(forTextStyle: .body)
    thanks.adjustsFontForContentSizeCategory = true
    thanks.numberOfLines = 0
    print.setTitle(NSLocalizedString("receipt.print", comment: "Button"), for: .normal)
    print.menu = UIMenu(
      title: NSLocalizedString("receipt.menu", comment: "Title of a menu"),
      children: [
        UIAction(title: NSLocalizedString("receipt.menu.mail", comment: "Menu item")) { _ in },
        UIAction(title: NSLocalizedString("receipt.menu.paper", comment: "Menu item")) { _ in },
      ])
    let stack = UIStackView(arrangedSubviews: [kind, thanks, print])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

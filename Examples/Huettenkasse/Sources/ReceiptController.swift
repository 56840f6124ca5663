import UIKit

final class ReceiptController: UIViewController {
  private let kind = UISegmentedControl(items: [
    NSLocalizedString("receipt.cash", comment: "Segment"),
    NSLocalizedString("receipt.card", comment: "Segment"),
    NSLocalizedString("receipt.invoice", comment: "Segment"),
  ])
  private let thanks = UILabel()
  private let print = UIButton(type: .system)
  private let nights = UILabel()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

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
    nights.font = .preferredFont(forTextStyle: .headline)
    nights.numberOfLines = 0
    nights.text = String(format: NSLocalizedString("receipt.nights", comment: "Plural"), 3)
    view.backgroundColor = .white
    let stack = UIStackView(arrangedSubviews: [kind, thanks, nights, print])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

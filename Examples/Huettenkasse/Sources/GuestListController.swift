import UIKit

final class GuestListController: UITableViewController {
  private var guests: [Guest] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = NSLocalizedString("guests.title", comment: "Title of the list of guests")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("guests.add", comment: "Bar button"), style: .plain, target: self,
      action: #selector(addGuest))
    tabBarItem.title = NSLocalizedString("tab.guests", comment: "Tab")
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let guest = guests[indexPath.row]
    if guest.hasPaid {
      cell.textLabel?.text = guest.name
    } else {
      cell.textLabel?.text = NSLocalizedString("guests.row.total", comment: "Row with the sum")
      cell.detailTextLabel?.text = NSLocalizedString("guests.row.open", comment: "Value of a row")
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    NSLocalizedString("guests.section.tonight", comment: "Header")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = NSLocalizedString("guests.checkout", comment: "Swipe action")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.checkOut(at: indexPath)
        done(true)
      }
    ])
  }

  @objc private func addGuest() {
    let alert = UIAlertController(
      title: NSLocalizedString("guests.add.title", comment: "Title of an alert"),
      message: NSLocalizedString("guests.add.message", comment: "Message of an alert"),
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("action.add", comment: "Button"), style: .default))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("action.back", comment: "Button"), style: .cancel))
    present(alert, animated: true)
  }

  private func checkOut(at indexPath: IndexPath) {
    guests.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

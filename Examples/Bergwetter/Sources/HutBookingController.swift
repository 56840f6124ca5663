import UIKit

/// The booking screen of one hut: the hut's facts as rows, a menu, and the alert that cancels.
final class HutBookingController: UITableViewController {
  private let booking: Booking

  init(booking: Booking) {
    self.booking = booking
    super.init(style: .plain)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: makeMenu())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == 0 {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = String(localized: "forecast.precipitation.title")
      cell.detailTextLabel?.text = localized(
        "forecast.precipitation.value", booking.forecast.rainPercentage)
      return cell
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = String(localized: "hut.winterRoom")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // MARK: Menu

  private func makeMenu() -> UIMenu {
    UIMenu(children: [
      UIAction(
        title: localized("menu.bulletin", booking.hut.region),
        image: UIImage(systemName: "arrow.down.doc")
      ) { [weak self] _ in self?.downloadBulletin() },
      UIAction(
        title: String(localized: "menu_share"),
        image: UIImage(systemName: "square.and.arrow.up")
      ) { [weak self] _ in self?.share() },
      UIAction(
        title: String(localized: "menu.favourite"), image: UIImage(systemName: "star")
      ) { [weak self] _ in self?.booking.hut.isFavourite.toggle() },
    ])
  }

  private func downloadBulletin() {
    BulletinStore.shared.download(region: booking.hut.region)
  }

  private func share() {
    present(
      UIActivityViewController(activityItems: [booking.forecast.url], applicationActivities: nil),
      animated: true)
  }

  // MARK: Cancelling

  func askToCancel() {
    let alert = UIAlertController(
      title: String(localized: "booking.cancel.alert.title"),
      message: localized("booking.cancel.alert.message", booking.hut.name, booking.deposit),
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: String(localized: "booking.cancel.alert.keep"), style: .cancel))
    alert.addAction(
      UIAlertAction(
        title: String(localized: "booking.cancel.alert.confirm"), style: .destructive
      ) { [weak self] _ in self?.booking.cancel() })
    present(alert, animated: true)
  }
}

private func localized(_ key: String, _ arguments: any CVarArg...) -> String {
  String(
    format: NSLocalizedString(key, comment: ""), locale: .current, arguments: arguments)
}

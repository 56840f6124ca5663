import Components
import DynamicType

/// Rows and sections of tables.
extension InterfaceWalk {
  private static let cellStyles = [
    "IBUITableViewCellStyleDefault": "tableCell.default",
    "IBUITableViewCellStyleValue1": "tableCell.value1",
    "IBUITableViewCellStyleValue2": "tableCell.value2",
    "IBUITableViewCellStyleSubtitle": "tableCell.subtitle",
  ]
  private static let accessories = [
    "disclosureIndicator": "disclosure", "checkmark": "checkmark", "detailButton": "detail",
    "detailDisclosureButton": "detailDisclosure",
  ]
  private static let tableStyles: Set<String> = ["plain", "grouped", "insetGrouped"]

  /// The cell that lays a label out by itself, as those of UIKit's own styles do.
  func standardCell(of label: XMLTree.Element) -> XMLTree.Element? {
    guard let id = label.id,
      let cell = label.ancestors.first(where: { $0.name == "tableViewCell" }),
      cell["style"] != nil, cell["textLabel"] == id || cell["detailTextLabel"] == id
    else { return nil }
    return cell
  }

  mutating func addCellText(_ label: XMLTree.Element, in cell: XMLTree.Element) {
    guard let place = cellPlace(label, in: cell) else { return }
    add(
      text("text", of: label), place.slot, place.options, companions: place.companions,
      place.confidence, place.reason)
  }

  /// Where a label stands that one of UIKit's cells lays out.
  func cellPlace(
    _ label: XMLTree.Element, in cell: XMLTree.Element
  ) -> (
    slot: String, options: SlotOptions, companions: [String: [TextReference]],
    confidence: Confidence, reason: String
  )? {
    guard var family = cell["style"].flatMap({ Self.cellStyles[$0] }) else { return nil }
    let isDetail = cell["detailTextLabel"] == label.id
    var options = Self.textOptions(of: label)
    if cell.child(key: "accessoryView")?.name == "switch" {
      options.accessory = "switch"
      if family == "tableCell.default" || family == "tableCell.subtitle" {
        family = "tableCell.switch"
        options.accessory = nil
      }
    } else {
      options.accessory = cell["accessoryType"].flatMap { Self.accessories[$0] }
    }
    let table = cell.ancestors.first { $0.name == "tableView" }
    options.style = table?["style"].flatMap { Self.tableStyles.contains($0) ? $0 : nil }
    options.height = rowHeight(of: cell, in: table)
    if let view = cell["imageView"].flatMap(document.element(id:)) { options.image = image(view) }
    // The value beside a title is often set by code, which the file does not know.
    let other = isDetail ? cell["textLabel"] : cell["detailTextLabel"]
    let beside = other.flatMap(document.element(id:)).flatMap { text("text", of: $0) }
    let otherSlot = isDetail ? "\(family).title" : "\(family).detail"
    let style = family.split(separator: ".").last ?? ""
    return (
      isDetail ? "\(family).detail" : "\(family).title", options,
      [otherSlot: beside.map { [$0.reference] } ?? []],
      table != nil && !cell.hasCustomClass ? .certain : .likely,
      "\(isDetail ? "detailTextLabel" : "textLabel") of a table cell of style \(style)"
        + (options.style.map { " in a \($0) table" } ?? "")
    )
  }

  /// The height that the file gives a row; nil where the row is as high as it needs to be.
  ///
  /// The height of a prototype stands in the file for the canvas alone, and a controller of the
  /// app's own often makes the rows as high as they need to be.
  private func rowHeight(of cell: XMLTree.Element, in table: XMLTree.Element?) -> Double? {
    guard let table, !table.hasCustomClass,
      table.ancestors.first(where: \.isController)?.hasCustomClass == false
    else { return nil }
    let own = table["dataMode"] == "static" ? cell.number("rowHeight") : nil
    guard let height = own ?? table.number("rowHeight"), height >= 10 else { return nil }
    return height
  }

  mutating func addSection(_ section: XMLTree.Element) {
    let table = section.ancestors.first { $0.name == "tableView" }
    var options = SlotOptions()
    options.style = table?["style"].flatMap { Self.tableStyles.contains($0) ? $0 : nil }
    let place = options.style.map { " in a \($0) table" } ?? ""
    for part in ["header", "footer"] {
      add(
        text("\(part)Title", of: section), "tableSection.\(part)", options, .certain,
        "\(part)Title of a section\(place)")
    }
  }
}

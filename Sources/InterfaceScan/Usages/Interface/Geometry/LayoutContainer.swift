/// What a view lies in, as far as its own edges depend on it.
enum LayoutContainer {
  /// The view of a screen, or of a xib that code puts somewhere.
  case screen(isExact: Bool)
  /// Its size is up to code.
  case unknown
  /// It fills another view but for points on each side.
  case filled(XMLTree.Element, leading: ScreenLength, trailing: ScreenLength)
  /// It lies in another view.
  case superview(XMLTree.Element)
}

extension HorizontalLayout {
  /// What a view lies in.
  func container(of view: XMLTree.Element) -> LayoutContainer {
    let fills = { LayoutContainer.filled($0, leading: .zero, trailing: .zero) }
    switch view["key"] {
    case "view": return screen(of: view)
    case "contentView":
      guard let owner = view.parent else { return .unknown }
      let room = owner.name == "tableViewCell" ? Self.accessoryRoom(of: owner, view) : 0
      return .filled(owner, leading: .zero, trailing: .points(room))
    case "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView":
      return view.superview.map(fills) ?? .unknown
    case "titleView", "customView", "accessoryView", "editingAccessoryView", "inputAccessoryView":
      return .unknown
    default: break
    }
    switch view.name {
    case "tableViewCell":
      guard let table = view.superview, table.name == "tableView" else {
        return .screen(isExact: false)
      }
      let card: ScreenLength = table["style"] == "insetGrouped" ? .systemMargin : .zero
      return .filled(table, leading: card, trailing: card)
    case "collectionViewCell": return .unknown
    case "collectionReusableView": return .screen(isExact: false)
    default: break
    }
    guard let superview = view.superview else {
      // Code decides how large the view of a xib is shown; a narrow one is no screen.
      let width = view.frame?.width ?? 0
      return width >= 300 ? .screen(isExact: false) : .unknown
    }
    return .superview(superview)
  }

  /// The view of a view controller: the screen, or the view that embeds it.
  private func screen(of view: XMLTree.Element) -> LayoutContainer {
    guard let controller = view.parent, let id = controller.id else { return .unknown }
    if let container = embedding[id], container.index != view.index {
      return .filled(container, leading: .zero, trailing: .zero)
    }
    let style = controller["modalPresentationStyle"]
    return .screen(isExact: style != "popover" && style != "formSheet" && !popovers.contains(id))
  }

  /// The part of a row that its accessory takes, as Interface Builder has drawn it.
  static func accessoryRoom(
    of cell: XMLTree.Element, _ content: XMLTree.Element
  ) -> Double {
    guard cell["accessoryType"].map({ $0 != "none" }) ?? (cell.child(key: "accessoryView") != nil),
      let whole = cell.frame?.width, let part = content.frame?.width, whole > part
    else { return 0 }
    return whole - part
  }
}

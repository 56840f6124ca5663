import ColorContrast
import DynamicType

/// Navigation bars, tab bars and toolbars.
extension InterfacePairings {
  /// iOS 26 puts buttons and tabs on glass of its own, and gives the buttons of a bar with a tint
  /// the label colour (`ContrastRole`, navigationBar.button).
  private static let beforeGlass = OSGeneration.allCases.filter { $0 < .iOS26 }

  /// A bar that states its background: its title, its buttons, its tabs.
  mutating func addBar(_ bar: XMLTree.Element) {
    let background = barBackdrop(bar)
    if bar.name == "navigationBar" {
      for (key, component) in [
        ("titleTextAttributes", "navigationBar.title"),
        ("largeTitleTextAttributes", "navigationBar.largeTitle"),
      ] {
        let holders = [bar] + bar.children.filter { $0.name == "navigationBarAppearance" }
        for holder in holders {
          guard let attributes = holder.child(key: key),
            let color = colors.color("textColor", of: attributes)
          else { continue }
          pair(
            color, on: background, role: .text, component: component, of: bar,
            font: font(of: attributes))
        }
      }
    }
    let tint = colors.tint(of: bar)
    guard background.isStated || colors.color("tintColor", of: bar) != nil else { return }
    switch bar.name {
    case "navigationBar":
      pair(
        tint, on: background, role: .text, component: "navigationBar.button", of: bar,
        generations: Self.beforeGlass)
    case "toolbar":
      pair(
        tint, on: background, role: .text, component: "toolbar.button", of: bar,
        generations: Self.beforeGlass)
    default:
      pair(
        tint, on: background, role: .text, component: "tabBar.selectedTitle", of: bar,
        generations: Self.beforeGlass)
      pair(
        colors.color("unselectedItemTintColor", of: bar), on: background, role: .text,
        component: "tabBar.title", of: bar, generations: Self.beforeGlass)
    }
  }

  /// A button in a bar that has a tint of its own.
  mutating func addBarButtonItem(_ item: XMLTree.Element) {
    guard let tint = colors.color("tintColor", of: item) else { return }
    let bar = item.ancestors.first { $0.name == "toolbar" || $0.name == "navigationBar" }
    let background =
      bar.map(barBackdrop) ?? navigationBar(over: item).map(barBackdrop)
      ?? .unknown("the bar that shows the button is not in this file")
    let isSymbol = item["title"] == nil && item["systemItem"] == nil
    pair(
      tint, on: background, role: isSymbol ? .icon : .text, component: "barButtonItem", of: item,
      generations: Self.beforeGlass)
  }

  /// The white digits of a badge on the colour it states.
  mutating func addBadge(_ item: XMLTree.Element) {
    guard let color = colors.color("badgeColor", of: item) else { return }
    pair(
      colors.uiKitDefault("white"), on: PairedBackdrop(color), role: .text,
      component: "tabBar.badge", of: item)
  }

  /// What a bar looks like behind its contents.
  func barBackdrop(_ bar: XMLTree.Element) -> PairedBackdrop {
    let (background, color) = barAppearance(bar)
    if background.configuration == .opaque, let color, color.isOpaque {
      return PairedBackdrop(color)
    }
    return PairedBackdrop(base: .bar(background, color: color))
  }

  /// How a bar is configured, and the colour that the file gives it.
  func barAppearance(_ bar: XMLTree.Element) -> (bar: BarAppearance, color: PairedColor?) {
    let appearance = bar.children.first { child in
      child["key"] == "standardAppearance" && child.name.hasSuffix("Appearance")
    }
    let stated =
      appearance.flatMap { colors.color("backgroundColor", of: $0) }
      ?? colors.color("barTintColor", of: bar)
    let isOpaque = bar["translucent"] == "NO" || (appearance != nil && stated?.isOpaque == true)
    let color = isOpaque ? stated ?? colors.color("backgroundColor", of: bar) : stated
    let kind: BarAppearance.Bar =
      switch bar.name {
      case "tabBar": .tabBar
      case "toolbar": .toolbar
      default: .navigationBar
      }
    let background = BarAppearance(
      kind, configuration: isOpaque ? .opaque : .default, backgroundColor: color?.color,
      style: bar["barStyle"] == "black" ? .black : .default)
    return (background, color)
  }

  /// The navigation bar of the controller whose first screen holds an item.
  func navigationBar(over element: XMLTree.Element) -> XMLTree.Element? {
    guard
      let screen = element.ancestors.first(where: { $0["sceneMemberID"] == "viewController" }),
      let id = screen.id
    else { return nil }
    let controllers = document.tree.root.descendants.filter { controller in
      controller.name == "navigationController"
        && controller.child("connections")?.children.contains { segue in
          segue["relationship"] == "rootViewController" && segue["destination"] == id
        } == true
    }
    return controllers.count == 1 ? controllers[0].child(key: "navigationBar") : nil
  }
}

import DynamicType

/// What the app chose of a role, and what iOS did.
extension RoleContext {
  /// Whether the system alone decides how a role looks, so that its contrast is no fault of the app.
  ///
  /// A part of a control is the app's if it takes the tint; a text or a symbol also if it lies on
  /// the tint, on bars or on a background of the app's own. Placeholders are the system's.
  public func isSystemDefault(_ role: ContrastRole) -> Bool {
    if ownColors[role.name] != nil { return false }
    switch role.color(in: os) {
    case .tint, .tintWithAlpha: return false
    default: break
    }
    if role.kind == .control || role.name.hasSuffix("placeholder") { return true }
    if role.takesTint(in: os) { return false }
    return !isOwnSurface(of: role)
  }

  /// Whether the app chose what lies behind a role: the tint, a bar's colour, a background.
  public func isOwnSurface(of role: ContrastRole) -> Bool {
    switch role.surface(in: os) {
    case .screen: background != SystemColor.systemBackground
    case .bar(let bar), .scrollEdge(let bar): bars.contains { $0.bar == bar }
    case .fill(.tint), .fillOnBar(.tint, _): true
    case .platter, .fill, .fillOnBar, .card: false
    }
  }

  /// What lies behind a role, in words: `systemBackground`, `glass over the navigationBar`.
  public func surfaceName(of role: ContrastRole) -> String {
    switch role.surface(in: os) {
    case .screen: background.name
    case .bar(let bar): barName(bar)
    case .scrollEdge(let bar): barName(bar) + " at the scroll edge"
    case .platter(let bar): "glass in the \(bar.rawValue)"
    case .fill(let color): name(of: color)
    case .fillOnBar(let color, let bar): "\(name(of: color)) in the \(bar.rawValue)"
    case .card(let card): "the card of the \(card.rawValue)"
    }
  }

  /// The name of a role's colour: that of the tint, of a system colour, or the notation.
  public func colorName(of role: ContrastRole) -> String {
    if let own = ownColors[role.name] { return own.name }
    return role.color(in: os).map(name) ?? role.name
  }

  private func barName(_ bar: BarAppearance.Bar) -> String {
    let color = appearanceOfBar(bar).backgroundColor.map { "\($0.name) on " } ?? ""
    return "\(color)the \(bar.rawValue)"
  }

  private func name(of color: RoleColor) -> String {
    switch color {
    case .tint: tintName
    case .tintWithAlpha: "a share of \(tintName)"
    case .system(let name): name
    case .fixed(let light, let dark, _, _):
      (appearance.style == .dark ? dark : light).hexadecimal
    }
  }

  private var tintName: String {
    tintAdjustmentMode == .dimmed ? "\(tint.name) dimmed" : tint.name
  }
}

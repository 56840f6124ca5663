import ColorContrast
import DynamicType
import JSONText

/// The views of a theme file.
enum ThemeView {
  /// What a view hands down to the views in it.
  struct Inherited {
    /// The tint; nil while nobody set one.
    var tint: PairedColor?
    /// Whether an alert in front dims the tint.
    var isDimmed = false
    /// From back to front.
    var backdrop = PairedBackdrop.unknown("no view around it has an opaque background")
  }

  static let members = [
    "name", "class", "tint", "tintAdjustmentMode", "barTint", "background", "foreground", "role",
    "style", "size", "weight", "exempt", "children",
  ]

  /// What a class of UIKit shows in colours that can be paired, and whether it takes the tint.
  static let shown: [String: (role: ColorPairing.Role, takesTint: Bool)] = [
    "UILabel": (.text, false), "UITextField": (.text, false), "UITextView": (.text, false),
    "UIButton": (.text, true), "UIImageView": (.icon, true), "UISlider": (.control, true),
    "UIProgressView": (.control, true), "UINavigationBar": (.text, true),
    "UIToolbar": (.text, true), "UITabBar": (.text, true),
  ]

  static let bars: [String: BarAppearance.Bar] = [
    "UINavigationBar": .navigationBar, "UIToolbar": .toolbar, "UITabBar": .tabBar,
  ]
}

extension ThemeFileReader {
  /// Adds the pair that a view shows, and those of the views in it.
  mutating func addView(
    _ view: JSONValue, _ outer: ThemeView.Inherited
  ) throws(ScanProblem) {
    _ = try members(of: view, allowed: ThemeView.members, in: "a view")
    var inherited = outer
    if let tint = view["tint"] { inherited.tint = try paired(tint) }
    try readMode(of: view, into: &inherited)
    if let background = view["background"] {
      inherited.backdrop = cover(inherited.backdrop, with: try backdrop(background))
    }
    try addPair(of: view, inherited)
    guard let children = view["children"] else { return }
    guard case .array(let views) = children.kind else {
      throw problem(
        children.line, "expected \"children\" to be a list, found \(children.kindName)")
    }
    for child in views { try addView(child, inherited) }
  }

  private func readMode(
    of view: JSONValue, into inherited: inout ThemeView.Inherited
  ) throws(ScanProblem) {
    guard let mode = try text("tintAdjustmentMode", of: view) else { return }
    switch mode {
    case "automatic": break
    case "normal": inherited.isDimmed = false
    case "dimmed": inherited.isDimmed = true
    default:
      throw problem(
        view["tintAdjustmentMode"]?.line ?? view.line,
        "unknown tintAdjustmentMode \"\(mode)\"; known: automatic, normal, dimmed")
    }
  }

  private func cover(_ below: PairedBackdrop, with above: PairedBackdrop) -> PairedBackdrop {
    if case .unknown = above.base { return above }
    guard let rear = above.layers.first, !rear.isOpaque else { return above }
    return PairedBackdrop(base: below.base, layers: below.layers + above.layers)
  }

  private mutating func addPair(
    of view: JSONValue, _ inherited: ThemeView.Inherited
  ) throws(ScanProblem) {
    let className = try text("class", of: view) ?? "UIView"
    let shown = ThemeView.shown[className]
    let statedRole = try role(of: view)
    guard let role = statedRole ?? shown?.role ?? (view["foreground"] == nil ? nil : .text) else {
      return
    }
    var foreground: PairedColor?
    if let stated = view["foreground"] {
      foreground = try paired(stated)
    } else if shown?.takesTint ?? true {
      foreground =
        inherited.tint
        ?? PairedColor(SystemColor.defaultTint, place: nil, confidence: .likely)
    } else {
      foreground = SystemColor.named("label").map {
        PairedColor($0, place: nil, confidence: .likely)
      }
    }
    guard let foreground else { return }
    let backdrop = try bar(of: view, className) ?? inherited.backdrop
    let exemption = try exemption(of: view)
    add(
      ColorPairing(
        foreground, on: backdrop, role: role, component: try text("name", of: view) ?? className,
        reason: .theme, explanation: "a view of the theme shows it", place: place(view),
        confidence: .certain, font: try font(of: view),
        exemption: exemption ?? (inherited.isDimmed ? .disabled : nil)))
  }

  /// The background of a bar, which lies over what scrolls below; nil for other views.
  private mutating func bar(
    of view: JSONValue, _ className: String
  ) throws(ScanProblem) -> PairedBackdrop? {
    let tint = view["barTint"]
    guard let bar = ThemeView.bars[className] else {
      guard let tint else { return nil }
      let known = ThemeView.bars.keys.sorted().joined(separator: ", ")
      throw problem(tint.line, "\"barTint\" belongs to \(known)")
    }
    var color: PairedColor?
    if let tint { color = try paired(tint) }
    return PairedBackdrop(
      base: .bar(BarAppearance(bar, backgroundColor: color?.color), color: color))
  }
}

import ColorContrast
import DynamicType
import JSONText

/// A view of a theme file, in the order parents first.
struct ThemeView {
  /// The view as it was written.
  let value: JSONValue
  /// What is behind it.
  let outer: PairedBackdrop
  /// The same with its own background.
  let backdrop: PairedBackdrop
  /// The number of the first view after it that does not lie in it.
  var end = 0

  static let members = [
    "name", "class", "tint", "tintAdjustmentMode", "barTint", "barStyle", "translucent",
    "barPosition", "background", "foreground", "role", "style", "size", "weight", "exempt",
    "statusBar", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "children",
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
  /// Adds the pairs and the status bars that a view and those in it show.
  mutating func addViews(
    _ root: JSONValue, in environment: TintEnvironment
  ) throws(ScanProblem) {
    var views: [ThemeView] = []
    let outside = PairedBackdrop.unknown("no view around it has an opaque background")
    let tree = try node(of: root, over: outside, into: &views)
    let tints = tree.tints(in: environment)
    for (view, tint) in zip(views, tints) { try addPair(of: view, tint) }
    for index in views.indices where views[index].value["statusBar"] != nil {
      try addStatusBar(of: index, in: views, tints)
    }
  }

  /// The view as UIKit's tree has it; `views` gets it and those in it.
  private mutating func node(
    of value: JSONValue, over outer: PairedBackdrop, into views: inout [ThemeView]
  ) throws(ScanProblem) -> ViewNode {
    _ = try members(of: value, allowed: ThemeView.members, in: "a view")
    let className = try text("class", of: value) ?? "UIView"
    var node = ViewNode(try text("name", of: value) ?? className, className: className)
    node.tintColor = try value["tint"].map { value throws(ScanProblem) in try color(value) }
    node.barTintColor = try value["barTint"].map { value throws(ScanProblem) in try color(value) }
    if let mode = try choice("tintAdjustmentMode", of: value, as: TintAdjustmentMode.self) {
      node.tintAdjustmentMode = mode
    }
    var backdrop = outer
    if let background = value["background"] {
      backdrop = cover(outer, with: try self.backdrop(background))
    }
    let index = views.count
    views.append(ThemeView(value: value, outer: outer, backdrop: backdrop))
    if let children = value["children"] {
      guard case .array(let list) = children.kind else {
        throw problem(
          children.line, "expected \"children\" to be a list, found \(children.kindName)")
      }
      for child in list {
        node.children.append(try self.node(of: child, over: backdrop, into: &views))
      }
    }
    views[index].end = views.count
    return node
  }

  private func cover(_ below: PairedBackdrop, with above: PairedBackdrop) -> PairedBackdrop {
    if case .unknown = above.base { return above }
    guard let rear = above.layers.first, !rear.isOpaque else { return above }
    return PairedBackdrop(base: below.base, layers: below.layers + above.layers)
  }

  private mutating func addPair(of view: ThemeView, _ tint: ViewTint) throws(ScanProblem) {
    let value = view.value
    let shown = ThemeView.shown[tint.className]
    let statedRole = try role(of: value)
    guard let role = statedRole ?? shown?.role ?? (value["foreground"] == nil ? nil : .text) else {
      return
    }
    var foreground: PairedColor?
    if let stated = value["foreground"] {
      foreground = try paired(stated)
    } else if shown?.takesTint ?? true {
      foreground = paired(tint, value)
    } else {
      foreground = SystemColor.named("label").map {
        PairedColor($0, place: nil, confidence: .likely)
      }
    }
    guard let foreground else { return }
    let bar = try barAppearance(of: value, tint).map { bar in
      PairedBackdrop(base: .bar(bar.appearance, color: bar.color))
    }
    let exemption = try exemption(of: value)
    add(
      ColorPairing(
        foreground, on: bar ?? view.backdrop, role: role,
        component: try text("name", of: value) ?? tint.className, reason: .theme,
        explanation: explanation(
          tint, isTint: value["foreground"] == nil && shown?.takesTint != false),
        place: place(value), confidence: .certain, font: try font(of: value),
        exemption: exemption ?? (tint.isDimmed ? .disabled : nil)))
  }

  /// The tint of a view; the place is where the theme or the project states it.
  private func paired(_ tint: ViewTint, _ value: JSONValue) -> PairedColor {
    switch tint.origin {
    case .systemDefault: PairedColor(tint.tint, place: nil, confidence: .likely)
    case .accentColor: PairedColor(tint.tint, place: place(value), confidence: .likely)
    case .own: PairedColor(tint.tint, place: place(value["tint"] ?? value))
    case .appearanceProxy, .inherited: PairedColor(tint.tint, place: place(value))
    }
  }

  private func explanation(_ tint: ViewTint, isTint: Bool) -> String {
    let lead = "a view of the theme shows it"
    guard isTint else { return lead }
    let source: String? =
      switch tint.origin {
      case .own: nil
      case .appearanceProxy(let name): "the tint is from the proxy of \(name)"
      case .inherited(let path): "the tint is from \(path.joined(separator: " > "))"
      case .accentColor: "the tint is the accent colour"
      case .systemDefault: "nobody sets a tint"
      }
    return source.map { "\(lead); \($0)" } ?? lead
  }

  /// How a bar is configured, and the colour the theme gives it; nil for other views.
  func barAppearance(
    of value: JSONValue, _ tint: ViewTint
  ) throws(ScanProblem) -> (appearance: BarAppearance, color: PairedColor?)? {
    guard let bar = ThemeView.bars[tint.className] else {
      for name in ["barTint", "barStyle", "translucent", "barPosition"] {
        guard let member = value[name] else { continue }
        let known = ThemeView.bars.keys.sorted().joined(separator: ", ")
        throw problem(member.line, "\"\(name)\" belongs to \(known)")
      }
      return nil
    }
    let color = tint.barTint.map { PairedColor($0, place: place(value["barTint"] ?? value)) }
    let isTranslucent = try flag("translucent", of: value) ?? true
    let style = try choice("barStyle", of: value, as: BarAppearance.Style.self) ?? .default
    let appearance = BarAppearance(
      bar, configuration: isTranslucent ? .default : .opaque, backgroundColor: color?.color,
      style: style)
    return (appearance, color)
  }
}

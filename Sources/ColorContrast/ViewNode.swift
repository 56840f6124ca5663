import DynamicType

/// A view with what it sets about colours, and its subviews: enough of a view tree to find the tint
/// of each view.
public struct ViewNode: Sendable, Hashable {
  /// What reports call the view.
  public var name: String
  /// The UIKit class, such as `UINavigationBar`; `UIView` unless known.
  public var className: String
  /// `tintColor` as the app sets it; `nil` takes the parent's.
  public var tintColor: DynamicColor?
  /// `tintAdjustmentMode` as the app sets it.
  public var tintAdjustmentMode: TintAdjustmentMode
  /// `barTintColor`: the colour of a bar's background, apart from its tint; only bars have one.
  public var barTintColor: DynamicColor?
  /// `backgroundColor`; `nil` shows what is behind.
  public var backgroundColor: DynamicColor?
  /// The subviews.
  public var children: [ViewNode]

  /// Creates a view; what is left out is inherited or absent.
  public init(
    _ name: String, className: String = "UIView", tintColor: DynamicColor? = nil,
    tintAdjustmentMode: TintAdjustmentMode = .automatic, barTintColor: DynamicColor? = nil,
    backgroundColor: DynamicColor? = nil, children: [ViewNode] = []
  ) {
    self.name = name
    self.className = className
    self.tintColor = tintColor
    self.tintAdjustmentMode = tintAdjustmentMode
    self.barTintColor = barTintColor
    self.backgroundColor = backgroundColor
    self.children = children
  }

  /// Finds the tint of this view as a window's root and of all its subviews, parents first.
  public func tints(in environment: TintEnvironment) -> [ViewTint] {
    var result: [ViewTint] = []
    let start = TintWalk(
      tint: environment.accentColor ?? SystemColor.defaultTint,
      origin: environment.accentColor == nil ? .systemDefault : .accentColor,
      mode: environment.isAlertPresented ? .dimmed : .normal, layers: [], ancestors: [])
    start.visit(self, in: environment, into: &result)
    return result
  }
}

/// What the tints of a view tree depend on besides the tree.
public struct TintEnvironment: Sendable {
  /// Light or dark, contrast and level.
  public var appearance: Appearance
  /// The generation of iOS, which decides the default tint.
  public var os: OSGeneration
  /// Whether an alert, an action sheet or a popover is in front, which dims what is behind.
  public var isAlertPresented: Bool
  /// The asset `AccentColor`, which is the tint of the app's windows (Xcode 12 on); `nil` without.
  public var accentColor: DynamicColor?
  /// The appearance proxies in the order in which the app sets them.
  public var proxies: [AppearanceProxy]

  /// Creates an environment.
  public init(
    appearance: Appearance = .light, os: OSGeneration = .newest, isAlertPresented: Bool = false,
    accentColor: DynamicColor? = nil, proxies: [AppearanceProxy] = []
  ) {
    self.appearance = appearance
    self.os = os
    self.isAlertPresented = isAlertPresented
    self.accentColor = accentColor
    self.proxies = proxies
  }
}

/// The colours one view of a tree ends up with.
public struct ViewTint: Sendable, Hashable {
  /// Where a tint comes from.
  public enum Origin: Sendable, Hashable {
    /// The view sets it.
    case own
    /// The proxy of this class sets it.
    case appearanceProxy(className: String)
    /// The nearest view above that has one sets it, named from the root.
    case inherited(path: [String])
    /// The asset `AccentColor`.
    case accentColor
    /// Nobody: system blue.
    case systemDefault
  }

  /// The names from the root to the view.
  public let path: [String]
  /// The UIKit class.
  public let className: String
  /// The tint, dimmed if it is; `nil` if this generation of iOS does not have the colour.
  public let tint: SourcedColor?
  /// Where the tint comes from.
  public let origin: Origin
  /// Whether the tint is dimmed. What is behind an alert is inactive, and WCAG exempts it.
  public let isDimmed: Bool
  /// What is behind the contents of the view: the backgrounds of the view and those above it.
  public let backdrop: Backdrop
  /// The bar's own background colour; `nil` for other views and where it is the system's.
  public let barTint: SourcedColor?
}

/// What is handed down while walking through a view tree.
private struct TintWalk {
  let tint: DynamicColor
  let origin: ViewTint.Origin
  let mode: TintAdjustmentMode
  let layers: [Color]
  let ancestors: [ViewNode]

  func visit(_ node: ViewNode, in environment: TintEnvironment, into result: inout [ViewTint]) {
    let path = (ancestors + [node]).map(\.name)
    let (tint, origin) = resolvedTint(of: node, environment)
    let isDimmed = resolvedMode(of: node) == .dimmed
    let mode: TintAdjustmentMode = isDimmed ? .dimmed : .normal
    let layers = self.layers + layer(of: node, environment)
    let barTint =
      node.barTintColor
      ?? AppearanceProxy.match(environment.proxies, node, ancestors, \.barTintColor)?.value
    result.append(
      ViewTint(
        path: path, className: node.className,
        tint: tint.resolved(in: environment.appearance, os: environment.os).map(mode.tint),
        origin: origin, isDimmed: isDimmed, backdrop: Self.backdrop(layers),
        barTint: UIKitClass.isBar(node.className)
          ? barTint?.resolved(in: environment.appearance, os: environment.os) : nil))
    let handedDown: ViewTint.Origin
    switch origin {
    case .own, .appearanceProxy: handedDown = .inherited(path: path)
    case .inherited, .accentColor, .systemDefault: handedDown = origin
    }
    let walk = TintWalk(
      tint: tint, origin: handedDown, mode: mode, layers: layers, ancestors: ancestors + [node])
    for child in node.children { walk.visit(child, in: environment, into: &result) }
  }

  private func resolvedTint(
    of node: ViewNode, _ environment: TintEnvironment
  ) -> (DynamicColor, ViewTint.Origin) {
    if let own = node.tintColor { return (own, .own) }
    if let match = AppearanceProxy.match(environment.proxies, node, ancestors, \.tintColor) {
      return (match.value, .appearanceProxy(className: match.proxy.className))
    }
    return (tint, origin)
  }

  /// What presents in front of the rest is not dimmed with it.
  private func resolvedMode(of node: ViewNode) -> TintAdjustmentMode {
    if node.tintAdjustmentMode != .automatic { return node.tintAdjustmentMode }
    return UIKitClass.isPresented(node.className) ? .normal : mode
  }

  private func layer(of node: ViewNode, _ environment: TintEnvironment) -> [Color] {
    guard
      let background = node.backgroundColor?.resolved(
        in: environment.appearance, os: environment.os),
      background.color.alpha > 0
    else { return [] }
    return [background.color]
  }

  private static func backdrop(_ layers: [Color]) -> Backdrop {
    guard let front = layers.lastIndex(where: \.isOpaque) else {
      let backdrop = Backdrop.unknown(reason: "no view up to the window has an opaque background")
      return layers.isEmpty ? backdrop : backdrop.covered(by: layers)
    }
    let visible = Array(layers[front...])
    return visible.count == 1 ? .color(visible[0]) : .layers(visible)
  }
}

/// What is handed down while walking through a view tree.
struct TintWalk {
  let tint: DynamicColor
  let origin: ViewTint.Origin
  let mode: TintAdjustmentMode
  let ancestors: [ViewNode]

  func visit(_ node: ViewNode, in environment: TintEnvironment, into result: inout [ViewTint]) {
    let path = (ancestors + [node]).map(\.name)
    let (tint, origin) = resolvedTint(of: node, environment)
    let isDimmed = resolvedMode(of: node) == .dimmed
    let mode: TintAdjustmentMode = isDimmed ? .dimmed : .normal
    let barTint =
      node.barTintColor
      ?? AppearanceProxy.match(environment.proxies, node, ancestors, \.barTintColor)?.value
    result.append(
      ViewTint(
        path: path, className: node.className,
        tint: isDimmed ? mode.tint(tint) : tint, origin: origin, isDimmed: isDimmed,
        barTint: UIKitClass.isBar(node.className) ? barTint : nil))
    let handedDown: ViewTint.Origin
    switch origin {
    case .own, .appearanceProxy: handedDown = .inherited(path: path)
    case .inherited, .accentColor, .systemDefault: handedDown = origin
    }
    let walk = TintWalk(
      tint: tint, origin: handedDown, mode: mode, ancestors: ancestors + [node])
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
}

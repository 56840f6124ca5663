import DynamicType

/// What a screen puts below the status bar.
public struct StatusBarScene: Sendable {
  /// The bar at the top; `nil` if there is none or it is hidden.
  public var bar: BarAppearance?
  /// Where that bar is attached; a navigation controller's is attached to the top of the screen.
  public var position: BarPosition
  /// Whether the screen's contents go on below bars.
  public var layout: ExtendedLayout
  /// The contents at the top of the screen.
  public var contents: Backdrop
  /// What is below a bar where the contents do not go on: the background of the window or of the
  /// container.
  public var window: Backdrop

  /// Creates a scene; without a bar the contents reach the top.
  public init(
    bar: BarAppearance? = nil, position: BarPosition = .topAttached,
    layout: ExtendedLayout = ExtendedLayout(), contents: Backdrop,
    window: Backdrop = .unknown(reason: "the background of the window")
  ) {
    self.bar = bar
    self.position = position
    self.layout = layout
    self.contents = contents
    self.window = window
  }

  /// What lies behind the status bar.
  ///
  /// - Parameter isAtScrollEdge: Whether the contents end at the bar.
  public func backdrop(
    in appearance: Appearance, os: OSGeneration, isAtScrollEdge: Bool = false,
    reducesTransparency: Bool = false
  ) -> Backdrop {
    guard let bar, position.coversStatusBar else { return contents }
    let material = bar.material(
      in: appearance, os: os, isAtScrollEdge: isAtScrollEdge,
      reducesTransparency: reducesTransparency)
    return material.backdrop(over: layout.reachesUnder(material) ? contents : window)
  }

  /// Judges the status bar of this screen.
  public func judge(
    _ configuration: StatusBarConfiguration, preferred: StatusBarStyle? = nil,
    in appearance: Appearance, os: OSGeneration, isAtScrollEdge: Bool = false
  ) -> StatusBarJudgement {
    let own = configuration.appearance(appearance)
    let bar = bar?.bar == .navigationBar ? bar : nil
    return StatusBarJudgement(
      configuration.style(preferred: preferred, navigationBar: bar),
      over: backdrop(in: own, os: os, isAtScrollEdge: isAtScrollEdge), in: own, os: os)
  }
}

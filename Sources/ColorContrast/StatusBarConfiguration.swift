import DynamicType

/// What decides over the style of the status bar: the app's Info.plist and the screen shown.
public struct StatusBarConfiguration: Sendable, Hashable {
  /// `UIViewControllerBasedStatusBarAppearance`; true when the key is absent.
  public var isViewControllerBased: Bool
  /// `UIStatusBarStyle` of Info.plist: the style at launch, and the app's own where view controllers
  /// do not decide; `nil` when the key is absent.
  public var applicationStyle: StatusBarStyle?
  /// `UIUserInterfaceStyle` of Info.plist: the one appearance the app has; `nil` for both.
  public var forcedStyle: Appearance.Style?

  /// Creates a configuration; that of an Info.plist without the keys unless told.
  public init(
    isViewControllerBased: Bool = true, applicationStyle: StatusBarStyle? = nil,
    forcedStyle: Appearance.Style? = nil
  ) {
    self.isViewControllerBased = isViewControllerBased
    self.applicationStyle = applicationStyle
    self.forcedStyle = forcedStyle
  }

  /// The style while a screen is shown.
  ///
  /// Without view controllers deciding it is the app's. Otherwise a visible navigation bar decides
  /// by its `barStyle`, because a navigation controller does not ask the screen in it; without one
  /// the screen's `preferredStatusBarStyle` counts (Apple documentation: TN3105 and
  /// `childForStatusBarStyle`; reports in lionheart/openradar-mirror 4404).
  ///
  /// - Parameters:
  ///   - preferred: `preferredStatusBarStyle` of the screen's view controller; `nil` if it does not
  ///     override it.
  ///   - navigationBar: The visible navigation bar of the controller around it; `nil` without.
  public func style(
    preferred: StatusBarStyle? = nil, navigationBar: BarAppearance? = nil
  ) -> StatusBarStyle {
    guard isViewControllerBased else { return applicationStyle ?? .default }
    if let navigationBar { return navigationBar.style == .black ? .lightContent : .default }
    return preferred ?? .default
  }

  /// The appearance that the app has while the system is in `appearance`.
  public func appearance(_ appearance: Appearance) -> Appearance {
    var own = appearance
    own.style = forcedStyle ?? appearance.style
    return own
  }
}

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

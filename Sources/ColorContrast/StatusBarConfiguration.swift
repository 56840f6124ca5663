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

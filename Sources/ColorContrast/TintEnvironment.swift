/// What the tints of a view tree depend on besides the tree.
public struct TintEnvironment: Sendable {
  /// Whether an alert, an action sheet or a popover is in front, which dims what is behind.
  public var isAlertPresented: Bool
  /// The asset `AccentColor`, which is the tint of the app's windows (Xcode 12 on); `nil` without.
  public var accentColor: DynamicColor?
  /// The appearance proxies in the order in which the app sets them.
  public var proxies: [AppearanceProxy]

  /// Creates an environment.
  public init(
    isAlertPresented: Bool = false, accentColor: DynamicColor? = nil,
    proxies: [AppearanceProxy] = []
  ) {
    self.isAlertPresented = isAlertPresented
    self.accentColor = accentColor
    self.proxies = proxies
  }
}

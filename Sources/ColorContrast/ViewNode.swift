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
  /// The subviews.
  public var children: [ViewNode]

  /// Creates a view; what is left out is inherited or absent.
  public init(
    _ name: String, className: String = "UIView", tintColor: DynamicColor? = nil,
    tintAdjustmentMode: TintAdjustmentMode = .automatic, barTintColor: DynamicColor? = nil,
    children: [ViewNode] = []
  ) {
    self.name = name
    self.className = className
    self.tintColor = tintColor
    self.tintAdjustmentMode = tintAdjustmentMode
    self.barTintColor = barTintColor
    self.children = children
  }

  /// Finds the tint of this view as a window's root and of all its subviews, parents first.
  public func tints(in environment: TintEnvironment) -> [ViewTint] {
    var result: [ViewTint] = []
    let start = TintWalk(
      tint: environment.accentColor ?? SystemColor.defaultTint,
      origin: environment.accentColor == nil ? .systemDefault : .accentColor,
      mode: environment.isAlertPresented ? .dimmed : .normal, ancestors: [])
    start.visit(self, in: environment, into: &result)
    return result
  }
}

/// What an app sets on the appearance proxy of a class: `UINavigationBar.appearance().tintColor`.
public struct AppearanceProxy: Sendable, Hashable {
  /// The class whose proxy it is; subclasses follow it.
  public var className: String
  /// The classes of `appearance(whenContainedInInstancesOf:)` from the inside outwards; empty for
  /// `appearance()`.
  public var containers: [String]
  /// The tint it sets, or `nil`.
  public var tintColor: DynamicColor?
  /// The bars' background colour it sets, or `nil`.
  public var barTintColor: DynamicColor?
  /// Whether it is set when the views are in a window already, which has no effect on them.
  public var isSetTooLate: Bool

  /// Creates a proxy's settings.
  public init(
    _ className: String, containers: [String] = [], tintColor: DynamicColor? = nil,
    barTintColor: DynamicColor? = nil, isSetTooLate: Bool = false
  ) {
    self.className = className
    self.containers = containers
    self.tintColor = tintColor
    self.barTintColor = barTintColor
    self.isSetTooLate = isSetTooLate
  }

  /// What this proxy does otherwise than its author may think, in sentences.
  ///
  /// The first is Apple's documentation of `UIAppearance`; the second follows from it, and from that
  /// of `UIView.tintColor`; the third from that of the bars, which alone have a `barTintColor`.
  public var warnings: [String] {
    var warnings: [String] = []
    if isSetTooLate {
      warnings.append(
        "the proxy has no effect: a view that is in a window keeps its colours")
    }
    if className == "UIView", tintColor != nil {
      warnings.append(
        "a tint set for UIView gives every view one of its own; none inherits any more")
    }
    if barTintColor != nil, !UIKitClass.isBar(className) {
      warnings.append("\(className) is no bar and has no barTintColor")
    }
    return warnings
  }

  /// The setting of a property that counts for a view: that of the nearest superclass; of several
  /// the one whose outermost container is nearest to the window, then the one with more containers,
  /// then the last (Apple documentation: UIAppearance).
  static func match(
    _ proxies: [AppearanceProxy], _ node: ViewNode, _ ancestors: [ViewNode],
    _ property: KeyPath<AppearanceProxy, DynamicColor?>
  ) -> (proxy: AppearanceProxy, value: DynamicColor)? {
    var best: (rank: [Int], proxy: AppearanceProxy, value: DynamicColor)?
    for (index, proxy) in proxies.enumerated() where !proxy.isSetTooLate {
      guard let value = proxy[keyPath: property],
        let distance = UIKitClass.distance(from: node.className, to: proxy.className),
        let outermost = proxy.outermostContainer(among: ancestors)
      else { continue }
      let rank = [-distance, -outermost, proxy.containers.count, index]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
        best = (rank, proxy, value)
      }
    }
    return best.map { ($0.proxy, $0.value) }
  }

  /// The place of the outermost container from the root; more than any place without containers,
  /// `nil` if the containers are not all there in their order.
  private func outermostContainer(among ancestors: [ViewNode]) -> Int? {
    var place = ancestors.count
    for container in containers {
      let match = ancestors[..<place].lastIndex {
        UIKitClass.distance(from: $0.className, to: container) != nil
      }
      guard let match else { return nil }
      place = match
    }
    return containers.isEmpty ? ancestors.count : place
  }
}

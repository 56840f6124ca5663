import DynamicType

/// How a bar's background is configured, as `UIBarAppearance` and the older properties have it.
public struct BarAppearance: Sendable, Hashable {
  /// Which bar it is.
  public enum Bar: String, CaseIterable, Sendable {
    /// `UINavigationBar`.
    case navigationBar
    /// `UITabBar`.
    case tabBar
    /// `UIToolbar`.
    case toolbar
    /// `UISearchBar` on its own.
    case searchBar
  }

  /// The three ways to configure a background.
  public enum Configuration: String, CaseIterable, Sendable {
    /// `configureWithDefaultBackground()`: translucent.
    case `default`
    /// `configureWithOpaqueBackground()`, or `isTranslucent = false`.
    case opaque
    /// `configureWithTransparentBackground()`.
    case transparent
  }

  /// `UIBarStyle`.
  public enum Style: String, CaseIterable, Sendable {
    /// Follows the appearance; light before iOS 13.
    case `default`
    /// Always dark, with a light status bar above.
    case black
  }

  /// The bar.
  public var bar: Bar
  /// How its background is configured while contents are below it.
  public var configuration: Configuration
  /// The same where the contents end at the bar: `scrollEdgeAppearance`. `nil` is the system's
  /// choice: transparent from iOS 13 on, where bars do so, and as usual before.
  public var scrollEdge: Configuration?
  /// `barTintColor`, or the `backgroundColor` of an appearance; `nil` is the system's.
  public var backgroundColor: DynamicColor?
  /// `barStyle`.
  public var style: Style

  /// Creates the background of a bar; the system's unless told.
  public init(
    _ bar: Bar, configuration: Configuration = .default, scrollEdge: Configuration? = nil,
    backgroundColor: DynamicColor? = nil, style: Style = .default
  ) {
    self.bar = bar
    self.configuration = configuration
    self.scrollEdge = scrollEdge
    self.backgroundColor = backgroundColor
    self.style = style
  }

  /// Light or dark, as the bar itself is.
  public func interfaceStyle(in appearance: Appearance, os: OSGeneration) -> Appearance.Style {
    if style == .black { return .dark }
    return os == .iOS7 ? .light : appearance.style
  }

  /// What the bar lays over the contents.
  ///
  /// - Parameters:
  ///   - isAtScrollEdge: Whether the contents end at the bar instead of going on below it.
  ///   - reducesTransparency: Whether the setting Reduce Transparency is on.
  public func material(
    in appearance: Appearance, os: OSGeneration, isAtScrollEdge: Bool = false,
    reducesTransparency: Bool = false
  ) -> BarMaterial {
    var own = appearance
    own.style = interfaceStyle(in: appearance, os: os)
    let material = fullMaterial(in: own, os: os, isAtScrollEdge: isAtScrollEdge)
    return reducesTransparency ? BarMaterials.reduced(material) : material
  }

  private func fullMaterial(
    in appearance: Appearance, os: OSGeneration, isAtScrollEdge: Bool
  ) -> BarMaterial {
    let color = backgroundColor?.resolved(in: appearance, os: os)
    switch isAtScrollEdge ? scrollEdge ?? systemScrollEdge(os) : configuration {
    case .transparent:
      // An app may give a transparent configuration a colour; without one there is nothing.
      guard let color, scrollEdge == .transparent || configuration == .transparent else {
        return BarMaterials.transparent
      }
      return color.color.isOpaque
        ? BarMaterials.opaque(color)
        : BarMaterial([color.color], source: color.source, confidence: color.confidence)
    case .opaque:
      if let color { return BarMaterials.opaque(color) }
      let background = SystemColor.uiColor("systemBackground")?.resolved(in: appearance, os: os)
      if os == .iOS7, appearance.style == .dark {
        return BarMaterials.opaque(
          SourcedColor(
            .black, source: "Apple documentation: UINavigationBar.isTranslucent (UIBarStyleBlack)",
            confidence: .certain))
      }
      return background.map(BarMaterials.opaque) ?? BarMaterials.transparent
    case .default:
      guard let color else { return BarMaterials.standard(bar, appearance.style, os) }
      return BarMaterials.translucent(color.color, os)
    }
  }

  /// The system's choice at the scroll edge: iOS 13 made bars with large titles transparent there
  /// and iOS 15 all navigation bars, tab bars and toolbars (Apple documentation:
  /// `UINavigationBar.scrollEdgeAppearance`); search bars on their own have none.
  private func systemScrollEdge(_ os: OSGeneration) -> Configuration {
    os == .iOS7 || bar == .searchBar ? configuration : .transparent
  }
}

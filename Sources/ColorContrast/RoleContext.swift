import DynamicType

/// The surroundings in which roles are judged: appearance, text size, tint and what lies where.
public struct RoleContext: Sendable, Hashable {
  /// Light or dark, contrast and level.
  public var appearance: Appearance
  /// The generation of iOS.
  public var os: OSGeneration
  /// The text size, which decides what is large text.
  public var category: ContentSizeCategory
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// From which size on text is large.
  public var largeText: LargeText
  /// The tint of the views.
  public var tint: DynamicColor
  /// Whether the tint is dimmed, as it is behind an alert; what lies on a card never is.
  public var tintAdjustmentMode: TintAdjustmentMode
  /// The background of the screen, cell or section.
  public var background: DynamicColor
  /// The colours of what goes on below bars and cards, which may be any of them or a mix; `nil` is
  /// the background alone, and without any it may be everything.
  public var contents: [DynamicColor]?
  /// Bars that are not as the system makes them.
  public var bars: [BarAppearance]
  /// Whether the setting Reduce Transparency is on.
  public var reducesTransparency: Bool
  /// Colours that the app gives single roles, by the role's name.
  public var ownColors: [String: DynamicColor]

  /// Creates a context; the system's own colours at the default size unless told.
  public init(
    appearance: Appearance = .light, os: OSGeneration = .newest,
    category: ContentSizeCategory = .default, boldText: Bool = false,
    largeText: LargeText = .points, tint: DynamicColor = SystemColor.defaultTint,
    tintAdjustmentMode: TintAdjustmentMode = .normal, background: DynamicColor? = nil,
    contents: [DynamicColor]? = nil, bars: [BarAppearance] = [],
    reducesTransparency: Bool = false, ownColors: [String: DynamicColor] = [:]
  ) {
    self.appearance = appearance
    self.os = os
    self.category = category
    self.boldText = boldText
    self.largeText = largeText
    self.tint = tint
    self.tintAdjustmentMode = tintAdjustmentMode
    self.background = background ?? SystemColor.systemBackground
    self.contents = contents
    self.bars = bars
    self.reducesTransparency = reducesTransparency
    self.ownColors = ownColors
  }

  /// The tint in this appearance, dimmed if it is; `nil` if the generation does not have it.
  public var resolvedTint: SourcedColor? {
    tint.resolved(in: appearance, os: os).map(tintAdjustmentMode.tint)
  }

  /// What goes on below bars and cards.
  private var below: Backdrop {
    guard let contents else { return screen }
    return .contents(
      contents.compactMap { $0.resolved(in: appearance, os: os)?.color },
      named: "what scrolls below")
  }

  /// What is seen of the screen where nothing lies on it.
  public var screen: Backdrop {
    guard let color = background.resolved(in: appearance, os: os)?.color else {
      return .unknown(reason: "\(background.name) does not exist in \(os.displayName)")
    }
    return color.isOpaque
      ? .color(color)
      : .unknown(reason: "what is behind the translucent \(background.name)").covered(by: [color])
  }

  /// What lies behind elements on a surface, with how sure that is.
  func backdrop(on surface: ContrastRole.Surface) -> (backdrop: Backdrop, confidence: Confidence) {
    switch surface {
    case .screen:
      return (screen, background.resolved(in: appearance, os: os)?.confidence ?? .guess)
    case .bar(let bar): return self.bar(bar, over: below)
    case .scrollEdge(let bar):
      let material = self.material(bar, isAtScrollEdge: true)
      return (material.backdrop(over: screen), material.confidence)
    case .platter(let bar):
      let (behind, _) = self.bar(bar, over: below)
      let platter = BarMaterials.platter(barStyle(bar))
      let material = reducesTransparency ? BarMaterials.reduced(platter) : platter
      return (material.backdrop(over: behind), material.confidence)
    case .fill(let color):
      guard let fill = color.resolved(tint: resolvedTint, in: appearance, os: os) else {
        return (screen, .guess)
      }
      return (screen.covered(by: [fill.color]), fill.confidence)
    case .fillOnBar(let color, let bar):
      let isCapsule = os >= .iOS26 && bar == .tabBar
      let (behind, confidence) =
        isCapsule ? backdrop(on: .platter(bar)) : self.bar(bar, over: below)
      guard let fill = color.resolved(tint: resolvedTint, in: appearance, os: os) else {
        return (behind, .guess)
      }
      return (behind.covered(by: [fill.color]), min(fill.confidence, confidence))
    case .card(let card):
      let material = card.material(in: appearance, os: os)
      let shown = reducesTransparency ? BarMaterials.reduced(material) : material
      return (shown.backdrop(over: below), shown.confidence)
    }
  }

  private func bar(
    _ bar: BarAppearance.Bar, over below: Backdrop
  ) -> (backdrop: Backdrop, confidence: Confidence) {
    let material = self.material(bar, isAtScrollEdge: false)
    guard os >= .iOS26, material.layers.isEmpty, appearanceOfBar(bar).configuration == .default,
      let background = background.resolved(in: appearance, os: os)
    else { return (material.backdrop(over: below), material.confidence) }
    return (BarMaterials.scrollEdge(background.color, below), .guess)
  }

  private func material(_ bar: BarAppearance.Bar, isAtScrollEdge: Bool) -> BarMaterial {
    appearanceOfBar(bar).material(
      in: appearance, os: os, isAtScrollEdge: isAtScrollEdge,
      reducesTransparency: reducesTransparency)
  }

  private func barStyle(_ bar: BarAppearance.Bar) -> Appearance.Style {
    appearanceOfBar(bar).interfaceStyle(in: appearance, os: os)
  }

  func appearanceOfBar(_ bar: BarAppearance.Bar) -> BarAppearance {
    bars.first { $0.bar == bar } ?? BarAppearance(bar)
  }
}

import ColorContrast
import DynamicType
import Localization

/// What lies behind the status bar of a screen, as far as an interface file or a theme tells.
public struct StatusBarBackdrop: Sendable, Hashable {
  /// The screen: its class, its label in Interface Builder or its object id; in a theme its name.
  public var screen: String
  /// The navigation bar at the top; nil without one.
  public var bar: BarAppearance?
  /// The colour that the project gives the bar.
  public var barColor: PairedColor?
  /// Where the bar is attached.
  public var position = BarPosition.topAttached
  /// Whether the screen's contents go on below the bar.
  public var layout = ExtendedLayout()
  /// What is at the top of the screen.
  public var contents: PairedBackdrop
  /// What is below a bar where the contents do not go on.
  public var window = PairedBackdrop.unknown("the background of the window")
  /// `preferredStatusBarStyle` of the screen; nil where the file does not tell.
  public var preferredStyle: StatusBarStyle?
  /// The screen in the file.
  public var place: SourcePlace
  /// How sure it is that this is behind the status bar.
  public var confidence: Confidence

  /// What the status bar stands on, for its name.
  public var backdrop: PairedBackdrop {
    guard let bar, position.coversStatusBar else { return contents }
    if bar.configuration == .opaque, let barColor, barColor.isOpaque {
      return PairedBackdrop(barColor)
    }
    return PairedBackdrop(base: .bar(bar, color: barColor))
  }

  /// The screen's top in an appearance.
  public func scene(in appearance: Appearance, os: OSGeneration) -> StatusBarScene {
    StatusBarScene(
      bar: bar, position: position, layout: layout,
      contents: contents.resolved(in: appearance, os: os),
      window: window.resolved(in: appearance, os: os))
  }
}

extension InterfacePairings {
  /// The screens of a storyboard, each with what is at its top.
  ///
  /// A screen that is the first of a navigation controller has its bar there, any other its own
  /// view. Screens that neither states a colour for are left out; so are those that another screen
  /// holds, of which the file does not say where they lie.
  public var statusBarBackdrops: [StatusBarBackdrop] {
    guard document.runtime == .cocoaTouch, document.kind == .storyboard else { return [] }
    return document.tree.root.descendants.compactMap { screen in
      guard screen["sceneMemberID"] == "viewController",
        screen.name != "navigationController", screen.name != "tabBarController",
        let view = screen.child(key: "view") ?? screen.children.first(where: \.isView)
      else { return nil }
      let bar = navigationBar(over: view)
      let own = backdrops.backdrop(of: view)
      let appearance = bar.map(barAppearance)
      var result = StatusBarBackdrop(
        screen: screen["customClass"] ?? screen["userLabel"] ?? screen["title"] ?? screen.id
          ?? screen.name,
        bar: appearance?.bar, barColor: appearance?.color, layout: layout(of: screen),
        contents: bar != nil && scrolls(view) ? .unknown("what scrolls below the bar") : own,
        place: document.place(of: screen), confidence: .certain)
      guard result.backdrop.isStated else { return nil }
      result.confidence = min(result.backdrop.confidence, bar == nil ? .likely : .certain)
      return result
    }
  }

  private func layout(of screen: XMLTree.Element) -> ExtendedLayout {
    let edges = screen.child(key: "edgesForExtendedLayout")
    return ExtendedLayout(
      extendsEdge: edges.map { $0.flag("top") } ?? true,
      includesOpaqueBars: screen.flag("extendedLayoutIncludesOpaqueBars"))
  }

  /// Whether other contents than the background may come below the bar.
  private func scrolls(_ view: XMLTree.Element) -> Bool {
    let scrolling: Set<String> = [
      "scrollView", "tableView", "collectionView", "textView", "webView", "wkWebView", "mapView",
    ]
    return scrolling.contains(view.name)
      || view.descendants.contains { scrolling.contains($0.name) }
  }
}

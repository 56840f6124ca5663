import ColorContrast
import DynamicType
import Localization

/// What lies behind the status bar of a screen, as far as an interface file tells.
public struct StatusBarBackdrop: Sendable, Hashable {
  /// The screen: its class, its label in Interface Builder or its object id.
  public let screen: String
  /// What the status bar stands on.
  public let backdrop: PairedBackdrop
  /// Whether the navigation bar asks for light contents: its `barStyle` is black.
  public let asksForLightContent: Bool
  /// The screen in the file.
  public let place: SourcePlace
  /// How sure it is that this is behind the status bar.
  public let confidence: Confidence
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
      let background = bar.map(barBackdrop) ?? backdrops.backdrop(of: view)
      guard background.isStated else { return nil }
      return StatusBarBackdrop(
        screen: screen["customClass"] ?? screen["userLabel"] ?? screen["title"] ?? screen.id
          ?? screen.name,
        backdrop: background, asksForLightContent: bar?["barStyle"] == "black",
        place: document.place(of: screen),
        confidence: min(background.confidence, bar == nil ? .likely : .certain))
    }
  }
}

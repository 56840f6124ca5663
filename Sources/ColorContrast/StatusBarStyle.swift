import DynamicType

/// `UIStatusBarStyle`: whether clock, signal and battery are light or dark.
public enum StatusBarStyle: String, CaseIterable, Sendable {
  /// Dark before iOS 13, automatic since.
  case `default`
  /// White, for dark backgrounds.
  case lightContent
  /// Black, for light backgrounds; iOS 13 brought it.
  case darkContent

  /// The style of a name, or `nil` if there is none.
  ///
  /// Takes the members (`lightContent`, `.lightContent`, `UIStatusBarStyle.lightContent`), the
  /// values of Info.plist (`UIStatusBarStyleLightContent`), words (`light content`), and the two
  /// deprecated black styles, which iOS 7 made light content.
  public init?(name: String) {
    var key = name.lowercased().filter { $0.isLetter }
    if key.hasPrefix("uistatusbarstyle") { key.removeFirst("uistatusbarstyle".count) }
    switch key {
    case "default": self = .default
    case "lightcontent", "blacktranslucent", "blackopaque": self = .lightContent
    case "darkcontent": self = .darkContent
    default: return nil
    }
  }

  /// The colour of the contents: black or white.
  ///
  /// `default` is black before iOS 13; on iOS 13 to 18 it follows the appearance, and on iOS 26 it
  /// keeps the contrast with what is below (Apple documentation: UIStatusBarStyle.default). The
  /// change came with iOS 17 (ispazio.net, 2023, on the session What's new in UIKit); as long as 13 to
  /// 18 are one generation, the older rule stands for it.
  ///
  /// - Parameter backdrop: What is below the status bar; an unknown one leaves the appearance to
  ///   decide.
  public func contentColor(
    in appearance: Appearance, os: OSGeneration, over backdrop: Backdrop
  ) -> Color {
    switch (self, os) {
    case (.lightContent, _): return .white
    case (.darkContent, _), (.default, .iOS7): return .black
    case (.default, .iOS13): return appearance.style == .dark ? .white : .black
    case (.default, .iOS26):
      guard backdrop.resolved != nil else { return appearance.style == .dark ? .white : .black }
      let black = ContrastResult(.black, on: backdrop).worst
      return black >= ContrastResult(.white, on: backdrop).worst ? .black : .white
    }
  }
}

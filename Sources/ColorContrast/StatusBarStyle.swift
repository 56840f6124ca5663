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
  /// change came with iOS 17; as long as 13 to 18 are one generation, the older rule stands for it.
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

/// The contrast of the status bar of one screen.
public struct StatusBarJudgement: Sendable, Hashable {
  /// The ratio that the clock needs: it is text below 18 pt (WCAG 2.2, 1.4.3).
  public static let minimum = ContrastCriterion.textAA.minimum(isLargeText: false)

  /// The style in effect.
  public let style: StatusBarStyle
  /// Black or white.
  public let content: Color
  /// The contrast with what is below.
  public let result: ContrastResult
  /// The style to take: `default` if it gives the better contents by itself, otherwise the one of
  /// the better contents. Where the backdrop is unknown the better worst case counts.
  public let recommended: StatusBarStyle

  /// Whether `default` fails on iOS 13 to 16 only: iOS 17 picks the contents that can be read (the
  /// two rules share a generation here).
  public let isReadableSinceIOS17: Bool

  /// Whether the contents can be read; `nil` if that depends on what is unknown.
  public var passes: Bool? { result.meets(Self.minimum) }

  /// Compares a style with what is below the status bar.
  public init(
    _ style: StatusBarStyle, over backdrop: Backdrop, in appearance: Appearance, os: OSGeneration
  ) {
    self.style = style
    content = style.contentColor(in: appearance, os: os, over: backdrop)
    result = ContrastResult(content, on: backdrop)
    let black = ContrastResult(.black, on: backdrop)
    let white = ContrastResult(.white, on: backdrop)
    let isLight = (white.worst, white.best) > (black.worst, black.best)
    let better = isLight ? white : black
    isReadableSinceIOS17 =
      style == .default && os == .iOS13 && result.meets(Self.minimum) == false
      && better.meets(Self.minimum) == true
    let automatic = StatusBarStyle.default.contentColor(in: appearance, os: os, over: backdrop)
    if automatic == (isLight ? .white : .black) {
      recommended = .default
    } else {
      recommended = isLight ? .lightContent : .darkContent
    }
  }
}

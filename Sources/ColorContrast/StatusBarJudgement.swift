import DynamicType

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

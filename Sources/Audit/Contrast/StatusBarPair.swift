import ColorContrast
import DynamicType
import FileSearch
import InterfaceScan
import Localization

/// The status bar of a screen and what lies behind it.
public struct StatusBarPair: Sendable, Hashable {
  /// The screen and what is at its top.
  public let backdrop: StatusBarBackdrop
  /// The style in effect.
  public let style: StatusBarStyle
  /// Where the style is stated; nil where it is UIKit's default.
  public let stylePlace: SourcePlace?
  /// Why it is this style, in words.
  public let explanation: String
  /// How sure it is that the style is in effect: code may ask for another one where view controllers
  /// decide.
  public let confidence: Confidence

  /// What decides over the style.
  public let configuration: StatusBarConfiguration

  /// The status bars of the screens in storyboards and themes, with the nearest Info.plist.
  ///
  /// Screens of an app that hides the status bar are left out.
  public static func found(in scan: InterfaceScan) -> [StatusBarPair] {
    scan.statusBarBackdrops.compactMap { backdrop in
      let list = nearest(to: backdrop.place.file, among: scan.propertyLists)
      let configuration = list?.statusBarConfiguration ?? StatusBarConfiguration()
      if !configuration.isViewControllerBased, list?.isStatusBarHidden?.value == true { return nil }
      return StatusBarPair(backdrop, configuration, list)
    }
  }

  private init(
    _ backdrop: StatusBarBackdrop, _ configuration: StatusBarConfiguration,
    _ list: InformationPropertyList?
  ) {
    self.backdrop = backdrop
    self.configuration = configuration
    style = configuration.style(preferred: backdrop.preferredStyle, navigationBar: backdrop.bar)
    var confidence = backdrop.confidence
    var place: SourcePlace?
    if !configuration.isViewControllerBased {
      let entry = list?.phoneStatusBarStyle
      place = entry.flatMap { entry in list.map { SourcePlace(file: $0.file, line: entry.line) } }
      explanation =
        entry.map { "Info.plist asks for \($0.value)" } ?? "Info.plist names no UIStatusBarStyle"
      confidence = min(confidence, .likely)
    } else if let bar = backdrop.bar {
      let isBlack = bar.style == .black
      explanation =
        isBlack
        ? "the navigation bar's barStyle is black"
        : backdrop.preferredStyle.map {
          "the screen asks for \($0.rawValue), but the navigation bar decides, and its barStyle is"
            + " default"
        } ?? "the default style, unless code asks for another"
      let isSure = isBlack || backdrop.preferredStyle != nil
      confidence = min(confidence, isSure ? .likely : .guess)
    } else {
      explanation =
        backdrop.preferredStyle.map { "the screen asks for \($0.rawValue)" }
        ?? "the default style, unless code asks for another"
      confidence = min(confidence, backdrop.preferredStyle == nil ? .guess : .certain)
    }
    stylePlace = place
    self.confidence = confidence
  }

  /// The property list that shares most folders with a file.
  private static func nearest(
    to file: String, among lists: [InformationPropertyList]
  ) -> InformationPropertyList? {
    lists.max { $0.file.sharedFolderCount(with: file) < $1.file.sharedFolderCount(with: file) }
  }
}

/// A status bar judged in all appearances.
public struct StatusBarCheck: Sendable {
  /// One appearance, or several that show the same.
  public struct Case: Sendable {
    /// The appearances.
    public var appearances: [Appearance]
    /// What lies behind the status bar.
    public let backdrop: Backdrop
    /// The contrast and the style to take.
    public let judgement: StatusBarJudgement
  }

  /// The status bar.
  public let pair: StatusBarPair
  /// The conditions.
  public let settings: ContrastSettings
  /// The appearances, those that show the same together.
  public let cases: [Case]

  /// Judges a status bar.
  public init(_ pair: StatusBarPair, settings: ContrastSettings) {
    self.pair = pair
    self.settings = settings
    var cases: [Case] = []
    for appearance in settings.wantedAppearances where appearance.level == .base {
      let own = pair.configuration.appearance(appearance)
      let scene = pair.backdrop.scene(in: own, os: settings.os)
      let backdrop = scene.backdrop(in: own, os: settings.os)
      let judgement = scene.judge(
        pair.configuration, preferred: pair.backdrop.preferredStyle, in: appearance,
        os: settings.os)
      if let index = cases.firstIndex(where: {
        $0.backdrop == backdrop && $0.judgement == judgement
      }) {
        cases[index].appearances.append(appearance)
      } else {
        cases.append(Case(appearances: [appearance], backdrop: backdrop, judgement: judgement))
      }
    }
    self.cases = cases
  }
}

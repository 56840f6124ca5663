import DynamicType

/// A card that the system shows above a screen.
public enum CardMaterial: String, CaseIterable, Sendable {
  /// An alert.
  case alert
  /// An action sheet.
  case actionSheet
  /// A menu.
  case menu

  private static let flutter =
    "flutter/packages: packages/cupertino_ui/lib/src/dialog.dart (surfaces over a blur)"
  private static let alert26 =
    "Vercantez/openuikit: Sources/OpenUIKit/UIAlertController.swift (iOS 26.1, over flat backdrops)"
  private static let menu26 =
    "Vercantez/openuikit: Sources/OpenUIKit/UIContextMenu.swift (iOS 26.1, over flat backdrops)"

  /// What the card lays over the screen: for alerts and sheets of iOS 26 a dimming layer first.
  ///
  /// The layers of iOS 26 are fitted to grey backdrops; over saturated ones the hue is not right.
  /// For iOS 7 to 12 those of iOS 13 stand in.
  public func material(in appearance: Appearance, os: OSGeneration) -> BarMaterial {
    let isDark = appearance.style == .dark && os != .iOS7
    func blur(_ layers: [Color], _ source: String, _ confidence: Confidence) -> BarMaterial {
      BarMaterial(layers, isBlurred: true, source: source, confidence: confidence)
    }
    switch (self, os) {
    case (.menu, .iOS26):
      let light = Color(white: 0.976, alpha: 0.7108)
      let dark = Color(white: 0.1184, alpha: 0.7202)
      return blur([isDark ? dark : light], Self.menu26, .likely)
    case (_, .iOS26):
      let light = Color(white: 0.9937, alpha: 0.7143)
      let dark = Color(white: 0.0989, alpha: 0.6506)
      let dimming = Color(white: 0, alpha: isDark ? 0.48 : 0.2)
      return blur([dimming, isDark ? dark : light], Self.alert26, .likely)
    case (.actionSheet, _):
      let light = Color(white: 252.0 / 255, alpha: 200.0 / 255)
      let dark = Color(white: 41.0 / 255, alpha: 190.0 / 255)
      return blur([isDark ? dark : light], Self.flutter, os == .iOS7 ? .guess : .likely)
    case (.alert, _), (.menu, _):
      let light = Color(white: 242.0 / 255, alpha: 0.8)
      let dark = Color(white: 45.0 / 255, alpha: 0.8)
      return blur([isDark ? dark : light], Self.flutter, os == .iOS7 ? .guess : .likely)
    }
  }
}

import DynamicType

/// The materials of the system's bars by generation.
package enum BarMaterials {
  private static let effects =
    "Apple sample code UIImageEffects (WWDC 2013), which gives the looks of iOS 7's blurs"
  private static let flutter =
    "flutter/packages: packages/cupertino_ui/lib/src/theme.dart (bar colours over a blur)"
  private static let tinted =
    "layers of a tinted bar in a public post (iOS 8: white 0.97 at 0.5, the tint at 0.85); the bar "
    + "colour calculator of b2cloud gives 0.843 n + 40 over white"
  private static let glass =
    "Vercantez/openuikit: Sources/OpenUIKit/UIAlertController.swift (card of an alert over flat "
    + "backdrops, iOS 26.1), standing in for the glass of bars"

  static let transparent = BarMaterial(
    [], source: "Apple documentation: configureWithTransparentBackground()", confidence: .certain)

  /// A bar as it is when the app sets nothing.
  static func standard(
    _ bar: BarAppearance.Bar, _ style: Appearance.Style, _ os: OSGeneration
  ) -> BarMaterial {
    switch os {
    case .iOS7:
      let layer = style == .dark ? Color(white: 0.11, alpha: 0.73) : Color(white: 0.97, alpha: 0.82)
      return BarMaterial(
        [layer], saturation: 1.8, isBlurred: true, source: effects, confidence: .likely)
    case .iOS13:
      let darkWhite = bar == .navigationBar ? 29.0 : 22.0
      let layer = Color(white: (style == .dark ? darkWhite : 249) / 255, alpha: 240.0 / 255)
      return BarMaterial([layer], isBlurred: true, source: flutter, confidence: .likely)
    case .iOS26:
      // Titles lie on the contents themselves; the platters of buttons and tabs are glass.
      return transparent
    }
  }

  /// The glass of a platter, iOS 26.
  package static func platter(_ style: Appearance.Style) -> BarMaterial {
    let layer =
      style == .dark
      ? Color(white: 0.0989, alpha: 0.6506) : Color(white: 0.9937, alpha: 0.7143)
    return BarMaterial([layer], isBlurred: true, source: glass, confidence: .guess)
  }

  /// The blur at the edge under iOS 26's bars where contents scroll: it washes them towards the
  /// screen's background, by an amount that no public source gives.
  static func scrollEdge(_ background: Color, _ contents: Backdrop) -> Backdrop {
    guard let color = contents.resolved else {
      guard case .unknown(let reason, let range) = contents else { return contents }
      return .contents(
        [range.darkest, range.lightest, background], named: "the scroll edge effect over \(reason)")
    }
    return .contents([color, background], named: "the scroll edge effect over the contents")
  }

  /// A translucent bar with a colour of the app's own.
  static func translucent(_ color: Color, _ os: OSGeneration) -> BarMaterial {
    BarMaterial(
      [Color(white: 0.97, alpha: 0.5), color.withAlpha(color.alpha * 0.85)],
      saturation: os == .iOS7 ? 1.8 : 1, isBlurred: true, source: tinted,
      confidence: os == .iOS7 ? .likely : .guess)
  }

  /// A bar that shows nothing of its contents.
  static func opaque(_ color: SourcedColor) -> BarMaterial {
    BarMaterial([color.color], source: color.source, confidence: color.confidence)
  }

  /// A material with the setting Reduce Transparency: its own colour without a blur. That there is no
  /// blur is documented by Apple, the colour an estimate.
  static func reduced(_ material: BarMaterial) -> BarMaterial {
    guard material.isBlurred, let front = material.layers.last else { return material }
    return BarMaterial(
      [front.withAlpha(1)], source: "estimate: the material's own colour without transparency",
      confidence: .guess)
  }
}

import ColorContrast
import DynamicType
import Localization

/// The tint that views inherit.
extension InterfaceColors {
  /// The tint of a view, a bar or a bar item, as UIKit finds it: its own, else that of the nearest
  /// view around it, else the window's.
  ///
  /// The window has the tint that the file states for all of its views, else the project's
  /// AccentColor, else the system's blue.
  func tint(of element: XMLTree.Element) -> PairedColor {
    if let own = color("tintColor", of: element) { return own }
    for view in element.ancestors where view.isView {
      if let color = color("tintColor", of: view) { return color }
    }
    return windowTint
  }

  /// The tint of the window.
  var windowTint: PairedColor {
    if let global = color("tintColor", of: document.tree.root) { return global }
    if let set = catalogs.accentColor(near: document.file),
      let color = set.color(idiom: idiom, gamut: gamut)
    {
      return PairedColor(color, place: set.place, confidence: .likely)
    }
    return PairedColor(SystemColor.defaultTint, place: nil, confidence: .likely)
  }

  /// A default of UIKit by the name of the system's colour.
  func uiKitDefault(_ name: String, confidence: Confidence = .likely) -> PairedColor? {
    SystemColor.named(name).map { PairedColor($0, place: nil, confidence: confidence) }
  }
}

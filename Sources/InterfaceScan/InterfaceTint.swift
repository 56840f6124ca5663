import ColorContrast
import DynamicType
import Localization

/// The tint that views inherit.
extension InterfaceColors {
  /// The tint of a view, a bar or a bar item, as UIKit finds it: its own, else that of the nearest
  /// view around it, else the window's.
  ///
  /// The window has the tint that the file states for all of its views, else the project's
  /// AccentColor, else the system's blue; nil where the file states one that cannot be read.
  func tint(of element: XMLTree.Element) -> PairedColor? {
    if states("tintColor", of: element) { return color("tintColor", of: element) }
    let view = element.ancestors.first { $0.isView && states("tintColor", of: $0) }
    return view.map { color("tintColor", of: $0) } ?? windowTint
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

/// How the views of an interface file lie in each other.
extension XMLTree.Element {
  /// The properties under which a file keeps a view outside of `<subviews>`.
  private static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "tableCellContentView",
    "backgroundView", "selectedBackgroundView", "customView", "titleView", "accessoryView",
    "navigationBar", "tabBar", "toolbar", "inputAccessoryView",
  ]

  private static let viewLists: Set<String> = ["subviews", "prototypes", "cells", "objects"]

  /// Objects beside the views of a scene or a xib.
  private static let noViews: Set<String> = [
    "placeholder", "customObject", "exit", "userGuides", "navigationItem", "tabBarItem",
    "barButtonItem", "menu", "viewControllerPlaceholder",
  ]

  /// Whether the element is a view.
  var isView: Bool {
    guard let parent else { return false }
    if name.hasSuffix("GestureRecognizer") || name.hasSuffix("ontroller") { return false }
    if Self.viewLists.contains(parent.name) { return !Self.noViews.contains(name) }
    return self["key"].map(Self.viewKeys.contains) == true && name != "color" && name != "nil"
  }

  /// The view around this one.
  var superview: XMLTree.Element? { ancestors.first { $0.isView } }

  /// The views directly in this one, from back to front.
  var subviews: [XMLTree.Element] { child("subviews")?.children.filter(\.isView) ?? [] }

  /// Whether a class of the project, whose drawing is unknown, takes the place of UIKit's.
  package var hasCustomClass: Bool { self["customClass"] != nil }

  /// An attribute that Interface Builder writes as YES or NO.
  func flag(_ name: String) -> Bool { self[name] == "YES" }

  /// The view's own opacity, 0 to 1; 1 where the file says 0, which code fades in later.
  var opacity: Double {
    guard let text = self["alpha"], let alpha = Double(text), alpha > 0, alpha < 1 else { return 1 }
    return alpha
  }

  /// Where the view lies in the view around it, in points.
  var frame: InterfaceFrame? { child(key: "frame").flatMap(InterfaceFrame.init) }
}

/// A rectangle of the canvas of Interface Builder, in points.
struct InterfaceFrame: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init?(_ rectangle: XMLTree.Element) {
    guard rectangle.name == "rect",
      let x = rectangle["x"].flatMap(Double.init), let y = rectangle["y"].flatMap(Double.init),
      let width = rectangle["width"].flatMap(Double.init),
      let height = rectangle["height"].flatMap(Double.init),
      [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func moved(by other: InterfaceFrame) -> InterfaceFrame {
    var frame = self
    frame.x += other.x
    frame.y += other.y
    return frame
  }

  /// Whether the other lies in this one, but for half a point.
  func contains(_ other: InterfaceFrame) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5
      && other.x + other.width <= x + width + 0.5 && other.y + other.height <= y + height + 0.5
  }

  /// Whether both share more than half a point in each direction.
  func overlaps(_ other: InterfaceFrame) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > 0.5
      && min(y + height, other.y + other.height) - max(y, other.y) > 0.5
  }
}

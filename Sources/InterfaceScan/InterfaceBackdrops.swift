import ColorContrast
import DynamicType

/// Finds what a view of an interface file stands on.
struct InterfaceBackdrops {
  let colors: InterfaceColors

  /// What was gathered on the way from a view to the rear.
  private struct Walk {
    /// From front to back.
    var layers: [PairedColor] = []
    var confidence = Confidence.certain

    func backdrop(_ base: PairedBackdrop.Base) -> PairedBackdrop {
      let limited = layers.reversed().map { layer in
        var layer = layer
        layer.confidence = min(layer.confidence, confidence)
        return layer
      }
      return PairedBackdrop(base: base, layers: limited)
    }
  }

  private enum Step {
    case goOn
    case found(PairedBackdrop)
  }

  /// What is behind the contents of a view, the view's own background included.
  ///
  /// - Parameter ignoringOwnImage: for the image of an image view, which is asked about.
  func backdrop(
    of view: XMLTree.Element, ignoringOwnImage: Bool = false
  ) -> PairedBackdrop {
    var walk = Walk()
    if ignoringOwnImage, view.child(key: "backgroundColor")?.name != "color" {
      return behind(view, walk)
    }
    if case .found(let backdrop) = add(view, to: &walk) { return backdrop }
    return behind(view, walk)
  }

  /// What is behind a view, without its own background.
  func backdrop(behind view: XMLTree.Element) -> PairedBackdrop { behind(view, Walk()) }

  private func behind(_ view: XMLTree.Element, _ start: Walk) -> PairedBackdrop {
    var walk = start
    var front = view
    var frame = view.frame
    while let parent = front.superview {
      if parent.name != "stackView", let siblings = front.parent, siblings.name == "subviews" {
        for sibling in parent.subviews.prefix(while: { $0 != front }).reversed() {
          if case .found(let backdrop) = add(sibling: sibling, under: frame, to: &walk) {
            return backdrop
          }
        }
      }
      if case .found(let backdrop) = add(parent, to: &walk) { return backdrop }
      if let origin = parent.frame { frame = frame?.moved(by: origin) } else { frame = nil }
      front = parent
    }
    return walk.backdrop(
      .unknown(reason: "no view around it in this file has an opaque background"))
  }

  /// Adds the background of a view that holds the text.
  private func add(_ view: XMLTree.Element, to walk: inout Walk) -> Step {
    if view.hasCustomClass, view.name != "label" { walk.confidence = min(walk.confidence, .likely) }
    if view.opacity < 1, !view.isTextLeaf || view.child(key: "backgroundColor") != nil {
      return .found(walk.backdrop(.unknown(reason: "a view around it is translucent as a whole")))
    }
    if view.name == "visualEffectView" {
      return .found(walk.backdrop(.unknown(reason: "a blur or vibrancy effect")))
    }
    if view.child(key: "backgroundView")?.isView == true {
      return .found(walk.backdrop(.unknown(reason: "a background view with contents of its own")))
    }
    if let element = view.child(key: "backgroundColor"), element.name == "color" {
      guard let color = colors.color("backgroundColor", of: view) else {
        return .found(walk.backdrop(.unknown(reason: "a colour that cannot be read")))
      }
      if color.isClear { return .goOn }
      walk.layers.append(color)
      return color.isOpaque ? .found(walk.backdrop(.opaque)) : .goOn
    }
    return addDefault(of: view, to: &walk)
  }

  /// Adds the background that UIKit gives a view without one.
  private func addDefault(of view: XMLTree.Element, to walk: inout Walk) -> Step {
    switch view.name {
    case "tableViewCell":
      guard let table = view.ancestors.first(where: { $0.name == "tableView" }) else {
        return .found(
          walk.backdrop(
            .unknown(
              reason: "the cell has the background of its table's style",
              candidates: [
                colors.uiKitDefault("systemBackground"),
                colors.uiKitDefault("secondarySystemGroupedBackground"),
              ].compactMap { $0 })))
      }
      return found(
        table.isPlainTable ? "systemBackground" : "secondarySystemGroupedBackground", &walk)
    case "tableView":
      return found(view.isPlainTable ? "systemBackground" : "systemGroupedBackground", &walk)
    case "textView":
      // A new text view has a background in the file; without one it shows what is behind.
      walk.confidence = min(walk.confidence, .likely)
      return .goOn
    case "imageView", "mapView", "mkMapView", "sceneKitView", "glkView", "webView", "wkWebView":
      return .found(walk.backdrop(.unknown(reason: "an image, a map or a page")))
    case "textField" where view["borderStyle"] == "roundedRect":
      return .found(
        walk.backdrop(.unknown(reason: "the text field draws a background of its own")))
    default: return .goOn
    }
  }

  private func found(_ name: String, _ walk: inout Walk) -> Step {
    guard let color = colors.uiKitDefault(name) else { return .goOn }
    walk.layers.append(color)
    return .found(walk.backdrop(.opaque))
  }

  /// Adds a view that lies under the text without holding it.
  private func add(
    sibling: XMLTree.Element, under frame: InterfaceFrame?, to walk: inout Walk
  ) -> Step {
    guard !sibling.flag("hidden") else { return .goOn }
    // What lies elsewhere need not be looked at.
    if let frame, let cover = sibling.frame, !cover.overlaps(frame) { return .goOn }
    let paint = paint(of: sibling)
    guard paint != .none else { return .goOn }
    guard let frame, let cover = sibling.frame else {
      return .found(
        walk.backdrop(.unknown(reason: "another view may lie behind it, without a known frame")))
    }
    walk.confidence = min(walk.confidence, .likely)
    switch paint {
    case .none: return .goOn
    case .color(let color) where cover.contains(frame):
      walk.layers.append(color)
      return color.isOpaque ? .found(walk.backdrop(.opaque)) : .goOn
    case .color:
      return .found(walk.backdrop(.unknown(reason: "another view lies behind a part of it")))
    case .unknown(let reason): return .found(walk.backdrop(.unknown(reason: reason)))
    }
  }

  private enum Paint: Equatable {
    case none
    case color(PairedColor)
    case unknown(String)
  }

  /// What a view under the text shows.
  private func paint(of view: XMLTree.Element) -> Paint {
    switch view.name {
    case "imageView": return .unknown("an image lies behind it")
    case "visualEffectView": return .unknown("a blur or vibrancy effect")
    case "mapView", "mkMapView", "webView", "wkWebView", "sceneKitView", "glkView", "arscnView",
      "containerView", "collectionView", "tableView":
      return .unknown("contents that other parts of the app draw lie behind it")
    default: break
    }
    if let element = view.child(key: "backgroundColor"), element.name == "color" {
      guard let color = colors.color("backgroundColor", of: view) else {
        return .unknown("a colour that cannot be read lies behind it")
      }
      if !color.isClear {
        var color = color
        color.opacity = view.opacity
        let isPlain = view.subviews.allSatisfy { paint(of: $0) == .none }
        return isPlain ? .color(color) : .unknown("a view with contents lies behind it")
      }
    }
    if view.hasCustomClass, !view.isTextLeaf {
      return .unknown("a view of the app's own class lies behind it")
    }
    let isEmpty = view.subviews.allSatisfy { paint(of: $0) == .none }
    return isEmpty ? .none : .unknown("a view with contents lies behind it")
  }
}

extension XMLTree.Element {
  /// Whether the view shows a text or a symbol and nothing is put on it.
  var isTextLeaf: Bool {
    [
      "label", "button", "textField", "textView", "switch", "slider", "imageView", "progressView",
      "activityIndicatorView", "pageControl", "segmentedControl", "stepper",
    ].contains(name)
  }

  /// Whether a table has the plain style, which is the default.
  var isPlainTable: Bool { (self["style"] ?? "plain") == "plain" }
}

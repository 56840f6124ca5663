/// What the layout asks of a view.
extension XMLTree.Element {
  /// Whether the frame in the file is the one at run time, but for its autoresizing mask.
  func hasFixedFrame(in document: InterfaceDocument) -> Bool {
    if flag("fixedFrame") { return true }
    if document.usesAutoLayout { return self["translatesAutoresizingMaskIntoConstraints"] != "NO" }
    return true
  }

  /// Whether an edge of this view is that of the content in which another view scrolls.
  func isContentEdge(of view: XMLTree.Element) -> Bool {
    if name == "viewLayoutGuide" { return self["key"] == "contentLayoutGuide" }
    return name == "scrollView" && view.superview?.index == index
  }

  /// Whether its margins are those of the system.
  var isScreenOrCell: Bool {
    switch name {
    case "tableViewCell", "tableViewCellContentView", "tableView": true
    default: self["key"] == "view" || superview == nil
    }
  }

  /// The margin where the file says nothing: the system's for screens and rows, else that of
  /// `UIView.layoutMargins`.
  var defaultMargin: ScreenLength {
    if let insets = child(key: "layoutMargins"), let left = insets.number("left") {
      return .points(left)
    }
    if let insets = child(key: "directionalLayoutMargins"),
      let leading = insets.number("leading")
    {
      return .points(leading)
    }
    return isScreenOrCell ? .systemMargin : .points(8)
  }

  // MARK: Stack views

  /// The views that a stack view arranges.
  var arrangedSubviews: [XMLTree.Element] { subviews.filter { !$0.flag("hidden") } }

  /// The space between arranged views in points.
  var stackSpacing: Double {
    if let spacing = number("spacing") { return spacing }
    // `UIStackView.spacingUseSystem` between views without a baseline.
    return self["spacingType"] == "standard" ? 8 : 0
  }

  /// The margin that a stack view keeps where its first view shows one on the canvas.
  var stackMargin: Double {
    let hasMargins =
      child(key: "layoutMargins") != nil || child(key: "directionalLayoutMargins") != nil
    guard hasMargins, let first = arrangedSubviews.first?.frame?.x else { return 0 }
    return abs(first - defaultMargin.points) < 1 ? defaultMargin.points : 0
  }

  // MARK: Widths that no text decides

  /// Whether the width is that of the class, not one that the canvas shows.
  var hasOwnWidth: Bool { ["switch", "stepper", "activityIndicatorView"].contains(name) }

  /// The width of a view without a text; nil where it has none of its own.
  ///
  /// That of a switch is 51 points before iOS 26 (63 there), that of a stepper 94, both as
  /// Interface Builder draws them; images are as wide as the canvas shows them.
  var ownWidth: Double? {
    switch name {
    case "switch": return 51
    case "stepper": return 94
    case "activityIndicatorView": return self["style"] == "large" ? 37 : 20
    case "imageView": return isImageOfOwnSize ? frame?.width : nil
    case "button":
      let hasTitle =
        children.contains { $0.name == "state" && $0["title"]?.isEmpty == false }
        || child(key: "configuration")?["title"]?.isEmpty == false
      return hasTitle ? nil : frame?.width
    default: return nil
    }
  }

  private var isImageOfOwnSize: Bool {
    (number("horizontalHuggingPriority") ?? 250) > 250
  }
}

/// Works out how far the views of a file can reach along the width of the screen, from their
/// constraints, stack views and frames.
///
/// It asks how wide a view can become, not how wide it is: a text breaks where it needs more. What
/// the texts of other views need is left out of account, since it differs from language to language.
struct HorizontalLayout {
  /// A side of a view.
  enum Side: Sendable, Hashable {
    case leading, trailing
  }

  let document: InterfaceDocument
  let constraints: LayoutConstraints
  /// The views that embed screens, by the id of each screen.
  let embedding: [String: XMLTree.Element]
  /// The screens that are shown in popovers.
  let popovers: Set<String>
  private var solver = LayoutSolver()
  private var margins: [Int: ScreenLength] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    constraints = LayoutConstraints(document)
    var embedding: [String: XMLTree.Element] = [:]
    var popovers: Set<String> = []
    let elements = document.tree.root.descendants
    for element in elements where element.name == "segue" {
      guard let destination = element["destination"] else { continue }
      switch element["kind"] {
      case "embed":
        embedding[destination] = element.ancestors.first { $0.name == "containerView" }
      case "popoverPresentation", "popover": popovers.insert(destination)
      default: break
      }
    }
    self.embedding = embedding
    self.popovers = popovers
    let views = elements.filter { $0.isView || $0.name == "viewLayoutGuide" }
    for view in views { add(view) }
    solver.solve()
    for view in views { complete(view) }
  }

  /// The edges between which a view can spread; nil where the file does not bound it.
  func room(of view: XMLTree.Element) -> LayoutRoom? {
    let width = solver.highest(view.index, .width)
    guard let leading = solver.lowest(view.index, .leading),
      let trailing = solver.highest(view.index, .trailing)
    else {
      return width.map {
        LayoutRoom(leading: .zero, trailing: $0.value, isExact: $0.isExact)
      }
    }
    var room = LayoutRoom(
      leading: leading.value, trailing: trailing.value,
      isExact: leading.isExact && trailing.isExact)
    if let width, width.value.nominal < room.width.nominal + 0.5 {
      // What bounds the edges does not matter where the width is stated.
      if !room.isExact || width.value.nominal < room.width.nominal - 0.5 {
        room.trailing = room.leading + width.value
        room.isExact = width.isExact
      }
    }
    return room
  }

  // MARK: Relations

  /// Adds what the file says of one view.
  private mutating func add(_ view: XMLTree.Element) {
    solver.addView(view.index)
    if view.name == "viewLayoutGuide" {
      addGuide(view)
    } else {
      switch container(of: view) {
      case .screen(let isExact):
        solver.narrow(view.index, .leading, .equal, .init(value: .zero, isExact: isExact))
        solver.narrow(view.index, .trailing, .equal, .init(value: .screen, isExact: isExact))
      case .unknown: break
      case .filled(let other, let leading, let trailing):
        tie(view, .leading, .equal, other, .leading, leading)
        tie(view, .trailing, .equal, other, .trailing, trailing * -1)
      case .superview(let superview):
        // A stack view ties those that it arranges.
        if superview.name != "stackView", view.hasFixedFrame(in: document) {
          addFrame(view, in: superview)
        }
      }
      let least = leastWidth(of: view)
      solver.narrow(view.index, .width, least.isExact ? .equal : .atLeast, least.bound)
    }
    if view.name == "stackView" { addStack(view) }
    for constraint in constraints[view] { add(constraint) }
  }

  private mutating func addGuide(_ guide: XMLTree.Element) {
    guard let view = guide.parent else { return }
    tie(guide, .leading, .equal, view, .leading)
    // The content of a scroll view is as wide as it wants to be.
    if guide["key"] != "contentLayoutGuide" { tie(guide, .trailing, .equal, view, .trailing) }
  }

  private mutating func tie(
    _ view: XMLTree.Element, _ part: LayoutSolver.Part, _ kind: LayoutConstraint.Relation,
    _ other: XMLTree.Element, _ otherPart: LayoutSolver.Part, _ constant: ScreenLength = .zero,
    factor: Double = 1
  ) {
    solver.relate(
      view.index, part, kind,
      [(LayoutSolver.Variable(view: other.index, part: otherPart), factor)], constant)
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let own = constraint.own
    guard let part = own.attribute.part else { return }
    guard let other = constraint.other else {
      // A text may need more than the least width.
      solver.narrow(
        own.view.index, part, constraint.relation,
        .init(value: .points(constraint.constant), isExact: constraint.relation != .atLeast))
      return
    }
    if other.attribute == .height {
      guard part == .width, let height = fixedHeight(of: other.view) else { return }
      let width = height * constraint.multiplier + constraint.constant
      solver.narrow(
        own.view.index, .width, constraint.relation,
        .init(value: .points(width), isExact: true))
      return
    }
    guard let otherPart = other.attribute.part,
      // A multiplied edge counts from the side of the screen, which views inside others do not.
      part == .width || constraint.multiplier == 1
    else { return }
    // A view in a scroll view is as wide as it wants to be, as far as its edges say.
    if part == .trailing || part == .center,
      other.view.isContentEdge(of: own.view) || own.view.isContentEdge(of: other.view)
    {
      return
    }
    var constant = ScreenLength.points(constraint.constant)
    if other.isMargin, let inset = inset(other) { constant = constant + inset }
    if own.isMargin, let inset = inset(own) { constant = constant - inset }
    tie(
      own.view, part, constraint.relation, other.view, otherPart, constant,
      factor: constraint.multiplier)
  }

  /// From the edge of a view to its margin, in the direction of the layout.
  private mutating func inset(_ anchor: LayoutConstraint.Anchor) -> ScreenLength? {
    switch anchor.attribute {
    case .leading: margin(of: anchor.view)
    case .trailing: margin(of: anchor.view) * -1
    default: nil
    }
  }

  // MARK: Stack views and frames

  private mutating func addStack(_ stack: XMLTree.Element) {
    let views = stack.arrangedSubviews
    let margin = ScreenLength.points(stack.stackMargin)
    guard let first = views.first, let last = views.last else { return }
    if stack["axis"] == "vertical" {
      let fills = (stack["alignment"] ?? "fill") == "fill"
      for view in views {
        tie(view, .leading, fills ? .equal : .atLeast, stack, .leading, margin)
        tie(view, .trailing, fills ? .equal : .atMost, stack, .trailing, margin * -1)
      }
      return
    }
    tie(first, .leading, .equal, stack, .leading, margin)
    tie(last, .trailing, .equal, stack, .trailing, margin * -1)
    let spacing = ScreenLength.points(stack.stackSpacing)
    for (view, next) in zip(views, views.dropFirst()) {
      tie(next, .leading, .atLeast, view, .trailing, spacing)
      tie(view, .trailing, .atMost, next, .leading, spacing * -1)
    }
    if stack["distribution"] == "fillEqually" {
      let share = 1 / Double(views.count)
      let gaps = margin * 2 + spacing * Double(views.count - 1)
      for view in views {
        tie(view, .width, .equal, stack, .width, gaps * -share, factor: share)
      }
    }
  }

  /// A view without constraints, whose frame follows that of the view around it.
  private mutating func addFrame(_ view: XMLTree.Element, in superview: XMLTree.Element) {
    guard let frame = view.frame, let around = superview.frame?.width, around > 0,
      [frame.x, frame.width, around].allSatisfy({ abs($0) < 10_000 })
    else { return }
    let mask = view.child(key: "autoresizingMask")
    let after = around - frame.x - frame.width
    // What is flexible shares the difference in proportion to its length.
    let lengths = [
      ("flexibleMinX", frame.x), ("widthSizable", frame.width), ("flexibleMaxX", after),
    ]
    let flexible = lengths.map { mask?.flag($0.0) == true ? $0.1 : 0 }
    let sum = flexible.reduce(0, +)
    let whole = LayoutSolver.Variable(view: superview.index, part: .width)
    let leading = LayoutSolver.Variable(view: superview.index, part: .leading)
    func share(_ index: Int) -> Double { sum > 0 ? flexible[index] / sum : 0 }
    solver.relate(
      view.index, .leading, .equal, [(leading, 1), (whole, share(0))],
      .points(frame.x - around * share(0)))
    solver.relate(
      view.index, .width, .equal, [(whole, share(1))],
      .points(frame.width - around * share(1)))
  }

  // MARK: What is left open

  /// Lets a view that nothing holds run to the edges of the view around it, and puts one of a known
  /// width somewhere, so that those in it know their room.
  private mutating func complete(_ view: XMLTree.Element) {
    let index = view.index
    guard view.name != "viewLayoutGuide", case .superview(let superview) = container(of: view)
    else {
      return
    }
    if solver.lowest(index, .leading) == nil, var edge = solver.lowest(superview.index, .leading) {
      edge.isExact = false
      solver.narrow(index, .leading, .atLeast, edge)
      solver.solve()
    }
    if solver.highest(index, .trailing) == nil, superview.name != "scrollView",
      var edge = solver.highest(superview.index, .trailing)
    {
      edge.isExact = false
      solver.narrow(index, .trailing, .atMost, edge)
      solver.solve()
    }
    let holdsViews = !view.subviews.isEmpty || view.name == "containerView"
    guard holdsViews, let leading = solver.lowest(index, .leading),
      let trailing = solver.highest(index, .trailing), let width = solver.highest(index, .width),
      (trailing.value - leading.value).nominal > width.value.nominal + 0.5
    else { return }
    // Where it lies does not matter to those in it.
    let start = LayoutSolver.Bound(value: leading.value, isExact: true)
    solver.narrow(index, .leading, .atMost, start)
    solver.narrow(
      index, .trailing, .atMost,
      .init(value: leading.value + width.value, isExact: width.isExact))
    solver.solve()
  }

  // MARK: Widths and heights

  /// The height that constraints give a view, or let it have at most, in points.
  func fixedHeight(of view: XMLTree.Element) -> Double? {
    let heights = constraints[view].filter {
      $0.own.attribute == .height && $0.other == nil && $0.relation != .atLeast
    }
    return heights.map(\.constant).filter { $0 > 0 }.min()
  }

  /// The width below which a view never falls, whatever its texts are, and whether it always has it.
  private func leastWidth(
    of view: XMLTree.Element
  ) -> (bound: LayoutSolver.Bound, isExact: Bool) {
    guard let own = view.ownWidth else { return (.init(value: .zero, isExact: false), false) }
    let isStated = constraints[view].contains { $0.own.attribute == .width }
    return (
      .init(value: .points(isStated ? 0 : own), isExact: view.hasOwnWidth && !isStated),
      view.hasOwnWidth && !isStated
    )
  }

  // MARK: Margins

  /// How far the margins of a view lie inside its edges.
  private mutating func margin(of view: XMLTree.Element) -> ScreenLength {
    if let known = margins[view.index] { return known }
    let margin = recordedMargin(of: view) ?? view.defaultMargin
    margins[view.index] = margin
    return margin
  }

  /// The margin as the canvas of Interface Builder shows it by a view that stands on it.
  private func recordedMargin(of view: XMLTree.Element) -> ScreenLength? {
    for constraint in constraints[view] {
      guard constraint.own.isMargin, constraint.own.attribute == .leading,
        constraint.relation == .equal, let other = constraint.other, !other.isMargin,
        other.attribute == .leading, other.view.superview?.index == view.index,
        let frame = other.view.frame
      else { continue }
      let margin = frame.x + constraint.constant
      guard (0...40).contains(margin) else { return nil }
      // The system's margin is 16 or 20 points, by device.
      let isSystem = view.isScreenOrCell && (15...20.5).contains(margin)
      return isSystem ? .systemMargin : .points(margin)
    }
    return nil
  }
}

extension LayoutConstraint.Attribute {
  /// What the solver calls it.
  fileprivate var part: LayoutSolver.Part? {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .center
    case .width: .width
    case .height: nil
    }
  }
}

import DynamicType
import Markup
import TextShaping

/// A component of a screen, with the traits that its containers give it.
public struct ScreenPlace: Sendable {
  /// Names of the nodes from the root on, such as `navigationController/tableView/tableCell.value1[2]`.
  public let path: String
  /// The node whose texts the component draws.
  public let node: ScreenNode
  /// The component.
  public let component: any Component
  /// What the app decides, with what a table view passes on to its rows.
  public let options: SlotOptions
  /// The traits at this place, its container's bounds included.
  public let traits: Traits
  /// How sure the container's size is.
  public let confidence: Confidence
  /// What was assumed about the containers.
  public let notes: [String]

  /// What the component lays out, its texts resolved.
  ///
  /// - Parameter text: the text that is drawn; nil leaves it out.
  public func content(
    defaultFont: SlotFont? = nil, text: (ScreenText) -> MarkupText?
  ) -> ComponentContent {
    ComponentContent(
      texts: node.texts.mapValues { $0.compactMap(text) }, options: options,
      slot: node.optionsSlot, defaultFont: defaultFont)
  }
}

extension ScreenPlace {
  /// A placement at this place, as sure as the sizes of its containers.
  public func with(_ placement: Placement) -> Placement {
    Placement(
      slot: placement.slot, index: placement.index, text: placement.text,
      verdict: placement.verdict, fit: placement.fit, availableWidth: placement.availableWidth,
      requiredWidth: placement.requiredWidth, pointSize: placement.pointSize,
      font: placement.font, maximumLines: placement.maximumLines,
      maximumHeight: placement.maximumHeight, confidence: min(placement.confidence, confidence),
      notes: placement.notes + notes.filter { !placement.notes.contains($0) })
  }
}

/// One text of a screen, laid out.
public struct ScreenPlacement: Sendable {
  /// Where the component stands.
  public let place: ScreenPlace
  /// The text in its slot, as sure as its component and containers.
  public let placement: Placement
  /// Other whole texts of the screen that look the same once they are cut.
  public internal(set) var ambiguousWith: [String] = []
}

extension Screen {
  /// The components that draw texts, from the root on, presentations after what they are presented
  /// over; always the same ones in the same order, whatever the traits.
  ///
  /// - Parameter traits: those of the window.
  public func places(in traits: Traits) -> [ScreenPlace] {
    var walk = ScreenWalk(window: traits)
    walk.visit(root, path: "", traits: traits, certainty: Certainty(), table: nil)
    return walk.places
  }

  /// Lays out every text of the screen.
  ///
  /// - Parameters:
  ///   - traits: those of the window.
  ///   - defaultFont: see `ComponentContent.defaultFont`.
  ///   - text: the text that is drawn; nil leaves it out.
  public func layOut(
    in traits: Traits, using shaper: TextShaper, defaultFont: SlotFont? = nil,
    text: (ScreenText) -> MarkupText?
  ) -> [ScreenPlacement] {
    let placements = places(in: traits).flatMap { place in
      place.component.layOut(
        place.content(defaultFont: defaultFont, text: text), in: place.traits, using: shaper
      ).map { ScreenPlacement(place: place, placement: place.with($0)) }
    }
    return Self.markAmbiguous(placements)
  }

  /// Finds texts that a reader cannot tell apart because they are cut to the same one.
  private static func markAmbiguous(_ placements: [ScreenPlacement]) -> [ScreenPlacement] {
    var shown: [String: [String]] = [:]
    func visible(_ item: ScreenPlacement) -> String? {
      guard case .truncates(let visible, _) = item.placement.verdict,
        visible.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return visible
    }
    for item in placements {
      if let visible = visible(item) { shown[visible, default: []].append(item.placement.text) }
    }
    return placements.map { item in
      guard let visible = visible(item) else { return item }
      var item = item
      for other in shown[visible] ?? []
      where other != item.placement.text && !item.ambiguousWith.contains(other) {
        item.ambiguousWith.append(other)
      }
      return item
    }
  }
}

/// One walk through a screen.
private struct ScreenWalk {
  /// The traits of the window, which presentations start from: they inherit nothing from the view
  /// they are presented over.
  let window: Traits
  var places: [ScreenPlace] = []

  /// Components that stand over the window, not in a container.
  private static let presented: Set<String> = [
    "alert", "actionSheet", "menu", "activityView", "tooltip", "notification", "homeScreen",
    "widget",
  ]

  /// - Parameters:
  ///   - path: that of the node's parent with a slash, or empty.
  ///   - table: what a table view passes on to its rows.
  mutating func visit(
    _ node: ScreenNode, path: String, suffix: String = "", traits: Traits, certainty: Certainty,
    table: SlotOptions?
  ) {
    let path = path + (node.identifier ?? node.typeName) + suffix
    var traits = traits
    var certainty = certainty
    switch node.kind {
    case .component(let name):
      if Self.presented.contains(name) {
        traits = window
        certainty = Certainty()
      }
      add(node, path, traits.overridden(by: node.overrides), certainty, table)
      present(node, path)
    case .container(let container):
      if container == .sheet || container == .popover {
        // The popover's own texts are laid out in the window, which decides what it becomes.
        add(node, path, window.overridden(by: node.overrides), Certainty(), nil)
        let sheet = SheetGeometry(node, in: window)
        traits = sheet.traits
        certainty = sheet.certainty
      }
      traits = traits.overridden(by: node.overrides)
      if container != .popover { add(node, path, traits, certainty, nil) }
      var table = container == .view ? table : nil
      if container == .tableView { table = node.options }
      if container == .splitViewController {
        visitColumns(of: node, path, traits, certainty)
      } else {
        let inner = Self.inner(container, node, traits)
        visit(node.content, path + "/", inner, certainty, table)
      }
      present(node, path)
    }
  }

  private mutating func visit(
    _ nodes: [ScreenNode], _ path: String, _ traits: Traits, _ certainty: Certainty,
    _ table: SlotOptions?
  ) {
    var totals: [String: Int] = [:]
    for node in nodes { totals[node.identifier ?? node.typeName, default: 0] += 1 }
    var counts: [String: Int] = [:]
    for node in nodes {
      let name = node.identifier ?? node.typeName
      counts[name, default: 0] += 1
      let suffix = totals[name, default: 1] > 1 ? "[\(counts[name] ?? 1)]" : ""
      visit(
        node, path: path, suffix: suffix, traits: traits, certainty: certainty, table: table)
    }
  }

  private mutating func present(_ node: ScreenNode, _ path: String) {
    visit(node.presents, path + "/presents/", window, Certainty(), nil)
  }

  private mutating func add(
    _ node: ScreenNode, _ path: String, _ traits: Traits, _ certainty: Certainty,
    _ table: SlotOptions?
  ) {
    guard !node.texts.isEmpty, let component = node.component else { return }
    var options = node.options
    if let table {
      let isCell = component.name.hasPrefix("tableCell.")
      let isSection = component.name == "tableSection"
      if isCell || isSection, options.style == nil {
        let known = isCell ? CellGeometry.styleNames : TableSectionMetrics.styleNames
        options.style = table.style.flatMap { known.contains($0) ? $0 : nil }
      }
      if isCell { options.editing = options.editing ?? table.editing }
      options.indexTitles = options.indexTitles ?? table.indexTitles
    }
    places.append(
      ScreenPlace(
        path: path, node: node, component: component, options: options, traits: traits,
        confidence: certainty.confidence, notes: certainty.notes))
  }

  // MARK: Containers

  /// The traits of a container's content.
  private static func inner(
    _ container: ScreenContainer, _ node: ScreenNode, _ traits: Traits
  ) -> Traits {
    var inner = traits
    var bounds = ContainerBounds(
      width: traits.containerWidth, height: traits.containerHeight, safeArea: traits.safeArea)
    switch container {
    case .navigationController:
      bounds.safeArea.top += BarHeights.navigationBar(
        hasLargeTitle: node.texts[NavigationBar.largeTitle] != nil, in: traits)
    case .tabBarController:
      bounds.safeArea.bottom += BarHeights.tabBar(in: traits)
    case .view:
      if let width = node.options.width {
        bounds.width = min(width, bounds.width)
        bounds.safeArea.left = 0
        bounds.safeArea.right = 0
      }
      bounds.width = max(0, bounds.width - node.options.insets)
      if let height = node.options.height { bounds.height = min(height, bounds.height) }
    case .tableView, .sheet, .popover, .splitViewController: return traits
    }
    inner.container = bounds
    return inner
  }

  private mutating func visitColumns(
    of node: ScreenNode, _ path: String, _ traits: Traits, _ certainty: Certainty
  ) {
    let hasThree = node.columns[.primary] != nil && node.columns[.supplementary] != nil
    for column in SplitColumn.allCases {
      guard let child = node.columns[column] else { continue }
      var certainty = certainty
      var inner = traits
      if traits.horizontalSizeClass == .regular {
        inner = Self.column(column, of: node, hasThree: hasThree, traits, &certainty)
      }
      visit(
        child, path: path + "/\(column.rawValue)/", traits: inner, certainty: certainty,
        table: nil)
    }
  }

  /// The traits of one column beside the others.
  ///
  /// That the side columns are in a compact width and the main one in a regular one is general
  /// knowledge of UISplitViewController (`Confidence.likely`).
  private static func column(
    _ column: SplitColumn, of node: ScreenNode, hasThree: Bool, _ traits: Traits,
    _ certainty: inout Certainty
  ) -> Traits {
    var inner = traits
    var options = SlotOptions(width: node.options.width, style: column.rawValue)
    options.count = hasThree ? 3 : 2
    var bounds = ContainerBounds(
      width: traits.containerWidth, height: traits.containerHeight, safeArea: traits.safeArea)
    let isSide = column != .secondary
    let hasSides = node.columns.keys.contains { $0 != .secondary }
    if isSide || (hasSides && node.displayMode == .besideSecondary) {
      let safeArea = traits.safeArea
      let width = SplitView.columnWidth(options, in: traits, &certainty)
      // The outermost columns keep the safe area of their edge, over which their content lies.
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      let leading = isRightToLeft ? safeArea.right : safeArea.left
      let trailing = isRightToLeft ? safeArea.left : safeArea.right
      let isFirst = column == .primary || (column == .supplementary && !hasThree)
      let before = isFirst ? leading : 0
      let after = isSide ? 0 : trailing
      bounds.width = width + before + after
      bounds.safeArea.left = isRightToLeft ? after : before
      bounds.safeArea.right = isRightToLeft ? before : after
    }
    inner.container = bounds
    certainty.lower(to: .likely)
    if isSide {
      inner = inner.overridden(by: TraitOverrides(horizontalSizeClass: .compact))
    }
    return inner
  }
}

/// Heights of bars, which their content keeps free: general knowledge of UIKit. No text's verdict
/// rests on them but that of a view with `underStatusBar`.
private enum BarHeights {
  static func navigationBar(hasLargeTitle: Bool, in traits: Traits) -> Double {
    let isLow = traits.verticalSizeClass == .compact
    return isLow ? 32 : NavigationBarMetrics.height.value + (hasLargeTitle ? 52 : 0)
  }

  static func tabBar(in traits: Traits) -> Double {
    traits.verticalSizeClass == .compact ? 32 : 49
  }
}

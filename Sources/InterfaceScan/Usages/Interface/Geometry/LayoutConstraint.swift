/// A constraint of Auto Layout as one of its two views sees it: `own = multiplier · other + constant`,
/// or at most, or at least that.
struct LayoutConstraint: Sendable {
  /// What a constraint ties: edges and lengths along the width, and the height.
  enum Attribute: Sendable, Hashable {
    case leading, trailing, centerX, width, height

    /// The attribute by its name in the file, and whether it lies inside the margins of its view.
    ///
    /// Leading and left are taken for the same: files are laid out as for a language that runs from
    /// left to right.
    static func named(_ name: String) -> (attribute: Attribute, isMargin: Bool)? {
      switch name {
      case "leading", "left": (.leading, false)
      case "trailing", "right": (.trailing, false)
      case "centerX": (.centerX, false)
      case "leadingMargin", "leftMargin": (.leading, true)
      case "trailingMargin", "rightMargin": (.trailing, true)
      case "centerXWithinMargins": (.centerX, false)
      case "width": (.width, false)
      case "height": (.height, false)
      default: nil
      }
    }
  }

  enum Relation: Sendable, Hashable {
    case equal, atMost, atLeast

    /// The same relation as the other side sees it.
    var reversed: Relation {
      switch self {
      case .equal: .equal
      case .atMost: .atLeast
      case .atLeast: .atMost
      }
    }
  }

  /// One end of a constraint.
  struct Anchor: Sendable {
    var view: XMLTree.Element
    var attribute: Attribute
    var isMargin: Bool
  }

  var own: Anchor
  var relation: Relation
  /// Nil where the constraint names a number alone.
  var other: Anchor?
  var multiplier: Double
  /// In points.
  var constant: Double
}

/// The constraints of a file that hold on a phone held upright, by the view they are about.
struct LayoutConstraints {
  private var byView: [Int: [LayoutConstraint]] = [:]

  /// A text presses its view wider with this priority, if nothing else is said
  /// (`UILayoutPriority.defaultHigh`): weaker constraints give way to it.
  static let textPriority = 750.0

  init(_ document: InterfaceDocument) {
    let elements = document.tree.root.descendants
    let left = Self.leftOut(elements)
    for element in elements where element.name == "constraint" {
      if let id = element.id, left.contains(id) { continue }
      add(element, in: document)
    }
  }

  /// The constraints of a view, those that name it second turned around.
  subscript(view: XMLTree.Element) -> [LayoutConstraint] { byView[view.index] ?? [] }

  private mutating func add(_ element: XMLTree.Element, in document: InterfaceDocument) {
    // Placeholders are removed when the app is built.
    guard !element.flag("placeholder") else { return }
    let priority = element.number("priority") ?? 1000
    guard priority > Self.textPriority,
      let first = element["firstItem"].map(document.element(id:)) ?? element.parent?.parent,
      let (attribute, isMargin) = LayoutConstraint.Attribute.named(element["firstAttribute"] ?? "")
    else { return }
    let own = LayoutConstraint.Anchor(view: first, attribute: attribute, isMargin: isMargin)
    let relation: LayoutConstraint.Relation
    switch element["relation"] {
    case "lessThanOrEqual": relation = .atMost
    case "greaterThanOrEqual": relation = .atLeast
    default: relation = .equal
    }
    guard let constant = element["constant"] == nil ? 0 : element.number("constant") else { return }
    guard let name = element["secondAttribute"] else {
      byView[first.index, default: []].append(
        LayoutConstraint(
          own: own, relation: relation, other: nil, multiplier: 1, constant: constant))
      return
    }
    guard let second = element["secondItem"].map(document.element(id:)) ?? element.parent?.parent,
      let (attribute, isMargin) = LayoutConstraint.Attribute.named(name)
    else { return }
    let other = LayoutConstraint.Anchor(view: second, attribute: attribute, isMargin: isMargin)
    let multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    byView[first.index, default: []].append(
      LayoutConstraint(
        own: own, relation: relation, other: other, multiplier: multiplier, constant: constant))
    guard multiplier > 0 else { return }
    byView[second.index, default: []].append(
      LayoutConstraint(
        own: other, relation: relation.reversed, other: own, multiplier: 1 / multiplier,
        constant: -constant / multiplier))
  }

  /// `0.5` or `1:2`.
  private static func multiplier(_ text: String) -> Double? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1 where abs(parts[0]) <= 1000: return parts[0]
    case 2 where parts[1] != 0 && abs(parts[0] / parts[1]) <= 1000: return parts[0] / parts[1]
    default: return nil
    }
  }

  /// The constraints that other size classes alone install.
  private static func leftOut(_ elements: [XMLTree.Element]) -> Set<String> {
    let own: Set<String> = [
      "heightClass=regular", "widthClass=compact", "heightClass=regular-widthClass=compact",
    ]
    var left: Set<String> = []
    let masks = elements.filter { $0.name == "mask" && $0["key"] == "constraints" }
    for mask in masks where mask.parent?["key"] == "default" {
      left.formUnion(mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    }
    for mask in masks where mask.parent?["key"].map(own.contains) == true {
      for child in mask.children {
        guard let id = child["reference"] else { continue }
        if child.name == "include" { left.remove(id) } else { left.insert(id) }
      }
    }
    return left
  }
}

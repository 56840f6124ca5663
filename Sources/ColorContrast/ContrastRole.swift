import DynamicType

/// An element of iOS's interface whose colour has to stand out: a text, a symbol, a part of a
/// control.
///
/// Symbols stand for template images, which take the tint; images that are drawn as they are
/// (`alwaysOriginal`) have no role, their colours are their own.
public struct ContrastRole: Sendable, Hashable {
  /// What has to be told apart, which decides the criterion.
  public enum Kind: Sendable, Hashable {
    /// A text (WCAG 1.4.3).
    case text(RoleFont)
    /// A symbol without a text that says the same (WCAG 1.4.11).
    case icon
    /// A part of a control that shows where it is or what state it has (WCAG 1.4.11).
    case control
  }

  /// What lies behind the element.
  public enum Surface: Sendable, Hashable {
    /// The background of the screen, cell or section.
    case screen
    /// A bar.
    case bar(BarAppearance.Bar)
    /// A large title's place: the bar where contents end at it.
    case scrollEdge(BarAppearance.Bar)
    /// The glass platter of a button on a bar.
    case platter(BarAppearance.Bar)
    /// A field, button or card in this colour, over the screen.
    case fill(RoleColor)
    /// A field or a badge in this colour on a bar.
    case fillOnBar(RoleColor, BarAppearance.Bar)
    /// A card above the screen: an alert, a menu.
    case card(CardMaterial)
  }

  /// The stable name, dotted: `navigationBar.title`.
  public let name: String
  /// What kind of element it is.
  public let kind: Kind
  /// The colour from each generation on that changed it; a generation before the first does not
  /// have the element.
  public let colors: [OSGeneration: RoleColor]
  /// The surface from each generation on that changed it.
  public let surfaces: [OSGeneration: Surface]
  /// The UIKit property that gives the element a colour of its own; `nil` where there is none.
  public let property: String?
  /// Why WCAG asks for no contrast; `nil` if it does.
  public let exemption: ContrastExemption?
  /// How sure the colour rule is.
  public let confidence: Confidence
  /// Where the colour rule is known from.
  public let source: String

  init(
    _ name: String, _ kind: Kind, _ colors: [OSGeneration: RoleColor],
    on surfaces: [OSGeneration: Surface] = [.iOS7: .screen], property: String? = nil,
    exemption: ContrastExemption? = nil, source: String, _ confidence: Confidence
  ) {
    self.name = name
    self.kind = kind
    self.colors = colors
    self.surfaces = surfaces
    self.property = property
    self.exemption = exemption
    self.confidence = confidence
    self.source = source
  }

  /// The rule for the colour in a generation; `nil` if the element does not exist in it.
  public func color(in os: OSGeneration) -> RoleColor? { Self.newest(colors, os) }

  /// What is behind the element in a generation.
  public func surface(in os: OSGeneration) -> Surface { Self.newest(surfaces, os) ?? .screen }

  /// Whether the element or its surface takes the tint in a generation.
  public func takesTint(in os: OSGeneration) -> Bool {
    let colors = [color(in: os), Self.fill(surface(in: os))]
    return colors.contains { color in
      switch color {
      case .tint, .tintWithAlpha: true
      default: false
      }
    }
  }

  /// Whether it lies on a card in front of the screen, which no alert dims.
  public func isPresented(in os: OSGeneration) -> Bool {
    if case .card = surface(in: os) { return true }
    return false
  }

  /// The criterion it has to meet at level AA.
  public var criterion: ContrastCriterion {
    if case .text = kind { return .textAA }
    return .nonText
  }

  /// All roles, by component.
  public static let all: [ContrastRole] = texts + bars + controls

  /// The role of a name, or `nil` if there is none.
  public static func named(_ name: String) -> ContrastRole? { all.first { $0.name == name } }

  private static func fill(_ surface: Surface) -> RoleColor? {
    switch surface {
    case .fill(let color), .fillOnBar(let color, _): color
    default: nil
    }
  }

  private static func newest<Value>(_ table: [OSGeneration: Value], _ os: OSGeneration) -> Value? {
    table.keys.filter { $0 <= os }.max().flatMap { table[$0] }
  }
}

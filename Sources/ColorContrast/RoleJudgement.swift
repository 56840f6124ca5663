import DynamicType

/// Whether an element of the interface stands out as WCAG asks.
public struct RoleJudgement: Sendable {
  /// The element.
  public let role: ContrastRole
  /// Its colour.
  public let color: SourcedColor
  /// What lies behind it.
  public let backdrop: Backdrop
  /// The contrast of the two.
  public let result: ContrastResult
  /// The size of a text in points; `nil` for symbols and controls.
  public let pointSize: Double?
  /// Whether it is large text.
  public let isLargeText: Bool
  /// The lowest ratio that passes.
  public let minimum: Double
  /// The categories in which it passes in the worst case.
  public let categories: CategoryVerdict
  /// How sure colour, backdrop and rule are: the least sure counts.
  public let confidence: Confidence

  /// Whether the minimum is met: `nil` if that depends on what is unknown, or if the element is
  /// exempt.
  public var passes: Bool? { role.exemption == nil ? result.meets(minimum) : nil }
}

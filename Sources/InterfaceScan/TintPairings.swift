import ColorContrast
import DynamicType
import Localization

/// The pairs that iOS makes of an app's tint: everything that takes it on what it stands on, and
/// beside it what the system draws in colours of its own.
public struct TintPairings: Sendable {
  /// The tint, the background, the bars and what scrolls below them; the appearance in it is not
  /// used.
  public var context: RoleContext
  /// Where the tint is stated.
  public var place: SourcePlace

  /// Creates the pairs of a tint.
  public init(_ context: RoleContext, place: SourcePlace) {
    self.context = context
    self.place = place
  }

  /// The pairs, in the order of `ContrastRole.all`.
  public var pairings: [ColorPairing] {
    let tinted = Set(context.judgeTint().map(\.role.name))
    return context.judgeAll().map { pairing(of: $0.role, takesTint: tinted.contains($0.role.name)) }
  }

  private func pairing(of role: ContrastRole, takesTint: Bool) -> ColorPairing {
    var explanation = "\(role.name) \(takesTint ? "shows the tint" : "has a colour of the system")"
    if let property = role.property { explanation += "; \(property) gives it another" }
    let isDimmed =
      context.tintAdjustmentMode == .dimmed && !role.isPresented(in: context.os) && takesTint
    return ColorPairing(
      foreground(of: role), on: PairedBackdrop(base: .role(role, context)), role: kind(of: role),
      component: role.name, reason: .tint, explanation: explanation, place: place,
      confidence: .certain, font: font(of: role),
      exemption: role.exemption ?? (isDimmed ? .disabled : nil), generations: [context.os],
      isSystemDefault: context.isSystemDefault(role))
  }

  private func foreground(of role: ContrastRole) -> PairedColor {
    var variants: [Appearance: SourcedColor] = [:]
    for appearance in Appearance.allCases {
      var context = context
      context.appearance = appearance
      variants[appearance] = context.judge(role)?.color
    }
    return PairedColor(
      DynamicColor(name: context.colorName(of: role), variants: variants), place: place)
  }

  private func kind(of role: ContrastRole) -> ColorPairing.Role {
    switch role.kind {
    case .text: .text
    case .icon: .icon
    case .control: .control
    }
  }

  private func font(of role: ContrastRole) -> RoleFont? {
    if case .text(let font) = role.kind { return font }
    return nil
  }
}

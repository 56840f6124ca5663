/// Why WCAG 2.2 asks for no contrast (1.4.3 and 1.4.11: "Incidental", "Logotypes", "inactive").
///
/// Nothing is exempt by its looks: whether a grey label is disabled or just faint is the project's
/// to say.
public enum ContrastExemption: String, CaseIterable, Sendable {
  /// Pure decoration.
  case decorative
  /// Part of a control that cannot be used now.
  case disabled
  /// Part of a logo or a brand name.
  case logo
}

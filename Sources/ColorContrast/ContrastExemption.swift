/// Why WCAG 2.2 asks for no contrast (1.4.3 and 1.4.11: "Incidental", "Logotypes", "inactive").
public enum ContrastExemption: String, CaseIterable, Sendable {
  /// Pure decoration.
  case decorative
  /// Part of a control that cannot be used now.
  case disabled
  /// Part of a logo or a brand name.
  case logo
}

/// The names a project exempts, in one list for each reason; all are empty unless the project says so.
///
/// Nothing is exempt by its looks: whether a grey label is disabled or just faint is the project's
/// to say.
public struct ContrastExemptions: Sendable, Hashable {
  /// Names of colours, roles or elements that are pure decoration.
  public var decorative: Set<String>
  /// Names that are shown in disabled controls only.
  public var disabled: Set<String>
  /// Names that belong to logos and brand names.
  public var logos: Set<String>

  /// Creates the lists.
  public init(
    decorative: Set<String> = [], disabled: Set<String> = [], logos: Set<String> = []
  ) {
    self.decorative = decorative
    self.disabled = disabled
    self.logos = logos
  }

  /// Why a name is exempt, or `nil` if it is not. Names are compared letter by letter.
  public func exemption(of name: String) -> ContrastExemption? {
    if decorative.contains(name) { return .decorative }
    if disabled.contains(name) { return .disabled }
    return logos.contains(name) ? .logo : nil
  }
}

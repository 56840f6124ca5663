import DynamicType

/// Where the colour of a role comes from.
public enum RoleColor: Sendable, Hashable {
  /// The tint of the view.
  case tint
  /// The tint with this alpha in light and dark.
  case tintWithAlpha(light: Double, dark: Double, source: String, confidence: Confidence)
  /// The system colour of this name, as `UIColor` spells it.
  case system(String)
  /// Two colours of the system that have no name.
  case fixed(light: Color, dark: Color, source: String, confidence: Confidence)

  /// The colour; `nil` if this generation of iOS does not have it.
  ///
  /// - Parameter tint: The tint of the view in this appearance.
  public func resolved(
    tint: SourcedColor?, in appearance: Appearance, os: OSGeneration
  ) -> SourcedColor? {
    switch self {
    case .tint: return tint
    case .tintWithAlpha(let light, let dark, let source, let confidence):
      return tint.map {
        SourcedColor(
          $0.color.withAlpha($0.color.alpha * (appearance.style == .dark ? dark : light)),
          source: source, confidence: min(confidence, $0.confidence))
      }
    case .system(let name):
      return SystemColor.uiColor(name)?.resolved(in: appearance, os: os)
    case .fixed(let light, let dark, let source, let confidence):
      return SourcedColor(
        appearance.style == .dark ? dark : light, source: source, confidence: confidence)
    }
  }
}

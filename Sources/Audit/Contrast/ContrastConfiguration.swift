import ColorContrast
import DynamicType
import InterfaceScan
import JSONText

/// What the configuration says about colours: its member `contrast`.
///
/// | member | meaning | default |
/// |---|---|---|
/// | `level` | conformance level of WCAG 2.2, `AA` or `AAA` | `AA` |
/// | `largeText` | from which size on text is large: `points`, `cssPoints`, `humanInterface` | `points` |
/// | `appearances` | the appearances to look at | light and dark, with and without increased contrast, dark elevated |
/// | `pairs` | pairs of colours, as in a theme file | none |
/// | `decorative`, `disabled`, `logo` | patterns of colours or components that may be low | none |
public struct ContrastConfiguration: Sendable {
  /// The conformance level.
  public var level = ContrastSettings.Level.minimum
  /// From which size on text is large.
  public var largeText = LargeText.points
  /// The appearances to look at; empty takes those the app has.
  public var appearances: [Appearance] = []
  /// The list of pairs as it was written; the names in it are looked up when the colours are known.
  public var pairs: JSONValue?
  /// Patterns of names of colours and components whose contrast may be low.
  public var exempt: [ColorPairing.Exemption: [KeyPattern]] = [:]
  /// The file it is from, for problems with `pairs`.
  public var file = ""

  /// Creates a configuration that says nothing.
  public init() {}
}

extension ContrastSettings {
  /// The conditions that a configuration asks for.
  public init(_ configuration: AuditConfiguration) {
    self.init()
    level = configuration.contrast.level
    largeText = configuration.contrast.largeText
    appearances = configuration.contrast.appearances
    boldText = configuration.boldText
    os = configuration.os ?? .newest
  }
}

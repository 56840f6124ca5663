import ColorContrast
import DynamicType
import Localization

/// Two colours that are seen together, and why that is believed.
public struct ColorPairing: Sendable, Hashable {
  /// What the foreground is, which decides the success criterion.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
    /// Words: WCAG 2.2, 1.4.3 and 1.4.6.
    case text
    /// A symbol or a template image: 1.4.11.
    case icon
    /// A part of a control that shows what it is or its state: 1.4.11.
    case control

    /// The criterion of level AA.
    public var criterion: ContrastCriterion { self == .text ? .textAA : .nonText }
  }

  /// Why the two colours are a pair. Without a reason there is none.
  public enum Reason: String, Sendable, Hashable, Codable {
    /// A storyboard or xib puts one on the other.
    case interface
    /// The names say so: `OnPrimary` and `Primary`, `CardText` and `CardBackground`.
    case names
    /// The accent colour tints texts on the system's backgrounds.
    case accentColor
    /// The configuration lists it.
    case configuration
    /// A theme file lists it or shows it in its views.
    case theme
    /// iOS shows it so in an app with this tint.
    case tint
  }

  /// Why a low contrast is no fault.
  public typealias Exemption = ContrastExemption

  /// The font of a text, as far as it is stated.
  public typealias Font = RoleFont

  /// The text, the symbol or the part of a control.
  public var foreground: PairedColor
  /// What it stands on.
  public var backdrop: PairedBackdrop
  /// What the foreground is.
  public var role: Role
  /// What shows it, such as `label`, `button.title`, `tabBar.selectedTitle`, by the name of
  /// `ContrastRole` where there is one; for colours paired by their names or by a list, that name.
  public var component: String
  /// Why this is a pair.
  public var reason: Reason
  /// The reason in one sentence.
  public var explanation: String
  /// Where the pair is: the view in the interface file, the entry of the list, the colour set.
  public var place: SourcePlace
  /// How sure it is that the two are seen together.
  public var confidence: Confidence
  /// The font of a text; nil when it is not known.
  public var font: Font?
  /// Set when a low contrast is no fault.
  public var exemption: Exemption?
  /// The generations of iOS that show the pair.
  public var generations: [OSGeneration]
  /// Whether the system chose both colours: WCAG asks nothing of the app then (1.4.11: "determined
  /// by the user agent and not modified by the author").
  public var isSystemDefault: Bool

  /// Creates a pair.
  public init(
    _ foreground: PairedColor, on backdrop: PairedBackdrop, role: Role, component: String,
    reason: Reason, explanation: String, place: SourcePlace, confidence: Confidence,
    font: Font? = nil, exemption: Exemption? = nil,
    generations: [OSGeneration] = OSGeneration.allCases, isSystemDefault: Bool = false
  ) {
    self.foreground = foreground
    self.backdrop = backdrop
    self.role = role
    self.component = component
    self.reason = reason
    self.explanation = explanation
    self.place = place
    self.confidence = min(confidence, foreground.confidence, backdrop.confidence)
    self.font = font
    self.exemption = exemption
    self.generations = generations
    self.isSystemDefault = isSystemDefault
  }
}

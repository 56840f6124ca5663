import ColorContrast
import DynamicType

/// What a text or a symbol of a pair stands on.
public struct PairedBackdrop: Sendable, Hashable {
  /// What lies behind all layers.
  public enum Base: Sendable, Hashable {
    /// The rearmost layer hides whatever is behind.
    case opaque
    /// Something whose colour the project does not state, in one sentence. When it is one of some
    /// colours, those; empty when it can be any.
    case unknown(reason: String, candidates: [PairedColor] = [])
    /// A bar's material over what scrolls below it, which is not known; the colour that the project
    /// gives the bar, if any.
    case bar(BarAppearance, color: PairedColor?)
    /// What iOS puts behind an element of its interface.
    case role(ContrastRole, RoleContext)
  }

  /// What is behind the layers.
  public var base: Base
  /// The layers from back to front.
  public var layers: [PairedColor]

  /// Creates a backdrop from layers that stand on something.
  public init(base: Base, layers: [PairedColor] = []) {
    self.base = base
    self.layers = layers
  }

  /// One opaque colour.
  public init(_ color: PairedColor) {
    self.init(base: .opaque, layers: [color])
  }

  /// Nothing is known but the reason.
  public static func unknown(_ reason: String, candidates: [PairedColor] = []) -> PairedBackdrop {
    PairedBackdrop(base: .unknown(reason: reason, candidates: candidates))
  }

  /// Whether the project chose a colour of it.
  public var isStated: Bool { stated.contains(where: \.isStated) }

  /// The colours it is made of, from back to front.
  public var stated: [PairedColor] {
    guard case .bar(_, let color?) = base else { return layers }
    return [color] + layers
  }

  /// The names of the layers from front to back, for people.
  public var name: String {
    var names = layers.reversed().map(\.name)
    switch base {
    case .opaque: break
    case .unknown(let reason, _): names.append("unknown: \(reason)")
    case .bar(_, let color?): names.append("a translucent bar of \(color.name)")
    case .bar(_, nil): names.append("the bar's material")
    case .role(let role, let context): names.append(context.surfaceName(of: role))
    }
    return names.joined(separator: " over ")
  }

  /// How sure it is that these colours are meant.
  public var confidence: Confidence {
    let colors = stated.map(\.confidence).min() ?? .certain
    switch base {
    case .opaque: return colors
    case .unknown(_, let candidates):
      return min(colors, candidates.map(\.confidence).min() ?? colors)
    case .bar: return min(colors, .likely)
    case .role(let role, _): return min(colors, role.confidence)
    }
  }

  /// Whether the app may choose another colour for it: not for a background of the system.
  public var isOwn: Bool {
    if case .role(let role, let context) = base { return context.isOwnSurface(of: role) }
    return stated.contains { SystemColor.named($0.name) != $0.color }
  }

  /// How sure the colours behind the layers are.
  public func baseConfidence(in appearance: Appearance, os: OSGeneration) -> Confidence {
    guard case .role(let role, var context) = base else { return .certain }
    context.appearance = appearance
    context.os = os
    return context.judge(role)?.confidence ?? .guess
  }

  /// The backdrop in an appearance.
  ///
  /// A translucent rearmost layer, or one the generation does not have, makes it unknown.
  public func resolved(in appearance: Appearance, os: OSGeneration = .newest) -> Backdrop {
    var colors: [Color] = []
    for layer in layers {
      guard let color = layer.resolved(in: appearance, os: os) else {
        return .unknown(reason: "\(layer.name) has no value in \(os.displayName)")
      }
      colors.append(color.color)
    }
    switch base {
    case .opaque:
      guard let rear = colors.first else { return .unknown(reason: "no colour is known") }
      guard rear.isOpaque else {
        return Backdrop.unknown(reason: "\(layers[0].name) is translucent").covered(by: colors)
      }
      return colors.count == 1 ? .color(rear) : .layers(colors)
    case .bar(let bar, _):
      let contents = Backdrop.unknown(reason: "what scrolls below the bar")
      let material = bar.material(in: appearance, os: os).backdrop(over: contents)
      return colors.isEmpty ? material : material.covered(by: colors)
    case .role(let role, var context):
      context.appearance = appearance
      context.os = os
      guard let judgement = context.judge(role) else {
        return .unknown(reason: "\(role.name) does not exist in \(os.displayName)")
      }
      return colors.isEmpty ? judgement.backdrop : judgement.backdrop.covered(by: colors)
    case .unknown(let reason, let candidates):
      let choices = candidates.compactMap { $0.resolved(in: appearance, os: os)?.color }
      let isAll = !choices.isEmpty && choices.count == candidates.count
      // The candidates may be alike in this appearance.
      if isAll, let color = choices.first, color.isOpaque, Set(choices).count == 1 {
        return colors.isEmpty ? .color(color) : .layers([color] + colors)
      }
      let range = isAll ? ColorRange(choices) ?? .any : .any
      return Backdrop.unknown(reason: reason, range: range).covered(by: colors)
    }
  }
}

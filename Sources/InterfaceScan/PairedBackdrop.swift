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
  public var isStated: Bool { layers.contains(where: \.isStated) }

  /// The names of the layers from front to back, for people.
  public var name: String {
    var names = layers.reversed().map(\.name)
    if case .unknown(let reason, _) = base { names.append("unknown: \(reason)") }
    return names.joined(separator: " over ")
  }

  /// How sure it is that these colours are meant.
  public var confidence: Confidence {
    var candidates: [PairedColor] = []
    if case .unknown(_, let some) = base { candidates = some }
    return (layers + candidates).map(\.confidence).min() ?? .certain
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
    case .unknown(let reason, let candidates):
      let choices = candidates.compactMap { $0.resolved(in: appearance, os: os)?.color }
      let isAll = !choices.isEmpty && choices.count == candidates.count
      let range = isAll ? ColorRange(choices) ?? .any : .any
      return Backdrop.unknown(reason: reason, range: range).covered(by: colors)
    }
  }
}

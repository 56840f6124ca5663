/// What a finding is about.
public enum FindingEvidence: Sendable, Hashable {
  /// A string in a place.
  case text(TextEvidence)
  /// Two colours seen together.
  case color(ColorEvidence)

  /// A string as its file holds it.
  case localization(LocalizationEvidence)

  /// The interface itself: code, a storyboard, an asset.
  case interface(InterfaceEvidence)

  /// The name in reports: `text`, `color`, `localization` or `interface`.
  public var kind: String {
    switch self {
    case .text: "text"
    case .color: "color"
    case .localization: "localization"
    case .interface: "interface"
    }
  }
}

extension FindingEvidence: Codable {
  private enum CodingKeys: String, CodingKey { case kind }

  /// Reads the member `kind` and the members that belong to it; without `kind` it is a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decodeIfPresent(String.self, forKey: .kind) ?? "text"
    switch kind {
    case "text": self = .text(try TextEvidence(from: decoder))
    case "color": self = .color(try ColorEvidence(from: decoder))
    case "localization": self = .localization(try LocalizationEvidence(from: decoder))
    case "interface": self = .interface(try InterfaceEvidence(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "unknown kind \"\(kind)\"; known: text, color, localization, interface")
    }
  }

  /// Writes `kind` and the members that belong to it into one object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .text(let evidence): try evidence.encode(to: encoder)
    case .color(let evidence): try evidence.encode(to: encoder)
    case .localization(let evidence): try evidence.encode(to: encoder)
    case .interface(let evidence): try evidence.encode(to: encoder)
    }
  }
}

/// What a finding is about.
public enum FindingEvidence: Sendable, Hashable {
  /// A string in a place.
  case text(TextEvidence)
  /// Two colours seen together.
  case color(ColorEvidence)

  /// A string as its file holds it.
  case localization(LocalizationEvidence)

  /// The name in reports: `text`, `color` or `localization`.
  public var kind: String {
    switch self {
    case .text: "text"
    case .color: "color"
    case .localization: "localization"
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
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "unknown kind \"\(kind)\"; known: text, color, localization")
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
    }
  }
}

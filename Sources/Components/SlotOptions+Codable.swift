import DynamicType

/// Any member of a JSON object, to find the ones that are not known.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private func refuseUnknownMembers(_ decoder: any Decoder, of what: String, allowed: [String]) throws
{
  let container = try decoder.container(keyedBy: AnyKey.self)
  let unknown = container.allKeys.map(\.stringValue).filter { !allowed.contains($0) }.sorted()
  guard let first = unknown.first else { return }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath + [AnyKey(stringValue: first)],
      debugDescription:
        "unknown \(what) “\(first)”; allowed are \(allowed.joined(separator: ", "))"))
}

extension KeyedDecodingContainer {
  fileprivate func refuse(_ key: Key, _ message: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

  /// A share from 0 to 1, or nil when the member is absent.
  fileprivate func share(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard (0...1).contains(value) else {
      throw refuse(key, "\(key.stringValue) is \(value); expected a number from 0 to 1")
    }
    return value
  }

  fileprivate func length(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard value > 0, value.isFinite else {
      throw refuse(key, "\(key.stringValue) is \(value); expected points, more than 0")
    }
    return value
  }

  fileprivate func count(_ key: Key, from least: Int) throws -> Int? {
    guard let value = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard value >= least else {
      throw refuse(key, "\(key.stringValue) is \(value); expected \(least) or more")
    }
    return value
  }

  fileprivate func word(_ key: Key, allowed: [String]) throws -> String? {
    guard let value = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard allowed.contains(value) else {
      throw refuse(
        key,
        "unknown \(key.stringValue) “\(value)”; allowed are \(allowed.joined(separator: ", "))")
    }
    return value
  }
}

extension SlotFont: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case style, size, weight }

  /// Decodes `{"style": "body"}` or `{"size": 15, "weight": "semibold"}`.
  ///
  /// - Throws: `DecodingError` that names an unknown member, style or weight.
  public init(from decoder: any Decoder) throws {
    try refuseUnknownMembers(
      decoder, of: "member of font", allowed: CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.length(.size)
    if let name = try container.decodeIfPresent(String.self, forKey: .style) {
      guard let found = TextStyle(name: name) else {
        let allowed = TextStyle.allCases.map(\.rawValue).joined(separator: ", ")
        throw container.refuse(.style, "unknown text style “\(name)”; allowed are \(allowed)")
      }
      style = found
    }
    if let name = try container.decodeIfPresent(String.self, forKey: .weight) {
      guard let found = FontWeight(name: name) else {
        let allowed = FontWeight.allCases.map(\.rawValue).joined(separator: ", ")
        throw container.refuse(.weight, "unknown weight “\(name)”; allowed are \(allowed)")
      }
      weight = found
    }
  }

  /// Encodes the members that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(style?.rawValue, forKey: .style)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(weight?.rawValue, forKey: .weight)
  }
}

extension ImageOption: Codable {
  /// Decodes `true`, `false` or a width in points.
  ///
  /// - Throws: `DecodingError` when it is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = flag ? .standard : .none
    } else if let width = try? container.decode(Double.self), width >= 0, width.isFinite {
      self = .width(width)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "image is true, false or a width in points, 0 or more")
    }
  }

  /// Encodes the flag or the width.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encode(false)
    case .standard: try container.encode(true)
    case .width(let width): try container.encode(width)
    }
  }
}

extension SlotOptions: Codable {
  /// Decodes the options object.
  ///
  /// - Throws: `DecodingError` that names an unknown member or a value out of range.
  public init(from decoder: any Decoder) throws {
    try refuseUnknownMembers(decoder, of: "option", allowed: SlotOptions.memberNames)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.length(.width)
    height = try container.length(.height)
    lineLimit = try container.count(.lineLimit, from: 0)
    font = try container.decodeIfPresent(SlotFont.self, forKey: .font)
    scales = try container.decodeIfPresent(Bool.self, forKey: .scales)
    minimumScale = try container.share(.minimumScale)
    truncation = try container.word(.truncation, allowed: SlotOptions.truncationNames)
    image = try container.decodeIfPresent(ImageOption.self, forKey: .image)
    accessory = try container.word(.accessory, allowed: SlotOptions.accessoryNames)
    count = try container.count(.count, from: 1)
    style = try container.decodeIfPresent(String.self, forKey: .style)
    selected = try container.decodeIfPresent(Bool.self, forKey: .selected)
  }

  /// Encodes the members that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(width, forKey: .width)
    try container.encodeIfPresent(height, forKey: .height)
    try container.encodeIfPresent(lineLimit, forKey: .lineLimit)
    try container.encodeIfPresent(font, forKey: .font)
    try container.encodeIfPresent(scales, forKey: .scales)
    try container.encodeIfPresent(minimumScale, forKey: .minimumScale)
    try container.encodeIfPresent(truncation, forKey: .truncation)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(accessory, forKey: .accessory)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(selected, forKey: .selected)
  }
}

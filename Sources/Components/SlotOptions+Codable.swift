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
    margin = try container.inset(.margin)
    leadingInset = try container.inset(.leadingInset)
    trailingInset = try container.inset(.trailingInset)
    accessory = try container.word(.accessory, allowed: SlotOptions.accessoryNames)
    editing = try container.decodeIfPresent(Bool.self, forKey: .editing)
    indexTitles = try container.decodeIfPresent(Bool.self, forKey: .indexTitles)
    count = try container.count(.count, from: 1)
    distribution = try container.word(.distribution, allowed: SlotOptions.distributionNames)
    style = try container.decodeIfPresent(String.self, forKey: .style)
    textCase = try container.word(.textCase, allowed: SlotOptions.textCaseNames)
    controlSize = try container.word(.controlSize, allowed: SlotOptions.controlSizeNames)
    selected = try container.decodeIfPresent(Bool.self, forKey: .selected)
    markdown = try container.decodeIfPresent(MarkdownOption.self, forKey: .markdown)
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
    try container.encodeIfPresent(margin, forKey: .margin)
    try container.encodeIfPresent(leadingInset, forKey: .leadingInset)
    try container.encodeIfPresent(trailingInset, forKey: .trailingInset)
    try container.encodeIfPresent(accessory, forKey: .accessory)
    try container.encodeIfPresent(editing, forKey: .editing)
    try container.encodeIfPresent(indexTitles, forKey: .indexTitles)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encodeIfPresent(distribution, forKey: .distribution)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(textCase, forKey: .textCase)
    try container.encodeIfPresent(controlSize, forKey: .controlSize)
    try container.encodeIfPresent(selected, forKey: .selected)
    try container.encodeIfPresent(markdown, forKey: .markdown)
  }
}

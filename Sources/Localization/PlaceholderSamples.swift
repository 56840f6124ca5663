/// The values that stand in for what an app fills in while it runs.
///
/// They are realistic, and wide rather than narrow.
public struct PlaceholderSamples: Sendable, Hashable, Codable {
  /// For `%@` and `%s`.
  public var string: String
  /// For whole numbers.
  public var integer: Int
  /// For whole numbers directly before a percent sign.
  public var percentage: Int
  /// For numbers with a fraction.
  public var decimal: Double
  /// For `%c`.
  public var character: String
  /// For `${applicationName}` and build settings such as `$(PRODUCT_NAME)`.
  public var applicationName: String
  /// Whether whole numbers are written with grouping separators, as SwiftUI and
  /// `String.localizedStringWithFormat` do and `String(format:)` does not.
  public var groupsIntegers: Bool
  /// Values for a certain key: the first is for the first argument, and so on.
  public var byKey: [String: [String]]

  /// Creates samples.
  public init(
    string: String = "Alexandra Lindström", integer: Int = 2480, percentage: Int = 100,
    decimal: Double = 248.75, character: String = "W", applicationName: String = "Wanderkarte",
    groupsIntegers: Bool = false, byKey: [String: [String]] = [:]
  ) {
    self.string = string
    self.integer = integer
    self.percentage = percentage
    self.decimal = decimal
    self.character = character
    self.applicationName = applicationName
    self.groupsIntegers = groupsIntegers
    self.byKey = byKey
  }

  private enum CodingKeys: String, CodingKey {
    case string, integer, percentage, decimal, character, applicationName, groupsIntegers, byKey
  }

  /// Decodes samples; a member that is missing keeps its default.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    string = try values.decodeIfPresent(String.self, forKey: .string) ?? string
    integer = try values.decodeIfPresent(Int.self, forKey: .integer) ?? integer
    percentage = try values.decodeIfPresent(Int.self, forKey: .percentage) ?? percentage
    decimal = try values.decodeIfPresent(Double.self, forKey: .decimal) ?? decimal
    character = try values.decodeIfPresent(String.self, forKey: .character) ?? character
    applicationName =
      try values.decodeIfPresent(String.self, forKey: .applicationName) ?? applicationName
    groupsIntegers =
      try values.decodeIfPresent(Bool.self, forKey: .groupsIntegers) ?? groupsIntegers
    byKey = try values.decodeIfPresent([String: [String]].self, forKey: .byKey) ?? byKey
  }
}

import LocalizationRules

/// A string as its file holds it, wherever it is shown.
public struct LocalizationEvidence: Sendable, Hashable, Codable {
  /// The string's key; empty for a fault of a whole file.
  public var key: String
  /// The string's language; empty for a fault of all.
  public var locale: String
  /// The table: name of the file without ending.
  public var table: String
  /// The variation, such as `plural.other`; nil for a plain string.
  public var variation: String?
  /// The text as written; empty where there is none.
  public var text: String
  /// What the fault does to the user: `crash`, `lostTexts`, `wrongText`, `cosmetic` or `hint`.
  public var effect: Effect

  /// Creates evidence.
  public init(
    key: String, locale: String, table: String, variation: String? = nil, text: String,
    effect: Effect
  ) {
    self.key = key
    self.locale = locale
    self.table = table
    self.variation = variation
    self.text = text
    self.effect = effect
  }
}

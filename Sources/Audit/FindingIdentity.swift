/// What makes a finding the same one after the file around it has changed: no line, no number.
public struct FindingIdentity: Sendable, Hashable, Comparable {
  /// The rule.
  public let rule: String
  /// The table; for colours and the interface the file with its folder.
  public let table: String
  /// The key, what shows the colours, or what is wrong in the interface.
  public let key: String
  /// The language; empty for faults of all, and for colours.
  public let locale: String
  /// The variation, the role of the colours, or what shows a fault of the interface and the view
  /// around it; empty for a plain string.
  public let variation: String

  /// Creates an identity.
  public init(rule: String, table: String, key: String, locale: String, variation: String) {
    self.rule = rule
    self.table = table
    self.key = key
    self.locale = locale
    self.variation = variation
  }

  /// The identity of a finding.
  public init(_ finding: Finding) {
    rule = finding.rule
    switch finding.evidence {
    case .text(let text):
      (table, key, locale) = (text.table, text.key, text.locale)
      variation = DeviceVariation.withoutPlural(text.variation) ?? ""
    case .localization(let string):
      (table, key, locale) = (string.table, string.key, string.locale)
      variation = string.variation ?? ""
    case .color(let color):
      (table, key, locale) = (Self.path(of: finding), color.subject, "")
      variation = color.role
    case .interface(let interface):
      (table, key, locale) = (Self.path(of: finding), interface.key ?? interface.subject, "")
      variation = [interface.owner, interface.element].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// The file with its folder.
  private static func path(of finding: Finding) -> String {
    finding.place.file.split(separator: "/").suffix(2).joined(separator: "/")
  }

  public static func < (lhs: FindingIdentity, rhs: FindingIdentity) -> Bool {
    lhs.members.lexicographicallyPrecedes(rhs.members)
  }

  private var members: [String] { [table, key, locale, variation, rule] }
}

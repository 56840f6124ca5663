/// A fault of the interface itself: of code, a storyboard or an asset.
public struct InterfaceEvidence: Sendable, Hashable, Codable {
  /// What is wrong, as the source names it: `.font(.system(size: 12))`, a key, an image's name.
  public var subject: String
  /// What shows it: `Text`, `titleLabel`, `label “Pay”`; empty where nothing does.
  public var element: String
  /// The view, type or scene around it: `SettingsView.body`; empty for none.
  public var owner: String
  /// The key it is about; nil for none.
  public var key: String?
  /// The key's table; nil where it is not known.
  public var table: String?

  /// Creates evidence.
  public init(
    subject: String, element: String = "", owner: String = "", key: String? = nil,
    table: String? = nil
  ) {
    self.subject = subject
    self.element = element
    self.owner = owner
    self.key = key
    self.table = table
  }
}

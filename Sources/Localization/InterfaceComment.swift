/// What Interface Builder writes as the comment of a text: where in the interface it stands.
///
/// Such a comment reads `Class = "UIButton"; normalTitle = "Reload"; ObjectID = "bt1-aa-001";`.
public struct InterfaceComment: Sendable, Hashable {
  /// The class of the object, such as `UIButton`.
  public var objectClass: String
  /// The property that holds the text, such as `normalTitle`; nil where the comment names none.
  public var attribute: String?
  /// The identifier of the object in the interface file.
  public var objectID: String
  /// The text in the source language when the comment was written; nil where there is none.
  public var text: String?
  /// What the developer noted in Interface Builder for the translators.
  public var note: String?

  /// Reads a comment.
  ///
  /// - Returns: nil for a comment that Interface Builder did not write.
  public init?(parsing comment: String) {
    guard comment.utf8.starts(with: "Class = ".utf8), comment.contains("ObjectID = ") else {
      return nil
    }
    let entries = Array(comment.utf8).withUnsafeBufferPointer { bytes in
      var parser = StringsParser(bytes)
      _ = parser.parse()
      return parser.entries
    }
    var objectClass: String?
    var objectID: String?
    for entry in entries {
      switch entry.key {
      case "Class": objectClass = entry.value
      case "ObjectID": objectID = entry.value
      case "Note": note = entry.value
      default:
        guard attribute == nil else { continue }
        attribute = entry.key
        text = entry.value
      }
    }
    guard let objectClass, let objectID else { return nil }
    self.objectClass = objectClass
    self.objectID = objectID
  }
}

extension LocalizationEntry {
  /// Where in the interface the text stands, as its comment tells; nil for texts of code.
  public var interfaceComment: InterfaceComment? {
    comment.flatMap(InterfaceComment.init(parsing:))
  }
}

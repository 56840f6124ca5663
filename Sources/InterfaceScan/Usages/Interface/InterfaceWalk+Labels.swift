import Components
import DynamicType

/// Labels, and what the file says of their lines and fonts.
extension InterfaceWalk {
  mutating func addLabel(_ label: XMLTree.Element) {
    if let cell = standardCell(of: label) { return addCellText(label, in: cell) }
    guard let text = text("text", of: label) else { return }
    let place = labelPlace(label)
    add(text, "label", place.options, place.confidence, place.reason)
  }

  /// Where a label of the app's own stands.
  mutating func labelPlace(
    _ label: XMLTree.Element
  ) -> (options: SlotOptions, confidence: Confidence, reason: String) {
    var options = Self.textOptions(of: label)
    let room = setRoom(of: label, in: &options)
    return (options, room.confidence, "UILabel\(place(of: label)), \(room.words)")
  }

  /// Font, lines, cutting and shrinking of a label.
  static func textOptions(of label: XMLTree.Element) -> SlotOptions {
    var options = SlotOptions()
    options.font = SlotFont(fontDescription: label.child(key: "fontDescription"))
    if let lines = label["numberOfLines"].flatMap(Int.init), (0...1000).contains(lines) {
      options.lineLimit = lines
    }
    if let mode = label["lineBreakMode"].flatMap({ lineBreakModes[$0] }), mode != "tail" {
      options.truncation = mode
    }
    options.minimumScale = minimumScale(of: label, size: options.font)
    return options
  }

  static let lineBreakModes = [
    "tailTruncation": "tail", "middleTruncation": "middle", "headTruncation": "head",
    "clip": "clip", "wordWrap": "word", "characterWrap": "character",
  ]

  /// How far a text may shrink. Interface Builder writes the attribute only where it may not.
  static func minimumScale(of view: XMLTree.Element, size font: SlotFont?) -> Double? {
    guard view["adjustsFontSizeToFit"] != "NO" else { return nil }
    if let scale = view.number("minimumScaleFactor"), scale > 0, scale < 1 {
      return scale
    }
    guard let least = view.number("minimumFontSize"), least > 0 else { return nil }
    let size = font?.size ?? font?.style?.pointSize(for: .large) ?? 17
    return least < size ? least / size : nil
  }

  /// ` in a table cell` and the like, for reasons.
  func place(of view: XMLTree.Element) -> String {
    for ancestor in view.ancestors {
      switch ancestor.name {
      case "tableViewCell": return " in a table cell"
      case "collectionViewCell": return " in a collection view cell"
      case "collectionReusableView": return " in a collection view"
      default: if ancestor["key"] == "titleView" { return " in a navigation bar" }
      }
    }
    return ""
  }
}

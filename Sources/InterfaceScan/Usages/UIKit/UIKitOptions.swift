import Components
import DynamicType

extension UIKitPlacer {
  /// What an object says of the label at `owner`, in the runs of the code that do `event`.
  func options(
    of object: UIKitObject, _ owner: [String], with event: UIKitEvent
  ) -> (options: SlotOptions, maximum: ContentSizeCategory?) {
    func value(_ name: String) -> SourceExpression? { object.value(owner + [name], with: event) }
    var options = SlotOptions()
    options.font =
      value("font").flatMap(UIKitFont.font) ?? attributedFont(event)
    if let lines = value("numberOfLines")?.number, lines >= 0, lines < 1000 {
      options.lineLimit = Int(lines)
    }
    options.truncation = value("lineBreakMode")?.lastName.flatMap { Self.lineBreakModes[$0] }
    if value("adjustsFontSizeToFitWidth")?.isTrue == true,
      let scale = value("minimumScaleFactor")?.number, scale > 0, scale <= 1
    {
      options.minimumScale = scale
    }
    options.width = constraint("widthAnchor", of: object, owner, with: event)
    options.height = constraint("heightAnchor", of: object, owner, with: event)
    return (options, value("maximumContentSizeCategory").flatMap(UIKitFont.category))
  }

  private static let lineBreakModes = [
    "byTruncatingTail": "tail", "byTruncatingMiddle": "middle", "byTruncatingHead": "head",
    "byClipping": "clip", "byWordWrapping": "word", "byCharWrapping": "character",
  ]

  /// The constant of `label.widthAnchor.constraint(equalToConstant: 80)`.
  private func constraint(
    _ anchor: String, of object: UIKitObject, _ owner: [String], with event: UIKitEvent
  ) -> Double? {
    let path = owner + [anchor, "constraint"]
    for other in object.events where other.path == path && other.isCompatible(with: event) {
      let constant = other.call?["equalToConstant"] ?? other.call?["lessThanOrEqualToConstant"]
      if let number = constant?.number, number > 0 { return number }
    }
    return nil
  }

  /// The font in the attributes of `NSAttributedString(string: …, attributes: [.font: …])`.
  private func attributedFont(_ event: UIKitEvent) -> SlotFont? {
    let values = event.call?.arguments.map(\.value) ?? event.value.map { [$0] } ?? []
    for case .call(let call) in values {
      guard case .dictionary(let keys, let values)? = call["attributes"],
        let index = keys.firstIndex(where: { $0.lastName == "font" })
      else { continue }
      return UIKitFont.font(values[index])
    }
    return nil
  }
}

import Components
import DynamicType

/// Buttons, fields, text views, segmented controls and search bars.
extension InterfaceWalk {
  // MARK: Buttons

  private static let buttonStyles: Set<String> = [
    "plain", "gray", "tinted", "filled", "bordered", "borderedProminent", "borderless", "glass",
    "prominentGlass",
  ]
  private static let controlSizes = [
    "mini": "mini", "small": "small", "medium": "regular", "large": "large",
  ]

  mutating func addButton(_ button: XMLTree.Element) {
    guard let id = button.id else { return }
    let configuration = button.child(key: "configuration")
    let states = button.children.filter { $0.name == "state" }
    let isInBar = button["key"] == "customView"
    for state in states {
      guard let key = state["key"], let title = state.string("title"),
        let text = text(title.text, "\(key)Title", of: button, id, line: title.line)
      else { continue }
      let place = buttonPlace(button, state: state)
      add(
        text, isInBar ? "navigationBar.button" : "button.title", place.options, place.confidence,
        place.reason)
    }
    guard let configuration else { return }
    let title = configuration.string("title").flatMap {
      text($0.text, "configuration.title", of: button, id, line: $0.line)
    }
    let subtitle = configuration.string("subtitle").flatMap {
      text($0.text, "configuration.subtitle", of: button, id, line: $0.line)
    }
    guard title != nil || subtitle != nil else { return }
    let place = buttonPlace(button, state: nil)
    add(
      title, "button.title", place.options,
      companions: ["button.subtitle": subtitle.map { [$0.reference] } ?? []], place.confidence,
      place.reason)
    add(
      subtitle, "button.subtitle", place.options,
      companions: ["button.title": title.map { [$0.reference] } ?? []], place.confidence,
      place.reason)
  }

  /// Where a button stands, in one of its states.
  mutating func buttonPlace(
    _ button: XMLTree.Element, state: XMLTree.Element?
  ) -> (options: SlotOptions, confidence: Confidence, reason: String) {
    var options = SlotOptions()
    let configuration = button.child(key: "configuration")
    let kind: String
    if let configuration {
      let style = configuration["style"] ?? "plain"
      options.style = Self.buttonStyles.contains(style) ? style : nil
      options.font = SlotFont(fontDescription: configuration.child(key: "titleFontDescription"))
      options.controlSize = configuration["buttonSize"].flatMap { Self.controlSizes[$0] }
      options.image = image(configuration)
      if configuration["titleLineBreakMode"] == "tailTruncation" { options.truncation = "tail" }
      kind = "UIButton with a \(style) configuration"
    } else {
      let type = button["buttonType"] ?? "custom"
      options.style = type == "system" || type == "roundedRect" ? "system" : "custom"
      options.font = SlotFont(fontDescription: button.child(key: "fontDescription"))
      options.image = image(state)
      kind = "UIButton of type \(options.style ?? type)"
      setLines(of: button, in: &options)
    }
    let room = setRoom(of: button, in: &options)
    if let insets = button.child(key: "contentEdgeInsets") {
      for (name, inset) in [("minX", \SlotOptions.leadingInset), ("maxX", \.trailingInset)] {
        guard let points = insets.number(name), points > 0 else { continue }
        options[keyPath: inset] = (options[keyPath: inset] ?? 0) + points
      }
    }
    return (options, room.confidence, "\(kind)\(place(of: button)), \(room.words)")
  }

  /// A title that wraps between words has as many lines as it needs.
  private func setLines(of button: XMLTree.Element, in options: inout SlotOptions) {
    switch button["lineBreakMode"] {
    case "wordWrap", "characterWrap": options.lineLimit = 0
    case "tailTruncation": options.truncation = "tail"
    case "headTruncation": options.truncation = "head"
    case "clip": options.truncation = "clip"
    default: break
    }
  }

  // MARK: Fields

  mutating func addTextField(_ field: XMLTree.Element) {
    let placeholder = text("placeholder", of: field)
    let text = text("text", of: field)
    guard placeholder != nil || text != nil else { return }
    var place = fieldPlace(field)
    add(placeholder, "textField.placeholder", place.options, place.confidence, place.reason)
    // What is typed shrinks to a size that no text style changes; the placeholder does not.
    if field["adjustsFontSizeToFit"] != "NO",
      let least = field.number("minimumFontSize"), least > 0
    {
      let font = place.options.font
      let size = font?.size ?? font?.style?.pointSize(for: Self.largestCategory) ?? 17
      if least < size { place.options.minimumScale = least / size }
    }
    add(text, "textField.text", place.options, place.confidence, place.reason)
  }

  private static let largestCategory = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  /// Where a text field stands.
  mutating func fieldPlace(
    _ field: XMLTree.Element
  ) -> (options: SlotOptions, confidence: Confidence, reason: String) {
    var options = SlotOptions()
    options.font = SlotFont(fontDescription: field.child(key: "fontDescription"))
    options.style = field["borderStyle"] == "roundedRect" ? "roundedRect" : "plain"
    // A field keeps its text in one line in the middle, however low it is.
    let room = setRoom(of: field, in: &options, height: false)
    return (options, room.confidence, "UITextField\(self.place(of: field)), \(room.words)")
  }

  mutating func addTextView(_ view: XMLTree.Element) {
    guard let text = text("text", of: view) else { return }
    let place = textViewPlace(view)
    add(text, "textView.text", place.options, place.confidence, place.reason)
  }

  /// Where a text view stands.
  mutating func textViewPlace(
    _ view: XMLTree.Element
  ) -> (options: SlotOptions, confidence: Confidence, reason: String) {
    var options = SlotOptions()
    options.font = SlotFont(fontDescription: view.child(key: "fontDescription"))
    if view["scrollEnabled"] == "NO" { options.style = "static" }
    let room = setRoom(of: view, in: &options)
    return (options, room.confidence, "UITextView\(self.place(of: view)), \(room.words)")
  }

  // MARK: Segments

  mutating func addSegments(_ control: XMLTree.Element) {
    let texts = segments(of: control)
    guard !texts.isEmpty else { return }
    var options = SlotOptions()
    if control.flag("apportionsSegmentWidthsByContent") { options.style = "proportional" }
    let count = control.child("segments")?.children.count ?? texts.count
    if count > 1 { options.count = count }
    let room = setRoom(of: control, in: &options, height: false)
    for (index, text) in texts.enumerated() {
      var others = texts.map(\.reference)
      others.remove(at: index)
      add(
        text, "segmentedControl.segment", options,
        companions: ["segmentedControl.segment": others], room.confidence,
        "segment of a UISegmentedControl, \(room.words)")
    }
  }

  private func segments(of control: XMLTree.Element) -> [Text] {
    guard let id = control.id else { return [] }
    let segments = control.child("segments")?.children ?? []
    return segments.enumerated().compactMap { index, segment in
      guard let title = segment.string("title") else { return nil }
      return text(title.text, "segmentTitles[\(index)]", of: control, id, line: title.line)
    }
  }

  // MARK: Search bars

  mutating func addSearchBar(_ bar: XMLTree.Element) {
    guard let id = bar.id else { return }
    var options = SlotOptions()
    options.style = "bar"
    var room: (confidence: Confidence, words: String) = (.likely, "its width is not stated in full")
    if bar.isView {
      var found = SlotOptions()
      room = setRoom(of: bar, in: &found, height: false)
      // The bar itself keeps the margins of the screen.
      options.width = found.width
    }
    if bar.flag("showsBookmarkButton") { options.image = .standard }
    add(
      text("placeholder", of: bar), "searchBar.placeholder", options, room.confidence,
      "UISearchBar, \(room.words)")
    let titles = bar.child("scopeButtonTitles")?.children ?? []
    let texts = titles.enumerated().compactMap { index, title in
      text(title.text, "scopeButtonTitles[\(index)]", of: bar, id, line: title.line)
    }
    if titles.count > 1 { options.count = titles.count }
    for (index, text) in texts.enumerated() {
      var others = texts.map(\.reference)
      others.remove(at: index)
      add(
        text, "searchBar.scope", options, companions: ["searchBar.scope": others],
        room.confidence, "scope of a UISearchBar, \(room.words)")
    }
  }
}

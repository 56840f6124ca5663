import Components
import DynamicType

/// Pickers and rows with a value.
extension ViewWalk {
  /// A call of such a view; false for all others.
  mutating func row(_ call: SourceCall, _ context: ViewContext) -> Bool {
    switch call.name {
    case "Picker": picker(call, context)
    case "LabeledContent": labeledContent(call, context)
    case "TableColumn":
      let header = context.presenting(.sectionHeader, reason: "TableColumn").lowered(to: .guess)
      Self.title(of: call).map { text($0, call.line, header) }
      content(of: call, context.presenting(.row, reason: "in Table").lowered(to: .likely))
    default: return false
    }
    return true
  }

  private mutating func picker(_ call: SourceCall, _ context: ViewContext) {
    var label = context
    var choices: ViewContext
    let style = context.styles["pickerStyle"] ?? "automatic"
    let isInList = context.place == .row
    switch style {
    case "segmented", "palette":
      label.place = .hidden
      choices = context.entering(.segments, reason: "segmented Picker")
    case "wheel":
      label.place = .hidden
      choices = context.entering(.pickerWheel, reason: "Picker with a wheel")
    case "inline", "navigationLink":
      label = context.saying("Picker")
      if style == "navigationLink" { label.place = .control("tableCell.value1.title", detail: nil) }
      label.control.style = context.listStyle
      choices = context.entering(.pickerRows, reason: "\(style) Picker")
    default:
      if isInList {
        label = context.entering(
          .control("picker.label", detail: nil), reason: "Picker in a list",
          SlotOptions(style: "form"))
      } else {
        // Outside of forms a menu picker shows what is chosen alone.
        label.place = context.place == .menu ? .control("menu.submenu", detail: nil) : .hidden
      }
      choices = context.entering(
        context.place == .menu ? .menu : .pickerMenu, reason: "choice of a Picker",
        isInList ? SlotOptions(style: "form") : SlotOptions())
    }
    if context.styles["labels"] == "hidden" { label.place = .hidden }
    choices.text = SlotOptions()
    choices.text.font = style == "segmented" ? nil : choices.text.font
    if let title = Self.title(of: call) {
      text(title, call.line, label)
    } else if let value = call["label"] {
      part(value, label)
    }
    let start = count
    if let content = call["content"] { view(content, choices) }
    content(of: call, choices)
    if choices.place == .segments {
      group(from: start, prefix: "segmentedControl.segment", sharing: true)
    }
  }

  private mutating func labeledContent(_ call: SourceCall, _ context: ViewContext) {
    var base = context.entering(
      .control("tableCell.value1.title", detail: nil), reason: "LabeledContent",
      SlotOptions(style: context.listStyle))
    if context.place != .row { base = base.lowered(to: .likely) }
    if case .widget = context.place { base = context }
    var value = base
    if context.place != .hidden, base.place != context.place {
      value.place = .control("tableCell.value1.detail", detail: nil)
    }
    if context.styles["labels"] == "hidden" { base.place = .hidden }
    let start = count
    let title = Self.title(of: call)
    title.map { text($0, call.line, base) }
    call["label"].map { part($0, base) }
    if let given = call["value"] { text(given, call.line, value) }
    if let content = call["content"] ?? call.closure.map(SourceExpression.closure) {
      view(content, value)
    }
    group(from: start, prefix: "tableCell.value1")
  }
}

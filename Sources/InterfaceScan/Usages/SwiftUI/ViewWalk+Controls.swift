import Components
import DynamicType

/// Views that show a text themselves, and controls.
extension ViewWalk {
  /// A call of such a view; false for all others.
  mutating func control(_ call: SourceCall, _ context: ViewContext) -> Bool {
    guard let name = call.name else { return false }
    if case .member(let base?, _) = call.callee, base.dottedName != "SwiftUI" { return false }
    switch name {
    case "Text": text(.call(call), call.line, context.saying("Text"))
    case "Label": label(call, context.saying("Label"))
    case "Button", "Link", "ShareLink", "PhotosPicker", "NavigationLink", "PasteButton",
      "FileImporterButton", "AsyncButton":
      button(call, context)
    case "Toggle":
      titled(
        call, context, row: "tableCell.switch.title", detail: "tableCell.switch.detail",
        plain: "toggle.label", accessory: nil)
    case "Stepper": titled(call, context, row: "tableCell.stepper.title", plain: "stepper.label")
    case "DatePicker": titled(call, context, row: "datePicker.label", plain: "datePicker.label")
    case "ColorPicker": titled(call, context, row: "colorPicker.label", plain: "colorPicker.label")
    case "ProgressView", "Gauge":
      titled(call, context, row: "progressView.label", plain: "progressView.label")
      part("currentValueLabel", of: call, context, slot: "progressView.value")
    case "Slider":
      titled(call, context, row: "slider.label", plain: "slider.label")
      part("minimumValueLabel", of: call, context, slot: "slider.minimum")
      part("maximumValueLabel", of: call, context, slot: "slider.maximum")
    case "TextField", "SecureField": textField(call, context)
    case "Menu": menu(call, context)
    case "ContentUnavailableView": unavailable(call, context)
    default: return false
    }
    return true
  }

  /// The title of a call: its first argument without a label, unless that is a closure.
  static func title(of call: SourceCall) -> SourceExpression? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    if case .closure = first.value { return nil }
    return first.value
  }

  // MARK: Labels

  private mutating func label(_ call: SourceCall, _ context: ViewContext) {
    let isIconOnly = context.styles["labelStyle"] == "iconOnly"
    var context = context
    if isIconOnly { context.place = .hidden }
    let role: TextRole = context.styles["labelStyle"] == "titleOnly" ? .text : .label
    if let title = Self.title(of: call) {
      text(title, call.line, context, as: role)
    } else if let title = call["title"] ?? call.closure.map(SourceExpression.closure) {
      context.control.image = .standard
      part(title, context)
    }
  }

  /// The view that an argument gives, in a place of its own; texts one below the other in it are a
  /// title and a second line.
  mutating func part(_ expression: SourceExpression, _ context: ViewContext) {
    guard case .closure(let closure) = expression else { return view(expression, context) }
    stack(closure.body, context)
  }

  mutating func part(_ label: String, of call: SourceCall, _ context: ViewContext, slot: String) {
    guard let value = call[label] else { return }
    part(
      value,
      context.entering(.control(slot, detail: nil), reason: call.name ?? "", formOptions(context)))
  }

  // MARK: Buttons

  private mutating func button(_ call: SourceCall, _ context: ViewContext) {
    let name = call.name ?? "Button"
    let isLink = name == "NavigationLink"
    var inner = context.saying(name)
    if case .member(_, let role)? = call["role"], ["cancel", "destructive"].contains(role) {
      if context.place == .alertButtons || context.place == .dialogButtons {
        inner.control.style = role
      }
    }
    if isLink, context.place == .row { inner.control.accessory = "disclosure" }
    let title = Self.title(of: call)
    if let title {
      let hasImage = call["systemImage"] != nil || call["image"] != nil
      if hasImage, inner.place == .plain { inner.control.image = .standard }
      let role: TextRole = hasImage && inner.place != .plain ? .label : .button
      text(title, call.line, inner, as: role)
    }
    if let label = call["label"] {
      buttonLabel(label, inner)
    } else if title == nil, let closure = call.closure {
      buttonLabel(.closure(closure), inner)
    }
    guard isLink else { return }
    if let destination = call["destination"] {
      view(destination, context.presenting(.plain, reason: ""))
    } else if title != nil || call["label"] != nil, call["value"] == nil, let closure = call.closure
    {
      statements(closure.body, context.presenting(.plain, reason: ""))
    }
  }

  /// The label of a button: a single text is its title, several are views as any other.
  private mutating func buttonLabel(_ label: SourceExpression, _ context: ViewContext) {
    guard case .closure(let closure) = label, context.place == .plain else {
      return part(label, context)
    }
    if closure.body.count == 1, case .expression(let only) = closure.body[0] {
      let chain = ViewChain(only)
      let inner = context.applying(chain.modifiers)
      switch chain.call?.name {
      case "Text": return text(only, chain.call?.line ?? 0, context, as: .button)
      case "Label":
        var inner = inner
        inner.control.image = .standard
        if let call = chain.call, let title = Self.title(of: call) {
          return text(title, call.line, inner, as: .button)
        }
      default: break
      }
    }
    stack(closure.body, context)
  }

  private mutating func menu(_ call: SourceCall, _ context: ViewContext) {
    var inner = context.saying("Menu")
    if context.place == .menu { inner.place = .control("menu.submenu", detail: nil) }
    if let title = Self.title(of: call) {
      text(title, call.line, inner, as: call["systemImage"] == nil ? .button : .label)
    } else if let label = call["label"] {
      buttonLabel(label, inner)
    }
    let content = call["content"] ?? call.closure.map(SourceExpression.closure)
    content.map { view($0, context.presenting(.menu, reason: "in Menu")) }
  }

  // MARK: Titled controls

  /// A control with a label beside it.
  private mutating func titled(
    _ call: SourceCall, _ context: ViewContext, row: String, detail: String? = nil, plain: String,
    accessory: String? = nil
  ) {
    var inner: ViewContext
    switch context.place {
    case .row:
      inner = context.entering(
        .control(row, detail: detail), reason: "\(call.name ?? "") in a list",
        formOptions(context, row))
    case .plain:
      inner = context.entering(
        .control(plain, detail: nil), reason: call.name ?? "", formOptions(context, plain))
    case .widget: inner = context
    default: inner = context.saying(call.name ?? "")
    }
    if context.styles["labels"] == "hidden" || context.styles["labelStyle"] == "iconOnly" {
      inner.place = .hidden
    }
    let role: TextRole = call["systemImage"] == nil ? .button : .label
    if let title = Self.title(of: call) {
      text(title, call.line, inner, as: role)
    } else if let label = call["label"] ?? call.closure.map(SourceExpression.closure) {
      part(label, inner)
    }
  }

  /// Options of a control in a row of a form.
  func formOptions(_ context: ViewContext, _ slot: String = "") -> SlotOptions {
    var options = SlotOptions()
    options.controlSize = nil
    guard context.place == .row else { return options }
    if slot.hasPrefix("tableCell.") {
      options.style = context.listStyle
    } else if slot != "datePicker.label" {
      options.style = "form"
    }
    return options
  }

  private mutating func textField(_ call: SourceCall, _ context: ViewContext) {
    let name = call.name ?? "TextField"
    var inner: ViewContext
    switch context.place {
    case .alertButtons:
      inner = context.entering(
        .control("alert.placeholder", detail: nil), reason: "\(name) in alert")
    case .row:
      inner = context.entering(
        .control("tableCell.textField.placeholder", detail: nil), reason: "\(name) in a list",
        SlotOptions(style: context.listStyle))
    default:
      let style = context.styles["textFieldStyle"] == "roundedBorder" ? "roundedRect" : "plain"
      inner = context.entering(
        .control("textField.placeholder", detail: nil), reason: name, SlotOptions(style: style)
      ).lowered(to: .likely)
    }
    if case .member(_, "vertical")? = call["axis"] {
      inner.text.lineLimit = inner.text.lineLimit ?? 0
    }
    if let prompt = call["prompt"], prompt != .none {
      text(prompt, call.line, inner)
    } else if let title = Self.title(of: call) {
      text(title, call.line, inner)
    } else if let label = call["label"] ?? call.closure.map(SourceExpression.closure) {
      part(label, inner)
    }
  }

  /// Fonts are those that the view was seen to have: an estimate.
  private mutating func unavailable(_ call: SourceCall, _ context: ViewContext) {
    var title = context.presenting(.plain, reason: "ContentUnavailableView").lowered(to: .likely)
    title.text.font = SlotFont(style: .title2, weight: .bold)
    var description = title
    description.text.font = SlotFont(style: .subheadline)
    if let value = Self.title(of: call) { text(value, call.line, title) }
    if let value = call["label"]
      ?? (Self.title(of: call) == nil ? call.closure.map(SourceExpression.closure) : nil)
    {
      view(value, title)
    }
    if let value = call["description"] { view(value, description) }
    call["actions"].map { view($0, context.presenting(.plain, reason: "ContentUnavailableView")) }
  }
}

extension ViewContext {
  /// The context, named after a view in it.
  func saying(_ name: String) -> ViewContext {
    var context = self
    context.reason = reason.isEmpty ? name : "\(name) \(reason)"
    return context
  }
}

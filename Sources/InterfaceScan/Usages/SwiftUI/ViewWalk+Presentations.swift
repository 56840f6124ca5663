import Components
import DynamicType

/// What appears over a view: alerts, dialogs, sheets, menus, actions behind a swipe.
extension ViewWalk {
  /// A modifier that shows something, and whatever views it is given.
  mutating func modifier(_ modifier: SourceCall, of chain: ViewChain, _ context: ViewContext) {
    if barModifier(modifier, of: chain, context) { return }
    let name = modifier.name ?? ""
    switch name {
    case "alert": alert(modifier, context)
    case "confirmationDialog", "actionSheet": dialog(modifier, context)
    case "swipeActions":
      let start = count
      closures(of: modifier, context.presenting(.swipeActions, reason: "in .swipeActions"))
      group(from: start, prefix: "tableRow.swipeAction")
    case "contextMenu":
      let menu = context.presenting(.menu, reason: "in .contextMenu")
      modifier["menuItems"].map { view($0, menu) }
      modifier.closure.map { statements($0.body, menu) }
      modifier["preview"].map { view($0, context.presenting(.plain, reason: "")) }
    case "help": show(modifier, "tooltip", context)
    case "configurationDisplayName":
      // The gallery of widgets shows it in a font that is not published.
      var gallery = context.presenting(.plain, reason: "name in the gallery of widgets")
        .lowered(to: .guess)
      gallery.text.font = SlotFont(style: .title2, weight: .bold)
      modifier[nil].map { text($0, modifier.line, gallery) }
    case "description":
      guard chain.call?.name?.hasSuffix("Configuration") == true else { return }
      let gallery = context.presenting(.plain, reason: "description in the gallery of widgets")
      modifier[nil].map { text($0, modifier.line, gallery.lowered(to: .guess)) }
    case "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "listRowBackground":
      var inner = context
      if context.place == .row { inner = context.entering(.plain, reason: "") }
      inner.sharesWidth = true
      closures(of: modifier, inner)
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
      show(modifier, Usage.unmeasured, context)
    case _ where name.hasPrefix("accessibility") || Self.isAction(name): break
    default: closures(of: modifier, context.presenting(.plain, reason: ""))
    }
  }

  /// The views in the arguments of a modifier.
  private mutating func closures(of modifier: SourceCall, _ context: ViewContext) {
    for argument in modifier.arguments {
      guard argument.label.map(Self.isAction) != true else { continue }
      switch argument.value {
      case .closure(let closure):
        statements(closure.body, context.with(closure, elementsOf: nil))
      case .call(let call) where call.name?.first?.isUppercase == true:
        view(argument.value, context)
      default: break
      }
    }
  }

  // MARK: Alerts

  private mutating func alert(_ modifier: SourceCall, _ context: ViewContext) {
    let start = count
    let title = context.presenting(.control("alert.title", detail: nil), reason: "title of .alert")
    if let value = modifier[nil], !value.isClosure { text(value, modifier.line, title) }
    let buttons = context.presenting(.alertButtons, reason: "in .alert")
    let message = context.presenting(.alertMessage, reason: "message of .alert")
    modifier["message"].map { view($0, message) }
    let actions = modifier["actions"] ?? modifier["content"]
    if let actions = actions ?? modifier.closure.map(SourceExpression.closure) {
      view(actions, buttons)
    }
    group(from: start, prefix: "alert.")
  }

  private mutating func dialog(_ modifier: SourceCall, _ context: ViewContext) {
    let start = count
    var isVisible = false
    if case .member(_, "visible")? = modifier["titleVisibility"] { isVisible = true }
    // Unless it is told to be visible, a phone leaves the title out.
    let title = context.presenting(
      isVisible ? .control("actionSheet.title", detail: nil) : .hidden,
      reason: "title of .confirmationDialog")
    if let value = modifier[nil], !value.isClosure { text(value, modifier.line, title) }
    let message = context.presenting(.dialogMessage, reason: "message of .confirmationDialog")
    modifier["message"].map { view($0, message) }
    let actions = modifier["actions"] ?? modifier["content"]
    if let actions = actions ?? modifier.closure.map(SourceExpression.closure) {
      view(actions, context.presenting(.dialogButtons, reason: "in .confirmationDialog"))
    }
    group(from: start, prefix: "actionSheet.")
  }

  /// The values that older modifiers take: `Alert(title:message:dismissButton:)`, `ActionSheet`.
  mutating func presentation(_ call: SourceCall, _ context: ViewContext) -> Bool {
    let prefix: String
    switch call.name {
    case "Alert": prefix = "alert."
    case "ActionSheet": prefix = "actionSheet."
    default: return false
    }
    guard let title = call["title"] else { return false }
    let start = count
    let name = call.name ?? ""
    func place(_ part: String) -> ViewContext {
      context.presenting(.control(prefix + part, detail: nil), reason: "\(part) of \(name)")
    }
    text(title, call.line, place("title"))
    call["message"].map { text($0, call.line, place("message")) }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { call[$0] }
    if case .array(let list)? = call["buttons"] { buttons += list }
    for case .call(let button) in buttons {
      var inner = place("button")
      if let role = button.name, ["cancel", "destructive"].contains(role) {
        inner.control.style = role
      }
      if let label = button[nil], !label.isClosure { text(label, button.line, inner) }
    }
    group(from: start, prefix: prefix)
    return true
  }
}

extension SourceExpression {
  /// Whether it is a closure.
  var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }
}

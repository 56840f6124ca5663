import Components
import DynamicType

/// Bars: titles, toolbars, tabs, search.
extension ViewWalk {
  /// A view of a bar; false for all others.
  mutating func bar(_ call: SourceCall, _ context: ViewContext) -> Bool {
    switch call.name {
    case "ToolbarItem", "ToolbarItemGroup":
      content(of: call, toolbarItem(call, context))
    case "ToolbarTitleMenu":
      content(of: call, context.presenting(.menu, reason: "in ToolbarTitleMenu"))
    case "TabView":
      let start = count
      content(of: call, context)
      group(from: start, prefix: "tabBar.item", sharing: true)
    case "Tab":
      let item = context.presenting(.tabItem, reason: "Tab")
      Self.title(of: call).map { text($0, call.line, item) }
      call["label"].map { view($0, item) }
      if let content = call["content"] { view(content, context.presenting(.plain, reason: "")) }
      content(of: call, context.presenting(.plain, reason: ""))
    case "TabSection":
      // Sections of tabs have titles in side bars only.
      content(of: call, context)
    case "CommandMenu", "CommandGroup":
      let inner = context.presenting(.menu, reason: "in \(call.name ?? "")")
      Self.title(of: call).map { text($0, call.line, inner) }
      content(of: call, inner)
    default: return false
    }
    return true
  }

  private func toolbarItem(_ call: SourceCall, _ context: ViewContext) -> ViewContext {
    var placement = "automatic"
    if case .member(_, let name)? = call["placement"] { placement = name }
    let reason = "in .toolbar, \(placement)"
    switch placement {
    case "bottomBar", "bottomOrnament", "status":
      return context.presenting(.toolbar, reason: reason)
    case "keyboard":
      var item = context.presenting(.toolbar, reason: reason)
      item.control.style = "bar"
      return item
    case "principal", "title", "largeTitle": return context.presenting(.barTitle, reason: reason)
    case "subtitle", "largeSubtitle":
      return context.presenting(.control("navigationBar.subtitle", detail: nil), reason: reason)
    case "secondaryAction": return context.presenting(.menu, reason: reason)
    case "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading":
      return context.presenting(.barButtons("leading"), reason: reason)
    default:
      let item = context.presenting(.barButtons("trailing"), reason: reason)
      return placement == "automatic" ? item.lowered(to: .likely) : item
    }
  }

  /// A modifier that shows something in a bar; false for all others.
  mutating func barModifier(
    _ modifier: SourceCall, of chain: ViewChain, _ context: ViewContext
  ) -> Bool {
    let name = modifier.name ?? ""
    switch name {
    case "navigationTitle", "navigationBarTitle":
      if case .widget = context.place { return true }
      navigationTitle(modifier, of: chain, context)
    case "navigationSubtitle":
      show(modifier, "navigationBar.subtitle", context)
    case "toolbar":
      let inner = context.presenting(.barButtons("trailing"), reason: "in .toolbar").lowered(
        to: .likely)
      for argument in modifier.arguments { part(closure: argument.value, inner) }
    case "navigationBarItems":
      for (label, side) in [("leading", "leading"), ("trailing", "trailing")] {
        let inner = context.presenting(.barButtons(side), reason: "in .navigationBarItems")
        modifier[label].map { view($0, inner) }
      }
    case "tabItem":
      let inner = context.presenting(.tabItem, reason: "in .tabItem")
      modifier.closure.map { statements($0.body, inner) }
    case "badge":
      let isTab = chain.modifiers.contains { $0.name == "tabItem" } || chain.call?.name == "Tab"
      let slot = isTab ? "tabBar.badge" : "tableCell.value1.detail"
      guard isTab || context.place == .row else { return true }
      show(modifier, slot, context, SlotOptions(style: isTab ? nil : context.listStyle))
    case "searchable":
      let inner = context.presenting(
        .control("searchBar.placeholder", detail: nil), reason: ".searchable")
      modifier["prompt"].map { text($0, modifier.line, inner) }
    case "searchScopes":
      let inner = context.presenting(
        .control("searchBar.scope", detail: nil), reason: ".searchScopes")
      modifier.closure.map { statements($0.body, inner) }
    default: return false
    }
    return true
  }

  private mutating func part(closure value: SourceExpression, _ context: ViewContext) {
    if case .closure(let closure) = value { statements(closure.body, context) }
  }

  /// The text of a modifier in a slot of its own.
  mutating func show(
    _ modifier: SourceCall, _ slot: String, _ context: ViewContext,
    _ options: SlotOptions = SlotOptions()
  ) {
    guard let value = modifier[nil] else { return }
    var inner = context.presenting(
      .control(slot, detail: nil), reason: ".\(modifier.name ?? "")")
    inner.control = options
    if case .closure(let closure) = value {
      statements(closure.body, inner)
    } else {
      text(value, modifier.line, inner)
    }
  }

  /// A title is large unless its screen says otherwise, or is entered from one that does.
  private mutating func navigationTitle(
    _ modifier: SourceCall, of chain: ViewChain, _ context: ViewContext
  ) {
    let modes = chain.modifiers.compactMap { call -> String? in
      guard call.name?.hasSuffix("TitleDisplayMode") == true, case .member(_, let mode)? = call[nil]
      else { return nil }
      return mode
    }
    var mode = modes.first ?? context.styles["navigationBarTitleDisplayMode"]
    if case .member(_, let name)? = modifier["displayMode"] { mode = name }
    let isInline = mode == "inline"
    let slot = isInline ? "navigationBar.title" : "navigationBar.largeTitle"
    var inner = context.presenting(
      .control(slot, detail: nil),
      reason: isInline ? ".navigationTitle, inline" : ".navigationTitle")
    if mode == nil || mode == "automatic" { inner = inner.lowered(to: .likely) }
    if let title = modifier[nil] { text(title, modifier.line, inner) }
  }
}

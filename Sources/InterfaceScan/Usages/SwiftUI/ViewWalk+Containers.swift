import Components
import DynamicType

/// Views that arrange other views.
extension ViewWalk {
  /// A call of such a view; false for all others.
  mutating func container(_ call: SourceCall, _ context: ViewContext) -> Bool {
    guard let name = call.name else { return false }
    switch name {
    case "List", "Form":
      var inner = context.presenting(.row, reason: "in \(name)")
      inner.styles = context.styles
      inner.text = context.text
      inner.text.width = nil
      inner.text.height = nil
      inner.maximumCategory = context.maximumCategory
      content(of: call, inner)
    case "ForEach": content(of: call, context)
    case "HStack", "LazyHStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow":
      horizontal(call, context)
    case "VStack", "LazyVStack": call.closure.map { stack($0.body, context) }
    case "ViewThatFits":
      let body = call.closure?.body ?? []
      for (index, statement) in body.enumerated() {
        var inner = context
        // The last one is shown when none fits.
        if index + 1 < body.count { inner.isAlternative = true }
        statements([statement], inner)
      }
    case "Section": section(call, context)
    case "GroupBox":
      var inner = context.saying(name).lowered(to: .likely)
      inner.text.font = SlotFont(style: .headline)
      Self.title(of: call).map { text($0, call.line, inner) }
      call["label"].map { view($0, inner) }
      content(of: call, context)
    case "DisclosureGroup":
      var inner = context.saying(name)
      if context.place == .row { inner.control.accessory = "disclosure" }
      Self.title(of: call).map { text($0, call.line, inner) }
      call["label"].map { part($0, inner) }
      content(of: call, context)
    case "NavigationStack", "NavigationView", "NavigationSplitView", "ScrollView", "Group",
      "ZStack", "AnyView", "GeometryReader", "ScrollViewReader", "WindowGroup",
      "GlassEffectContainer":
      for argument in call.arguments {
        guard argument.label.map(Self.isAction) != true else { continue }
        if case .closure = argument.value { view(argument.value, context) }
        if case .call = argument.value, argument.label == nil { view(argument.value, context) }
      }
    default: return false
    }
    return true
  }

  /// What the closure of a container shows; its parameter stands for the elements it goes through.
  mutating func content(of call: SourceCall, _ context: ViewContext) {
    guard let closure = call.closure else { return }
    let elements = call.arguments.first.flatMap { argument -> String? in
      context.elementType(of: argument.value)
    }
    statements(closure.body, context.with(closure, elementsOf: elements))
  }

  /// Texts one below the other: in a row they are its title and its second line.
  mutating func stack(_ body: [SourceStatement], _ context: ViewContext) {
    let isTitled: Bool
    switch context.place {
    case .row, .pickerRows: isTitled = true
    case .control(_, let detail): isTitled = detail != nil
    default: isTitled = false
    }
    let texts = body.indices.filter { Self.isText(body[$0]) }
    guard isTitled, texts.count > 1, !context.isDetail else { return statements(body, context) }
    let start = count
    for index in body.indices {
      var inner = context
      inner.hasDetail = true
      inner.isDetail = index > texts[0]
      statements([body[index]], inner)
    }
    if context.place == .row { group(from: start, prefix: "tableCell.subtitle") }
  }

  private static func isText(_ statement: SourceStatement) -> Bool {
    switch statement {
    case .expression(let value):
      return ["Text", "Label"].contains(ViewChain(value).call?.name ?? "")
    case .condition(_, let body, let otherwise):
      return !body.isEmpty && (body + otherwise).allSatisfy(isText)
    default: return false
    }
  }

  /// Views side by side: buttons share the row.
  private mutating func horizontal(_ call: SourceCall, _ context: ViewContext) {
    var inner = context
    inner.sharesWidth = !context.scrollsSideways
    let start = count
    content(of: call, inner)
    guard context.place == .plain, !context.scrollsSideways else { return }
    let buttons = (call.closure?.body ?? []).filter { statement in
      guard case .expression(let value) = statement else { return false }
      return ViewChain(value).call?.name == "Button"
    }
    if buttons.count > 1 { group(from: start, prefix: "button.title", sharing: true) }
  }

  private mutating func section(_ call: SourceCall, _ context: ViewContext) {
    if context.place == .menu || context.place == .pickerMenu {
      let inner = context.entering(
        .control("menu.sectionTitle", detail: nil), reason: "Section in Menu")
      Self.title(of: call).map { text($0, call.line, inner) }
      call["header"].map { view($0, inner) }
      call["content"].map { view($0, context) }
      content(of: call, context)
      return
    }
    let isInList = context.place == .row
    let header = context.entering(.sectionHeader, reason: "header of a Section")
      .lowered(to: isInList ? .certain : .likely)
    let footer = context.entering(.sectionFooter, reason: "footer of a Section")
      .lowered(to: isInList ? .certain : .likely)
    Self.title(of: call).map { text($0, call.line, header) }
    call["header"].map { part($0, header) }
    call["footer"].map { part($0, footer) }
    // A section stands in a list, in this file or in another.
    let rows =
      isInList ? context : context.entering(.row, reason: "in a Section").lowered(to: .likely)
    if let content = call["content"] { view(content, rows) }
    content(of: call, rows)
  }
}

extension ViewContext {
  /// The type of what a list of values holds.
  func elementType(of value: SourceExpression) -> String? {
    if let type = TextScope.type(of: value) { return type }
    switch value {
    case .name(let name): return scope.types[name]
    case .member(.name("self")?, let name): return scope.types[name]
    case .call(let call): return call.base.flatMap(elementType)
    default: return nil
    }
  }

  /// The context inside a closure.
  func with(_ closure: SourceClosure, elementsOf type: String?) -> ViewContext {
    var context = self
    let names =
      closure.parameters.isEmpty ? ["$0"] : closure.parameters.map { $0.filter { $0 != "$" } }
    for name in names {
      context.scope.locals[name] = .unknown
      context.scope.parameters[name] = nil
      context.scope.types[name] = nil
    }
    if let type, let first = names.first { context.scope.types[first] = type }
    return context
  }
}

import Components
import DynamicType
import Localization

/// A walk through the views of one type, which writes down each text with its place.
struct ViewWalk {
  let file: ViewFile
  let type: ViewFile.OwnType
  /// The type whose member is being read.
  private var current: ViewFile.OwnType
  private(set) var usages: [PendingUsage] = []
  /// Views of the file that were entered from here.
  private(set) var enteredTypes: Set<String> = []
  private var enteredMembers: Set<String> = []
  /// Members that are being read, so that none enters itself.
  private var open: Set<String> = []

  private static let maximumDepth = 12

  init(file: ViewFile, type: ViewFile.OwnType) {
    self.file = file
    self.type = type
    current = type
  }

  // MARK: Declarations

  /// The body first, then the members that no other one used.
  mutating func declarations(_ context: ViewContext) {
    enter(member: "body", of: type, context)
    for statement in type.members {
      switch statement {
      case .variable(let variable):
        guard variable.name != "body", !Self.isSpoken(variable.name),
          Self.isView(variable.type, variable.attributes)
        else {
          continue
        }
        if let value = variable.value { view(value, context) }
        if !enteredMembers.contains(variable.name) {
          enter(member: variable.name, of: type, context)
        }
      case .function(let function):
        guard Self.isView(function.result, function.attributes), !Self.isSpoken(function.name),
          !enteredMembers.contains(function.name)
        else { continue }
        enter(member: function.name, of: type, context)
      default: break
      }
    }
  }

  /// Whether a member by its name is for VoiceOver.
  private static func isSpoken(_ name: String) -> Bool {
    name.lowercased().contains("accessibility")
  }

  /// Whether a result is something that is shown.
  private static func isView(_ type: String?, _ attributes: [String]) -> Bool {
    if attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    guard let type else { return false }
    return type.hasPrefix("some ") || type.hasSuffix("View") || type.hasPrefix("Text")
      || type == "Alert" || type == "ActionSheet" || type.hasSuffix("Configuration")
  }

  private mutating func enter(member: String, of owner: ViewFile.OwnType, _ context: ViewContext) {
    let name = owner.name + "." + member
    guard context.depth < Self.maximumDepth, let found = file.body(of: member, in: owner),
      open.insert(name).inserted
    else { return }
    let surrounding = current
    current = owner
    defer {
      open.remove(name)
      current = surrounding
    }
    if owner.name == type.name {
      enteredMembers.insert(member)
    } else {
      enteredTypes.insert(owner.name)
    }
    var context = context
    context.scope = found.scope
    context.depth += 1
    statements(found.body, context)
  }

  // MARK: Statements

  mutating func statements(_ list: [SourceStatement], _ context: ViewContext) {
    var context = context
    for statement in list {
      switch statement {
      case .expression(let value): view(value, context)
      case .returning(let value): value.map { view($0, context) }
      case .condition(let condition, let body, let otherwise):
        branches(condition, body, otherwise, context)
      case .switching(let subject, let cases): switching(subject, cases, context)
      case .block(let body): statements(body, context)
      case .variable: context.scope.note(statement)
      case .assignment: context.scope.note(statement)
      case .function, .type: break
      }
    }
  }

  private mutating func branches(
    _ condition: SourceExpression, _ body: [SourceStatement], _ otherwise: [SourceStatement],
    _ context: ViewContext
  ) {
    guard Self.asksForAccessibilitySize(condition) else {
      statements(body, context)
      statements(otherwise, context)
      return
    }
    var large = context
    large.reason = "layout for accessibility sizes"
    var small = context
    small.maximumCategory = .extraExtraExtraLarge
    statements(body, large)
    statements(otherwise, small)
  }

  private static func asksForAccessibilitySize(_ condition: SourceExpression) -> Bool {
    switch condition {
    case .member(_, let name): ["isAccessibilitySize", "isAccessibilityCategory"].contains(name)
    case .binary("&&", let left, let right):
      asksForAccessibilitySize(left) || asksForAccessibilitySize(right)
    default: false
    }
  }

  private mutating func switching(
    _ subject: SourceExpression, _ cases: [SourceSwitchCase], _ context: ViewContext
  ) {
    for item in cases {
      var inner = context
      if case .widget = context.place {
        for case .member(_, let family) in item.patterns {
          if let slot = WidgetTexts.slot(ofFamily: family) { inner.place = .widget(slot) }
        }
      }
      statements(item.body, inner)
    }
  }

  // MARK: Expressions

  /// An expression that stands for a view.
  mutating func view(_ expression: SourceExpression, _ context: ViewContext) {
    switch expression {
    case .call: chain(expression, context)
    case .choice(_, let results): for result in results { view(result, context) }
    case .binary("+", let left, let right):
      let reader = TextReferenceReader(scope: context.scope)
      let line = left.firstLine ?? right.firstLine ?? 0
      text(.together([reader.reference(to: left), reader.reference(to: right)]), line, context)
    case .binary(_, let left, let right):
      view(left, context)
      view(right, context)
    case .name(let name): member(name, context)
    case .member(.name("self")?, let name): member(name, context)
    case .closure(let closure): statements(closure.body, context)
    case .array(let elements), .tuple(let elements):
      for element in elements { view(element, context) }
    default: break
    }
  }

  /// A property or function of the type itself, read where it is used.
  private mutating func member(_ name: String, _ context: ViewContext) {
    if file.body(of: name, in: current) != nil { enter(member: name, of: current, context) }
  }

  private mutating func chain(_ expression: SourceExpression, _ context: ViewContext) {
    let chain = ViewChain(expression)
    let start = usages.count
    for modifier in chain.modifiers { self.modifier(modifier, of: chain, context) }
    group(from: start, prefix: "navigationBar.")
    var inner = context.applying(chain.modifiers)
    guard let call = chain.call else { return view(chain.root, inner) }
    if control(call, inner) || presentation(call, inner) { return }
    // The height of a container is shared by all that is in it; its width bounds each.
    inner.text.height = nil
    if call.name == "ScrollView" {
      inner.scrollsSideways = Self.scrollsSideways(call)
      inner.text.width = inner.scrollsSideways ? ViewContext.endlessWidth : nil
    }
    if container(call, inner) { return }
    if row(call, inner) || bar(call, inner) || WidgetTexts.enter(call, inner, &self) { return }
    own(call, inner)
  }

  /// A view or function of the app's own: its source is read where it is in the same file, and the
  /// views it is given stand where it stands.
  private mutating func own(_ call: SourceCall, _ context: ViewContext) {
    guard let name = call.name else {
      if case .closure(let closure) = call.callee { statements(closure.body, context) }
      return
    }
    switch call.callee {
    case .name, .member(.name("self")?, _):
      if name.first?.isLowercase == true {
        if file.body(of: name, in: current) != nil { enter(member: name, of: current, context) }
      } else if name != current.name, let own = file.types.first(where: { $0.name == name }),
        own.members.contains(where: \.isBody)
      {
        enter(member: "body", of: own, context)
      }
    default: break
    }
    let given = context.lowered(to: .likely)
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure):
        guard argument.label.map(Self.isAction) != true else { continue }
        statements(closure.body, given.with(closure, elementsOf: nil))
      case .call(let inner) where inner.name == "Text" || inner.name == "Label":
        view(argument.value, given)
      default: break
      }
    }
  }

  /// Whether the closure of an argument or method does something instead of showing something.
  static func isAction(_ name: String) -> Bool {
    name.hasPrefix("on") || name.hasSuffix("ction") || name.hasSuffix("andler")
      || ["task", "perform", "completion", "refreshable", "gesture", "simultaneousGesture"]
        .contains(name)
  }

  // MARK: Texts

  /// Writes a text down in the slot that its place gives it.
  mutating func text(
    _ reference: TextReference, _ line: Int, _ context: ViewContext, as role: TextRole = .text
  ) {
    guard reference != .unknown, reference != .localizedLiteral("") else { return }
    for target in context.targets(for: role) {
      usages.append(
        PendingUsage(
          text: reference, slot: target.slot, options: target.options,
          maximumCategory: context.maximumCategory, line: line, confidence: target.confidence,
          reason: target.reason))
    }
  }

  /// The text of an argument.
  mutating func text(
    _ expression: SourceExpression, _ line: Int, _ context: ViewContext,
    as role: TextRole = .text
  ) {
    var context = context
    // A text that is given brings modifiers of its own along.
    let chain = ViewChain(expression)
    if chain.call?.name == "Text" { context = context.applying(chain.modifiers) }
    let reference = TextReferenceReader(scope: context.scope).reference(to: expression)
    text(reference, expression.firstLine ?? line, context, as: role)
  }

  /// Slots of which a component has one.
  private static let single: Set<String> = [
    "navigationBar.title", "navigationBar.largeTitle", "navigationBar.subtitle", "alert.title",
    "alert.message", "actionSheet.title", "actionSheet.message",
  ]

  /// `ScrollView(.horizontal)`, and one with both axes.
  private static func scrollsSideways(_ call: SourceCall) -> Bool {
    guard let axes = call[nil] ?? call["axes"] else { return false }
    if case .array(let list) = axes { return list.contains(.member(nil, "horizontal")) }
    return axes == .member(nil, "horizontal")
  }

  /// Makes the texts that were written down since `start` companions of each other.
  mutating func group(from start: Int, prefix: String, sharing count: Bool = false) {
    let members = usages.indices.filter { $0 >= start && usages[$0].slot.hasPrefix(prefix) }
    guard members.count > 1, members.count <= 24 else { return }
    for index in members {
      var companions = usages[index].companions
      for other in members where other != index {
        // A bar has one title: two of them are two branches of a condition.
        if usages[other].slot == usages[index].slot, Self.single.contains(usages[index].slot) {
          continue
        }
        // The same text twice is written in two branches and shown once.
        let text = usages[other].text
        guard text != usages[index].text, companions[usages[other].slot]?.contains(text) != true
        else { continue }
        companions[usages[other].slot, default: []].append(text)
      }
      usages[index].companions = companions
      if count { usages[index].options.count = members.count }
    }
  }

  var count: Int { usages.count }
}

extension SourceStatement {
  fileprivate var isBody: Bool {
    if case .variable(let variable) = self { return variable.name == "body" }
    return false
  }
}

extension SourceExpression {
  /// The line of the first literal or call in it.
  var firstLine: Int? {
    switch self {
    case .string(let string): string.line
    case .call(let call): call.line
    case .choice(_, let results): results.lazy.compactMap(\.firstLine).first
    case .binary(_, let left, let right): left.firstLine ?? right.firstLine
    case .member(let base, _): base?.firstLine
    default: nil
    }
  }
}

/// Which size of widget the views of a file are for.
enum WidgetTexts {
  /// The slot of texts in the views of a file; nil where it holds no views of widgets.
  ///
  /// A family named in the file decides, the smallest first: what fits there fits in the others.
  static func slot(in tree: SourceTree) -> String? {
    guard tree.imports.contains("WidgetKit") else { return nil }
    var names = WidgetNames()
    names.statements(tree.statements)
    guard names.isWidget else { return nil }
    let families = ["systemSmall", "systemMedium", "systemLarge", "accessoryRectangular"]
    return families.first { names.families.contains($0) }.flatMap(slot(ofFamily:))
      ?? "widget.medium"
  }

  /// The slot of a `WidgetFamily`.
  static func slot(ofFamily name: String) -> String? {
    switch name {
    case "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge":
      let size = name.dropFirst("system".count)
      return "widget." + size.prefix(1).lowercased() + size.dropFirst()
    case "accessoryInline", "accessoryRectangular", "accessoryCircular": return "widget." + name
    default: return nil
    }
  }

  /// The view of a widget's configuration; false for all other calls.
  static func enter(_ call: SourceCall, _ context: ViewContext, _ walk: inout ViewWalk) -> Bool {
    switch call.name {
    case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
      "ActivityConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion":
      var inner = context
      if case .widget = context.place {} else { inner.place = .widget("widget.medium") }
      inner.confidence = .likely
      for argument in call.arguments {
        if case .closure(let closure) = argument.value { walk.statements(closure.body, inner) }
      }
      return true
    default: return false
    }
  }
}

/// Names that tell whether a file is about widgets, and about which.
private struct WidgetNames {
  var isWidget = false
  var families: Set<String> = []

  mutating func statements(_ list: [SourceStatement]) {
    for statement in list {
      switch statement {
      case .type(let type):
        let inherited = Set(type.inherited)
        if !inherited.isDisjoint(with: ["Widget", "TimelineProvider", "AppIntentTimelineProvider"])
        {
          isWidget = true
        }
        statements(type.members)
      case .variable(let variable):
        if variable.attributes.contains(where: { $0.contains("widgetFamily") })
          || variable.type?.hasSuffix("Entry") == true
        {
          isWidget = true
        }
        statements(variable.getter)
        variable.value.map { expression($0) }
      case .function(let function): statements(function.body)
      case .expression(let value): expression(value)
      case .returning(let value): value.map { expression($0) }
      case .switching(_, let cases):
        for item in cases {
          for pattern in item.patterns { expression(pattern) }
          statements(item.body)
        }
      default: break
      }
    }
  }

  private mutating func expression(_ value: SourceExpression) {
    switch value {
    case .member(let base, let name):
      if WidgetTexts.slot(ofFamily: name) != nil { families.insert(name) }
      base.map { expression($0) }
    case .call(let call):
      expression(call.callee)
      for argument in call.arguments { expression(argument.value) }
    case .array(let elements): for element in elements { expression(element) }
    case .choice(let condition, let results): for part in [condition] + results { expression(part) }
    case .closure(let closure): statements(closure.body)
    default: break
    }
  }
}

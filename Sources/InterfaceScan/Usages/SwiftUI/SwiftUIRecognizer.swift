import Components
import DynamicType

/// Recognises texts in SwiftUI views, in widgets and in App Intents.
public struct SwiftUIRecognizer: UsageRecognizer {
  /// Creates a recogniser.
  public init() {}

  /// The texts of a file that imports SwiftUI or one of the frameworks made of it.
  public func facts(in tree: SourceTree) -> SourceFacts {
    var facts = SourceFacts()
    let imports = Set(tree.imports)
    if !imports.isDisjoint(with: ["SwiftUI", "WidgetKit", "TipKit"]) {
      var file = ViewFile(tree)
      facts.usages = file.usages()
    }
    if imports.contains("AppIntents") { facts.usages += IntentTexts.usages(in: tree) }
    return facts
  }
}

/// The views of a file, each with its members.
struct ViewFile {
  /// A type, put together from its declaration and its extensions in the file.
  struct OwnType {
    var name: String
    var inherited: [String] = []
    var members: [SourceStatement] = []
    var scope: TextScope
  }

  private(set) var types: [OwnType] = []
  private let widgetSlot: String?

  init(_ tree: SourceTree) {
    widgetSlot = WidgetTexts.slot(in: tree)
    collect(tree.statements, in: TextScope())
  }

  private mutating func collect(_ statements: [SourceStatement], in scope: TextScope) {
    for case .type(let type) in statements where !type.inherited.contains("PreviewProvider") {
      let name = TextScope.lastName(of: type.name)
      let inner = scope.entering(type)
      if let index = types.firstIndex(where: { $0.name == name }) {
        types[index].members += type.members
        types[index].inherited += type.inherited
        types[index].scope.parameters.merge(inner.parameters) { first, _ in first }
        types[index].scope.types.merge(inner.types) { first, _ in first }
      } else {
        types.append(
          OwnType(name: name, inherited: type.inherited, members: type.members, scope: inner))
      }
      collect(type.members, in: inner)
    }
  }

  /// The body of a member that makes a view, and the scope inside of it.
  func body(of member: String, in type: OwnType) -> (body: [SourceStatement], scope: TextScope)? {
    for statement in type.members {
      switch statement {
      case .variable(let variable) where variable.name == member && !variable.getter.isEmpty:
        return (variable.getter, type.scope)
      case .function(let function) where function.name == member && !function.body.isEmpty:
        return (function.body, type.scope.entering(function))
      default: break
      }
    }
    return nil
  }

  /// Every text, in the order of the views. A view that another one of the file shows is read where
  /// it is shown.
  mutating func usages() -> [PendingUsage] {
    var usages: [(type: String, usages: [PendingUsage])] = []
    var entered: Set<String> = []
    for type in types where !entered.contains(type.name) {
      var walk = ViewWalk(file: self, type: type)
      var context = ViewContext()
      context.scope = type.scope
      if let widgetSlot { context.place = .widget(widgetSlot) }
      walk.declarations(context)
      usages.append((type.name, walk.usages))
      entered.formUnion(walk.enteredTypes)
    }
    return usages.filter { !entered.contains($0.type) }.flatMap(\.usages)
  }
}

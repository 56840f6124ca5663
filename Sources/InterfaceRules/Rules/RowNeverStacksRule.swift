import DynamicType
import InterfaceScan
import LocalizationRules

/// Texts side by side that never go one below the other.
public struct RowNeverStacksRule: SourceRule, DocumentRule {
  public let id = "row-never-stacks"
  public let summary = "Texts stand side by side at every text size and share one width."
  public let why =
    "At the accessibility sizes half a width holds few letters: iOS itself puts such texts one below"
    + " the other. A row in a ViewThatFits, or in a view that asks for the text size, is left alone."
  public let severity = Severity.info
  public let looksAtWidgets = false
  public let isOnByDefault = false

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A title and its value",
        view: """
          HStack {
            Text("Height of the hut")
            Spacer()
            Text(hut.height)
          }
          """,
        faults: [
          "1: Text “Height of the hut” and Text hut.height stand side by side at every text size"
        ]),
      InterfaceExample(
        "A row that may stack, and a symbol beside a text",
        view: """
          ViewThatFits {
            HStack { Text("Height of the hut"); Text(hut.height) }
            VStack { Text("Height of the hut"); Text(hut.height) }
          }
          HStack { Image(systemName: "snow"); Text("Height of the hut") }
          """, faults: []),
      InterfaceExample(
        "A stack of labels in a xib",
        interface: """
          <stackView id="s"><subviews>
            <label text="Height of the hut" id="a"/><label text="2400 m" id="b"/>
          </subviews></stackView>
          """,
        faults: [
          "1: label “Height of the hut” and label “2400 m” stand side by side at every text size"
        ]),
    ]
  }

  // MARK: Source

  /// Names that a view uses which changes its layout with the text size or the width.
  private static let adapting: Set<String> = [
    "ViewThatFits", "AnyLayout", "HStackLayout", "dynamicTypeSize", "isAccessibilitySize",
    "sizeCategory", "horizontalSizeClass", "Grid", "GridRow", "Table",
  ]

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    let rows = nodes.calls("HStack")
    guard !rows.isEmpty else { return [] }
    var adapting: [Int?: Bool] = [:]
    return rows.compactMap { row in
      guard nodes[row].call?.base == nil, !nodes.isPreview(row) else { return nil }
      let texts = source.texts(directlyIn: row)
      guard texts.count > 1, texts.contains(where: { isOwn($0, nodes) }) else { return nil }
      let names = nodes.containers(of: row).compactMap { nodes[$0].call?.name }
      guard Self.adapting.isDisjoint(with: names),
        !names.contains(where: { $0.contains("toolbar") || $0 == "ScrollView" })
      else { return nil }
      let type = nodes.ancestors(of: row).first { index in
        if case .type = nodes[index].content { return true }
        return false
      }
      if adapting[type] == nil { adapting[type] = adapts(type, source) }
      guard adapting[type] == false else { return nil }
      let shown = texts.prefix(2).map { source.name(ofView: $0) }.joined(separator: " and ")
      return fault(
        at: row, of: source, subject: "HStack", element: shown, confidence: .likely,
        "\(shown) stand side by side at every text size",
        advice: "wrap it in ViewThatFits with a VStack, or choose an AnyLayout by"
          + " dynamicTypeSize.isAccessibilitySize")
    }
  }

  private func isOwn(_ text: Int, _ nodes: SourceNodes) -> Bool {
    nodes[text].call?[nil].flatMap(OwnText.init)?.mayBeLong == true
  }

  /// Whether a type asks for the text size or the width.
  private func adapts(_ type: Int?, _ source: InterfaceSource) -> Bool {
    let nodes = source.nodes
    let range = type.map(nodes.subtree) ?? nodes.indices
    return range.contains { index in
      switch nodes[index].content {
      case .variable(let variable):
        return variable.attributes.contains { attribute in
          Self.adapting.contains { attribute.contains($0) }
        }
      case .call(let call):
        return call.base == nil
          && call.name.map { name in
            ["ViewThatFits", "AnyLayout"].contains(name)
          } == true
      default: return false
      }
    }
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    document.tree.root.descendants.compactMap { stack in
      guard stack.name == "stackView", stack["axis"] != "vertical", !stack.hasCustomClass else {
        return nil
      }
      let labels = (stack.child("subviews")?.children ?? []).filter {
        $0.name == "label" && $0.showsWords
      }
      guard labels.count > 1, labels.contains(where: { ($0.shownText ?? "").contains(" ") }) else {
        return nil
      }
      let shown = labels.prefix(2).map(\.shownName).joined(separator: " and ")
      return fault(
        at: stack, of: document, subject: "stackView", confidence: .likely,
        "\(shown) stand side by side at every text size",
        advice: "set the axis to vertical in code at the accessibility sizes")
    }
  }
}

extension InterfaceSource {
  /// The views that show texts directly in a stack, those of `if` and `ForEach` too.
  fileprivate func texts(directlyIn stack: Int) -> [Int] {
    nodes.subtree(of: stack).filter { index in
      guard index != stack, let call = nodes[index].call, call.name == "Text", showsText(call),
        let around = nodes.surroundingCall(of: index)
      else { return false }
      // Of `if` and `else` only one is shown.
      return around.call == stack
        && ([index] + nodes.ancestors(of: index).prefix { $0 != stack })
          .allSatisfy { nodes[$0].role != .otherwise }
    }
  }
}

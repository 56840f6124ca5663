import DynamicType
import InterfaceScan
import LocalizationRules

/// Texts of the app that may take one line only.
public struct SingleLineTextRule: SourceRule {
  public let id = "single-line-text"
  public let summary =
    "A text of several words may take one line only and is cut where it is wider."
  public let why =
    "At larger text sizes, and in other languages, the end is lost, and nothing shows it. Texts that"
    + " shrink (minimumScaleFactor) are left alone, and what users or servers wrote: it can be read"
    + " where it comes from."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A sentence on one line", view: "Text(\"The pass is closed today\").lineLimit(1)",
        faults: ["1: Text “The pass is closed today” may take one line only"]),
      InterfaceExample(
        "A value, one word, a text that shrinks, and one that wraps",
        view: """
          Text(hut.name).lineLimit(1)
          Text("Open").lineLimit(1)
          Text("The pass is closed").lineLimit(1).minimumScaleFactor(0.7)
          Text("The pass is closed").lineLimit(3)
          """, faults: []),
      InterfaceExample(
        "Labels in UIKit",
        controller: """
          func style() {
            note.text = NSLocalizedString("note.closed", comment: "")
            note.numberOfLines = 1
            name.text = hut.name
            name.numberOfLines = 1
          }
          """, faults: ["3: note may take one line only"]),
    ]
  }

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    return swiftUI(in: source) + uiKit(in: source)
  }

  private func swiftUI(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return nodes.calls("lineLimit").compactMap { index in
      guard let call = nodes[index].call, call.base != nil, call[nil] == .number(1),
        !nodes.isPreview(index)
      else { return nil }
      let root = nodes.root(of: index)
      guard root != index, nodes[root].call?.name == "Text", nodes[root].call?.base == nil,
        let value = nodes[root].call?[nil], OwnText(value)?.mayBeLong == true,
        !isShrinking(root, nodes)
      else { return nil }
      let element = source.name(ofView: root)
      return fault(
        at: index, of: source, subject: ".lineLimit(1)", element: element,
        "\(element) may take one line only",
        advice: "let it wrap, at least at the accessibility sizes, or add .minimumScaleFactor")
    }
  }

  /// A view that shrinks its texts, or another choice that a `ViewThatFits` has.
  private func isShrinking(_ root: Int, _ nodes: SourceNodes) -> Bool {
    let around = [root] + nodes.containers(of: root)
    return around.contains { view in
      nodes[view].call?.name == "ViewThatFits"
        || nodes.modifiers(of: view).contains { nodes[$0].call?.name == "minimumScaleFactor" }
    }
  }

  private func uiKit(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    var limited: [(object: String, node: Int)] = []
    var texts: [String: OwnText] = [:]
    var values: Set<String> = []
    var shrinking: Set<String> = []
    for index in nodes.indices {
      guard case .assignment(let target, _, let value) = nodes[index].content,
        let property = target.lastName, let path = target.dottedName
      else { continue }
      let owner = nodes.owner(of: index).split(separator: ".").first ?? ""
      var parts = path.split(separator: ".").filter { $0 != "self" }
      guard parts.popLast() != nil, !parts.isEmpty, parts.first?.hasPrefix("$") == false else {
        continue
      }
      let object = "\(owner) \(parts.joined(separator: "."))"
      switch property {
      case "numberOfLines" where value == .number(1): limited.append((object, index))
      case "text", "attributedText":
        if let text = OwnText(value) { texts[object] = text } else { values.insert(object) }
      case "adjustsFontSizeToFitWidth", "minimumScaleFactor": shrinking.insert(object)
      default: break
      }
    }
    return limited.compactMap { object, index in
      guard texts[object]?.mayBeLong == true, !values.contains(object),
        !shrinking.contains(object)
      else { return nil }
      let name = object.split(separator: " ").last.map(String.init) ?? object
      return fault(
        at: index, of: source, subject: "numberOfLines = 1", element: name,
        confidence: .likely, "\(name) may take one line only",
        advice: "set numberOfLines = 0, or let it shrink: adjustsFontSizeToFitWidth with"
          + " minimumScaleFactor")
    }
  }
}

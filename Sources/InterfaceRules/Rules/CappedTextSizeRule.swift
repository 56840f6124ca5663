import DynamicType
import InterfaceScan
import LocalizationRules

/// Views that keep texts below the accessibility sizes.
public struct CappedTextSizeRule: SourceRule {
  public let id = "capped-text-size"
  public let summary = "Texts of a view stop growing below the accessibility sizes."
  public let why =
    "Readers who need the five accessibility sizes get no more than the cap. Where nothing else"
    + " fits, accessibilityShowsLargeContentViewer shows the text large while a finger rests on it;"
    + " a view that has it is left alone."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A cap in SwiftUI", view: "Text(\"Snow line\").dynamicTypeSize(...DynamicTypeSize.xLarge)",
        faults: ["1: Text “Snow line” stops growing at XL"]),
      InterfaceExample(
        "One size for all",
        view: """
          HStack {
            Image(systemName: "snow")
            Text(title)
          }
          .dynamicTypeSize(.large)
          """, faults: ["5: HStack with Text title stays at L"]),
      InterfaceExample(
        "A cap among the accessibility sizes, a lower bound, an image, the large content viewer",
        view: """
          Text("Snow line").dynamicTypeSize(...DynamicTypeSize.accessibility2)
          Text("Snow line").dynamicTypeSize(DynamicTypeSize.xLarge...)
          Image(systemName: "snow").dynamicTypeSize(.large)
          Text("Snow line").dynamicTypeSize(.large).accessibilityShowsLargeContentViewer()
          """, faults: []),
      InterfaceExample(
        "A cap in UIKit",
        controller: "func style() { header.maximumContentSizeCategory = .extraExtraLarge }",
        faults: ["1: header stops growing at XXL"]),
    ]
  }

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    return swiftUI(in: source) + uiKit(in: source)
  }

  private func swiftUI(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return nodes.calls("dynamicTypeSize").compactMap { index in
      guard let call = nodes[index].call, call.base != nil, let argument = call[nil],
        let cap = Self.cap(argument), !cap.category.isAccessibilityCategory,
        !nodes.isPreview(index), !Self.hasLargeContentViewer(index, nodes)
      else { return nil }
      let root = nodes.root(of: index)
      guard root != index, let text = source.text(in: root) else { return nil }
      let element =
        text == root
        ? source.name(ofView: root)
        : "\(nodes[root].call?.name ?? "view") with \(source.name(ofView: text))"
      let name = cap.category.shortName
      return fault(
        at: index, of: source, subject: ".dynamicTypeSize(\(cap.source))", element: element,
        "\(element) \(cap.isFixed ? "stays at" : "stops growing at") \(name)",
        advice: "let it grow to .accessibility2 at least, or add"
          + " .accessibilityShowsLargeContentViewer()")
    }
  }

  private func uiKit(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return nodes.indices.compactMap { index in
      guard case .assignment(let target, _, let value) = nodes[index].content,
        target.lastName == "maximumContentSizeCategory", let name = value.lastName,
        let category = ContentSizeCategory.allCases.first(where: { "\($0)" == name }),
        !category.isAccessibilityCategory
      else { return nil }
      let path = (target.dottedName ?? "").split(separator: ".").dropLast()
        .filter { $0 != "self" }.joined(separator: ".")
      let element = path.isEmpty || path.hasPrefix("$") ? nodes.owner(of: index) : path
      let shows = nodes.indices.contains { other in
        guard case .assignment(let target, _, .bool(true)) = nodes[other].content else {
          return false
        }
        return target.lastName == "showsLargeContentViewer"
      }
      guard !shows else { return nil }
      return fault(
        at: index, of: source, subject: "maximumContentSizeCategory = .\(name)", element: element,
        "\(element) stops growing at \(category.shortName)",
        advice: "let it grow to .accessibilityLarge at least, or set showsLargeContentViewer")
    }
  }

  /// The largest size of an argument, and whether it is the only one; nil for a lower bound, and for
  /// what the source computes.
  static func cap(
    _ argument: SourceExpression
  ) -> (category: ContentSizeCategory, isFixed: Bool, source: String)? {
    switch argument {
    case .member(_, let name):
      return category(name).map { ($0, true, ".\(name)") }
    case .binary(let sign, _, let upper) where sign == "..." || sign == "..<":
      guard let name = upper.lastName, let category = category(name) else { return nil }
      return (category, false, "….\(name)")
    default: return nil
    }
  }

  private static func category(_ name: String) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { $0.swiftUIName == name }
  }

  private static func hasLargeContentViewer(_ index: Int, _ nodes: SourceNodes) -> Bool {
    let chain = nodes.modifiers(of: nodes.root(of: index))
    return chain.contains { nodes[$0].call?.name == "accessibilityShowsLargeContentViewer" }
  }
}

import DynamicType
import InterfaceScan
import LocalizationRules

/// Text styles that are read once and not again when the user changes the text size.
public struct TextStyleWithoutAdjustmentRule: SourceRule, DocumentRule {
  public let id = "text-style-without-adjustment"
  public let summary = "A view in a text style does not follow a change of the text size."
  public let why =
    "Without adjustsFontForContentSizeCategory a label, field or text view keeps the size it was made"
    + " with until it is made anew. Cells are left alone, which the table makes anew, and files that"
    + " wait for the change themselves."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A style alone, and with its adjustment",
        controller: """
          func style() {
            heading.font = .preferredFont(forTextStyle: .headline)
            note.font = .preferredFont(forTextStyle: .footnote)
            note.adjustsFontForContentSizeCategory = true
          }
          """, faults: ["2: heading keeps the text size it was made with"]),
      InterfaceExample(
        "A controller that waits for the change",
        controller: """
          func style() {
            heading.font = .preferredFont(forTextStyle: .headline)
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(style))
          }
          """, faults: []),
      InterfaceExample(
        "Labels of a xib",
        interface: """
          <label text="Pay" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          <label text="Pay" id="b" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          """, faults: ["1: label “Pay” keeps the text size it was made with"]),
    ]
  }

  // MARK: Source

  private static let fonts: Set<String> = ["preferredFont", "scaledFont"]
  /// Whoever names one of these waits for the change.
  private static let observers = [
    "registerForTraitChanges", "traitCollectionDidChange", "withObservationTracking",
  ]
  /// Objects whose font follows by itself, or which their table or bar makes anew.
  private static let exempt = [
    "textproperties", "textlabel", "detailtextlabel", "cell", "header", "footer", "appearance",
    "font", "bar", "attributes", "outgoing", "container",
  ]

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    let calls = Self.fonts.flatMap { nodes.calls($0) }
    guard !calls.isEmpty, !Self.waitsForChange(source) else { return [] }
    var adjusted: Set<String> = []
    var all = false
    for index in nodes.indices {
      guard case .assignment(let target, _, _) = nodes[index].content,
        target.lastName == "adjustsFontForContentSizeCategory"
      else { continue }
      guard let object = TextObject.name(target, at: index, nodes) else {
        all = true
        continue
      }
      adjusted.insert(object)
    }
    // A loop over all labels, or a helper, adjusts what it is given.
    guard !all else { return [] }
    return calls.sorted().compactMap { call in
      guard let assignment = nodes.ancestors(of: call).first(where: { Self.ends(nodes[$0]) }),
        case .assignment(let target, _, _) = nodes[assignment].content, target.lastName == "font",
        let object = TextObject.name(target, at: assignment, nodes), !adjusted.contains(object),
        !nodes.isPreview(call), !Self.isMeasured(call, nodes)
      else { return nil }
      let name = object
      let lower = name.lowercased()
      let owner = nodes.owner(of: assignment)
      guard !Self.exempt.contains(where: lower.contains), !owner.contains("Cell"),
        !owner.contains("cellFor"), !owner.contains("layoutSubviews")
      else { return nil }
      return fault(
        at: assignment, of: source, subject: nodes[call].call?.name ?? "font", element: name,
        confidence: .likely, "\(name) keeps the text size it was made with",
        advice: "set \(name).adjustsFontForContentSizeCategory = true")
    }
  }

  private static func ends(_ node: SourceNode) -> Bool {
    switch node.content {
    case .assignment, .variable, .function, .type, .closure: true
    default: false
    }
  }

  /// A number taken of a font: `.preferredFont(forTextStyle: .body).pointSize`.
  private static func isMeasured(_ call: Int, _ nodes: SourceNodes) -> Bool {
    guard nodes[call].role == .base, let parent = nodes[call].parent else { return false }
    if case .member = nodes[parent].content { return true }
    return false
  }

  private static func waitsForChange(_ source: InterfaceSource) -> Bool {
    let nodes = source.nodes
    return nodes.indices.contains { index in
      switch nodes[index].content {
      case .call(let call):
        if let name = call.name, observers.contains(name) { return true }
        return call.arguments.contains { argument in
          argument.value.dottedName?.hasSuffix("UIContentSizeCategory.didChangeNotification")
            == true
            || argument.value.dottedName?.hasSuffix("UIContentSizeCategoryDidChange") == true
        }
      case .function(let function): return observers.contains(function.name)
      default: return false
      }
    }
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    guard document.tree.root["launchScreen"] != "YES" else { return [] }
    let outlets = document.outlets
    return document.tree.root.descendants.compactMap { description in
      guard description.name == "fontDescription", let style = description["style"],
        let view = description.parent, view.showsWords, view.name != "button",
        view["adjustsFontForContentSizeCategory"] != "YES",
        // The labels of UIKit's own cells follow by themselves.
        view.ancestors.first(where: { $0.name.hasSuffix("Cell") })?["style"] == nil
      else { return nil }
      return fault(
        at: view, of: document, subject: style,
        "\(view.shownName) keeps the text size it was made with",
        advice: "choose Automatically Adjusts Font in the attributes inspector"
      ).unless(
        "adjustsFontForContentSizeCategory",
        isSetThrough: view.id.flatMap { outlets[$0] } ?? []
      )
    }
  }
}

import DynamicType
import InterfaceScan
import LocalizationRules

/// Colours that are the same in every appearance.
public struct ColorLiteralRule: SourceRule, DocumentRule {
  public let id = "color-literal"
  public let summary = "A tint, text or background has a literal colour instead of a dynamic one."
  public let why =
    "A literal is the same in light and dark and with increased contrast. System colours and colour"
    + " sets of an asset catalog follow the appearance."
  public let severity = Severity.note
  /// Brand colours and drawings are literals in most apps, and rightly.
  public let isOnByDefault = false

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A text and a tint in SwiftUI",
        view: """
          Text("Snow line").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2))
          Toggle("Alerts", isOn: $isOn).tint(Color(hex: "#FF9500"))
          """,
        faults: [
          "1: .foregroundStyle has a literal colour", "2: .tint has a literal colour",
        ]),
      InterfaceExample(
        "A text in UIKit",
        controller:
          "func style() { label.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1) }",
        faults: ["1: textColor has a literal colour"]),
      InterfaceExample(
        "Dynamic colours",
        view: """
          Text("Snow line").foregroundStyle(.secondary)
          Text("Snow line").foregroundStyle(Color("Snow"))
          Text("Snow line").foregroundStyle(Color(UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : .black
          }))
          """, faults: []),
      InterfaceExample(
        "Interface files",
        interface: """
          <label text="Pay" id="a"><color key="textColor" red="0.2" green="0.2" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
          <label text="Pay" id="b"><color key="textColor" systemColor="labelColor"/></label>
          """, faults: ["1: the textColor of label “Pay” is a literal colour"]),
    ]
  }

  /// SwiftUI modifiers that take a colour for text, tint or background.
  private static let modifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "background",
    "listRowBackground", "toolbarBackground",
  ]
  /// Properties of UIKit that do.
  private static let properties: Set<String> = [
    "textColor", "tintColor", "backgroundColor", "barTintColor", "onTintColor",
    "selectedSegmentTintColor", "placeholderColor", "selectedTintColor", "unselectedItemTintColor",
  ]

  // MARK: Source

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    let names = ["Color", "UIColor", "#colorLiteral", "init"]
    return names.flatMap { nodes.calls($0) }.compactMap { index in
      guard let call = nodes[index].call, Self.isLiteral(call), !nodes.isPreview(index),
        let use = use(of: index, in: nodes)
      else { return nil }
      return fault(
        at: index, of: source, subject: call.name ?? "", element: use.element,
        confidence: .likely, "\(use.name) has a literal colour",
        advice: "take a system colour, or a colour set with an appearance for each")
    }
  }

  private static func isLiteral(_ call: SourceCall) -> Bool {
    if call.name == "init" {
      guard let type = call.base?.lastName, ["Color", "UIColor"].contains(type) else {
        return false
      }
    }
    let labels = Set(call.arguments.compactMap(\.label))
    let isLiteral = !labels.isDisjoint(with: [
      "red", "white", "hue", "displayP3Red", "hex", "hexString", "rgb",
    ])
    let isImplicit = call.arguments.first?.value.lastName == "sRGB"
    return (isLiteral || isImplicit) && call.closure == nil
  }

  /// What a colour is for; nil where that cannot be told, and in a closure that makes it dynamic.
  private func use(of index: Int, in nodes: SourceNodes) -> (name: String, element: String)? {
    for ancestor in nodes.ancestors(of: index) {
      switch nodes[ancestor].content {
      case .closure, .function, .variable, .type: return nil
      case .assignment(let target, _, _):
        guard let name = target.lastName, Self.properties.contains(name) else { return nil }
        return (name, target.dottedName ?? "")
      case .call(let call):
        guard let name = call.name else { return nil }
        if name == "setTitleColor" { return (name, call.base?.dottedName ?? "") }
        guard Self.modifiers.contains(name), call.base != nil else { continue }
        return (".\(name)", nodes[nodes.root(of: ancestor)].call?.name ?? "")
      default: continue
      }
    }
    return nil
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    guard document.tree.root["launchScreen"] != "YES" else { return [] }
    return document.tree.root.descendants.compactMap { color in
      guard color.name == "color", let key = color["key"], Self.properties.contains(key),
        color["systemColor"] == nil, color["name"] == nil, color["cocoaTouchSystemColor"] == nil,
        color["red"] != nil || color["white"] != nil, color["alpha"].flatMap(Double.init) != 0,
        let view = color.parent
      else { return nil }
      return fault(
        at: color, of: document, subject: key,
        "the \(key) of \(view.shownName) is a literal colour",
        advice: "take a system colour, or a colour set with an appearance for each")
    }
  }
}

import DynamicType
import InterfaceScan

/// What a font that UIKit code makes is for.
struct FontUse {
  /// The object that shows texts in it, as the source names it: `titleLabel`.
  let element: String
  /// Whether the font is set directly, or only named for later.
  let confidence: Confidence

  /// Functions that scale a font, or that draw or measure with it.
  private static let exempt: Set<String> = [
    "scaledFont", "SymbolConfiguration", "withConfiguration", "applyingSymbolConfiguration",
    "setPreferredSymbolConfiguration", "size", "boundingRect", "draw",
  ]
  /// Calls that give the font back with another face.
  private static let keepsSize: Set<String> = [
    "rounded", "bold", "italic", "withTraits", "with", "monospaced",
  ]

  /// The use of a font; nil where it shows no text that could grow.
  init?(of call: Int, in source: InterfaceSource) {
    let nodes = source.nodes
    var current = call
    while nodes[current].role == .base, let parent = nodes[current].parent {
      // `.lineHeight`, `.pointSize`, `.fontDescriptor` are numbers and parts, no text.
      guard let name = nodes[parent].call?.name, Self.keepsSize.contains(name) else { return nil }
      current = parent
    }
    var isAttribute = false
    while let parent = nodes[current].parent {
      switch nodes[parent].content {
      case .call(let call):
        guard case .argument(let label) = nodes[current].role,
          let found = Self.use(call, label: label, isAttribute: isAttribute)
        else { return nil }
        if found != .further {
          (element, confidence) = (found.element, .likely)
          return
        }
      case .assignment(let target, _, _):
        guard nodes[current].role == .value,
          let found = Self.target(target, isAttribute: isAttribute)
        else { return nil }
        let isNameless = found.element.hasPrefix("$0")
        element = isNameless ? Self.object(around: parent, nodes) ?? found.element : found.element
        confidence = found.confidence
        return
      case .variable(let variable):
        guard variable.name.lowercased().contains(isAttribute ? "attribute" : "font"),
          !Self.isBar(variable.name), !Self.isScaled(variable.name, in: nodes)
        else { return nil }
        (element, confidence) = (variable.name, .likely)
        return
      case .function(let function):
        guard function.result?.contains("UIFont") == true else { return nil }
        (element, confidence) = (function.name, .likely)
        return
      case .dictionary: isAttribute = true
      case .array, .tuple, .choice, .returning, .binary, .closure: break
      default: return nil
      }
      current = parent
    }
    return nil
  }

  private enum Found: Equatable {
    /// It is the font of something.
    case element(String)
    /// What is around the call tells.
    case further

    var element: String {
      if case .element(let name) = self { return name }
      return ""
    }
  }

  /// A font as an argument; nil where it shows no text that could grow.
  private static func use(_ call: SourceCall, label: String?, isAttribute: Bool) -> Found? {
    let name = call.name ?? ""
    if exempt.contains(name) || isBar(name) || name.hasPrefix("UIImage") { return nil }
    if isAttribute {
      // Attributes of bars and controls do not grow; readers hold a finger on them to see them large.
      if name == "setTitleTextAttributes" { return nil }
      if isAttributedString(name) { return .element(name) }
      return label == nil || label?.lowercased().contains("attributes") == true ? .further : nil
    }
    if name == "addAttribute" { return .element("attributed text") }
    if name == "setFont" { return .element(call.base?.lastName ?? name) }
    return label == "font" || name == "Font" ? .element(name.isEmpty ? "font" : name) : nil
  }

  private static func isAttributedString(_ name: String) -> Bool {
    [
      "NSAttributedString", "NSMutableAttributedString", "AttributedString", "AttributeContainer",
      "addAttributes", "setAttributes",
    ].contains(name)
  }

  /// A font that is assigned; nil where it shows no text that could grow.
  private static func target(
    _ target: SourceExpression, isAttribute: Bool
  ) -> (element: String, confidence: Confidence)? {
    let path = target.dottedName ?? target.lastName ?? ""
    let parts = path.split(separator: ".").filter { $0 != "self" }
    guard let last = parts.last.map(String.init), !isBar(path) else { return nil }
    if isAttribute {
      return last.hasSuffix("TextAttributes") && last != "linkTextAttributes"
        ? nil : (parts.joined(separator: "."), .likely)
    }
    guard last == "font" || last.hasSuffix("Font") else { return nil }
    let owner = parts.dropLast().joined(separator: ".")
    return owner.isEmpty ? (last, .likely) : (owner, last == "font" ? .certain : .likely)
  }

  /// The object being made: `titleLabel` of `let titleLabel = UILabel().then { … }`, else its class.
  static func object(around index: Int, _ nodes: SourceNodes) -> String? {
    var className: String?
    for ancestor in nodes.ancestors(of: index) {
      switch nodes[ancestor].content {
      case .variable(let variable): return variable.name
      case .function, .type: return className
      case .call where className == nil:
        let root = nodes[nodes.root(of: ancestor)].call
        if root?.base == nil, let name = root?.name, name.first?.isUppercase == true {
          className = name
        }
      default: continue
      }
    }
    return className
  }

  /// Whether a variable's font is given to font metrics somewhere in the file.
  private static func isScaled(_ name: String, in nodes: SourceNodes) -> Bool {
    nodes.calls("scaledFont").contains { nodes[$0].call?["for"]?.lastName == name }
  }

  /// Texts of bars, segments and badges do not grow; emoji and icons are images.
  private static func isBar(_ path: String) -> Bool {
    let lower = path.lowercased()
    return [
      "navigationbar", "tabbar", "toolbar", "barbutton", "tabitem", "segment", "badge", "emoji",
      "icon",
    ]
    .contains { lower.contains($0) }
  }
}

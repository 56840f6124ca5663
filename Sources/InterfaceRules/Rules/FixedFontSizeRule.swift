import DynamicType
import InterfaceScan
import LocalizationRules

/// Texts in a size of the system font that does not follow the user's text size.
public struct FixedFontSizeRule: SourceRule, DocumentRule {
  public let id = "fixed-font-size"
  public let summary =
    "A text has a fixed size where a text style would follow the user's text size."
  public let why =
    "Readers who chose a larger text size get it everywhere but here. Images, bars, widgets, and"
    + " launch screens are left alone, and sizes the source computes."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// The largest size that is reported, in points. The largest text style has 34 points at the
  /// default size and 60 at the largest; what is far above 34 is a display that all can read.
  static let maximumSize = 40.0
  /// Smaller sizes are stand-ins for a font that is set later.
  private static let minimumSize = 5.0

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "maximumSize", "The largest size in points that is reported.",
        default: FixedFont.number(Self.maximumSize))
    ]
  }

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A size in SwiftUI", view: "Text(\"Snow line\").font(.system(size: 13))",
        faults: ["1: Text “Snow line” stays at 13 pt at every text size"]),
      InterfaceExample(
        "A text style, a scaled number, a symbol",
        view: """
          @ScaledMetric var size = 13.0
          VStack {
            Text("Snow line").font(.footnote)
            Text("Snow line").font(.system(size: size))
            Image(systemName: "snow").font(.system(size: 13))
          }
          """, faults: []),
      InterfaceExample(
        "A size for all texts of a view",
        view: """
          VStack {
            Image(systemName: "snow")
            Text(title)
          }
          .font(.system(size: 17, weight: .semibold))
          """, faults: ["5: VStack with Text title stays at 17 pt at every text size"]),
      InterfaceExample(
        "A size in UIKit", controller: "func style() { label.font = .systemFont(ofSize: 15) }",
        faults: ["1: label stays at 15 pt at every text size"]),
      InterfaceExample(
        "A font that is scaled, and one that is only measured",
        controller: """
          func style() {
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
            height = UIFont.systemFont(ofSize: 15).lineHeight
          }
          """, faults: []),
      InterfaceExample(
        "A size in a storyboard",
        interface: """
          <label text="Pay" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <label text="Pay" id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          """, faults: ["1: label “Pay” stays at 17 pt at every text size"]),
    ]
  }

  public func isWanted(
    _ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext
  ) -> Bool {
    (fault.measure ?? 0) <= context.number("maximumSize", of: self) ?? Self.maximumSize
  }

  // MARK: Source

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    return swiftUI(in: source) + uiKit(in: source)
  }

  private func swiftUI(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    // One modifier may choose between sizes; the largest counts.
    var fonts: [Int: (call: Int, font: FixedFont)] = [:]
    for index in nodes.calls("system") {
      guard let font = nodes[index].call.flatMap(FixedFont.init(swiftUI:)),
        font.pointSize >= Self.minimumSize, let (modifier, _) = nodes.surroundingCall(of: index),
        nodes[modifier].call?.name == "font", nodes[modifier].call?.base != nil
      else { continue }
      if let known = fonts[modifier], known.font.pointSize >= font.pointSize { continue }
      fonts[modifier] = (index, font)
    }
    return fonts.sorted { $0.key < $1.key }.compactMap { modifier, found in
      let (index, font) = found
      guard !nodes.isPreview(index), let shown = shown(by: modifier, in: source) else {
        return nil
      }
      return fault(
        at: index, of: source, subject: ".font(\(font.source))", element: shown.name,
        confidence: shown.confidence, message(shown.name, font),
        advice: "write \(scaledModifier(for: font, nodes[index].call)) (\(font.styleInWords)), or"
          + " scale the number with @ScaledMetric", measure: font.pointSize)
    }
  }

  /// The modifiers that show a font's style with its weight and design.
  private func scaledModifier(for font: FixedFont, _ call: SourceCall?) -> String {
    let style = font.style
    var text = ".font(.\(style.swiftUIName))"
    if let design = call?["design"]?.lastName, design != "default" {
      text = ".font(.system(.\(style.swiftUIName), design: .\(design)))"
    }
    if let weight = font.weight, weight != style.weight {
      text += ".fontWeight(.\(weight.rawValue))"
    }
    return text
  }

  /// The text that a modifier `font` is for; nil where it is for none, or none can be told.
  private func shown(
    by modifier: Int, in source: InterfaceSource
  ) -> (name: String, confidence: Confidence)? {
    let nodes = source.nodes
    let root = nodes.root(of: modifier)
    guard let call = nodes[root].call else { return nil }
    if call.base == nil, call.name == "Image" { return nil }
    // `configuration.label` of a style is what the caller shows.
    guard root != modifier else {
      guard call.base?.dottedName == "configuration.label" else { return nil }
      return ("configuration.label", .likely)
    }
    guard let text = source.text(in: root) else { return nil }
    if text == root { return (source.name(ofView: root), .certain) }
    // A font nearer to the text wins.
    let texts = nodes.subtree(of: root).filter { nodes[$0].call.map(source.showsText) == true }
    let unset = texts.first { text in !Self.hasOwnFont(text, below: root, nodes) }
    guard let unset else { return nil }
    return ("\(call.name ?? "view") with \(source.name(ofView: unset))", .likely)
  }

  private static func hasOwnFont(_ text: Int, below root: Int, _ nodes: SourceNodes) -> Bool {
    var current = text
    while current != root {
      if nodes.modifiers(of: current).contains(where: { nodes[$0].call?.name == "font" }) {
        return true
      }
      guard let next = nodes.containers(of: current).first else { return false }
      current = next
    }
    return false
  }

  private func uiKit(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    guard !source.makesDocuments else { return [] }
    return FixedFont.uiKitFunctions.flatMap { nodes.calls($0.name) }.compactMap { index in
      guard let font = nodes[index].call.flatMap(FixedFont.init(uiKit:)),
        font.pointSize >= Self.minimumSize, let use = FontUse(of: index, in: source)
      else { return nil }
      let style = font.style
      let weight = font.weight ?? .regular
      let preferred =
        weight == style.weight
        ? "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
        : "UIFontMetrics(forTextStyle: .\(style.rawValue)).scaledFont(for: …)"
      return fault(
        at: index, of: source, subject: font.source, element: use.element,
        confidence: use.confidence, message(use.element, font),
        advice: "use \(preferred) (\(font.styleInWords)), and set"
          + " adjustsFontForContentSizeCategory", measure: font.pointSize)
    }
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    guard document.tree.root["launchScreen"] != "YES" else { return [] }
    let outlets = document.outlets
    return document.tree.root.descendants.compactMap { description in
      guard description.name == "fontDescription",
        description.isSystemFont,
        let size = description["pointSize"].flatMap(Double.init), size >= Self.minimumSize,
        let view = description.parent, view.showsWords
      else { return nil }
      let weight = description["weight"].flatMap(FontWeight.init(name:))
      let font = FixedFont(
        pointSize: size, weight: description["type"] == "boldSystem" ? .bold : weight,
        source: "\(description["type"] ?? "system") \(FixedFont.number(size))", isUIKit: true)
      return fault(
        at: view, of: document, subject: font.source, message(view.shownName, font),
        advice: "choose the text style \(font.style.rawValue) (\(font.styleInWords)) and"
          + " Automatically Adjusts Font", measure: size
      ).unless("font", isSetThrough: view.id.flatMap { outlets[$0] } ?? [])
    }
  }

  private func message(_ element: String, _ font: FixedFont) -> String {
    "\(element) stays at \(FixedFont.number(font.pointSize)) pt at every text size"
  }
}

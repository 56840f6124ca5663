import DynamicType
import InterfaceScan
import LocalizationRules

/// Fonts of the app's own that do not follow the user's text size.
public struct UnscaledCustomFontRule: SourceRule, DocumentRule {
  public let id = "unscaled-custom-font"
  public let summary = "A font of the app's own has a fixed size; nothing scales it."
  public let why =
    "A custom font follows the text size in UIKit only through UIFontMetrics, in SwiftUI unless it is"
    + " made with fixedSize: Font.custom(_:size:) scales since iOS 14."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// Smaller sizes only ask whether there is such a font.
  private static let minimumSize = 5.0

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "maximumSize", "The largest size in points that is reported.",
        default: FixedFont.number(FixedFontSizeRule.maximumSize))
    ]
  }

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A font by its name",
        controller: "func style() { label.font = UIFont(name: \"Alpina-Bold\", size: 16) }",
        faults: ["1: label stays at 16 pt of Alpina-Bold at every text size"]),
      InterfaceExample(
        "A font that metrics scale",
        controller: """
          func style() {
            let font = UIFont(name: "Alpina-Bold", size: 16)!
            label.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: font)
          }
          """, faults: []),
      InterfaceExample(
        "Both ways in SwiftUI",
        view: """
          Text("Huts").font(.custom("Alpina-Bold", size: 16))
          Text("Huts").font(.custom("Alpina-Bold", fixedSize: 16))
          """, faults: ["2: Text “Huts” stays at 16 pt of Alpina-Bold at every text size"]),
      InterfaceExample(
        "A font in a xib",
        interface: """
          <label text="Pay" id="a"><fontDescription key="fontDescription" name="Alpina-Bold" family="Alpina" pointSize="16"/></label>
          """, faults: ["1: label “Pay” stays at 16 pt of Alpina-Bold at every text size"]),
    ]
  }

  public func isWanted(
    _ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext
  ) -> Bool {
    (fault.measure ?? 0) <= context.number("maximumSize", of: self)
      ?? FixedFontSizeRule.maximumSize
  }

  // MARK: Source

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    return swiftUI(in: source) + uiKit(in: source)
  }

  private func swiftUI(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return nodes.calls("custom").compactMap { index in
      guard let call = nodes[index].call, let size = call["fixedSize"]?.number,
        size >= Self.minimumSize, !nodes.isPreview(index)
      else { return nil }
      let font = Self.name(call[nil])
      guard !Self.isIconFont(font) else { return nil }
      var element = "font"
      if let (modifier, _) = nodes.surroundingCall(of: index), nodes[modifier].call?.name == "font"
      {
        element = source.name(ofView: nodes.root(of: modifier))
      }
      return fault(
        at: index, of: source, subject: ".custom(fixedSize: \(FixedFont.number(size)))",
        element: element, message(element, size, font),
        advice: "write .custom(…, size: \(FixedFont.number(size)), relativeTo:"
          + " .\(Self.style(size).swiftUIName))", measure: size)
    }
  }

  private func uiKit(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    guard !source.makesDocuments else { return [] }
    return nodes.calls("UIFont").compactMap { index in
      guard let call = nodes[index].call, call["name"] != nil, let size = call["size"]?.number,
        size >= Self.minimumSize, let use = FontUse(of: index, in: source)
      else { return nil }
      let font = Self.name(call["name"])
      guard !Self.isIconFont(font) else { return nil }
      return fault(
        at: index, of: source, subject: "UIFont(name:size: \(FixedFont.number(size)))",
        element: use.element, confidence: use.confidence, message(use.element, size, font),
        advice: "wrap it: UIFontMetrics(forTextStyle: .\(Self.style(size).rawValue))"
          + ".scaledFont(for: …), and set adjustsFontForContentSizeCategory", measure: size)
    }
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    guard document.tree.root["launchScreen"] != "YES" else { return [] }
    let outlets = document.outlets
    return document.tree.root.descendants.compactMap { description in
      guard description.name == "fontDescription", !description.isSystemFont,
        let name = description["name"], !Self.isIconFont(name),
        let size = description["pointSize"].flatMap(Double.init), size >= Self.minimumSize,
        let view = description.parent, view.showsWords
      else { return nil }
      return fault(
        at: view, of: document, subject: "\(name) \(FixedFont.number(size))",
        message(view.shownName, size, name),
        advice: "set the font in code through UIFontMetrics(forTextStyle:"
          + " .\(Self.style(size).rawValue)), with adjustsFontForContentSizeCategory",
        measure: size
      ).unless("font", isSetThrough: view.id.flatMap { outlets[$0] } ?? [])
    }
  }

  private func message(_ element: String, _ size: Double, _ font: String) -> String {
    "\(element) stays at \(FixedFont.number(size)) pt of \(font) at every text size"
  }

  /// Whether a font by its name holds symbols in place of letters.
  private static func isIconFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["icon", "awesome", "symbol", "glyph", "emoji"].contains { lower.contains($0) }
  }

  private static func name(_ expression: SourceExpression?) -> String {
    if case .string(let string)? = expression, let name = string.plain { return name }
    return "a font of its own"
  }

  private static func style(_ size: Double) -> TextStyle {
    FixedFont(pointSize: size, weight: nil, source: "", isUIKit: true).style
  }
}

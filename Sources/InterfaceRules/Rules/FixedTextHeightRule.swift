import DynamicType
import InterfaceScan
import LocalizationRules

/// Heights that a line of text outgrows.
public struct FixedTextHeightRule: SourceRule, DocumentRule {
  public let id = "fixed-text-height"
  public let summary = "A text that grows stands in a height that does not, and outgrows it."
  public let why =
    "The height is less than one line of the text's style at the largest text size, so that lines"
    + " overlap what is around or are cut. The line heights are those of the Human Interface"
    + " Guidelines."
  public let severity = Severity.note
  public let looksAtWidgets = false

  /// What is no wider than this is an icon with its title hidden, in points; an estimate.
  private static let iconWidth = 60.0

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A button of a fixed height",
        view: """
          Button { book() } label: {
            Text("Book the hut")
              .frame(maxWidth: .infinity)
              .frame(height: 44)
          }
          """, faults: ["4: Text “Book the hut” outgrows 44 pt: at AX5 a line of body has 62 pt"]),
      InterfaceExample(
        "A minimum, a scaled height, a height with room, a text of a fixed size",
        view: """
          @ScaledMetric var height = 44.0
          Text("Book the hut").frame(minHeight: 44)
          Text("Book the hut").frame(height: height)
          Text("Book the hut").frame(height: 120)
          Text("Book the hut").font(.system(size: 13)).frame(height: 44)
          Text("Book the hut").dynamicTypeSize(...DynamicTypeSize.xLarge).frame(height: 44)
          """, faults: []),
      InterfaceExample(
        "Constraints in code",
        controller: """
          func style() {
            note.font = .preferredFont(forTextStyle: .footnote)
            note.heightAnchor.constraint(equalToConstant: 20).isActive = true
            photo.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
          """, faults: ["3: note outgrows 20 pt: at AX5 a line of footnote has 52 pt"]),
      InterfaceExample(
        "A label's constraints in a xib",
        interface: """
          <label text="Pay" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <constraints><constraint firstAttribute="height" constant="21" id="c"/></constraints></label>
          <label text="Pay" id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="d"/></constraints></label>
          """, faults: ["2: label “Pay” outgrows 21 pt: at AX5 a line of body has 62 pt"]),
    ]
  }

  // MARK: Source

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    return swiftUI(in: source) + uiKit(in: source)
  }

  private func swiftUI(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    return nodes.calls("frame").compactMap { index in
      guard let call = nodes[index].call, call.base != nil, let height = call["height"]?.number,
        height > 0, (call["width"]?.number ?? .infinity) > Self.iconWidth, !nodes.isPreview(index)
      else { return nil }
      let root = nodes.root(of: index)
      guard root != index, let text = shownText(in: root, source),
        let style = style(of: text, upTo: root, source)
      else { return nil }
      let category = cap(of: text, nodes)
      guard height < style.leading(for: category) else { return nil }
      let element = source.name(ofView: text)
      return fault(
        at: index, of: source, subject: ".frame(height: \(FixedFont.number(height)))",
        element: element, confidence: text == root ? .certain : .likely,
        message(element, height, style, category),
        advice: "write minHeight in place of height, or scale the number with @ScaledMetric")
    }
  }

  /// The text that a height is for: the view itself, or the one text of a stack around it.
  private func shownText(in root: Int, _ source: InterfaceSource) -> Int? {
    let nodes = source.nodes
    guard let call = nodes[root].call, call.base == nil, let name = call.name else { return nil }
    if name == "Text" || name == "Label" { return source.showsText(call) ? root : nil }
    guard ["HStack", "ZStack", "Button"].contains(name) else { return nil }
    // Something that scrolls inside has its own height.
    let inside = nodes.subtree(of: root).compactMap { nodes[$0].call?.name }
    guard !inside.contains(where: { $0.hasPrefix("Scroll") || $0 == "List" }) else { return nil }
    return nodes.subtree(of: root).first { index in
      guard let call = nodes[index].call, call.name == "Text" || call.name == "Label" else {
        return false
      }
      return source.showsText(call)
        && nodes.surroundingCall(of: index).map { around in
          // A text in a modifier such as `overlay` has its own room.
          nodes[around.call].call?.base == nil
        } == true
    }
  }

  /// The text style of a text: that of the nearest modifier `font`, else body; nil where it has a
  /// fixed size, or one that cannot be told.
  private func style(of text: Int, upTo root: Int, _ source: InterfaceSource) -> TextStyle? {
    let nodes = source.nodes
    for view in [text] + nodes.containers(of: text) {
      for modifier in nodes.modifiers(of: view) where nodes[modifier].call?.name == "font" {
        return nodes[modifier].call?[nil]?.textStyle
      }
      // A button's own style sets other fonts.
      if nodes.modifiers(of: view).contains(where: { nodes[$0].call?.name == "minimumScaleFactor" })
      {
        return nil
      }
    }
    return .body
  }

  private func cap(of text: Int, _ nodes: SourceNodes) -> ContentSizeCategory {
    for view in [text] + nodes.containers(of: text) {
      for modifier in nodes.modifiers(of: view) {
        guard nodes[modifier].call?.name == "dynamicTypeSize",
          let argument = nodes[modifier].call?[nil], let cap = CappedTextSizeRule.cap(argument)
        else { continue }
        return cap.category
      }
    }
    return .accessibilityExtraExtraExtraLarge
  }

  /// Constant heights of objects whose font the file sets to a text style.
  private func uiKit(in source: InterfaceSource) -> [InterfaceFault] {
    let nodes = source.nodes
    let heights = nodes.calls("constraint").compactMap { index -> (Int, String, Double)? in
      guard let call = nodes[index].call, let height = call["equalToConstant"]?.number, height > 0,
        let anchor = call.base?.dottedName, anchor.hasSuffix(".heightAnchor")
      else { return nil }
      let object = anchor.dropLast(".heightAnchor".count).split(separator: ".")
        .filter { $0 != "self" }.joined(separator: ".")
      return object.isEmpty ? nil : (index, object, height)
    }
    guard !heights.isEmpty else { return [] }
    var styles: [String: TextStyle?] = [:]
    for index in nodes.indices {
      guard case .assignment(let target, _, let value) = nodes[index].content,
        target.lastName == "font", let name = TextObject.name(target, at: index, nodes)
      else { continue }
      let object = name.hasSuffix(".titleLabel") ? String(name.dropLast(".titleLabel".count)) : name
      // A font that is set twice may be either.
      styles[object] = styles[object] == nil ? value.textStyle : .some(nil)
    }
    let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    return heights.compactMap { index, object, height in
      guard let style = styles[object] ?? nil, height < style.leading(for: category) else {
        return nil
      }
      return fault(
        at: index, of: source, subject: "height \(FixedFont.number(height))", element: object,
        confidence: .likely, message(object, height, style, category),
        advice: "write greaterThanOrEqualToConstant in place of equalToConstant")
    }
  }

  // MARK: Interface files

  public func faults(in document: InterfaceDocument) -> [InterfaceFault] {
    guard document.tree.root["launchScreen"] != "YES" else { return [] }
    return document.tree.root.descendants.compactMap { constraint in
      guard constraint.name == "constraint", constraint["firstAttribute"] == "height",
        constraint["firstItem"] == nil, constraint["secondItem"] == nil,
        constraint["relation"] == nil || constraint["relation"] == "lessThanOrEqual",
        let height = constraint["constant"].flatMap(Double.init),
        (constraint["priority"].flatMap(Double.init) ?? 1000) >= 999,
        let view = constraint.parent?.parent, view.showsWords,
        view["adjustsFontSizeToFit"] != "YES",
        let style = view.child("fontDescription")?["style"].flatMap(TextStyle.init(name:)),
        height < style.leading(for: .accessibilityExtraExtraExtraLarge)
      else { return nil }
      return fault(
        at: constraint, of: document, subject: "height \(FixedFont.number(height))",
        message(view.shownName, height, style, .accessibilityExtraExtraExtraLarge),
        advice: "make the constraint greater than or equal")
    }
  }

  private func message(
    _ element: String, _ height: Double, _ style: TextStyle, _ category: ContentSizeCategory
  ) -> String {
    "\(element) outgrows \(FixedFont.number(height)) pt: at \(category.shortName) a line of"
      + " \(style.rawValue) has \(FixedFont.number(style.leading(for: category))) pt"
  }
}

extension SourceExpression {
  /// The text style of `.body`, `.body.bold()`, `.system(.body)`; nil for other fonts.
  var textStyle: TextStyle? {
    switch self {
    case .member(nil, let name): return TextStyle(name: name)
    case .member(let base?, let name):
      return base.dottedName == "Font" ? TextStyle(name: name) : base.textStyle
    case .call(let call):
      if call.name == "system" || call.name == "preferredFont" {
        return (call[nil] ?? call["forTextStyle"])?.textStyle
      }
      return call.base?.textStyle
    default: return nil
    }
  }
}

import XMLText

/// Reads a `<file>` of XLIFF 2.x.
struct XLIFF2Section {
  private let element: XMLElement
  private let root: XMLElement

  /// - Parameter root: `<xliff>`, which names the languages.
  init(_ element: XMLElement, root: XMLElement) {
    self.element = element
    self.root = root
  }

  func read(into table: inout XLIFFTable) {
    table.begin(
      original: element["original"] ?? element["id"] ?? "", source: root["srcLang"],
      target: root["trgLang"], line: element.line)
    read(
      element, restrictions: Restrictions(of: element, inheriting: Restrictions()), translate: true,
      into: &table)
  }

  private func read(
    _ parent: XMLElement, restrictions: Restrictions, translate: Bool, into table: inout XLIFFTable
  ) {
    for child in parent.children {
      let own = Restrictions(of: child, inheriting: restrictions)
      let isTranslated = child["translate"].map { $0 != "no" } ?? translate
      switch child.localName {
      case "group":
        read(child, restrictions: own, translate: isTranslated, into: &table)
      case "unit": table.add(unit(child, restrictions: own, translate: isTranslated))
      default: break
      }
    }
  }

  private func unit(_ element: XMLElement, restrictions: Restrictions, translate: Bool) -> XLIFFUnit
  {
    var unit = XLIFFUnit(
      id: element["name"] ?? element["id"] ?? "", line: element.line,
      notes: element.child("notes")?.children.map(\.text) ?? [], shouldTranslate: translate,
      sizeRestrictions: restrictions.all)
    let data = Dictionary(
      (element.child("originalData")?.children ?? []).map { ($0["id"] ?? "", $0.text) },
      uniquingKeysWith: { first, _ in first })
    var hasTarget = false
    for part in element.children where part.localName == "segment" || part.localName == "ignorable"
    {
      guard let source = part.child("source") else { continue }
      let text = Self.text(of: source, data: data)
      unit.source = Self.appending(text, state: nil, line: source.line, to: unit.source)
      let target = part.child("target")
      if target != nil { hasTarget = true }
      // What is not translated yet stays between the parts that are.
      unit.target = Self.appending(
        target.map { Self.text(of: $0, data: data) } ?? text, state: part["state"],
        line: target?.line ?? source.line, to: unit.target)
    }
    if !hasTarget { unit.target = nil }
    return unit
  }

  private static func appending(
    _ text: String, state: String?, line: Int, to unit: LocalizationUnit?
  ) -> LocalizationUnit {
    guard var unit else { return LocalizationUnit(text: text, state: state, line: line) }
    unit.text += text
    // A text is as finished as its least finished part.
    let order = ["initial", "translated", "reviewed", "final"]
    func rank(_ state: String?) -> Int { state.flatMap(order.firstIndex(of:)) ?? order.count }
    if rank(state) < rank(unit.state) { unit.state = state }
    return unit
  }

  private static func text(of element: XMLElement, data: [String: String]) -> String {
    element.nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let code):
        switch code.localName {
        case "cp":
          code["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
            .map { String(Character($0)) } ?? ""
        case "ph", "sc", "ec":
          code["dataRef"].flatMap { data[$0] } ?? code["equiv"] ?? ""
        case "pc":
          (code["dataRefStart"].flatMap { data[$0] } ?? "") + text(of: code, data: data)
            + (code["dataRefEnd"].flatMap { data[$0] } ?? "")
        default: text(of: code, data: data)
        }
      }
    }.joined()
  }

  /// The attributes of the size and length restriction module; inner elements inherit them.
  private struct Restrictions {
    private var size: SizeRestriction?
    private var storage: SizeRestriction?
    private var generalProfile = "xliff:codepoints"
    private var storageProfile = "xliff:utf8"

    var all: [SizeRestriction] { [size, storage].compactMap { $0 } }

    init() {}

    init(of element: XMLElement, inheriting outer: Restrictions) {
      self = outer
      if let profiles = element.children.first(where: { $0.localName == "profiles" }) {
        generalProfile = profiles["generalProfile"] ?? generalProfile
        storageProfile = profiles["storageProfile"] ?? storageProfile
      }
      if let value = element.attribute(local: "sizeRestriction") {
        size = Self.restriction(.width, value, unit: generalProfile)
      }
      if let value = element.attribute(local: "storageRestriction") {
        storage = Self.restriction(.storage, value, unit: storageProfile)
      }
    }

    /// `maximum` or `minimum,maximum`; `*` is no limit.
    private static func restriction(
      _ dimension: SizeRestriction.Dimension, _ value: String, unit: String
    ) -> SizeRestriction? {
      let limits = value.split(separator: ",").map { part in
        Double(part.filter { !$0.isWhitespace })
      }
      guard let maximum = limits.last else { return nil }
      let minimum = limits.count > 1 ? limits[0] : nil
      guard minimum != nil || maximum != nil else { return nil }
      return SizeRestriction(dimension: dimension, minimum: minimum, maximum: maximum, unit: unit)
    }
  }
}

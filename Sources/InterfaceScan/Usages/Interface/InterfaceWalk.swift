import Components
import DynamicType
import Foundation

/// One walk over an interface file, which notes each text with its place.
struct InterfaceWalk {
  /// A text as the file has it.
  struct Text {
    var reference: TextReference
    var line: Int
    /// What says that code replaces it before anyone sees it.
    var sample: String?
  }

  let document: InterfaceDocument
  let scenes: InterfaceScenes
  var layout: HorizontalLayout
  var facts = SourceFacts()
  /// The table of the file: its name without the extension.
  private let table: String

  init(_ document: InterfaceDocument) {
    self.document = document
    scenes = InterfaceScenes(document)
    layout = HorizontalLayout(document)
    let name = document.file.split(separator: "/").last.map(String.init) ?? ""
    table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Notes every text of the file.
  mutating func run() {
    for element in document.tree.root.descendants {
      switch element.name {
      case "label": if element.isView { addLabel(element) }
      case "button": if element.isView || element["key"] != nil { addButton(element) }
      case "textField": if element.isView { addTextField(element) }
      case "textView": if element.isView { addTextView(element) }
      case "segmentedControl": addSegments(element)
      case "searchBar": addSearchBar(element)
      case "tableViewSection": addSection(element)
      case "navigationItem": addNavigationItem(element)
      case "barButtonItem": addBarButtonItem(element)
      case "tabBarItem": addTabBarItem(element)
      case "outlet": addOutlet(element)
      default: if element.name.hasSuffix("ontroller") { addController(element) }
      }
      addRuntimeAttributes(element)
    }
  }

  // MARK: Texts

  /// The text of a property; nil where there is none, or nothing to see in it.
  func text(_ property: String, of element: XMLTree.Element) -> Text? {
    guard let id = element.id, let found = element.string(property) else { return nil }
    return text(found.text, property, of: element, id, line: found.line)
  }

  /// A text of the file under the key that Xcode gives it in tables: the id of its object, and the
  /// property.
  func text(
    _ text: String, _ property: String, of element: XMLTree.Element, _ id: String, line: Int
  ) -> Text? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    return Text(
      reference: .interfaceText("\(id).\(property)", table: table, text: text), line: line,
      sample: InterfaceSample.reason(text, property, of: element))
  }

  /// Notes that a text is shown.
  mutating func add(
    _ text: Text?, _ slot: String, _ options: SlotOptions,
    companions: [String: [TextReference]] = [:], _ confidence: Confidence, _ reason: String
  ) {
    guard let text else { return }
    facts.usages.append(
      PendingUsage(
        text: text.reference, slot: slot, options: options,
        companions: companions.filter { !$0.value.isEmpty }, line: text.line,
        confidence: confidence, reason: reason, sample: text.sample))
  }

  /// Notes that a text is shown in a place of which the file says no more.
  mutating func add(
    _ text: Text?, _ slot: String, companions: [String: [TextReference]] = [:],
    _ confidence: Confidence, _ reason: String
  ) {
    add(text, slot, SlotOptions(), companions: companions, confidence, reason)
  }

  // MARK: Rooms

  /// Gives a place the width and the height that the file states for a view.
  ///
  /// - Returns: how sure the place is, and its width in words.
  mutating func setRoom(
    of view: XMLTree.Element, in options: inout SlotOptions, height: Bool = true
  ) -> (confidence: Confidence, words: String) {
    let room = layout.room(of: view)
    room?.apply(to: &options)
    if height { options.height = self.height(of: view) }
    guard let room, room.isKnown else { return (.likely, "its width is not stated in full") }
    let words = options.width.map { "\(Self.shown($0)) points wide" } ?? "across the screen"
    return (view.hasCustomClass ? .likely : .certain, words)
  }

  /// The height that a constraint gives a view, or its frame where that does not grow.
  private func height(of view: XMLTree.Element) -> Double? {
    if let height = layout.fixedHeight(of: view) { return height }
    guard view.superview?.name != "stackView", view.hasFixedFrame(in: document),
      view.child(key: "autoresizingMask")?.flag("heightSizable") != true,
      let height = view.frame?.height, height > 0, height < 10_000
    else { return nil }
    return height
  }

  private static func shown(_ points: Double) -> String {
    let tenths = (points * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e6 ? String(Int(tenths)) : String(tenths)
  }

  // MARK: Images

  /// The image of a control in the width that the file keeps for it.
  func image(_ element: XMLTree.Element?, _ name: String = "image") -> ImageOption? {
    guard let element else { return nil }
    guard let image = element[name] ?? element.child(key: name)?["image"] else { return nil }
    guard element["catalog"] != "system", element.child(key: name)?["catalog"] != "system",
      let resource = document.resource("image", named: image),
      let width = resource.number("width"), width > 0
    else { return .standard }
    return .width(width)
  }
}

extension XMLTree.Element {
  /// Lengths and priorities beyond this one, in points, are damaged.
  private static let largestNumber = 100_000.0

  /// The number that an attribute holds; nil where it holds none that a screen can have.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), abs(number) <= Self.largestNumber
    else {
      return nil
    }
    return number
  }

  /// A text of a property: an attribute, or an element of its own where it is long.
  func string(_ property: String) -> (text: String, line: Int)? {
    if let text = self[property] { return (text, line) }
    guard let child = child(key: property), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    return (child.text, child.line)
  }
}

import ColorContrast
import DynamicType
import Localization

/// Finds the pairs of colours that a storyboard or a xib shows.
///
/// A pair needs a colour that the project chose: UIKit's defaults on UIKit's defaults are left
/// out, and so is what only code can put together.
public struct InterfacePairings {
  /// The pairs in the order of the file.
  public private(set) var pairings: [ColorPairing] = []
  /// Colours that could not be read.
  public private(set) var problems: [ScanProblem] = []

  let colors: InterfaceColors
  let backdrops: InterfaceBackdrops
  /// What code has outlets for, so that it may change the colours.
  private let outlets: [String: [String]]
  var document: InterfaceDocument { colors.document }

  /// Reads the pairs of a document.
  ///
  /// Documents for the Mac, the watch and the television have other defaults and are left out, with
  /// a problem that says so.
  ///
  /// - Parameters:
  ///   - catalogs: where named colours and images are looked up.
  ///   - idiom: the device whose colours count.
  ///   - gamut: the colours its screen can show.
  public init(
    _ document: InterfaceDocument, catalogs: AssetCatalogs = AssetCatalogs(),
    idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3
  ) {
    colors = InterfaceColors(
      document: document, catalogs: catalogs, idiom: idiom, gamut: gamut)
    backdrops = InterfaceBackdrops(colors: colors)
    outlets = document.outlets
    guard document.runtime == .cocoaTouch else {
      problems = [
        ScanProblem(
          file: document.file, line: document.tree.root.line,
          message: "is not for iPhone or iPad; its colours are not paired", severity: .skipped)
      ]
      return
    }
    for element in document.tree.root.descendants { add(element) }
  }

  private mutating func add(_ element: XMLTree.Element) {
    switch element.name {
    case "color" where element.ancestors.allSatisfy({ $0.name != "resources" }):
      checkColor(element)
    case "label": if element.isView { addLabel(element) }
    case "button": if element.isView { addButton(element) }
    case "textField": if element.isView { addTextField(element) }
    case "textView": if element.isView { addTextView(element) }
    case "imageView": if element.isView { addImageView(element) }
    case "switch", "slider", "progressView", "activityIndicatorView", "pageControl",
      "segmentedControl":
      if element.isView { addControl(element) }
    case "navigationBar", "tabBar", "toolbar": addBar(element)
    case "barButtonItem": addBarButtonItem(element)
    case "tabBarItem": addBadge(element)
    default: break
    }
  }

  private mutating func checkColor(_ element: XMLTree.Element) {
    do throws(ScanProblem) {
      _ = try colors.color(element)
    } catch {
      problems.append(error)
    }
  }

  /// Adds a pair if the project chose a colour of it.
  mutating func pair(
    _ foreground: PairedColor?, on backdrop: PairedBackdrop, role: ColorPairing.Role,
    component: String, of element: XMLTree.Element, font: ColorPairing.Font? = nil,
    generations: [OSGeneration] = OSGeneration.allCases
  ) {
    guard var foreground, !foreground.isClear else { return }
    let isOwnBackdrop = backdrop.stated.contains { layer in
      layer.isStated && SystemColor.named(layer.name) == nil
    }
    guard foreground.isStated || isOwnBackdrop else { return }
    if element.isView { foreground.opacity *= element.opacity }
    let isInvisible = Self.isInvisible(foreground, on: backdrop)
    let hasOutlet = element.id.flatMap { outlets[$0] } != nil
    let pairing = ColorPairing(
      foreground, on: backdrop, role: role, component: component, reason: .interface,
      explanation: isInvisible
        ? "\(component) in the file has the colour of what is behind it; code may set one of them"
        : "\(component) in \(document.kind.rawValue)"
          + (hasOutlet ? "; code has an outlet for it and may set its colours" : ""),
      place: document.place(of: element),
      confidence: isInvisible || hasOutlet ? .guess : element.hasCustomClass ? .likely : .certain,
      font: font,
      exemption: element["enabled"] == "NO" ? .disabled : nil, generations: generations)
    pairings.append(pairing)
  }

  /// Whether nothing could be seen, which nobody leaves so: code then sets one of the colours.
  private static func isInvisible(_ foreground: PairedColor, on backdrop: PairedBackdrop) -> Bool {
    guard let color = foreground.resolved(in: .light)?.color,
      let below = backdrop.resolved(in: .light).resolved
    else { return false }
    return color.composited(over: below).hexadecimal == below.hexadecimal
  }

  // MARK: Texts

  private mutating func addLabel(_ label: XMLTree.Element) {
    let backdrop = backdrops.backdrop(of: label)
    if let attributed = label.child(key: "attributedText") {
      addFragments(of: attributed, on: backdrop, component: "label", view: label)
      return
    }
    pair(
      colors.color("textColor", of: label, default: "label"), on: backdrop,
      role: .text, component: "label", of: label, font: font(of: label))
  }

  private mutating func addTextField(_ field: XMLTree.Element) {
    let backdrop = backdrops.backdrop(of: field)
    pair(
      colors.color("textColor", of: field, default: "label"), on: backdrop,
      role: .text, component: "textField", of: field, font: font(of: field))
    if let placeholder = field.child(key: "attributedPlaceholder") {
      addFragments(
        of: placeholder, on: backdrop, component: "textField.placeholder", view: field)
    }
  }

  private mutating func addTextView(_ view: XMLTree.Element) {
    let backdrop = backdrops.backdrop(of: view)
    if let attributed = view.child(key: "attributedText") {
      addFragments(of: attributed, on: backdrop, component: "textView", view: view)
      return
    }
    pair(
      colors.color("textColor", of: view, default: "label"), on: backdrop,
      role: .text, component: "textView", of: view, font: font(of: view))
  }

  /// The parts of an attributed text that state a colour.
  mutating func addFragments(
    of attributed: XMLTree.Element, on backdrop: PairedBackdrop, component: String,
    view: XMLTree.Element
  ) {
    for fragment in attributed.descendants where fragment.name == "attributes" {
      var backdrop = backdrop
      if let mark = colors.color("NSBackgroundColor", of: fragment), !mark.isClear {
        backdrop =
          mark.isOpaque
          ? PairedBackdrop(mark)
          : PairedBackdrop(base: backdrop.base, layers: backdrop.layers + [mark])
      }
      guard let color = colors.color("NSColor", of: fragment) else { continue }
      let font = fragment.child(key: "NSFont").flatMap { font -> ColorPairing.Font? in
        guard let size = font["size"].flatMap(Double.init), size > 0 else { return nil }
        let name = (font["name"] ?? "").lowercased()
        return .fixed(pointSize: size, weight: name.contains("bold") ? .bold : .regular)
      }
      pair(color, on: backdrop, role: .text, component: component, of: view, font: font)
    }
  }

  /// The font that a view states.
  func font(of element: XMLTree.Element) -> ColorPairing.Font? {
    ColorPairing.Font(element.children.first { $0.name == "fontDescription" })
  }
}

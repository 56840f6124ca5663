import ColorContrast
import DynamicType

/// Buttons, images and controls.
extension InterfacePairings {
  // MARK: Buttons

  mutating func addButton(_ button: XMLTree.Element) {
    if let configuration = button.child(key: "configuration") {
      addConfiguration(configuration, of: button)
      return
    }
    let states = button.children.filter { $0.name == "state" }
    let normal = states.first { $0["key"] == "normal" }
    var backdrop = backdrops.backdrop(of: button)
    if states.contains(where: { $0["backgroundImage"] != nil }) {
      backdrop = .unknown("the button's background image")
    }
    let isSystem = ["system", "roundedRect"].contains(button["buttonType"] ?? "custom")
    let font = font(of: button)
    if normal?["image"] != nil {
      let isSymbol = normal?["catalog"] == "system"
      let isTemplate = isSymbol || isSystem
      if isTemplate || colors.catalogs.isTemplateImage(normal?["image"] ?? "") == true {
        pair(
          colors.tint(of: button), on: backdrop, role: .icon, component: "button.image",
          of: button)
      }
    }
    for state in states {
      guard let key = state["key"], key == "normal" || key == "selected" else { continue }
      let component = key == "normal" ? "button.title" : "button.title.\(key)"
      if let attributed = state.child(key: "attributedTitle") {
        addFragments(of: attributed, on: backdrop, component: component, view: button)
        continue
      }
      if let color = colors.color("titleColor", of: state) {
        guard (state["title"] ?? normal?["title"]) != nil || normal?["image"] == nil else {
          continue
        }
        pair(color, on: backdrop, role: .text, component: component, of: button, font: font)
      } else if key == "normal", !colors.states("titleColor", of: state),
        let title = state["title"], !title.isEmpty,
        isSystem || title != "Button"
      {
        // "Button" is what Interface Builder writes; with no colour of its own, code fills it in.
        pair(
          isSystem ? colors.tint(of: button) : colors.uiKitDefault("white"), on: backdrop,
          role: .text, component: component, of: button, font: font)
      }
    }
  }

  /// A button configured as since iOS 15.
  private mutating func addConfiguration(
    _ configuration: XMLTree.Element, of button: XMLTree.Element
  ) {
    let style = configuration["style"] ?? "plain"
    let stated = colors.color("baseForegroundColor", of: configuration)
    let background =
      configuration.child(key: "background").flatMap { colors.color("backgroundColor", of: $0) }
      ?? colors.color("baseBackgroundColor", of: configuration)
    let tint = colors.tint(of: button)
    let own = colors.states("baseForegroundColor", of: configuration) ? stated : tint
    var backdrop = backdrops.backdrop(of: button)
    let foreground: PairedColor?
    switch style {
    case "filled", "borderedProminent":
      foreground = colors.color("baseForegroundColor", of: configuration, default: "white")
      guard let fill = background ?? tint else { return }
      backdrop = PairedBackdrop(fill)
    case "tinted", "gray", "bordered", "borderedTinted":
      // UIKit dims these fills by amounts that are not documented.
      foreground = own
      backdrop = .unknown("the fill of a \(style) button")
    case "glass", "prominentGlass", "clearGlass", "prominentClearGlass":
      foreground = own
      backdrop = .unknown("glass over what scrolls below")
    default:
      foreground = own
      if let background, !background.isClear {
        backdrop =
          background.isOpaque
          ? PairedBackdrop(background)
          : PairedBackdrop(base: backdrop.base, layers: backdrop.layers + [background])
      }
    }
    let font = font(of: configuration)
    if configuration["title"] != nil || configuration.child(key: "attributedTitle") != nil {
      pair(
        foreground, on: backdrop, role: .text, component: "button.title", of: button, font: font)
    }
    if configuration["image"] != nil, configuration["catalog"] == "system" {
      pair(foreground, on: backdrop, role: .icon, component: "button.image", of: button)
    }
  }

  // MARK: Images

  /// Symbols and template images take the tint; other images keep their colours.
  mutating func addImageView(_ view: XMLTree.Element) {
    guard let image = view["image"] else { return }
    let isSymbol = view["catalog"] == "system"
    guard isSymbol || colors.catalogs.isTemplateImage(image) == true else { return }
    pair(
      colors.tint(of: view), on: backdrops.backdrop(of: view, ignoringOwnImage: true),
      role: .icon, component: "image.template", of: view)
  }

  // MARK: Controls

  /// What a control states of itself: its defaults are UIKit's affair.
  mutating func addControl(_ control: XMLTree.Element) {
    let backdrop = backdrops.backdrop(of: control)
    func stated(_ keys: String...) -> PairedColor? {
      for key in keys {
        if let color = colors.color(key, of: control) { return color }
      }
      return nil
    }
    let part: (color: PairedColor?, name: String)
    switch control.name {
    case "switch": part = (stated("onTintColor"), "switch.onTrack")
    case "slider": part = (stated("minimumTrackTintColor", "tintColor"), "slider.minimumTrack")
    case "progressView": part = (stated("progressTintColor", "tintColor"), "progressView.progress")
    case "activityIndicatorView": part = (stated("color"), "activityIndicator")
    case "pageControl":
      part = (stated("currentPageIndicatorTintColor"), "pageControl.currentPage")
    default:
      // The chosen segment has a fill of its own, on which its title stands in the label colour.
      if let fill = stated("selectedSegmentTintColor"), !fill.isClear, fill.isOpaque {
        pair(
          colors.uiKitDefault("label"), on: PairedBackdrop(fill), role: .text,
          component: "segmentedControl.selectedSegment", of: control)
      }
      return
    }
    pair(part.color, on: backdrop, role: .control, component: part.name, of: control)
  }
}

import Components
import DynamicType

extension SlotFont {
  /// Reads an element `<fontDescription>`; nil where it names no size.
  ///
  /// A font of a text style is taken to follow Dynamic Type: a view that does not adjust its font
  /// has the size that the user chose when it was loaded.
  init?(fontDescription element: XMLTree.Element?) {
    guard let element, element.name == "fontDescription" else { return nil }
    let weight = element["weight"].flatMap(FontWeight.init(name:))
    if let name = element["style"], let style = TextStyle(name: name) {
      self.init(style: style, weight: weight)
      return
    }
    guard let size = element.number("pointSize"), size > 0 else {
      return nil
    }
    switch element["type"] ?? (element["name"] == nil ? "system" : "custom") {
    case "system": self.init(size: size, weight: weight)
    case "boldSystem": self.init(size: size, weight: weight ?? .bold)
    case "italicSystem": self.init(size: size, weight: weight, isItalic: true)
    default:
      guard let name = element["name"] else { return nil }
      if name.hasPrefix(".") {
        // The system's own fonts have names that begin with a dot.
        self.init(size: size, weight: weight ?? SlotFont(postScriptName: name, size: size).weight)
        return
      }
      var font = SlotFont(postScriptName: name, size: size)
      if let family = element["family"] { font.family = family }
      self = font
    }
  }

  /// A font by its PostScript name, `Avenir-Heavy`, which names the family before the hyphen.
  init(postScriptName name: String, size: Double) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = parts.count > 1 ? String(parts[1]) : ""
    let upright = face.replacing("Italic", with: "").replacing("Oblique", with: "")
    self.init(
      family: parts.first.map(String.init) ?? name, size: size, weight: FontWeight(name: upright),
      isItalic: upright.count < face.count ? true : nil, scales: false)
  }
}

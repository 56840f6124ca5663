import DynamicType

extension ColorPairing.Font {
  /// Reads an element `<fontDescription>`.
  ///
  /// Only the system's font has names for its weights here; a custom font tells its weight in its
  /// name, of which the usual words are understood.
  init?(_ description: XMLTree.Element?) {
    guard let description, description.name == "fontDescription" else { return nil }
    let weight = description["weight"].flatMap(FontWeight.init(name:))
    if let name = description["style"], let style = TextStyle(name: name) {
      self = .style(style, weight: weight)
      return
    }
    guard let size = description["pointSize"].flatMap(Double.init), size > 0, size.isFinite else {
      return nil
    }
    switch description["type"] {
    case "boldSystem": self = .fixed(pointSize: size, weight: weight ?? .bold)
    case "system", "italicSystem": self = .fixed(pointSize: size, weight: weight ?? .regular)
    default:
      let name = (description["name"] ?? "").lowercased()
      let isBold = ["bold", "heavy", "black"].contains { name.contains($0) }
      let isSemibold = name.contains("semibold") || name.contains("demibold")
      self = .fixed(pointSize: size, weight: isSemibold ? .semibold : isBold ? .bold : .regular)
    }
  }
}

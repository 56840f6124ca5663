import DynamicType

/// The page about the colours of iOS, in Markdown: `docs/colors.md` is what this writes.
public enum ColorDocument {
  /// The Markdown text, which ends with a line feed.
  public static func markdown() -> String {
    var blocks = [ColorDocumentText.introduction]
    blocks.append("## System colours")
    blocks.append(ColorDocumentText.systemColors)
    for os in OSGeneration.allCases.reversed() {
      blocks.append("### \(os.displayName)")
      blocks.append(systemColors(os))
    }
    blocks.append("### In every release")
    blocks.append(fixedColors())
    blocks += ["## Tint", ColorDocumentText.tint]
    blocks += ["## Bars and cards", ColorDocumentText.materials, materials()]
    blocks += ["## Status bar", ColorDocumentText.statusBar]
    blocks += ["## Roles", ColorDocumentText.roles, roles()]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: - System colours

  private static func systemColors(_ os: OSGeneration) -> String {
    let columns: [Appearance] =
      os == .iOS7
      ? [.light]
      : [
        .light, .dark, Appearance(.light, contrast: .high), Appearance(.dark, contrast: .high),
        Appearance(.dark, level: .elevated),
        Appearance(.dark, contrast: .high, level: .elevated),
      ]
    var rows: [[String]] = []
    for color in SystemColor.all where color.definedVariants[os] != nil && !isFixed(color) {
      let cells = columns.enumerated().map { index, appearance in
        let value = color.resolved(in: appearance, os: os)
        let base = Appearance(appearance.style, contrast: appearance.contrast)
        if index > 3, value?.color == color.resolved(in: base, os: os)?.color { return "" }
        return value.map { text($0.color) } ?? "–"
      }
      let sureness = columns.compactMap { color.resolved(in: $0, os: os)?.confidence }.min()
      rows.append(["`\(color.name)`"] + cells + [sureness?.rawValue ?? "–"])
    }
    let heads =
      os == .iOS7
      ? ["colour", "value", "confidence"]
      : [
        "colour", "light", "dark", "light, increased", "dark, increased", "dark, elevated",
        "dark, increased, elevated", "confidence",
      ]
    return table(heads, rows)
  }

  private static func fixedColors() -> String {
    let rows = SystemColor.all.filter(isFixed).map { color in
      ["`\(color.name)`", color.resolved(in: .light).map { text($0.color) } ?? "–"]
    }
    return table(["colour", "value"], rows)
  }

  private static func isFixed(_ color: DynamicColor) -> Bool {
    FixedColors.rows.contains { $0.name == color.name }
  }

  // MARK: - Materials

  private static func materials() -> String {
    var rows: [[String]] = []
    for os in OSGeneration.allCases.reversed() {
      for appearance in [Appearance.light, .dark] where os != .iOS7 || appearance == .light {
        for bar in [BarAppearance.Bar.navigationBar, .tabBar] {
          let material = BarAppearance(bar).material(in: appearance, os: os)
          rows.append(row("`\(bar.rawValue)`", material, appearance, os))
        }
        if os == .iOS26 {
          let platter = BarMaterials.platter(appearance.style)
          rows.append(row("platter of buttons and tabs", platter, appearance, os))
        }
        for card in CardMaterial.allCases {
          let material = card.material(in: appearance, os: os)
          rows.append(row("`\(card.rawValue)`", material, appearance, os))
        }
      }
    }
    return table(["what", "system", "appearance", "layers", "confidence", "source"], rows)
  }

  private static func row(
    _ name: String, _ material: BarMaterial, _ appearance: Appearance, _ os: OSGeneration
  ) -> [String] {
    var layers = material.layers.map(text).joined(separator: ", then ")
    if layers.isEmpty { layers = "none" }
    if material.saturation != 1 { layers += " over \(number(material.saturation)) saturation" }
    return [
      name, os.displayName, appearance.style.rawValue, layers, material.confidence.rawValue,
      material.source,
    ]
  }

  // MARK: - Roles

  private static func roles() -> String {
    let rows = ContrastRole.all.map { role in
      [
        "`\(role.name)`", text(role.kind), byGeneration(role.colors, text),
        byGeneration(role.surfaces, text), role.property.map { "`\($0)`" } ?? "–",
        role.confidence.rawValue, role.source,
      ]
    }
    return table(["role", "kind", "colour", "on", "set by", "confidence", "source"], rows)
  }

  private static func byGeneration<Value>(
    _ values: [OSGeneration: Value], _ text: (Value) -> String
  ) -> String {
    let generations = values.keys.sorted()
    guard generations.count > 1 || generations.first != .iOS7 else {
      return values.values.first.map(text) ?? "–"
    }
    return generations.map { os in
      "from iOS \(os.rawValue.drop { !$0.isNumber }): \(values[os].map(text) ?? "–")"
    }.joined(separator: "; ")
  }

  private static func text(_ kind: ContrastRole.Kind) -> String {
    switch kind {
    case .text(.style(let style, let weight)):
      "text, `\(style.rawValue)`" + (weight.map { " \($0.rawValue)" } ?? "")
    case .text(.fixed(let size, let weight)): "text, \(number(size)) pt \(weight.rawValue)"
    case .text(.growing(let size, let weight, let limit)):
      "text, \(number(size)) pt \(weight.rawValue), grows up to \(limit.shortName)"
    case .icon: "symbol"
    case .control: "control"
    }
  }

  private static func text(_ color: RoleColor) -> String {
    switch color {
    case .tint: "tint"
    case .tintWithAlpha(let light, let dark, _, let confidence):
      "tint at \(number(light)), in dark at \(number(dark)) (\(confidence.rawValue))"
    case .system(let name): "`\(name)`"
    case .fixed(let light, let dark, _, let confidence):
      (light == dark ? text(light) : "\(text(light)), in dark \(text(dark))")
        + " (\(confidence.rawValue))"
    }
  }

  private static func text(_ surface: ContrastRole.Surface) -> String {
    switch surface {
    case .screen: "screen"
    case .bar(let bar): "`\(bar.rawValue)`"
    case .scrollEdge(let bar): "`\(bar.rawValue)` at the scroll edge"
    case .platter(let bar): "platter on `\(bar.rawValue)`"
    case .fill(let color): text(color)
    case .fillOnBar(let color, let bar): "\(text(color)) on `\(bar.rawValue)`"
    case .card(let card): "`\(card.rawValue)`"
    }
  }

  // MARK: - Words

  private static func text(_ color: Color) -> String {
    let hexadecimal = color.withAlpha(1).hexadecimal
    return color.isOpaque
      ? "`\(hexadecimal)`" : "`\(hexadecimal)` at \(number((color.alpha * 1000).rounded() / 1000))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rule = "|" + String(repeating: "---|", count: heads.count)
    return ([line(heads), rule] + rows.map(line)).joined(separator: "\n")
  }
}

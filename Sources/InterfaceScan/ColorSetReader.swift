import ColorContrast
import Foundation
import JSONText
import Localization

/// Reads the `Contents.json` of a `.colorset`.
struct ColorSetReader {
  private let file: String
  private(set) var problems: [ScanProblem] = []

  private static let spaces: [ColorSpace] = [
    .sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3, .grayGamma22, .extendedGray,
  ]
  /// `reality` is left out on purpose: no colour is chosen by it.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision",
  ]
  private static let gamuts: [String: DisplayGamut] = [
    "srgb": .sRGB, "display-p3": .displayP3,
  ]

  init(file: String) { self.file = file }

  /// Reads the bytes of the file; `problems` then says what was wrong with it.
  ///
  /// - Returns: The set without the variants that could not be read; nil if nothing could.
  mutating func read(_ data: Data, name: String) -> ColorSet? {
    let json: JSONFile
    do throws(ScanProblem) {
      json = try JSONFile(data, file: file)
    } catch {
      problems.append(error)
      return nil
    }
    problems += json.remarks
    guard json.root.members != nil else {
      fail(json.root.line, "expected an object, found \(json.root.kindName)")
      return nil
    }
    guard let colors = json.root["colors"] else {
      fail(json.root.line, "expected a member \"colors\" with the colour's variants")
      return nil
    }
    guard case .array(let entries) = colors.kind else {
      fail(colors.line, "expected \"colors\" to be a list, found \(colors.kindName)")
      return nil
    }
    let known = problems.count
    var variants: [ColorSet.Variant] = []
    for entry in entries {
      do throws(ScanProblem) {
        if let variant = try variant(entry) { variants.append(variant) }
      } catch {
        problems.append(error)
      }
    }
    if problems.count == known { checkAppearances(variants) }
    return ColorSet(name: name, place: SourcePlace(file: file, line: 1), variants: variants)
  }

  /// A colour that only some appearances have is none in the others.
  private mutating func checkAppearances(_ variants: [ColorSet.Variant]) {
    let groups = Dictionary(grouping: variants) { $0.idiom }
    if groups["universal"].map(Self.isComplete) == true { return }
    for (idiom, group) in groups.sorted(by: { $0.key < $1.key }) where !Self.isComplete(group) {
      guard let first = group.min(by: { $0.line < $1.line }) else { continue }
      fail(
        first.line,
        "expected a colour for any appearance beside this one (idiom \(idiom)); others have none")
    }
  }

  /// Whether each appearance has a variant or one to fall back on.
  private static func isComplete(_ group: [ColorSet.Variant]) -> Bool {
    let plain = group.filter { $0.contrast == .normal }
    let styles = Set(plain.compactMap(\.style))
    return plain.contains { $0.style == nil } || styles.count == Appearance.Style.allCases.count
  }

  /// A variant; nil where the file holds a slot without a colour.
  private mutating func variant(_ entry: JSONValue) throws(ScanProblem) -> ColorSet.Variant? {
    guard entry.members != nil else {
      throw problem(entry.line, "expected a variant as an object, found \(entry.kindName)")
    }
    guard let color = entry["color"] else { return nil }
    var variant = ColorSet.Variant(
      idiom: "universal", contrast: .normal, value: .color(.clear, space: .sRGB), line: entry.line)
    if let idiom = entry["idiom"] {
      guard let name = idiom.string, Self.idioms.contains(name) else {
        throw problem(
          idiom.line,
          "unknown idiom \(quoted(idiom)); known: \(Self.idioms.joined(separator: ", "))")
      }
      variant.idiom = name
    }
    variant.subtype = entry["subtype"]?.string
    variant.locale = entry["locale"]?.string
    if let gamut = entry["display-gamut"] {
      guard let name = gamut.string, let known = Self.gamuts[name.lowercased()] else {
        throw problem(
          gamut.line, "unknown display gamut \(quoted(gamut)); known: sRGB, display-P3")
      }
      variant.gamut = known
    }
    if let appearances = entry["appearances"] { try read(appearances, into: &variant) }
    variant.value = try value(color)
    return variant
  }

  private func read(
    _ appearances: JSONValue, into variant: inout ColorSet.Variant
  ) throws(ScanProblem) {
    guard case .array(let entries) = appearances.kind else {
      throw problem(
        appearances.line, "expected \"appearances\" to be a list, found \(appearances.kindName)")
    }
    for entry in entries {
      let value = entry["value"]?.string
      switch entry["appearance"]?.string {
      case "luminosity":
        guard let value, let style = Appearance.Style(rawValue: value) else {
          throw problem(entry.line, "expected the luminosity light or dark")
        }
        variant.style = style
      case "contrast":
        guard value == "high" else { throw problem(entry.line, "expected the contrast high") }
        variant.contrast = .high
      default:
        throw problem(entry.line, "expected an appearance luminosity or contrast")
      }
    }
  }

  private mutating func value(_ color: JSONValue) throws(ScanProblem) -> ColorSet.Value {
    guard color.members != nil else {
      throw problem(color.line, "expected \"color\" to be an object, found \(color.kindName)")
    }
    if let reference = color["reference"] {
      guard let name = reference.string else {
        throw problem(reference.line, "expected the name of a system colour")
      }
      guard let system = SystemColor.named(name) else {
        throw problem(
          reference.line,
          "unknown system colour \"\(name)\"; a colour set can refer to no other colour set")
      }
      return .system(system)
    }
    guard let spaceName = color["color-space"], let components = color["components"] else {
      throw problem(
        color.line, "expected \"color-space\" and \"components\", or a \"reference\"")
    }
    guard let space = Self.spaces.first(where: { $0.rawValue == spaceName.string }) else {
      let known = Self.spaces.map(\.rawValue).joined(separator: ", ")
      throw problem(
        spaceName.line, "unknown colour space \(quoted(spaceName)); known: \(known)")
    }
    return .color(try self.color(components, in: space), space: space)
  }

  private mutating func color(
    _ components: JSONValue, in space: ColorSpace
  ) throws(ScanProblem) -> Color {
    guard components.members != nil else {
      throw problem(
        components.line, "expected \"components\" to be an object, found \(components.kindName)")
    }
    let names = space.componentCount == 1 ? ["white"] : ["red", "green", "blue"]
    let missing = names.filter { components[$0] == nil }
    guard missing.isEmpty else {
      throw problem(
        components.line,
        "expected the components \(names.joined(separator: ", ")) for \(space.rawValue);"
          + " missing: \(missing.joined(separator: ", "))")
    }
    var values: [ColorComponent] = []
    for name in names {
      values.append(try component(name, of: components, isExtended: space.isExtended))
    }
    if values.allSatisfy({ $0.isEightBit && $0.value <= 1 / 255 }),
      values.contains(where: { $0.value > 0 })
    {
      problems.append(
        problem(
          components.line,
          "\"1\" is 1 of 255, almost black; expected \"1.000\" for a full component",
          severity: .warning))
    }
    var alpha = 1.0
    if components["alpha"] != nil {
      alpha = try component("alpha", of: components, isExtended: false, isAlpha: true).value
    }
    let numbers = values.map(\.value)
    return Color(
      (numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0),
      alpha: alpha, in: space)
  }

  private func component(
    _ name: String, of components: JSONValue, isExtended: Bool, isAlpha: Bool = false
  ) throws(ScanProblem) -> ColorComponent {
    guard let json = components[name] else {
      throw problem(components.line, "expected the component \(name)")
    }
    do {
      return try ColorComponent(json, isExtended: isExtended, isAlpha: isAlpha)
    } catch {
      throw problem(json.line, "\(name): \(error.message)")
    }
  }

  private func quoted(_ value: JSONValue) -> String {
    value.string.map { "\"\($0)\"" } ?? value.kindName
  }

  private func problem(
    _ line: Int, _ message: String, severity: ScanProblem.Severity = .error
  ) -> ScanProblem {
    ScanProblem(file: file, line: line, message: message, severity: severity)
  }

  private mutating func fail(_ line: Int, _ message: String) {
    problems.append(problem(line, message))
  }
}

import ColorContrast
import DynamicType
import Foundation
import Localization

/// Reads the colours of an interface file.
struct InterfaceColors {
  let document: InterfaceDocument
  let catalogs: AssetCatalogs
  let idiom: Idiom
  let gamut: DisplayGamut

  /// The colour that a child `<color key="…">` of an element states.
  func color(_ key: String, of element: XMLTree.Element) -> PairedColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    if child["systemColor"] == "tintColor" {
      guard var tint = key == "tintColor" ? windowTint : tint(of: element) else { return nil }
      tint.place = document.place(of: child)
      return tint
    }
    return try? color(child)
  }

  /// Whether the file states a colour, readable or not.
  func states(_ key: String, of element: XMLTree.Element) -> Bool {
    element.child(key: key)?.name == "color"
  }

  /// The colour of a property, or UIKit's default of this name where the file states none; nil for
  /// one that cannot be read, about which nothing is known.
  func color(
    _ key: String, of element: XMLTree.Element, default name: String
  ) -> PairedColor? {
    states(key, of: element) ? color(key, of: element) : uiKitDefault(name)
  }

  /// The colour of an element `<color>`.
  ///
  /// - Throws: `ScanProblem` for a space, a name or components that cannot be read.
  func color(_ element: XMLTree.Element) throws(ScanProblem) -> PairedColor {
    let place = document.place(of: element)
    // The name counts, the components beside it are for systems that do not know it.
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let system = SystemColor.named(name) {
        return PairedColor(system, place: place)
      }
      if let resource = document.resource("systemColor", named: name)?.child("color") {
        return PairedColor(try copy(resource, name: name), place: place)
      }
      if element["colorSpace"] == nil {
        throw ScanProblem(
          at: place, message: "unknown system colour \"\(name)\"", severity: .warning)
      }
    }
    if let name = element["name"] {
      switch element["colorSpace"] {
      case nil: return try named(name, at: place)
      case "catalog":
        if let system = SystemColor.named(name) { return PairedColor(system, place: place) }
        throw ScanProblem(
          at: place, message: "unknown system colour \"\(name)\"", severity: .warning)
      default: break
      }
    }
    return PairedColor(try literal(element, name: nil), place: place)
  }

  private func named(_ name: String, at place: SourcePlace) throws(ScanProblem) -> PairedColor {
    if let (set, confidence) = catalogs.colorSet(named: name, near: document.file),
      let color = set.color(idiom: idiom, gamut: gamut)
    {
      return PairedColor(color, place: place, confidence: confidence)
    }
    if let resource = document.resource("namedColor", named: name)?.child("color") {
      return PairedColor(try copy(resource, name: name), place: place)
    }
    throw ScanProblem(
      at: place,
      message: "the named colour \"\(name)\" is in no asset catalog that was given, and the file"
        + " keeps no copy of it",
      severity: .warning)
  }

  /// The copy that the file keeps of a colour: as it was when the file was saved, and in the light
  /// appearance only.
  private func copy(
    _ element: XMLTree.Element, name: String
  ) throws(ScanProblem) -> DynamicColor {
    let literal = try literal(element, name: name)
    guard let light = literal.resolved(in: .light, os: .iOS7) else { return literal }
    let source = "a copy in \(light.source)"
    let variants = Appearance.Style.allCases.flatMap { style in
      Appearance.Contrast.allCases.map { contrast in
        let appearance = Appearance(style, contrast: contrast)
        let confidence: Confidence = appearance == .light ? .likely : .guess
        return (appearance, SourcedColor(light.color, source: source, confidence: confidence))
      }
    }
    return DynamicColor(name: name, variants: Dictionary(uniqueKeysWithValues: variants))
  }

  /// Components in a space; `name` replaces their notation as the name.
  private func literal(
    _ element: XMLTree.Element, name: String?
  ) throws(ScanProblem) -> DynamicColor {
    let place = document.place(of: element)
    let stated = element["colorSpace"] ?? "sRGB"
    let spaceName = stated == "custom" ? element["customColorSpace"] ?? "" : stated
    guard let space = ColorSpace(name: spaceName) else {
      throw ScanProblem(
        at: place,
        message: "unknown colour space \"\(spaceName)\"; known: "
          + ColorSpace.names.joined(separator: ", "))
    }
    let names = space.componentCount == 1 ? ["white"] : ["red", "green", "blue"]
    var values: [Double] = []
    for name in names {
      values.append(try component(name, of: element, isExtended: space.isExtended))
    }
    let alpha = element["alpha"] == nil ? 1 : try component("alpha", of: element)
    let color = Color(
      (values[0], values.count > 1 ? values[1] : 0, values.count > 2 ? values[2] : 0),
      alpha: alpha, in: space)
    let source = SourcedColor(color, source: place.description, confidence: .certain)
    return DynamicColor(name: name ?? color.hexadecimal, variants: [.light: source])
  }

  private func component(
    _ name: String, of element: XMLTree.Element, isExtended: Bool = false
  ) throws(ScanProblem) -> Double {
    let place = document.place(of: element)
    guard let text = element[name], let value = Double(text), value.isFinite else {
      throw ScanProblem(
        at: place,
        message: "expected a number as the component \(name) of a colour"
          + (element[name].map { ", found \"\($0)\"" } ?? ""))
    }
    // Interface Builder writes what a colour picker gave, rounded anyhow.
    guard isExtended || (-0.001...1.001).contains(value) else {
      throw ScanProblem(
        at: place, message: "expected the component \(name) from 0 to 1, found \(text)")
    }
    return isExtended ? value : min(max(value, 0), 1)
  }
}

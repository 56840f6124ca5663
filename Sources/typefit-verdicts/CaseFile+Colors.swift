import ColorContrast
import DynamicType
import JSONText

extension CaseFile {
  /// Reads the cases about colours of a file: those of the kind `c`.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  static func readColors(path: String) throws -> [ColorCase] {
    let (file, bytes) = try open(path: path)
    return try file.colorCases(bytes)
  }

  /// Reads the cases about colours of a text.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  func colorCases(_ bytes: [UInt8]) throws -> [ColorCase] {
    try values(bytes).compactMap { value in
      guard try required(value, "kind") == "c" else { return nil }
      return ColorCase(
        id: try required(value, "id"), items: try list(value, "expected").map(colorItem))
    }
  }

  private func colorItem(_ value: JSONValue) throws -> ColorCase.Item {
    let word = try required(value, "expect")
    guard let expectation = ColorCase.Expectation(rawValue: word) else {
      throw fault(
        value, "`expect`: expected `contrast_fail`, `contrast_pass` or `exempt`, found `\(word)`")
    }
    let style = try required(value, "appearance")
    guard let appearance = Appearance.Style(rawValue: style) else {
      throw fault(value, "`appearance`: expected `light` or `dark`, found `\(style)`")
    }
    let background = try required(value, "background")
    let subject: ColorCase.Subject
    switch try required(value, "surface") {
    case "color.pair":
      subject = .pair(foreground: try required(value, "foreground"), background: background)
    case "color.status_bar":
      subject = .statusBar(style: try required(value, "status_bar_style"), background: background)
    case let other:
      throw fault(
        value, "`surface`: expected `color.pair` or `color.status_bar`, found `\(other)`")
    }
    return ColorCase.Item(
      subject: subject, appearance: appearance, textSize: try text(value, "text_size"),
      ratio: value["ratio"]?.number,
      os: try text(value, "os").flatMap(OSGeneration.init(name:)), expectation: expectation,
      isReported: try text(value, "basis")?.hasPrefix("reported") ?? false)
  }
}

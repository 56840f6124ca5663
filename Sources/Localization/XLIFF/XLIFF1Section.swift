import XMLText

/// Reads a `<file>` of XLIFF 1.2.
struct XLIFF1Section {
  private let element: XMLElement

  init(_ element: XMLElement) {
    self.element = element
  }

  func read(into table: inout XLIFFTable) {
    table.begin(
      original: element["original"] ?? "", source: element["source-language"],
      target: element["target-language"], line: element.line)
    guard let body = element.child("body") else {
      table.note("expected <body> in <file>, found none", line: element.line)
      return
    }
    read(body, restrictions: [], into: &table)
  }

  private func read(
    _ parent: XMLElement, restrictions: [SizeRestriction], into table: inout XLIFFTable
  ) {
    for child in parent.children {
      switch child.localName {
      case "group":
        let own = self.restrictions(of: child)
        read(child, restrictions: own.isEmpty ? restrictions : own, into: &table)
      case "trans-unit":
        let own = self.restrictions(of: child)
        var unit = XLIFFUnit(
          id: child["id"] ?? "", line: child.line,
          shouldTranslate: child["translate"] != "no",
          sizeRestrictions: own.isEmpty ? restrictions : own)
        if child["id"] == nil {
          table.note("expected an \"id\" in <trans-unit>, found none", line: child.line)
          continue
        }
        for part in child.children {
          switch part.localName {
          case "source":
            unit.source = LocalizationUnit(text: Self.text(of: part), line: part.line)
          case "target":
            table.adopt(language: part["xml:lang"])
            unit.target = LocalizationUnit(
              text: Self.text(of: part), state: part["state"], line: part.line)
          case "note": unit.notes.append(part.text)
          default: break
          }
        }
        table.add(unit)
      default: break
      }
    }
  }

  /// The text with the codes inside of it; an element that only stands for a code gives what its
  /// `equiv-text` says.
  private static func text(of element: XMLElement) -> String {
    element.nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let code):
        switch code.localName {
        case "x", "bx", "ex": code["equiv-text"] ?? (code["ctype"] == "lb" ? "\n" : "")
        case "sub": ""
        default: text(of: code)
        }
      }
    }.joined()
  }

  private func restrictions(of element: XMLElement) -> [SizeRestriction] {
    let unit = element["size-unit"] ?? "pixel"
    func restriction(
      _ dimension: SizeRestriction.Dimension, _ name: String, unit: String
    ) -> SizeRestriction? {
      let minimum = element["min\(name)"].flatMap(Double.init)
      let maximum = element["max\(name)"].flatMap(Double.init)
      guard minimum != nil || maximum != nil else { return nil }
      return SizeRestriction(dimension: dimension, minimum: minimum, maximum: maximum, unit: unit)
    }
    return [
      restriction(.width, "width", unit: unit), restriction(.height, "height", unit: unit),
      restriction(.storage, "bytes", unit: "byte"),
    ].compactMap { $0 }
  }
}

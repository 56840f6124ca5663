import JSONText

extension CaseFile {
  /// Reads the cases about localisation files: those of the kind `d`.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  static func readCatalogs(path: String) throws -> [CatalogCase] {
    let (file, bytes) = try open(path: path)
    return try file.catalogCases(bytes)
  }

  /// Reads the cases about localisation files of a text.
  ///
  /// - Throws: ``CaseFileError`` with file, line and what was expected.
  func catalogCases(_ bytes: [UInt8]) throws -> [CatalogCase] {
    try values(bytes).compactMap { value in
      guard try required(value, "kind") == "d" else { return nil }
      return CatalogCase(
        id: try required(value, "id"), outcome: try text(value, "outcome") ?? "",
        items: try list(value, "expected").map(catalogItem))
    }
  }

  private func catalogItem(_ value: JSONValue) throws -> CatalogCase.Item {
    let argument = value["argument"]
    if let argument, argument.kind != .null, argument.number.flatMap({ Int(exactly: $0) }) == nil {
      throw fault(argument, "`argument`: expected a whole number, found \(argument.kindName)")
    }
    let locales = (try text(value, "locale") ?? "").split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    return CatalogCase.Item(
      surface: try required(value, "surface"), source: try text(value, "source"),
      translation: try text(value, "translation"), locales: locales,
      argument: argument?.number.flatMap { Int(exactly: $0) },
      expectedWord: try required(value, "expect"))
  }
}

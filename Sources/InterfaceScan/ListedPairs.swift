import JSONText

extension InterfaceScan {
  /// Reads a list of pairs, in the format of a theme file's `pairs`, that stands in another file; the
  /// colour sets that were found may be named in it.
  ///
  /// - Parameter file: the path that problems name.
  public func pairs(listedIn list: JSONValue, file: String) -> ThemeFile {
    let root = JSONValue(
      kind: .object([JSONMember(name: "pairs", line: list.line, value: list)]), line: list.line)
    return ThemeFileReader(JSONFile(file: file, root: root)).read(catalogs: catalogs)
  }
}

extension JSONFile {
  /// Takes a value that stands in another file.
  init(file: String, root: JSONValue) {
    self.file = file
    self.root = root
    remarks = []
  }
}

/// A pattern for paths, as `.gitignore` writes them.
///
/// `*` stands for any characters of one name, `?` for exactly one, `**` for any number of folders. A
/// pattern without a slash means a name at any depth; one with a slash begins at the folder of the
/// configuration. `/` at the end means folders only, `!` at the beginning reads what a pattern
/// before, or the standard list, leaves out.
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let source: String
  /// Whether what matches is read after all.
  let isNegated: Bool
  /// Whether it means a name at any depth.
  let isName: Bool
  private let isFolderOnly: Bool
  private let parts: [[Character]]

  /// Creates a pattern; nil where nothing is left to match.
  public init?(_ source: String) {
    self.source = source
    var rest = source[...]
    isNegated = rest.hasPrefix("!")
    if isNegated { rest = rest.dropFirst() }
    isFolderOnly = rest.hasSuffix("/")
    if isFolderOnly { rest = rest.dropLast() }
    isName = !rest.contains("/")
    if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    parts = rest.split(separator: "/").map(Array.init)
    if parts.isEmpty { return nil }
  }

  public var description: String { source }

  /// Whether the pattern means a file or folder.
  ///
  /// - Parameter path: the names on the way to it, from the folder where patterns begin; the last
  ///   is its own. nil where it lies elsewhere.
  func matches(name: String, path: [String]?, isFolder: Bool) -> Bool {
    guard isFolder || !isFolderOnly else { return false }
    if isName { return Glob(parts[0]).matches(name) }
    guard let path else { return false }
    return Self.matches(parts[...], path[...])
  }

  private static func matches(_ parts: ArraySlice<[Character]>, _ path: ArraySlice<String>) -> Bool
  {
    guard let part = parts.first else { return path.isEmpty }
    if part == ["*", "*"] {
      // At the end it means what is inside, not the folder itself.
      if parts.count == 1 { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { matches(parts.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, Glob(part).matches(name) else { return false }
    return matches(parts.dropFirst(), path.dropFirst())
  }
}

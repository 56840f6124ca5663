/// Reads Objective-C as far as texts need it, without a compiler.
///
/// Messages become calls under the names that Swift has for them, so that what recognises UIKit works
/// for both languages. Macros of the file and of C are constants and functions.
public struct ObjectiveCSourceReader: SourceReader {
  /// Implementations and headers.
  public let fileExtensions = ["m", "mm", "h"]

  /// `Objective-C`.
  public let language = "Objective-C"

  /// Creates a reader.
  public init() {}

  /// Reads a file; what it cannot understand is left out.
  public func read(_ text: String, file: String) -> SourceTree {
    let tokens = ObjectiveCLexer.tokens(of: text)
    var parser = ObjectiveCParser(tokens)
    var tree = SourceTree(file: file, imports: tokens.imports, statements: parser.file())
    tree.markers = tokens.markers
    // A header without a class may be of C or C++, which have more signs than are known here.
    let isHeader = file.lowercased().hasSuffix(".h")
    if !isHeader || tree.statements.contains(where: \.isType) {
      tree.faultLines = Array(Set(tokens.faultLines)).sorted()
    }
    return tree
  }
}

extension SourceStatement {
  /// Whether it declares a type.
  var isType: Bool {
    if case .type = self { return true }
    return false
  }
}

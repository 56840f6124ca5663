import Foundation

#if canImport(SwiftParser) && canImport(SwiftSyntax)
  import Foundation
  import InterfaceScan
  private import SwiftParser
  internal import SwiftSyntax

  /// Reads Swift source with the parser of the toolchain.
  public struct SwiftSourceReader: SourceReader {
    /// `swift`.
    public let fileExtensions = ["swift"]
    /// `Swift`.
    public let language = "Swift"

    /// Whether this build can read Swift source.
    public static let isAvailable = true

    /// Creates a reader.
    public init() {}

    /// Reads a file; what the parser cannot understand is left out.
    public func read(_ text: String, file: String) -> SourceTree {
      let nesting = Nesting(text)
      if let line = nesting.endlessLine {
        var tree = SourceTree(file: file)
        tree.faultLines = [line]
        return tree
      }
      guard nesting.isDeep else { return Self.tree(of: text, file: file) }
      return LargeStack.run { Self.tree(of: text, file: file) }
    }

    /// How deep brackets nest. The parser calls itself for each level, and secondary threads have half
    /// a megabyte of stack.
    private struct Nesting {
      /// Deeper than in most interfaces written by people.
      private(set) var isDeep = false
      /// The line where it gets deeper than any source a person wrote; nil where it never does.
      private(set) var endlessLine: Int?

      init(_ text: String) {
        var depth = 0
        var line = 1
        for byte in text.utf8 {
          switch byte {
          case 0x0A: line += 1
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            if depth > 24 { isDeep = true }
            if depth > 150 {
              endlessLine = line
              return
            }
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
          default: break
          }
        }
      }
    }

    private static func tree(of text: String, file: String) -> SourceTree {
      let syntax = Parser.parse(source: text)
      var translator = SwiftTranslator(lines: LineTable(text))
      var tree = SourceTree(file: file)
      tree.statements = translator.statements(of: syntax.statements)
      tree.imports = translator.imports
      tree.faultLines = syntax.hasError ? FaultFinder.lines(in: syntax, translator.lines) : []
      tree.markers = MarkerComments.find(in: text)
      return tree
    }
  }

  /// Runs work that calls itself often.
  enum LargeStack {
    private final class Box<Value>: @unchecked Sendable {
      var value: Value?
    }

    /// Runs on a thread with 64 megabytes of stack, of which only what is used is taken, and waits.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
      let box = Box<Value>()
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        box.value = work()
        done.signal()
      }
      thread.stackSize = 64 << 20
      thread.start()
      done.wait()
      return box.value ?? work()
    }
  }

  /// Lines by offset: SwiftSyntax's own table is made for columns too and costs more.
  struct LineTable {
    private let starts: [Int]

    init(_ text: String) {
      var starts = [0]
      var offset = 0
      for byte in text.utf8 {
        offset += 1
        if byte == 0x0A { starts.append(offset) }
      }
      self.starts = starts
    }

    /// The line of an offset in UTF-8, counted from 1.
    func line(at offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low + 1
    }

    /// The line of a node, without the comments before it.
    func line(of node: some SyntaxProtocol) -> Int {
      line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// The lines where the parser met what it did not expect.
  private final class FaultFinder: SyntaxAnyVisitor {
    private var lines: Set<Int> = []
    private let table: LineTable

    static func lines(in syntax: some SyntaxProtocol, _ table: LineTable) -> [Int] {
      let finder = FaultFinder(table)
      finder.walk(syntax)
      return finder.lines.sorted()
    }

    private init(_ table: LineTable) {
      self.table = table
      super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard node.hasError else { return .skipChildren }
      if node.is(UnexpectedNodesSyntax.self) || node.is(MissingExprSyntax.self)
        || node.is(MissingDeclSyntax.self)
      {
        lines.insert(table.line(of: node))
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if token.presence == .missing { lines.insert(table.line(of: token)) }
      return .skipChildren
    }
  }
#else
  import InterfaceScan

  /// Stands in where the toolchain's parser was not found: no Swift source is read.
  public struct SwiftSourceReader: SourceReader {
    /// None.
    public let fileExtensions: [String] = []

    /// Whether this build can read Swift source.
    public static let isAvailable = false

    /// Creates a reader.
    public init() {}

    /// An empty file.
    public func read(_ text: String, file: String) -> SourceTree { SourceTree(file: file) }
  }
#endif

/// Comments that speak to typefit.
enum MarkerComments {
  /// The comments with a marker, by line.
  static func find(in text: String) -> [(line: Int, text: String)] {
    guard text.contains("typefit:") else { return [] }
    var found: [(line: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let comment = line.range(of: "//"),
        line[comment.upperBound...].contains("typefit:")
      else { continue }
      found.append((index + 1, line[comment.upperBound...].trimmingCharacters(in: .whitespaces)))
    }
    return found
  }
}

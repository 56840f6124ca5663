/// A statement or declaration of program source, as far as a scan for texts needs it.
public enum SourceStatement: Sendable, Hashable {
  /// An expression for its effect, or as the element of a result builder.
  case expression(SourceExpression)
  /// `target = value`; the operator is `=` or one such as `+=`.
  case assignment(SourceExpression, operator: String, SourceExpression, line: Int)
  /// A constant or variable.
  case variable(SourceVariable)
  /// A function, initialiser, or method of Objective-C.
  case function(SourceFunction)
  /// A type or extension.
  case type(SourceType)
  /// `if` and `guard`: the condition, and what is done if it holds and if not.
  case condition(SourceExpression, [SourceStatement], otherwise: [SourceStatement])
  /// The cases of a `switch`: what is switched over, the patterns as written, and their bodies.
  case switching(SourceExpression, [SourceSwitchCase])
  /// The body of `for`, `while`, `do` or `defer`.
  case block([SourceStatement])
  /// `return`, with a value or without.
  case returning(SourceExpression?)
}

/// A case of a `switch`.
public struct SourceSwitchCase: Sendable, Hashable {
  /// The patterns, such as `.favorites`; empty for `default`.
  public var patterns: [SourceExpression]
  /// What is done.
  public var body: [SourceStatement]

  /// Creates a case.
  public init(patterns: [SourceExpression], body: [SourceStatement]) {
    self.patterns = patterns
    self.body = body
  }
}

/// A constant, a variable or a property.
public struct SourceVariable: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// Its type as written.
  public var type: String?
  /// Its value.
  public var value: SourceExpression?
  /// What it computes, for a property with a getter.
  public var getter: [SourceStatement]
  /// Attributes without the sign: `State`, `IBOutlet`, `Environment(\.dynamicTypeSize)`.
  public var attributes: [String]
  /// Whether it belongs to its type.
  public var isStatic: Bool
  /// The line of its name, counted from 1.
  public var line: Int

  /// Creates a variable.
  public init(
    name: String, type: String? = nil, value: SourceExpression? = nil,
    getter: [SourceStatement] = [], attributes: [String] = [], isStatic: Bool = false, line: Int
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.attributes = attributes
    self.isStatic = isStatic
    self.line = line
  }
}

/// A function, an initialiser (named `init`), a subscript (named `subscript`) or a method.
public struct SourceFunction: Sendable, Hashable {
  /// A parameter.
  public struct Parameter: Sendable, Hashable {
    /// The label of its argument; nil where the caller writes none.
    public var label: String?
    /// Its name inside the function.
    public var name: String
    /// Its type as written.
    public var type: String
    /// Its value where the caller gives none.
    public var defaultValue: SourceExpression?

    /// Creates a parameter.
    public init(
      label: String?, name: String, type: String, defaultValue: SourceExpression? = nil
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  /// Its name; in Objective-C the one it has in Swift.
  public var name: String
  /// Its parameters.
  public var parameters: [Parameter]
  /// The type of its result as written.
  public var result: String?
  /// What it does.
  public var body: [SourceStatement]
  /// Attributes without the sign.
  public var attributes: [String]
  /// Whether it belongs to its type.
  public var isStatic: Bool
  /// The line of its name, counted from 1.
  public var line: Int

  /// Creates a function.
  public init(
    name: String, parameters: [Parameter] = [], result: String? = nil,
    body: [SourceStatement] = [], attributes: [String] = [], isStatic: Bool = false, line: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.attributes = attributes
    self.isStatic = isStatic
    self.line = line
  }
}

/// A type or an extension of one.
public struct SourceType: Sendable, Hashable {
  /// What it is declared as.
  public enum Kind: String, Sendable, Hashable, Codable {
    case structure = "struct"
    case `class`
    case enumeration = "enum"
    case actor
    case `protocol`
    case `extension`
  }

  /// What it is declared as.
  public var kind: Kind
  /// Its name; that of an extension may have dots.
  public var name: String
  /// Supertypes and protocols as written.
  public var inherited: [String]
  /// Its members in order.
  public var members: [SourceStatement]
  /// The cases of an enumeration with their raw values.
  public var cases: [SourceVariable]
  /// Attributes without the sign.
  public var attributes: [String]
  /// The line of its name, counted from 1.
  public var line: Int

  /// Creates a type.
  public init(
    kind: Kind, name: String, inherited: [String] = [], members: [SourceStatement] = [],
    cases: [SourceVariable] = [], attributes: [String] = [], line: Int
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.members = members
    self.cases = cases
    self.attributes = attributes
    self.line = line
  }
}

/// A file of program source.
public struct SourceTree: Sendable, Hashable {
  /// Its path.
  public var file: String
  /// Names of the imported modules.
  public var imports: [String]
  /// What stands in it, in order.
  public var statements: [SourceStatement]
  /// Comments that hold a marker `typefit:`, with their lines.
  public var markers: [(line: Int, text: String)] {
    get { zip(markerLines, markerTexts).map { ($0, $1) } }
    set {
      markerLines = newValue.map(\.line)
      markerTexts = newValue.map(\.text)
    }
  }
  /// Lines that the parser could not understand.
  public var faultLines: [Int]

  private var markerLines: [Int] = []
  private var markerTexts: [String] = []

  /// Creates a file.
  public init(
    file: String, imports: [String] = [], statements: [SourceStatement] = [],
    faultLines: [Int] = []
  ) {
    self.file = file
    self.imports = imports
    self.statements = statements
    self.faultLines = faultLines
  }
}

/// Reads program source of one language.
public protocol SourceReader: Sendable {
  /// The name of the language.
  var language: String { get }
  /// Extensions of its files, in lower case, without the dot.
  var fileExtensions: [String] { get }
  /// Reads a file; what it cannot understand is left out and named in ``SourceTree/faultLines``.
  func read(_ text: String, file: String) -> SourceTree
}

extension SourceReader {
  /// Source of any language.
  public var language: String { "source" }
}

/// Types of Objective-C as Swift writes them.
enum ObjectiveCType {
  private static let qualifiers: Set<String> = [
    "const", "static", "extern", "inline", "register", "volatile", "__weak", "__strong", "__block",
    "__unused", "__autoreleasing", "__unsafe_unretained", "nullable", "nonnull", "_Nullable",
    "_Nonnull", "__nullable", "__nonnull", "null_unspecified", "__kindof", "IBOutlet", "struct",
    "enum", "union", "unsigned", "signed", "in", "out", "inout", "bycopy", "oneway",
    "FOUNDATION_EXPORT",
    "UIKIT_EXTERN", "NS_INLINE", "UIKIT_STATIC_INLINE", "OBJC_EXPORT", "static_inline",
    "IBInspectable",
    "_Null_unspecified", "__attribute__", "constexpr", "auto", "__auto_type",
  ]

  static func isQualifier(_ word: String) -> Bool { qualifiers.contains(word) }

  /// The name of a type of these words and signs: `NSArray < NSString * > *` is `[NSString]`.
  static func name(_ words: [String]) -> String {
    var names: [String] = []
    var arguments: [String] = []
    var depth = 0
    for word in words {
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case "*", "&", ",", "^", "?": break
      default:
        guard !isQualifier(word) else { continue }
        if depth > 0 { arguments.append(word) } else { names.append(word) }
      }
    }
    let name = names.last ?? ""
    if ["NSArray", "NSMutableArray", "NSSet", "NSOrderedSet"].contains(name),
      let element = arguments.first
    {
      return "[\(element)]"
    }
    if name == "id", let first = arguments.first { return first }
    return ObjectiveCNames.type(name)
  }

  /// The type of a variable; nil where it may be any object.
  static func variable(_ words: [String]) -> String? {
    let name = name(words)
    return name.isEmpty || name == "id" ? nil : name
  }
}

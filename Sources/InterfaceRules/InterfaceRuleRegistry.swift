/// All rules about the interface.
public enum InterfaceRuleRegistry {
  /// The rules in the order in which the rule reference names them.
  public static let all: [any InterfaceRule] = [
    FixedFontSizeRule(), UnscaledCustomFontRule(), TextStyleWithoutAdjustmentRule(),
    CappedTextSizeRule(), SingleLineTextRule(), FixedTextHeightRule(), RowNeverStacksRule(),
    HardCodedTextRule(), UndefinedKeyRule(), UnusedKeyRule(), ConcatenatedTextRule(),
    PluralInCodeRule(), PluralFormatRule(), TextInImageRule(),
    ColorLiteralRule(), StatusBarStyleRule(), IgnoredStatusBarStyleRule(),
  ]

  /// The rule with an identifier.
  public static func rule(id: String) -> (any InterfaceRule)? {
    all.first { $0.id == id }
  }
}

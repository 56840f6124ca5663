/// All rules about localisation files.
public enum LocalizationRuleRegistry {
  /// The rules in the order in which the rule reference names them.
  public static let all: [any LocalizationRule] = [
    SilentlyLostEntriesRule(), UnreadableTableRule(), DuplicateKeyRule(), InvalidEncodingRule(),
    MergeConflictRule(), PlaceholderFileRule(),
    MissingTranslationRule(), UntranslatedRule(), NewTranslationRule(), NeedsReviewRule(),
    StaleStringRule(), EmptyValueRule(), MissingKeyRule(), OrphanObjectRule(), OutdatedSourceRule(),
    UnusedVariationRule(), LengthRestrictionRule(),
    PlaceholderTypeRule(), ExtraPlaceholderRule(), MissingPlaceholderRule(), BarePercentSignRule(),
    MissingPluralCategoryRule(), UnreachablePluralCategoryRule(), PluralWithoutNumberRule(),
    PluralFormsNeededRule(), UndefinedVariableRule(), UnusedVariableRule(),
    DoubledSpaceRule(), EdgeSpaceRule(), LineBreakRule(), FinalPunctuationRule(),
    PunctuationSpacingRule(), NoBreakSpaceRule(), UnbalancedQuotesRule(), QuoteStyleRule(),
    UnbalancedBracketsRule(), EllipsisCharacterRule(), AccentAsApostropheRule(),
    StraightApostropheRule(), DoubledWordRule(),
    ControlCharacterRule(), InvisibleCharacterRule(), MojibakeRule(), MixedScriptRule(),
    ForeignScriptRule(), ChineseStyleRule(),
    SwiftInterpolationRule(), MessageFormatRule(), ChangedTokenRule(), HTMLTagRule(),
    LostMarkdownRule(), InflectionMarkRule(), ChangedLinkRule(), VisibleEscapeRule(),
    ReorderedTextRule(), LeftToRightBaseRule(), UnisolatedPlaceholderRule(),
    UnpairedDirectionalMarkRule(), LostDirectionalMarkRule(), HardCodedArrowRule(),
    UnmirroredSideRule(),
    AlertTitleRule(), AlertButtonRule(), AccusingAlertRule(), ClickRule(), ActivityTitleRule(),
    OneWordLabelRule(),
  ]

  /// The rule with an identifier.
  public static func rule(id: String) -> (any LocalizationRule)? {
    all.first { $0.id == id }
  }
}

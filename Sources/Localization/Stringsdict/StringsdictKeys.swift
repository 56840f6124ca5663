/// The keys of the `.stringsdict` format.
enum StringsdictKeys {
  /// The text with its variables.
  static let format = "NSStringLocalizedFormatKey"
  /// Texts by width.
  static let width = "NSStringVariableWidthRuleType"
  /// Texts by device.
  static let device = "NSStringDeviceSpecificRuleType"
  /// What a variable chooses its form by; ``pluralRule`` is the only one.
  static let ruleType = "NSStringFormatSpecTypeKey"
  /// The conversion of a variable's argument.
  static let valueType = "NSStringFormatValueTypeKey"
  /// A choice by number.
  static let pluralRule = "NSStringPluralRuleType"
}

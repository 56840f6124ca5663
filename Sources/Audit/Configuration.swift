import Components
import DynamicType
import FileSearch
import Localization
import TextShaping

/// The settings of an audit, usually read from `.typefit.json`.
///
/// | member | meaning | default |
/// |---|---|---|
/// | `sourceLanguage` | the language the app is written in | what the catalogs say |
/// | `devices` | device names to check | one phone per distinct width |
/// | `orientations` | `portrait`, `landscape` | `portrait` |
/// | `windows` | the app's windows on iPads, such as `slideOver` or `half` | the whole screen |
/// | `os` | iOS generation, such as `"26"` | the newest |
/// | `boldText` | the accessibility setting Bold Text | `false` |
/// | `locales` | languages to check | all |
/// | `baseline` | the file of known findings | none |
/// | `reports` | reports that are written, format → file | none |
/// | `failOn` | lowest severity that fails a run | `error` |
/// | `samples` | values put in place of format placeholders | realistic and wide |
/// | `slots` | which strings are shown where; the first rule that matches counts | none |
/// | `screens` | files that describe whole screens | none |
/// | `markdown` | whether strings are drawn as Markdown | where they look like it |
/// | `rules` | which rules are applied, and how severe they are | each rule's own |
/// | `ignore` | patterns of keys that are not checked | none |
/// | `exclude` | patterns of files and folders that are not read | the standard list |
/// | `fonts` | the app's own font families and their files | none |
/// | `defaultFont` | the font where the app sets one | the component's own |
/// | `contrast` | how colours are judged, see ``ContrastConfiguration`` | level AA |
public struct AuditConfiguration: Sendable {
  /// The language the app is written in; nil takes the catalogs' own statement.
  public var sourceLanguage: String?
  /// The devices to check; empty means `Device.auditDefaults`.
  public var devices: [Device] = []
  /// How the devices are held; empty means portrait.
  public var orientations: [Orientation] = []
  /// The app's windows on iPads; empty means the whole screen. An iPad that does not offer one is not
  /// checked in it, and a phone always in its whole screen.
  public var windows: [WindowSize] = []
  /// The iOS generation to check; nil means the newest.
  public var os: OSGeneration?
  /// Whether the accessibility setting Bold Text is on.
  public var boldText = false
  /// The languages to check; empty means all.
  public var locales: [String] = []
  /// The lowest severity that makes a run fail; nil when the file does not say.
  public var failOn: Severity?
  /// The file of known findings, beside the configuration; nil when there is none.
  public var baseline: String?
  /// Reports that are written when the command line asks for none.
  public var reports: [ConfiguredReport] = []
  /// The values that replace format placeholders before measuring.
  public var samples: PlaceholderSamples
  /// Where strings are shown; the first matching rule counts.
  public var slots: [SlotRule] = []
  /// The screens that show strings by key; a string that one of them shows is measured there only.
  public var screens: [Screen] = []
  /// Whether strings are drawn as Markdown, where a rule or a marker does not say.
  public var markdown = MarkdownOption.automatic
  /// What is said about rules, by their identifiers.
  public var rules: [String: RuleSetting] = [:]
  /// Patterns of keys that are left out.
  public var ignore: [KeyPattern] = []
  /// Which files and folders are not read.
  public var exclusions = ExclusionRules.standard
  /// The app's own fonts; the font stack of a run has to be loaded with them.
  public var fonts: [CustomFontFamily] = []
  /// The font of every text whose font the app sets; nil for the system's text styles.
  public var defaultFont: SlotFont?
  /// How colours are judged, which pairs there are and which are exempt.
  public var contrast = ContrastConfiguration()
  /// What is measured beside the app's languages; empty for nothing.
  public var pseudo: [PseudoChoice] = []
  /// The file the settings come from, for reasons in findings; nil for built-in settings.
  public var file: String?

  /// Creates the default settings.
  public init(samples: PlaceholderSamples = PlaceholderSamples()) {
    self.samples = samples
  }
}

/// A rule of the configuration: which strings it means, and where they are shown.
public struct SlotRule: Sendable {
  /// Pattern of the key; nil matches every key.
  public var key: KeyPattern?
  /// Pattern of the comment, compared without case; nil matches every comment or none.
  public var comment: KeyPattern?
  /// Name of the table (file name without ending); nil matches every table.
  public var table: String?
  /// The slot name, such as `alert.title`.
  public var slot: String
  /// What the app imposes on the place.
  public var options: SlotOptions
  /// Texts shown beside the string: slot name → literal texts or `key:NAME`.
  public var companions: [String: [String]]
  /// Line of the rule in its file, counted from 1; 0 when it has none.
  public var line: Int

  /// Creates a rule.
  public init(
    key: KeyPattern? = nil, comment: KeyPattern? = nil, table: String? = nil, slot: String,
    options: SlotOptions, companions: [String: [String]] = [:], line: Int = 0
  ) {
    self.key = key
    self.comment = comment
    self.table = table
    self.slot = slot
    self.options = options
    self.companions = companions
    self.line = line
  }

  /// Whether the rule means this string.
  public func matches(_ string: LocalizedString) -> Bool {
    if let table, table != string.table { return false }
    if let key, !key.matches(string.key) { return false }
    if let comment {
      guard let text = string.comment, comment.matches(text) else { return false }
    }
    return true
  }
}

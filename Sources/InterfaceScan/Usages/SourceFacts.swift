import Components
import DynamicType
import Localization

/// Where a text comes from, as far as one file tells.
public indirect enum TextReference: Sendable, Hashable, Codable {
  /// A key that is looked up for sure: `NSLocalizedString("a", tableName: "b")`.
  case key(String, table: String?)
  /// A literal where SwiftUI looks a key up and shows the literal itself when there is none.
  case localizedLiteral(String)
  /// A literal that is shown as it stands.
  case verbatim(String)
  /// A name that another place defines: `L10n.Settings.title`, `Strings.ok`, `title`.
  case name(String)
  /// A parameter of a function, or a property that the caller of a type sets: its name, and the
  /// function or type as ``PassedText/callee`` names it.
  case parameter(String, of: String)
  /// The text is a key that is looked up: `NSLocalizedString(name)`, `LocalizedStringKey(name)`.
  case lookUp(TextReference, table: String?)
  /// What a function of the app's own makes of the texts it is given: the text of its name, the name as
  /// ``PassedText/callee`` has it.
  case applied(TextReference, of: String, [GivenText])
  /// Texts put together: by `+`, by interpolation.
  case joined([TextReference])
  /// One of several: `isOn ? "a" : "b"`, the cases of an enumeration.
  case anyOf([TextReference])
  /// A text of an interface file, the key under which its table translates it, and that table;
  /// where no table has the key it is shown as it stands.
  case interfaceText(String, table: String, text: String)
  /// A value that is no text of the app: a name, a number, what the user wrote.
  case unknown
}

/// A text among the arguments of a call.
public struct GivenText: Sendable, Hashable, Codable {
  /// The label of the argument; empty where there is none.
  public var label: String
  /// Its position among the arguments, from 0.
  public var position: Int
  /// The text.
  public var text: TextReference

  /// Creates one.
  public init(label: String, position: Int, text: TextReference) {
    self.label = label
    self.position = position
    self.text = text
  }
}

/// A usage whose text may be defined elsewhere.
public struct PendingUsage: Sendable, Hashable, Codable {
  /// The text.
  public var text: TextReference
  /// The slot.
  public var slot: String
  /// Font and limits.
  public var options: SlotOptions
  /// The largest text size the place can have; nil for all.
  public var maximumCategory: ContentSizeCategory?
  /// The other texts of the same component.
  public var companions: [String: [TextReference]]
  /// The line, counted from 1.
  public var line: Int
  /// How sure the slot is.
  public var confidence: Confidence
  /// What it rests on.
  public var reason: String
  /// What says that code replaces the text before anyone sees it; nil for one that is shown.
  public var sample: String?
  /// The outlet through which code reaches the view, which an interface file may describe.
  public var outlet: OutletName?

  /// Creates a usage.
  public init(
    text: TextReference, slot: String, options: SlotOptions = SlotOptions(),
    maximumCategory: ContentSizeCategory? = nil, companions: [String: [TextReference]] = [:],
    line: Int, confidence: Confidence, reason: String, sample: String? = nil
  ) {
    self.text = text
    self.slot = slot
    self.options = options
    self.maximumCategory = maximumCategory
    self.companions = companions
    self.line = line
    self.confidence = confidence
    self.reason = reason
    self.sample = sample
  }
}

/// A text passed to a function or view of the app's own, which may show it.
public struct PassedText: Sendable, Hashable, Codable {
  /// What is called: `SettingsRow`, `showError`; without the type for a method, and without labels
  /// in Swift, where a caller may leave arguments out.
  public var callee: String
  /// The label of the argument; empty where there is none.
  public var label: String
  /// Its position among the arguments, from 0.
  public var position: Int
  /// The text.
  public var text: TextReference
  /// The line, counted from 1.
  public var line: Int

  /// Creates one.
  public init(callee: String, label: String, position: Int, text: TextReference, line: Int) {
    self.callee = callee
    self.label = label
    self.position = position
    self.text = text
    self.line = line
  }
}

/// The parameters of a function or the properties of a view of the app's own, in the order its
/// caller writes them.
public struct TextReceiver: Sendable, Hashable, Codable {
  /// Its name, as ``PassedText/callee`` writes it.
  public var name: String
  /// Label and name of each parameter; the label is empty where the caller writes none.
  public var parameters: [Parameter]

  /// A parameter.
  public struct Parameter: Sendable, Hashable, Codable {
    /// The label.
    public var label: String
    /// The name inside.
    public var name: String

    /// Creates a parameter.
    public init(label: String, name: String) {
      self.label = label
      self.name = name
    }
  }

  /// Creates a receiver.
  public init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }
}

/// What one file says about texts and where they are shown. It depends on the file alone, so that it
/// can be kept as long as the file stays the same.
public struct SourceFacts: Sendable, Hashable, Codable {
  /// Texts shown.
  public var usages: [PendingUsage] = []
  /// Names that stand for texts: `L10n.Settings.title` → its key.
  public var definitions: [String: TextReference] = [:]
  /// Texts given to functions and views of the app's own.
  public var passed: [PassedText] = []
  /// Functions and views that take texts.
  public var receivers: [TextReceiver] = []
  /// Literals, which may be keys wherever they stand.
  public var mentioned: Set<String> = []
  /// Views of interface files that classes reach through outlets.
  public var outlets: [InterfaceOutlet] = []
  /// Lines that could not be understood.
  public var faultLines: [Int] = []
  /// Properties that code sets and that rules about interface files ask for, with the type around and
  /// the object: `HutCell.titleLabel.font`; the type is left out where the object belongs to another
  /// one (`cell.titleLabel.font = …` is `.titleLabel.font`).
  public var assigned: Set<String> = []
  /// What rules about the interface found in it.
  public var faults: [InterfaceFault] = []

  /// Creates empty facts.
  public init() {}

  /// Adds what another recogniser found in the same file.
  public mutating func merge(_ other: SourceFacts) {
    usages += other.usages
    definitions.merge(other.definitions) { first, _ in first }
    passed += other.passed
    receivers += other.receivers
    mentioned.formUnion(other.mentioned)
    outlets += other.outlets
    faultLines += other.faultLines
    assigned.formUnion(other.assigned)
    faults += other.faults
  }
}

/// Finds texts and their places in a file of source.
public protocol UsageRecognizer: Sendable {
  /// What the file says.
  func facts(in tree: SourceTree) -> SourceFacts
}

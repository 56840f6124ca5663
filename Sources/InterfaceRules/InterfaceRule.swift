import DynamicType
import InterfaceScan
import Localization
import LocalizationRules

/// A kind of fault of the interface itself: in code, in storyboards, in what they name.
///
/// To add one: a file of its own in `Rules`, and a line in `InterfaceRuleRegistry.all`. What it looks
/// at says the protocol it conforms to: ``SourceRule``, ``DocumentRule``, ``ProjectRule``; a rule may
/// be several of them.
public protocol InterfaceRule: Sendable {
  /// Identifier in kebab case that reads well after "allow", such as `fixed-font-size`.
  var id: String { get }
  /// One sentence for the rule reference: what is reported.
  var summary: String { get }
  /// What it does to the user, and what the rule rests on, in one or two sentences.
  var why: String { get }
  /// How much a fault matters that is certain or likely; one that is a guess is a note at most.
  var severity: Severity { get }
  /// Whether it is applied without being asked for; a rule that is noisy by nature is not.
  var isOnByDefault: Bool { get }
  /// Whether it looks at widgets and Live Activities, whose rooms do not grow with the text.
  var looksAtWidgets: Bool { get }
  /// What can be set in the configuration.
  var options: [RuleOption] { get }
  /// Small cases that show what it finds and what it leaves alone; every one is a test.
  var examples: [InterfaceExample] { get }
  /// Whether a fault is wanted under the configuration's options, and with what one file does not
  /// know of the project.
  ///
  /// What one file holds is kept between runs whatever the configuration and the other files say, so
  /// that both are applied to faults, not given to ``SourceRule/faults(in:)``.
  func isWanted(_ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext) -> Bool
}

extension InterfaceRule {
  public var isOnByDefault: Bool { true }
  public var looksAtWidgets: Bool { true }
  public var options: [RuleOption] { [] }
  public func isWanted(
    _ fault: InterfaceFault, in project: InterfaceProject, context: RuleContext
  ) -> Bool { true }
}

/// A rule about one file of program source. It may depend on nothing else.
public protocol SourceRule: InterfaceRule {
  /// Looks at one file.
  func faults(in source: InterfaceSource) -> [InterfaceFault]
}

/// A rule about one storyboard or xib. It may depend on nothing else.
public protocol DocumentRule: InterfaceRule {
  /// Looks at one file.
  func faults(in document: InterfaceDocument) -> [InterfaceFault]
}

/// A rule about everything that was read: keys and where they are shown, assets, property lists.
public protocol ProjectRule: InterfaceRule {
  /// Looks at the project.
  func faults(in project: InterfaceProject, context: RuleContext) -> [InterfaceFault]
}

extension InterfaceRule {
  /// A fault at a node of a source, with the names around it.
  public func fault(
    at node: Int, of source: InterfaceSource, subject: String, element: String = "",
    confidence: Confidence = .certain, _ message: String, advice: String, notes: [String] = [],
    measure: Double? = nil
  ) -> InterfaceFault {
    InterfaceFault(
      rule: id, confidence: confidence,
      place: SourcePlace(file: source.tree.file, line: source.nodes[node].line), subject: subject,
      element: element, owner: source.nodes.owner(of: node), message: message, advice: advice,
      notes: notes, measure: measure)
  }

  /// A fault at an element of an interface file.
  public func fault(
    at element: XMLTree.Element, of document: InterfaceDocument, subject: String,
    confidence: Confidence = .certain, _ message: String, advice: String, notes: [String] = [],
    measure: Double? = nil
  ) -> InterfaceFault {
    InterfaceFault(
      rule: id, confidence: confidence, place: document.place(of: element), subject: subject,
      element: element.shownName, owner: element.sceneName, message: message, advice: advice,
      notes: notes, measure: measure)
  }
}

extension RuleContext {
  /// The texts of an option; nil where it is not set.
  public func texts(_ option: String, of rule: any InterfaceRule) -> [String]? {
    options[rule.id]?[option]
  }

  /// The number of an option; nil where it is not set or no number.
  public func number(_ option: String, of rule: any InterfaceRule) -> Double? {
    options[rule.id]?[option]?.first.flatMap(Double.init)
  }

  /// The truth of an option; nil where it is not set or neither `true` nor `false`.
  public func flag(_ option: String, of rule: any InterfaceRule) -> Bool? {
    options[rule.id]?[option]?.first.flatMap(Bool.init)
  }
}

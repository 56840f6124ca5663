import InterfaceScan

/// Applies the rules about files of source while they are read, so that what they find is kept with
/// the facts of the file.
///
/// All rules are applied, those too that are off; the configuration decides afterwards.
public struct SourceRuleRecognizer: UsageRecognizer {
  private let rules: [any SourceRule]

  /// Creates a recogniser for all rules.
  public init() {
    self.init(rules: InterfaceRuleRegistry.all)
  }

  /// Creates a recogniser for those of the rules that look at source.
  public init(rules: [any InterfaceRule]) {
    self.rules = rules.compactMap { $0 as? any SourceRule }
  }

  /// The faults of a file, in the order of lines, and what it sets.
  public func facts(in tree: SourceTree) -> SourceFacts {
    var facts = SourceFacts()
    guard !rules.isEmpty, InterfaceSource.mayShowInterface(tree) else { return facts }
    let source = InterfaceSource(tree)
    facts.assigned = AssignedProperties.names(in: source)
    let excused = Excuses(tree)
    for rule in rules where rule.looksAtWidgets || source.showsGrowingTexts {
      facts.faults += rule.faults(in: source).map { fault in
        var fault = fault
        fault.isExcused = excused.contains(fault)
        return fault
      }
    }
    facts.faults.sort { ($0.place.line, $0.rule) < ($1.place.line, $1.rule) }
    return facts
  }
}

/// What the markers of a file excuse: the line they stand on, and the next one.
private struct Excuses {
  private var rules: [Int: Set<String>] = [:]

  init(_ tree: SourceTree) {
    for marker in tree.markers {
      let allowed = AllowMarker.rules(in: marker.text)
      guard !allowed.isEmpty else { continue }
      rules[marker.line, default: []].formUnion(allowed)
      rules[marker.line + 1, default: []].formUnion(allowed)
    }
  }

  func contains(_ fault: InterfaceFault) -> Bool {
    guard let allowed = rules[fault.place.line] else { return false }
    return allowed.contains(fault.rule) || allowed.contains(AllowMarker.everyRule)
  }
}

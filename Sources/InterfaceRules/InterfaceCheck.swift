import Dispatch
import InterfaceScan
import LocalizationRules

/// Applies the rules about the interface.
public enum InterfaceCheck {
  /// The faults, in the order of files, lines, rules and subjects.
  ///
  /// Files in folders of another system or of tests have none. The work is done on all cores; the order does not depend on them.
  ///
  /// - Parameters:
  ///   - sourceFaults: what ``SourceRuleRecognizer`` found while the sources were read.
  ///   - rules: which are applied.
  public static func faults(
    sourceFaults: [InterfaceFault], in project: InterfaceProject, rules: [any InterfaceRule],
    context: RuleContext
  ) -> [InterfaceFault] {
    let byID = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
    let documentRules = rules.compactMap { $0 as? any DocumentRule }
    let projectRules = rules.compactMap { $0 as? any ProjectRule }
    var others: [String: Bool] = [:]
    func isOther(_ file: String) -> Bool {
      if let known = others[file] { return known }
      let isOther = OtherCode.contains(file, roots: project.roots)
      others[file] = isOther
      return isOther
    }
    let documents = documentRules.isEmpty ? [] : project.documents.filter { !isOther($0.file) }
    let board = FaultBoard(count: projectRules.count + documents.count)
    DispatchQueue.concurrentPerform(iterations: projectRules.count + documents.count) { index in
      if index < projectRules.count {
        board.set(projectRules[index].faults(in: project, context: context), at: index)
      } else {
        let document = documents[index - projectRules.count]
        board.set(faults(in: document, rules: documentRules), at: index)
      }
    }
    let found = (sourceFaults + board.all).filter { !isOther($0.place.file) }
    return
      found
      .filter { project.assigned.isDisjoint(with: $0.overrides) }
      .filter { fault in
        guard let rule = byID[fault.rule],
          rule.isWanted(fault, in: project, context: context)
        else { return false }
        return rule.looksAtWidgets
          || !OtherCode.isWidget(fault.place.file, roots: project.roots)
      }
      .sorted { left, right in
        (left.place.file, left.place.line, left.rule, left.subject)
          < (right.place.file, right.place.line, right.rule, right.subject)
      }
  }

  /// The faults of one storyboard or xib; what a note in Interface Builder excuses is marked.
  public static func faults(
    in document: InterfaceDocument, rules: [any DocumentRule]
  ) -> [InterfaceFault] {
    guard document.runtime == .cocoaTouch else { return [] }
    let faults = rules.flatMap { $0.faults(in: document) }
    guard !faults.isEmpty else { return [] }
    let excused = excuses(in: document)
    guard !excused.isEmpty else { return faults }
    return faults.map { fault in
      var fault = fault
      let allowed = excused[fault.place.line] ?? []
      fault.isExcused = allowed.contains(fault.rule) || allowed.contains(AllowMarker.everyRule)
      return fault
    }
  }

  /// The rules that the notes of an object excuse it from, by the lines of the object and of its
  /// properties.
  private static func excuses(in document: InterfaceDocument) -> [Int: Set<String>] {
    var excuses: [Int: Set<String>] = [:]
    for notes in document.tree.root.descendants where notes["key"] == "userComments" {
      guard let object = notes.parent else { continue }
      let allowed = AllowMarker.rules(in: object.userComments)
      guard !allowed.isEmpty else { continue }
      let properties = object.children.filter { $0.name != "subviews" }
      for element in [object] + properties {
        excuses[element.line, default: []].formUnion(allowed)
      }
    }
    return excuses
  }
}

/// Lists of which every one is written once.
///
/// `@unchecked Sendable`: every access to its state happens under the lock.
private final class FaultBoard: @unchecked Sendable {
  private let lock = DispatchQueue(label: "faults")
  private var lists: [[InterfaceFault]]

  init(count: Int) { lists = Array(repeating: [], count: count) }

  func set(_ faults: [InterfaceFault], at index: Int) { lock.sync { lists[index] = faults } }

  var all: [InterfaceFault] { lock.sync { lists.flatMap { $0 } } }
}

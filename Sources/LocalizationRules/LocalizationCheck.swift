import Dispatch
import Localization

/// Applies rules to everything that was read.
public enum LocalizationCheck {
  /// The faults, in the order of files, lines, keys, languages and rules.
  ///
  /// The work is done on all cores; the order does not depend on them.
  ///
  /// - Parameter rules: which are applied.
  public static func faults(
    in project: LocalizationProject, rules: [any LocalizationRule], context: RuleContext
  ) -> [LocalizationFault] {
    let textRules = rules.compactMap { $0 as? any TextRule }
    let keyRules = rules.compactMap { $0 as? any KeyRule }
    let projectRules = rules.filter { !($0 is any TextRule) && !($0 is any KeyRule) }
    let pieces = pieces(of: project)
    let results = FaultLists(count: projectRules.count + pieces.count)
    DispatchQueue.concurrentPerform(iterations: projectRules.count + pieces.count) { index in
      guard index >= projectRules.count else {
        results[index] = projectRules[index].check(project, context: context)
        return
      }
      let piece = pieces[index - projectRules.count]
      let table = project.tables[piece.table]
      var faults: [LocalizationFault] = []
      // A text is taken apart once for all the rules that look at it.
      for group in table.keys[piece.keys] {
        for rule in keyRules { faults += rule.check(group, in: table, context: context) }
        guard !textRules.isEmpty else { continue }
        for unit in group.units where !unit.text.isEmpty {
          for rule in textRules { faults += rule.check(unit, context: context) }
        }
      }
      results[index] = faults
    }
    return results.all.sorted { lhs, rhs in
      (lhs.place.file, lhs.place.line, lhs.key, lhs.locale, lhs.rule)
        < (rhs.place.file, rhs.place.line, rhs.key, rhs.locale, rhs.rule)
    }
  }

  /// Some keys of one table.
  private struct Piece {
    let table: Int
    let keys: Range<Int>
  }

  /// Pieces that are small enough to keep the cores evenly busy.
  private static func pieces(of project: LocalizationProject) -> [Piece] {
    let size = 32
    return project.tables.indices.flatMap { table in
      let count = project.tables[table].keys.count
      return stride(from: 0, to: count, by: size).map {
        Piece(table: table, keys: $0..<min($0 + size, count))
      }
    }
  }

  /// Lists of which every one is written once, by whoever works on it.
  private final class FaultLists: @unchecked Sendable {
    private let lists: UnsafeMutableBufferPointer<[LocalizationFault]>

    init(count: Int) {
      lists = .allocate(capacity: count)
      lists.initialize(repeating: [])
    }

    deinit {
      lists.deinitialize()
      lists.deallocate()
    }

    subscript(index: Int) -> [LocalizationFault] {
      get { lists[index] }
      set { lists[index] = newValue }
    }

    var all: [LocalizationFault] { lists.flatMap { $0 } }
  }
}
